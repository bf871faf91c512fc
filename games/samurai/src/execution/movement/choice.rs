//! [SAM-10.3.3] Whom a unit fires at, if several trigger it in the same step.

use crate::ids::{UnitId, UnitSet};
use crate::order::{FireChoice, OrderKind};
use crate::pieces::Arm;
use crate::state::Battle;
use crate::values;

/// Fire and retreat takes its own attackers first; then the fire choice; then the nearest.
pub(super) fn target(battle: &Battle, unit: UnitId, triggers: UnitSet) -> Option<UnitId> {
    if triggers.len() < 2 {
        return triggers.lowest();
    }
    let mut among = triggers;
    if battle.has_order(unit, OrderKind::FireAndRetreat) {
        among = preferred(among, attackers_of(battle, unit, among));
    }
    among = preferred(among, chosen(battle, unit, among));
    values::nearest(battle, among, unit)
}

/// Those of some units that attack or pursue this one.
pub(super) fn attackers_of(battle: &Battle, unit: UnitId, among: UnitSet) -> UnitSet {
    let attacks =
        |&other: &UnitId| battle.order(other).and_then(|order| order.prey()) == Some(unit);
    among.iter().filter(attacks).collect()
}

/// [SAM-5.3.2] Those of some units that the fire choice names.
fn chosen(battle: &Battle, unit: UnitId, among: UnitSet) -> UnitSet {
    match battle.doing(unit).private.fire {
        FireChoice::Nearest => among,
        FireChoice::Strongest => {
            let total = |other| values::total_attack(battle, other, unit);
            let most = among.iter().map(total).max();
            among.iter().filter(|&other| Some(total(other)) == most).collect()
        }
        FireChoice::Cavalry => {
            among.iter().filter(|&other| battle.card(other).arm == Arm::Cavalry).collect()
        }
        FireChoice::Unit(named) => among & named.into(),
    }
}

/// What is preferred, if there is any.
fn preferred(all: UnitSet, some: UnitSet) -> UnitSet {
    if some.is_empty() { all } else { some }
}
