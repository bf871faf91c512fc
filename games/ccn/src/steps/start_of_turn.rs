//! [CCN-5.1.1] Step 0 of a turn, which asks nothing.

use crate::Turn;
use crate::flow::{begin_step, end_step};
use crate::state::Step;
use crate::victory;

/// [CCN-30.2.3] At-start objectives are judged; then a card is played.
pub(crate) fn run(turn: &mut Turn<'_>) {
    end_step(turn);
    victory::judge_at_start(turn);
    begin_step(turn, Step::PlayCard);
}
