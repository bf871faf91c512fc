//! [SAM-8.2.1] Contact: who becomes engaged, who turns, and how attacks are classed.

use crate::Turn;

/// The contact part of a step of stage 3.
pub(crate) fn of_step(turn: &mut Turn<'_>) {
    let _ = turn;
}
