//! Going along a line, position by position.

use engine::{Counsel, Game, Journal, Seat, Sight};
use luck::Fast;

use crate::Decision;
use crate::greedy::World;

/// A whole position that the seat cannot tell from the true one.
#[must_use]
pub fn imagined<G: Counsel>(sight: &Sight<'_, G>, luck: &mut Fast) -> G {
    World::new(sight, luck).game
}

/// Takes the decisions of a line one after the other, as far as they are legal and nothing is drawn
/// or shown, and tells of each before it is taken: the position, and what is written of secret orders.
pub fn walk<G: Game>(
    mut game: G,
    seat: Seat,
    mut draft: Option<G::Draft>,
    line: &[Decision<G::Action>],
    mut tell: impl FnMut(&G, Option<&G::Draft>, Decision<G::Action>),
) {
    let mut list = Vec::new();
    for &decision in line {
        let Decision::Act(action) = decision else { return tell(&game, draft.as_ref(), decision) };
        list.clear();
        match &draft {
            Some(draft) => game.drafts(seat, draft, &mut list),
            None => game.legal(seat, &mut list),
        }
        if !list.contains(&action) {
            return;
        }
        tell(&game, draft.as_ref(), decision);
        let mut journal = Journal::off();
        match &mut draft {
            Some(draft) => game.write(seat, draft, action),
            None => game.play_unchecked(seat, action, &mut Fast::new(0), &mut journal),
        }
        if journal.is_sealed() {
            return;
        }
    }
}
