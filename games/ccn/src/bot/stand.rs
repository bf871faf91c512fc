//! What the units are worth, and where they stand.

use crate::pieces::{Arm, Ground, UnitId};
use crate::state::Battle;

/// What a block is worth.
pub(super) const BLOCK: i32 = 110;

/// The blocks of a unit and the leader with it. A unit near its end is worth less than its blocks:
/// it is a banner about to be lost.
pub(super) fn blocks(battle: &Battle, unit: UnitId) -> i32 {
    let blocks = battle.unit(unit).blocks;
    let leader = if battle.leader_with(unit).is_some() { 40 } else { 0 };
    let frailty = if blocks == 1 { -60 } else { 0 };
    i32::from(blocks) * BLOCK + leader + frailty
}

/// Ground that shelters.
pub(super) fn ground(battle: &Battle, unit: UnitId) -> i32 {
    let hex = battle.unit(unit).hex;
    let rides = battle.arm(unit) == Arm::Cavalry;
    match battle.ground(hex) {
        Ground::Forest | Ground::Town | Ground::Windmill if rides => -25,
        Ground::Forest | Ground::Town | Ground::Windmill => 20,
        Ground::Hill if !rides => 15,
        Ground::Ford | Ground::Quarry => -15,
        Ground::Clear | Ground::Hill | Ground::RuggedHill | Ground::River | Ground::Bridge => 0,
    }
}

/// How near the enemy is: a unit out of the fight is worth little to the battle.
pub(super) fn nearness(battle: &Battle, unit: UnitId) -> i32 {
    let enemies = battle.units_of(battle.side_of(unit).enemy());
    let from = battle.unit(unit).hex;
    let board = battle.setting.get().board;
    let nearest = enemies.iter().map(|at| board.distance(from, at)).min().unwrap_or(9);
    let wanted = match battle.arm(unit) {
        Arm::Infantry | Arm::Cavalry => 2,
        Arm::Artillery => 3,
    };
    -8 * i32::from(nearest.saturating_sub(wanted))
}
