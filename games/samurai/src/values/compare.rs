//! [SAM-1.1.8] Comparisons that leave no tie: after all else, the lower side index and number.

use std::cmp::Reverse;

use super::total_attack;
use crate::ids::{UnitId, UnitSet};
use crate::order::OrderKind;
use crate::state::Battle;

/// [SAM-1.1.8] The strongest of some units, as `against` compares them: by total attack, then one
/// with an attack order before others.
pub(crate) fn strongest(battle: &Battle, units: UnitSet, against: UnitId) -> Option<UnitId> {
    first_by(battle, units, |unit| {
        let attacks = battle.has_order(unit, OrderKind::Attack);
        (Reverse(total_attack(battle, unit, against)), Reverse(attacks))
    })
}

/// [SAM-1.1.8] The nearest of some units to another: by distance, then the higher total attack.
pub(crate) fn nearest(battle: &Battle, units: UnitSet, to: UnitId) -> Option<UnitId> {
    let own = battle.hex(to);
    first_by(battle, units, |unit| {
        let distance = battle.ground().distance(own, battle.hex(unit));
        (distance, Reverse(total_attack(battle, unit, to)))
    })
}

/// [SAM-1.1.8] The weakest of some units: by total attack.
pub(crate) fn weakest(battle: &Battle, units: UnitSet, against: UnitId) -> Option<UnitId> {
    first_by(battle, units, |unit| total_attack(battle, unit, against))
}

/// The unit with the least key, and of several the first in order. One alone is not compared.
fn first_by<K: Ord>(battle: &Battle, units: UnitSet, key: impl Fn(UnitId) -> K) -> Option<UnitId> {
    if units.len() <= 1 {
        return units.lowest();
    }
    battle.in_order(units).min_by_key(|&unit| key(unit))
}
