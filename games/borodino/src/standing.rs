//! Standing instructions.

use engine::{Seat, StandingCard};

use crate::action::Action;
use crate::state::Campaign;

/// The instructions that a seat can leave.
pub(crate) const CARDS: [StandingCard; 0] = [];

/// The decision that a seat has left instructions for.
pub(crate) fn instructed(_: &Campaign, _: Seat, _: &[(&str, &str)]) -> Option<Action> {
    None
}
