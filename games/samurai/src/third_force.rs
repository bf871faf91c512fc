//! [SAM-19.2.5] A third force that belongs to nobody until it joins.

use crate::Turn;

/// The die of the scenario at the start of a turn.
pub(crate) fn begin_turn(turn: &mut Turn<'_>) {
    let _ = turn;
}

/// In stage 0: an attack on it or a shot at it makes it join.
pub(crate) fn join_if_attacked(turn: &mut Turn<'_>) {
    let _ = turn;
}
