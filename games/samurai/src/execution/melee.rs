//! [SAM-6.5.1] Stage 5: melee.

use crate::Turn;

/// The whole stage.
pub(crate) fn stage(turn: &mut Turn<'_>) {
    let _ = turn;
}
