//! [SAM-6.3.1] Stage 3: movement, step by step.

use crate::Turn;
use crate::event::Stage;
use crate::execution::contact;
use crate::flow::enter;

/// Steps 0 to 4.
pub(crate) fn stage(turn: &mut Turn<'_>) {
    for step in 0..=4 {
        enter(turn, Stage::Movement, step);
        contact::of_step(turn);
    }
}
