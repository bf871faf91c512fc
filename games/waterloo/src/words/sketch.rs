//! The map and the battle boards in characters.

use crate::setting::Setting;
use crate::view::View;

pub(crate) fn sketch(_: &Setting, view: &View) -> String {
    format!("turn {}", view.turn)
}
