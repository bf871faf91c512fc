//! What a player at the table may base a decision on.

use crate::{Counsel, Game, Seat, Viewer};

/// All that a seat may know when it must decide: its view, its belief, its own draft and the list
/// of its decisions. The position itself stays out of reach.
pub struct Sight<'a, G: Game> {
    game: &'a G,
    seat: Seat,
    belief: &'a G::Belief,
    draft: Option<&'a G::Draft>,
    legal: &'a [G::Action],
}

impl<'a, G: Game> Sight<'a, G> {
    /// What `seat` sees of `game` when it must choose from `legal`.
    #[must_use]
    pub fn new(
        game: &'a G,
        seat: Seat,
        belief: &'a G::Belief,
        draft: Option<&'a G::Draft>,
        legal: &'a [G::Action],
    ) -> Self {
        Sight { game, seat, belief, draft, legal }
    }

    /// The seat that must decide.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What all positions of the scenario share.
    #[must_use]
    pub fn scenario(&self) -> &'static G::Scenario {
        self.game.scenario()
    }

    /// What the seat sees now.
    #[must_use]
    pub fn view(&self) -> G::View {
        self.game.view(Viewer::Seat(self.seat))
    }

    /// What the seat makes of everything it saw.
    #[must_use]
    pub fn belief(&self) -> &'a G::Belief {
        self.belief
    }

    /// The orders the seat has drafted so far, if it is drafting.
    #[must_use]
    pub fn draft(&self) -> Option<&'a G::Draft> {
        self.draft
    }

    /// Whether the seat is drafting and has written enough to commit.
    #[must_use]
    pub fn may_commit(&self) -> bool {
        self.draft.is_some_and(|draft| self.game.may_commit(self.seat, draft).is_ok())
    }

    /// Whether the seat is drafting, and `action` would go back on what it has written.
    #[must_use]
    pub fn goes_back(&self, action: &G::Action) -> bool {
        self.draft.is_some_and(|draft| self.game.goes_back(self.seat, draft, action))
    }

    /// What it may decide.
    #[must_use]
    pub fn legal(&self) -> &'a [G::Action] {
        self.legal
    }
}

impl<G: Counsel> Sight<'_, G> {
    /// Whether a bot leaves `action` out as long as there is anything else.
    #[must_use]
    pub fn shuns(&self, action: &G::Action) -> bool {
        self.game.shuns(self.seat, action)
    }
}
