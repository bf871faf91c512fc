//! [SAM-8.3.1] to [SAM-8.3.3] To whom units turn in contact.

use hexes::Direction;

use super::Contacts;
use crate::execution::release;
use crate::ids::{UnitId, UnitSet};
use crate::order::{Order, OrderKind};
use crate::pieces::Class;
use crate::state::{Battle, DirectionSet, Mark, Unit};
use crate::values;
use crate::zones;

/// The units that turn in a step, and where to, in the order of [SAM-21.2.2].
pub(super) type Turns = engine::Few<Option<(UnitId, Direction)>, { crate::ids::MOST_UNITS }>;

/// Who turns, and where to.
pub(super) fn all(battle: &Battle, contacts: &Contacts) -> Turns {
    let turn = |unit| Some((unit, facing(battle, contacts, unit)?));
    let moves = |&(unit, facing): &(UnitId, Direction)| {
        let Unit { facing: now, shown, .. } = *battle.unit(unit);
        facing != now || shown.is_some()
    };
    battle.in_order(battle.visible()).filter_map(turn).filter(moves).map(Some).collect()
}

/// Where a unit faces after the contacts of a step, if they make it face anywhere.
fn facing(battle: &Battle, contacts: &Contacts, unit: UnitId) -> Option<Direction> {
    let Unit { engaged, facing, .. } = *battle.unit(unit);
    if engaged.contains(facing) {
        // [SAM-8.3.3] It keeps facing the enemy that it faces.
        return None;
    }
    let foe = if engaged.is_empty() {
        first_foe(battle, unit, contacts.of(unit))?
    } else {
        // [SAM-8.5.3] The enemy that it faced is gone.
        values::strongest(battle, battle.foes(unit), unit)?
    };
    release::towards(battle, unit, foe)
}

/// [SAM-8.3.1] The enemy to whom an unengaged unit turns, of those in these directions.
fn first_foe(battle: &Battle, unit: UnitId, new: DirectionSet) -> Option<UnitId> {
    if new.is_empty() {
        return None;
    }
    let foes = among(battle, unit, new);
    let prey = battle.order(unit).and_then(Order::prey).filter(|&prey| foes.contains(prey));
    prey.or_else(|| struck(battle, unit, new))
        .or_else(|| strongest_in_front(battle, unit, new))
        .or_else(|| values::strongest(battle, foes, unit))
}

/// [SAM-11.3.2] An ambusher faces the enemy that it has struck.
fn struck(battle: &Battle, unit: UnitId, new: DirectionSet) -> Option<UnitId> {
    let Unit { facing, doing, .. } = *battle.unit(unit);
    let faces_it = doing.is(Mark::Struck) && new.contains(facing);
    if faces_it { battle.beside(unit, facing) } else { None }
}

/// [SAM-8.3.2], [SAM-7.2.3] A unit with a defence zone turns to the strongest in its front.
fn strongest_in_front(battle: &Battle, unit: UnitId, new: DirectionSet) -> Option<UnitId> {
    let guards = [OrderKind::Defence, OrderKind::FireAndRetreat, OrderKind::Ambush];
    if !guards.into_iter().any(|kind| battle.has_order(unit, kind)) {
        return None;
    }
    let facing = battle.unit(unit).facing;
    let in_front = |&way: &Direction| zones::arc(facing, way) == Class::Front;
    let front = new.iter().filter(in_front).fold(DirectionSet::NONE, DirectionSet::with);
    values::strongest(battle, among(battle, unit, front), unit)
}

/// The units in these directions.
fn among(battle: &Battle, unit: UnitId, directions: DirectionSet) -> UnitSet {
    directions.iter().filter_map(|direction| battle.beside(unit, direction)).collect()
}
