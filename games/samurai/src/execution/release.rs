//! [SAM-8.5.1] to [SAM-8.5.3] The end of engagements.

use crate::Turn;

/// [SAM-8.5.2] At the end of stage 5 and after stage 6: who faces nobody turns to another enemy
/// within reach, or is free.
pub(crate) fn settle(turn: &mut Turn<'_>) {
    let _ = turn;
}
