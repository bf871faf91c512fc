//! [SAM-6.3.12], [SAM-7.17.2] A unit with attack whose path is used up, or with pursue, heads for its
//! target.

use crate::ground::HexSet;
use crate::ground::costs::Gait;
use crate::ground::routes::first_steps;
use crate::ids::{HexId, UnitId};
use crate::pieces::{Arm, Mover};
use crate::state::{Battle, Mark};

/// Whether a chasing unit may enter another hex at all.
pub(super) fn may_go_on(battle: &Battle, unit: UnitId) -> bool {
    points_left(battle, unit) > 0 && battle.doing(unit).progress < most_hexes(battle, unit)
}

/// The first hex of a cheapest way to any hex within reach of the target, if the points suffice.
/// The target must be on the board.
pub(super) fn next_hex(battle: &Battle, unit: UnitId, target: UnitId) -> Option<HexId> {
    if !battle.visible().contains(target) {
        return None;
    }
    let (ground, from, goal) = (battle.ground(), battle.hex(unit), battle.hex(target));
    let beside = ground.neighbours(goal).filter(|&hex| ground.within_reach(hex, goal));
    let (mover, closed) = (battle.card(unit).mover(), closed(battle, unit));
    let cost = |from, to| {
        let is_barred = closed.contains(to) || is_closed_river(battle, mover, to);
        if is_barred { None } else { ground.cost_between(mover, Gait::Attack, from, to) }
    };
    let (first, _) = first_steps(ground, from, beside.collect(), cost);
    let best = first.iter().min_by_key(|&hex| preference(battle, unit, goal, hex))?;
    (cost(from, best)? <= points_left(battle, unit)).then_some(best)
}

/// Hexes with a visible unit or an own hidden one.
fn closed(battle: &Battle, unit: UnitId) -> HexSet {
    let friends = battle.side(unit).map(|side| battle.army(side)).unwrap_or_default();
    let known = battle.visible() | battle.hidden() & friends;
    known.iter().map(|unit| battle.hex(unit)).collect()
}

/// Nobody chases into a river but ninja.
fn is_closed_river(battle: &Battle, mover: Mover, hex: HexId) -> bool {
    mover != Mover::Ninja && battle.ground().is_river(hex)
}

/// Among equal first hexes: the smaller distance to the target, then the smaller turn, then the
/// clockwise one.
fn preference(battle: &Battle, unit: UnitId, goal: HexId, hex: HexId) -> (u8, u8, usize) {
    let ground = battle.ground();
    let facing = battle.unit(unit).facing;
    let way = ground.direction(battle.hex(unit), hex).unwrap_or(facing);
    let clockwise = (way.index() + 6 - facing.index()) % 6;
    (ground.distance(hex, goal), way.sixths_from(facing), clockwise)
}

/// [SAM-5.2.2] What is left of the points of an attack.
fn points_left(battle: &Battle, unit: UnitId) -> u8 {
    let allowance = match battle.card(unit).arm {
        Arm::Infantry => 2,
        Arm::Cavalry => 4,
    };
    let spent = battle.doing(unit).spent;
    u8::saturating_sub(allowance, spent)
}

/// [SAM-5.2.5] Out of a river infantry enters one hex, cavalry two, whatever the order.
fn most_hexes(battle: &Battle, unit: UnitId) -> u8 {
    match battle.card(unit).mover() {
        Mover::Ninja => u8::MAX,
        Mover::Infantry | Mover::Cavalry if !battle.doing(unit).is(Mark::FromRiver) => u8::MAX,
        Mover::Infantry => 1,
        Mover::Cavalry => 2,
    }
}
