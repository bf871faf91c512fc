//! [SAM-6.6.1] Stage 6: who withdraws, flees or panics.

use crate::Turn;
use crate::event::Stage;
use crate::flow::enter;

/// Steps 1 to 4.
pub(crate) fn stage(turn: &mut Turn<'_>) {
    for step in 1..=4 {
        enter(turn, Stage::Leaving, step);
    }
}
