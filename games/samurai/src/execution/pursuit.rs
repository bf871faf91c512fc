//! [SAM-7.17.1] Whoever's foe has fled tests whether it must pursue.

use crate::Turn;

/// The tests after stage 6.
pub(crate) fn tests(turn: &mut Turn<'_>) {
    let _ = turn;
}
