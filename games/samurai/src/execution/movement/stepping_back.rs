//! [SAM-7.3.3] Units with fire and retreat that have fired step back.

use hexes::Direction;

use super::Named;
use crate::Turn;
use crate::event::Fact;
use crate::execution::fire::Shot;
use crate::flow::tell;
use crate::ground::costs::Gait;
use crate::ids::{HexId, UnitId, UnitSet};
use crate::order::OrderKind;
use crate::state::Battle;

/// All who fired in this step and whose target still lives step back together. Two that want the
/// same hex both stay; so does a unit that wants the hex of a hidden enemy. Returns those hidden enemies.
pub(super) fn step_back(turn: &mut Turn<'_>, shots: &[Shot]) -> UnitSet {
    let wanted = wanted(turn, shots);
    let holder = |unit| turn.occupant(wanted.hex(unit)?);
    let met: UnitSet = wanted.units().iter().filter_map(holder).collect();
    let is_alone = |hex| wanted.claimants(hex).len() == 1 && turn.occupant(hex).is_none();
    let goes = |&unit: &UnitId| wanted.hex(unit).is_some_and(is_alone);
    let going: UnitSet = wanted.units().iter().filter(goes).collect();
    for unit in turn.in_order(going) {
        if let Some(to) = wanted.hex(unit) {
            tell(turn, Fact::SteppedBack { unit, to });
        }
    }
    met
}

/// Who wants to step back where.
fn wanted(battle: &Battle, shots: &[Shot]) -> Named {
    let mut wanted = Named::NONE;
    for &shot in shots.iter().filter(|&&shot| steps_back(battle, shot)) {
        if let Some(hex) = best_hex(battle, shot.unit, shot.target) {
            wanted.name(shot.unit, hex);
        }
    }
    wanted
}

/// Whoever still has the order steps back from a target that still lives.
fn steps_back(battle: &Battle, Shot { unit, target }: Shot) -> bool {
    let both_live = battle.visible().contains(unit) && battle.visible().contains(target);
    both_live && battle.has_order(unit, OrderKind::FireAndRetreat)
}

/// The hex in the preferred direction, if that is possible; otherwise most straight away from the
/// target, then farther from the nearest visible enemy, then in the lowest direction.
fn best_hex(battle: &Battle, unit: UnitId, target: UnitId) -> Option<HexId> {
    let hex = |direction| possible_hex(battle, unit, target, direction);
    let preferred = battle.doing(unit).private.back.and_then(hex);
    preferred.or_else(|| {
        let worth = |direction: &Direction| {
            let room = hex(*direction).map(|hex| room(battle, unit, hex));
            (straightness(battle, unit, target, *direction), room)
        };
        let possible = Direction::ALL.into_iter().filter(|&direction| hex(direction).is_some());
        // The last of equals is taken, so the lowest direction comes last.
        possible.rev().max_by_key(worth).and_then(hex)
    })
}

/// The hex in a direction, if a unit can step back there: free of visible units and own hidden
/// ones, enterable as by a march, no river, farther from the target, not adjacent to any visible
/// enemy.
fn possible_hex(
    battle: &Battle,
    unit: UnitId,
    target: UnitId,
    direction: Direction,
) -> Option<HexId> {
    let (ground, from, aim) = (battle.ground(), battle.hex(unit), battle.hex(target));
    let to = ground.neighbour(from, direction)?;
    let is_open = ground.cost(battle.card(unit).mover(), Gait::March, from, direction).is_some();
    let is_farther = ground.distance(to, aim) > ground.distance(from, aim);
    let is_possible = is_open
        && is_farther
        && !ground.is_river(to)
        && is_free(battle, unit, to)
        && room(battle, unit, to) > 1;
    is_possible.then_some(to)
}

/// Whether nobody is in a hex, as far as its side knows.
fn is_free(battle: &Battle, unit: UnitId, hex: HexId) -> bool {
    let is_ambush = |holder| battle.hidden().contains(holder) && battle.are_enemies(unit, holder);
    battle.occupant(hex).is_none_or(is_ambush)
}

/// How far the nearest visible enemy is from a hex.
fn room(battle: &Battle, unit: UnitId, hex: HexId) -> u8 {
    let enemies = battle.enemies(unit) & battle.visible();
    let away = |enemy| battle.ground().distance(hex, battle.hex(enemy));
    enemies.iter().map(away).min().unwrap_or(u8::MAX)
}

/// The dot product of a step and the way from the target, as cube vectors.
fn straightness(battle: &Battle, unit: UnitId, target: UnitId, direction: Direction) -> i16 {
    let ground = battle.ground();
    let (own, aim) = (battle.hex(unit), battle.hex(target));
    let (own, aim) = (ground.coordinates(own), ground.coordinates(aim));
    let step = own.neighbour(direction);
    let (step_q, step_r) = (step.q - own.q, step.r - own.r);
    let (away_q, away_r) = (own.q - aim.q, own.r - aim.r);
    step_q * away_q + step_r * away_r + (step_q + step_r) * (away_q + away_r)
}
