//! [SAM-3.3.1] to [SAM-3.3.6] The values of a unit now, and comparisons of units.

use crate::ids::{UnitId, UnitSet};
use crate::state::Battle;

/// [SAM-3.3.1] The attack of a unit against another.
pub(crate) fn attack(battle: &Battle, unit: UnitId, target: UnitId) -> u8 {
    let _ = (battle, unit, target);
    0
}

/// [SAM-3.3.2] Hits that a unit can still absorb this turn.
pub(crate) fn defence_left(battle: &Battle, unit: UnitId) -> u8 {
    let _ = (battle, unit);
    0
}

/// [SAM-3.3.3] The highest roll with which a unit passes a test.
pub(crate) fn steadfastness(battle: &Battle, unit: UnitId) -> i8 {
    let _ = (battle, unit);
    0
}

/// [SAM-3.3.4] The shooting value of a unit at a range.
pub(crate) fn shooting(battle: &Battle, unit: UnitId, range: u8) -> u8 {
    let _ = (battle, unit, range);
    0
}

/// [SAM-3.3.5] Total attack, which serves to find the strongest.
pub(crate) fn total_attack(battle: &Battle, unit: UnitId, against: UnitId) -> u16 {
    let _ = (battle, unit, against);
    0
}

/// [SAM-3.3.6] The dice of a blow or strike against another unit.
pub(crate) fn melee_dice(battle: &Battle, unit: UnitId, target: UnitId) -> u8 {
    let _ = (battle, unit, target);
    0
}

/// [SAM-3.3.6] The dice of a shot.
pub(crate) fn shooting_dice(battle: &Battle, unit: UnitId) -> u8 {
    let _ = (battle, unit);
    0
}

/// [SAM-1.1.8] The strongest of some units, as `against` compares them.
pub(crate) fn strongest(battle: &Battle, units: UnitSet, against: UnitId) -> Option<UnitId> {
    let _ = (battle, against);
    units.iter().next()
}

/// [SAM-1.1.8] The nearest of some units to another.
pub(crate) fn nearest(battle: &Battle, units: UnitSet, to: UnitId) -> Option<UnitId> {
    let _ = (battle, to);
    units.iter().next()
}

/// [SAM-1.1.8] The weakest of some units.
pub(crate) fn weakest(battle: &Battle, units: UnitSet, against: UnitId) -> Option<UnitId> {
    let _ = (battle, against);
    units.iter().next()
}
