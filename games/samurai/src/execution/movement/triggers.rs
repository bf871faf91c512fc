//! [SAM-6.3.10] The fire of a step: sectors, ambushes, and units that shoot on the way.

use super::choice;
use super::shaken::Nerves;
use crate::Turn;
use crate::event::Stage;
use crate::execution::fire::{self, Shot, Shots};
use crate::execution::release;
use crate::execution::showing::appear;
use crate::ids::{UnitId, UnitSet};
use crate::order::Order;
use crate::pieces::Cause;
use crate::state::{Battle, Mark};
use crate::zones;

/// [SAM-7.3.2] The range of the sector of fire and retreat.
const RETREAT_RANGE: u8 = 2;
/// [SAM-10.3.1] Hidden units fire at exactly this range.
const AMBUSH_RANGE: u8 = 2;

/// [SAM-10.3.2] What makes units fire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Trigger {
    /// Enemies are about to move by their orders: defence alone fires.
    Begins,
    /// Enemies entered a hex in this step.
    Enters,
}

/// [SAM-6.3.10] The fire of a step. [SAM-10.3.4] Units that step back, appear or turn do not trigger
/// any.
pub(super) fn fire(turn: &mut Turn<'_>) -> Shots {
    let has_order = |unit| turn.order(unit).is_some_and(|order| order.kind().moves());
    let moved = |unit| turn.doing(unit).is(Mark::Moved);
    let (trigger, movers) = match turn.now.step {
        0 => (Trigger::Begins, turn.visible().iter().filter(|&unit| has_order(unit)).collect()),
        1.. => (Trigger::Enters, turn.visible().iter().filter(|&unit| moved(unit)).collect()),
    };
    fire_at(turn, movers, trigger)
}

/// [SAM-10.3.2] The fire at units that begin to leave in stage 6.
pub(crate) fn fire_at_leaving(turn: &mut Turn<'_>, leaving: UnitSet) {
    fire_at(turn, leaving, Trigger::Begins);
}

/// One event: every target is chosen before any unit fires. [SAM-11.2.1] Units that fire out of
/// ambush come onto the board. [SAM-6.3.11] Movers that fail a test stop.
fn fire_at(turn: &mut Turn<'_>, movers: UnitSet, trigger: Trigger) -> Shots {
    let shots = shots(turn, movers, trigger);
    if shots.is_empty() {
        return shots;
    }
    for shot in &shots {
        if turn.hidden().contains(shot.unit) {
            appear(turn, shot.unit, Cause::Fire);
        }
    }
    let nerves = Nerves::of(turn);
    fire::volley(turn, &shots);
    nerves.stop_shaken(turn);
    if turn.now.stage == Stage::Movement {
        release::drop_orders(turn);
    }
    shots
}

/// Who shoots at whom, by the positions reached in this step.
fn shots(battle: &Battle, movers: UnitSet, trigger: Trigger) -> Shots {
    if movers.is_empty() {
        return Shots::new();
    }
    let in_field = battle.visible() | battle.hidden();
    let shot = |unit| target(battle, unit, movers, trigger).map(|target| Shot { unit, target });
    battle.in_order(in_field).filter_map(shot).collect()
}

/// [SAM-10.3.1] Whom a unit fires at in this step, if it does: [SAM-7.2.2] once a turn, at the first
/// who triggers it.
fn target(battle: &Battle, unit: UnitId, movers: UnitSet, trigger: Trigger) -> Option<UnitId> {
    let doing = battle.doing(unit);
    if doing.is(Mark::Fired) {
        return None;
    }
    let enters = trigger == Trigger::Enters;
    match doing.order? {
        Order::Defence { range, .. } => in_sector(battle, unit, movers, 1, range),
        Order::FireAndRetreat { .. } if enters => {
            let movers = reacted_to(battle, unit, movers);
            in_sector(battle, unit, movers, 1, RETREAT_RANGE)
        }
        // [SAM-11.3.1] Only who is still hidden.
        Order::Ambush if enters && battle.hidden().contains(unit) => {
            in_sector(battle, unit, movers, AMBUSH_RANGE, AMBUSH_RANGE)
        }
        Order::MoveAndFire { target, shot, .. } => on_the_way(battle, unit, target, shot),
        Order::AllRoundDefence
        | Order::Shoot { .. }
        | Order::Attack { .. }
        | Order::March { .. }
        | Order::Run { .. }
        | Order::FireAndRetreat { .. }
        | Order::Ambush
        | Order::Regroup { .. }
        | Order::Resupply { .. }
        | Order::Recon
        | Order::Rest
        | Order::Withdraw { .. }
        | Order::Flee
        | Order::Panic
        | Order::Pursue { .. } => None,
    }
}

/// [SAM-10.3.2] The one of the movers in the sector that a unit fires at.
fn in_sector(
    battle: &Battle,
    unit: UnitId,
    movers: UnitSet,
    nearest: u8,
    range: u8,
) -> Option<UnitId> {
    let enemies = movers & battle.enemies(unit);
    if range == 0 || enemies.is_empty() || !fire::may_shoot(battle, unit) {
        return None;
    }
    let (from, facing) = (battle.hex(unit), battle.unit(unit).facing);
    let triggers = |&enemy: &UnitId| {
        let hex = battle.hex(enemy);
        battle.ground().distance(from, hex) >= nearest
            && zones::in_sector(battle, from, facing, range, hex)
            && fire::can_hit(battle, unit, enemy)
    };
    choice::target(battle, unit, enemies.iter().filter(triggers).collect())
}

/// [SAM-7.3.2], [SAM-7.3.4] Whom fire and retreat reacts to: nobody, if an enemy stands beside it;
/// by option only those who attack it.
fn reacted_to(battle: &Battle, unit: UnitId, movers: UnitSet) -> UnitSet {
    if is_surprised(battle, unit) {
        return UnitSet::NONE;
    }
    if battle.setting.get().options.fire_retreat_only_vs_own_attacker {
        return choice::attackers_of(battle, unit, movers);
    }
    movers
}

fn is_surprised(battle: &Battle, unit: UnitId) -> bool {
    let hex = battle.hex(unit);
    let enemies = battle.enemies(unit) & battle.visible();
    enemies.iter().any(|enemy| battle.ground().within_reach(hex, battle.hex(enemy)))
}

/// [SAM-7.7.2] Move and fire: the shot is due in the step in which the unit enters its firing hex.
fn on_the_way(battle: &Battle, unit: UnitId, target: UnitId, shot: u8) -> Option<UnitId> {
    let doing = battle.doing(unit);
    let is_due = doing.is(Mark::Moved) && doing.progress == shot + 1;
    let fires = is_due && fire::may_shoot(battle, unit) && fire::can_hit(battle, unit, target);
    fires.then_some(target)
}
