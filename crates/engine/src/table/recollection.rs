//! What a seat believes, kept from one decision to the next.

use crate::{Cursor, Game, Seat, Table, Viewer};

/// What a seat makes of everything that it saw at a table, and how much of the log that is.
#[derive(Clone, Debug)]
pub struct Recollection<G: Game> {
    belief: G::Belief,
    /// How far the seat had been told.
    to: Cursor,
    /// How many lines had been taken back by then.
    undone: usize,
}

impl<G: Game> Recollection<G> {
    /// What the seat believes.
    #[must_use]
    pub fn belief(&self) -> &G::Belief {
        &self.belief
    }
}

impl<G: Game> Table<G> {
    /// What `seat` makes of everything that it saw and that still counts, folded afresh: so it is
    /// right after an undo, and after a game was taken up again.
    #[must_use]
    pub fn belief(&self, seat: Seat) -> G::Belief {
        self.recollect(seat, None).belief
    }

    /// The same, going on from what `seat` recalled at this table before. If something was taken
    /// back since, it is folded afresh.
    #[must_use]
    pub fn recollect(&self, seat: Seat, before: Option<&Recollection<G>>) -> Recollection<G> {
        let undone = self.undone.len();
        let before = before.filter(|it| it.undone == undone).cloned();
        let mut now = before.unwrap_or_else(|| {
            let belief = self.first_belief(seat);
            Recollection { belief, to: Cursor::before(1), undone }
        });
        let (viewer, from) = (Viewer::Seat(seat), now.to);
        now.to = from.max(self.heard_to(viewer));
        self.pieces(from..now.to)
            .filter(|piece| !self.undone.contains(&piece.line))
            .flat_map(|piece| piece.events())
            .filter_map(|event| G::seen(event, viewer))
            .for_each(|seen| G::learn(&mut now.belief, &seen));
        now
    }

    /// What `seat` believes when the first decision is asked for.
    fn first_belief(&self, seat: Seat) -> G::Belief {
        let mut first = self.set_up.clone();
        self.log[0].events().iter().for_each(|event| first.apply(event));
        G::belief(first.scenario(), seat, &first.view(Viewer::Seat(seat)))
    }
}
