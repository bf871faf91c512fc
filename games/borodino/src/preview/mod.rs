//! Numbers for a decision.

use engine::{Preview, Seat};

use crate::action::Action;
use crate::state::Campaign;

pub(crate) fn preview(_campaign: &Campaign, _seat: Seat, _action: Action) -> Option<Preview> {
    None
}
