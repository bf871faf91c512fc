//! [SAM-6.2.1] Stage 2: all shoot orders together.

use crate::Turn;

/// Every unit with shoot fires once.
pub(crate) fn stage(turn: &mut Turn<'_>) {
    let _ = turn;
}
