//! A battle as somebody may know it.

use engine::Viewer;

use crate::ids::UnitSet;
use crate::pieces::{Side, Status};
use crate::state::Battle;

/// A copy without enemies who hide, in which nobody faces where he is not seen to.
pub(super) fn known(battle: &Battle, viewer: Viewer) -> Battle {
    let mut copy = battle.clone();
    let sides = Side::BOTH.into_iter().filter(|&side| !viewer.is_among(battle.seating().of(side)));
    let others = sides.fold(UnitSet::NONE, |all, side| all | battle.army(side));
    for unit in others & battle.hidden() {
        if let Some(hex) = copy.units[unit.index()].hex.take() {
            copy.occupied.remove(hex);
        }
        copy.enroll(unit, Status::Absent);
    }
    for unit in others & battle.visible() {
        copy.units[unit.index()].facing = battle.unit(unit).seen_facing();
    }
    copy
}
