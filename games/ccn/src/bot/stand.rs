//! What the units are worth, and where they stand.

use crate::hex::HexSet;
use crate::pieces::{Arm, Ground, Side, UnitId};
use crate::state::Battle;

/// What a block is worth.
pub(super) const BLOCK: i32 = 110;

/// What a leader adds to the unit he is with.
const LEADER: i32 = 40;

/// What a unit is worth less when it is near its end: it is a banner about to be lost.
const FRAILTY: i32 = 60;

/// What each hex nearer to the enemy is worth.
const HEX: i32 = 24;

/// The blocks of a unit and the leader with it.
pub(super) fn blocks(battle: &Battle, unit: UnitId) -> i32 {
    let blocks = battle.unit(unit).blocks;
    let leader = if battle.leader_with(unit).is_some() { LEADER } else { 0 };
    let frailty = if blocks == 1 { FRAILTY } else { 0 };
    i32::from(blocks) * BLOCK + leader - frailty
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

/// What a leader stands to lose who is alone within reach of the enemy.
const ALONE: i32 = 100;

/// Leaders who are alone near the enemy.
pub(super) fn lone_leaders(battle: &Battle, side: Side, enemy: &Fronts) -> i32 {
    -ALONE * battle.lone_leaders_of(side).and(enemy[1]).len() as i32
}

/// The hexes at most so far from any unit of a side: index 0 is one hex.
pub(super) type Fronts = [HexSet; 5];

pub(super) fn fronts(battle: &Battle, side: Side) -> Fronts {
    let board = battle.setting.get().board;
    let mut fronts = [HexSet::NONE; 5];
    for hex in battle.units_of(side).iter() {
        for (front, range) in fronts.iter_mut().zip(1..) {
            *front = front.or(board.within(hex, range));
        }
    }
    fronts
}

/// From this turn on a side that is not ahead grows impatient, each turn by so many percent, up to so
/// many: two armies that keep out of each other's reach would stand there for ever.
const PATIENCE: i32 = 16;
const IMPATIENCE: i32 = 25;
const MOST_IMPATIENCE: i32 = 1_000;

/// By how many percent it counts for a side to be near the enemy.
pub(super) fn eagerness(battle: &Battle, side: Side) -> i32 {
    let [own, other] = [side, side.enemy()].map(|side| {
        let goal = i32::from(battle.setting.get().scenario.army(side).banners);
        i32::from(battle.banners(side)) * 1_000 / goal
    });
    let turns = battle.turn as i32 - PATIENCE;
    if own > other { 100 } else { 100 + (turns * IMPATIENCE).clamp(0, MOST_IMPATIENCE) }
}

/// How near the enemy is: a unit out of the fight is worth little to the battle.
pub(super) fn nearness(battle: &Battle, unit: UnitId, enemy: &Fronts) -> i32 {
    let from = battle.unit(unit).hex;
    let wanted = match battle.arm(unit) {
        Arm::Infantry | Arm::Cavalry => 2,
        Arm::Artillery => 3,
    };
    let near = enemy.iter().position(|front| front.contains(from));
    let distance = near.map_or_else(|| far(battle, unit), |place| place as i32 + 1);
    -HEX * (distance - wanted).max(0)
}

/// The distance to the nearest enemy, where the fronts do not tell.
fn far(battle: &Battle, unit: UnitId) -> i32 {
    let from = battle.unit(unit).hex;
    let board = battle.setting.get().board;
    let enemies = battle.units_of(battle.side_of(unit).enemy());
    enemies.iter().map(|at| board.distance(from, at)).min().unwrap_or(9).into()
}
