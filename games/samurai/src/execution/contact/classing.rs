//! [SAM-8.4.1] to [SAM-8.4.3] Front, flank or rear.

use hexes::Direction;

use super::Contacts;
use super::turning::Turns;
use crate::execution::release;
use crate::ids::{MOST_UNITS, UnitId};
use crate::order::{Order, OrderKind};
use crate::pieces::Class;
use crate::state::{Battle, Mark};
use crate::zones;

/// The attacks that reached their targets in a step, with their classes.
pub(super) type Classes = engine::Few<Option<(UnitId, UnitId, Class)>, MOST_UNITS>;

/// Every attack that reaches its target now, in the order of [SAM-21.2.2].
pub(super) fn all(battle: &Battle, contacts: &Contacts, turns: &Turns) -> Classes {
    let classed = |unit| {
        let target = reached(battle, contacts, unit)?;
        Some((unit, target, class(battle, unit, target, turns)))
    };
    battle.in_order(battle.visible()).filter_map(classed).map(Some).collect()
}

/// [SAM-8.4.3] The target of a unit with the attack order, if it becomes engaged with it now.
/// Pursuers are not classed, nor [SAM-7.5.3] whoever is caught by another unit than its target.
fn reached(battle: &Battle, contacts: &Contacts, unit: UnitId) -> Option<UnitId> {
    let new = contacts.of(unit);
    if new.is_empty() || !battle.has_order(unit, OrderKind::Attack) {
        return None;
    }
    let target = battle.order(unit).and_then(Order::prey)?;
    let is_new = new.iter().any(|direction| battle.beside(unit, direction) == Some(target));
    is_new.then_some(target)
}

/// [SAM-8.4.1] The arc of the target in which the attacker stands.
fn class(battle: &Battle, unit: UnitId, target: UnitId, turns: &Turns) -> Class {
    // [SAM-7.1.2], [SAM-8.4.3] All-round defence and ambush have neither flank nor rear.
    let is_round = battle.has_order(target, OrderKind::AllRoundDefence)
        || battle.has_order(target, OrderKind::Ambush);
    // [SAM-12.3.3] Nor has whoever is still in the river that it entered the advantages of an attack.
    if is_round || battle.doing(unit).is(Mark::Wades) {
        return Class::Front;
    }
    let facing = facing_that_counts(battle, target, turns);
    release::towards(battle, target, unit).map_or(Class::Front, |way| zones::arc(facing, way))
}

/// [SAM-8.4.2] The facing before turning of a unit that was engaged, or has defence or fire and
/// retreat [SAM-7.2.3]; of others the facing after it.
fn facing_that_counts(battle: &Battle, target: UnitId, turns: &Turns) -> Direction {
    let before = battle.unit(target).facing;
    let holds_it = battle.unit(target).is_engaged()
        || battle.has_order(target, OrderKind::Defence)
        || battle.has_order(target, OrderKind::FireAndRetreat);
    let after = turns.iter().flatten().find(|(unit, _)| *unit == target);
    match after {
        Some(&(_, facing)) if !holds_it => facing,
        Some(_) | None => before,
    }
}
