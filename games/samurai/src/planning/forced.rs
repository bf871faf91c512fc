//! [SAM-5.1.3] Orders that nobody can change.

use crate::ids::{UnitId, UnitSet};
use crate::order::{Command, Order, OrderKind};
use crate::pieces::Level;
use crate::state::Battle;
use crate::values;

/// [SAM-18.2.1] With so many markers of fatigue a pursuit is dropped.
const TOO_TIRED_TO_PURSUE: u8 = 4;

/// The order that is forced on a unit at this planning; of a pursuit, with the quarry that its
/// side has written or the one that it has by default.
pub(crate) fn order(battle: &Battle, unit: UnitId, written: Option<&Command>) -> Option<Order> {
    battle.unit(unit).hex?;
    by_state(battle, unit, written).or_else(|| by_scenario(battle, unit))
}

/// [SAM-5.1.3] Panic goes before flight, and flight before pursuit; [SAM-18.2.1] no fatigue ends
/// them.
fn by_state(battle: &Battle, unit: UnitId, written: Option<&Command>) -> Option<Order> {
    if !battle.plays(Level::Extended) {
        return None;
    }
    match battle.unit(unit).markers {
        0 | 1 => quarry(battle, unit, written).map(|quarry| Order::Pursue { quarry }),
        2 => Some(Order::Flee),
        3.. => Some(Order::Panic),
    }
}

/// [SAM-7.17.3] The quarry that was written, or the nearest; among several, the weakest.
fn quarry(battle: &Battle, unit: UnitId, written: Option<&Command>) -> Option<UnitId> {
    let quarries = quarries(battle, unit);
    if quarries.is_empty() {
        return None;
    }
    match written.map(|command| command.order) {
        Some(Order::Pursue { quarry }) if quarries.contains(quarry) => Some(quarry),
        Some(_) | None => usual(battle, unit, quarries),
    }
}

fn usual(battle: &Battle, unit: UnitId, quarries: UnitSet) -> Option<UnitId> {
    let apart = |other: UnitId| battle.ground().distance(battle.hex(unit), battle.hex(other));
    let least = quarries.iter().map(apart).min()?;
    let nearest = quarries.iter().filter(|&other| apart(other) == least).collect();
    values::weakest(battle, nearest, unit)
}

/// [SAM-7.17.3] Whom a unit must pursue: those that fled from it and are on the board still.
pub(crate) fn quarries(battle: &Battle, unit: UnitId) -> UnitSet {
    let pursuer = battle.unit(unit);
    let too_tired = battle.plays(Level::Expert) && pursuer.fatigue >= TOO_TIRED_TO_PURSUE;
    if pursuer.quarries.is_empty() || pursuer.is_engaged() || too_tired {
        return UnitSet::NONE;
    }
    let fled = |foe: UnitId| {
        let from = battle.unit(foe).fled_from;
        let way = from.and_then(|from| battle.ground().direction(battle.hex(unit), from));
        way.is_some_and(|way| pursuer.quarries.contains(way))
    };
    (battle.enemies(unit) & battle.visible()).iter().filter(|&foe| fled(foe)).collect()
}

/// [SAM-19.2.3] The order that the scenario gives a unit which is free to take it.
fn by_scenario(battle: &Battle, unit: UnitId) -> Option<Order> {
    if battle.unit(unit).is_engaged() {
        return None;
    }
    plain(battle.forced_by_scenario(unit)?)
}

/// An order that needs nothing more to be said.
fn plain(kind: OrderKind) -> Option<Order> {
    match kind {
        OrderKind::AllRoundDefence => Some(Order::AllRoundDefence),
        OrderKind::Recon => Some(Order::Recon),
        OrderKind::Rest => Some(Order::Rest),
        OrderKind::Defence
        | OrderKind::FireAndRetreat
        | OrderKind::Shoot
        | OrderKind::Attack
        | OrderKind::March
        | OrderKind::MoveAndFire
        | OrderKind::Run
        | OrderKind::Ambush
        | OrderKind::Regroup
        | OrderKind::Resupply
        | OrderKind::Withdraw
        | OrderKind::Flee
        | OrderKind::Panic
        | OrderKind::Pursue => None,
    }
}
