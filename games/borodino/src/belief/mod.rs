//! What a side makes of what it saw.

use engine::Seat;

use crate::event::Event;
use crate::setting::Setting;
use crate::view::View;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Belief {}

impl Belief {
    pub(crate) fn new(_setting: &'static Setting, _seat: Seat, _view: &View) -> Belief {
        Belief {}
    }

    pub(crate) fn learn(&mut self, _seen: &Event) {}
}
