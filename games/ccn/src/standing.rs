//! placeholder
use crate::{event::Action, state::Battle};
use engine::{Seat, StandingCard};
pub(crate) const CARDS: [StandingCard; 0] = [];
pub(crate) fn named_result(_: &str, _: &str) -> Option<u32> {
    None
}
pub(crate) fn instructed(_: &Battle, _: Seat, _: &[(&str, &str)]) -> Option<Action> {
    None
}
