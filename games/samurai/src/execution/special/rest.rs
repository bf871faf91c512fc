//! [SAM-7.13.1] Rest, and what it is good for.

use super::carrying_out;
use crate::Turn;
use crate::event::Fact;
use crate::flow::{tell, tell_only};
use crate::ids::UnitId;
use crate::order::OrderKind;
use crate::state::Mark;

/// [SAM-18.3.1] Who rests and is not engaged, or lies hidden, recovers; who came out of ambush this
/// turn does not. [SAM-20.1.4] Nobody but its owner hears of a hidden unit.
pub(super) fn recover(turn: &mut Turn<'_>) {
    let resting = carrying_out(turn, OrderKind::Rest) | turn.hidden();
    for unit in turn.in_order(resting) {
        if turn.unit(unit).fatigue > 0 && !turn.doing(unit).is(Mark::CameOut) {
            recovered(turn, unit);
        }
    }
}

fn recovered(turn: &mut Turn<'_>, unit: UnitId) {
    let fact = Fact::Recovered { unit };
    match turn.side(unit) {
        Some(side) if turn.hidden().contains(unit) => tell_only(turn, side, fact),
        Some(_) | None => tell(turn, fact),
    }
}
