//! Chapter 18: fatigue.

use crate::Turn;

/// [SAM-18.1.1] The markers gained this turn are placed. Nothing below expert.
pub(crate) fn place(turn: &mut Turn<'_>) {
    let _ = turn;
}
