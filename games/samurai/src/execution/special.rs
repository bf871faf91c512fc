//! [SAM-6.4.1] Stage 4: special orders.

use crate::Turn;

/// The whole stage.
pub(crate) fn stage(turn: &mut Turn<'_>) {
    let _ = turn;
}
