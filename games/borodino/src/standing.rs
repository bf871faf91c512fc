//! Standing instructions: questions that a player need not be asked each time.

use engine::{Seat, StandingCard};

use crate::action::Action;
use crate::state::Campaign;

/// The instructions on offer, in the order of the rules.
pub(crate) const CARDS: [StandingCard; 0] = [];

/// The answer that `seat` has left to the question that is open, if it is put to `seat`.
pub(crate) fn instructed(_: &Campaign, _: Seat, _: &[(&str, &str)]) -> Option<Action> {
    None
}
