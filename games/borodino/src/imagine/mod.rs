//! A whole position that fits what a side knows.

use engine::{Chance, Seat};

use crate::belief::Belief;
use crate::setting::Setting;
use crate::state::Campaign;
use crate::view::View;

pub(crate) fn imagine(
    setting: &'static Setting,
    _seat: Seat,
    _view: &View,
    _belief: &Belief,
    _chance: &mut dyn Chance,
) -> Campaign {
    Campaign::bare(setting)
}
