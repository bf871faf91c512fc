//! How units stand to their enemies.

use super::{COST, in_field, is_fighter, is_headquarters};
use crate::ids::{UnitId, UnitSet};
use crate::luck_names::FACES;
use crate::pieces::{Level, Side};
use crate::state::Battle;
use crate::values;

/// A hex that a unit is too far from the enemy, and so far at most.
const STEP: i32 = 6;
const FAR: u8 = 20;
/// How near shooters want to be, and others.
const SHOOTING: u8 = 3;
const MELEE: u8 = 1;
/// An enemy by the HQ, for each hex that he is nearer than this.
const THREAT: i32 = 18;
const SAFE: u8 = 4;
/// The share of what a blow may be expected to do that counts already, in tenths.
const TO_COME: i32 = 7;

/// Blows that are to come, less what threatens the own HQ.
pub(super) fn worth(battle: &Battle, side: Side) -> i32 {
    let enemies = in_field(battle, side.enemy());
    let of = |unit| {
        if is_headquarters(battle, unit) {
            -threat(battle, unit, enemies)
        } else {
            blow(battle, unit)
        }
    };
    in_field(battle, side).iter().map(of).sum()
}

/// What is missing until all units of a side are where they can fight, below zero.
pub(super) fn approach(battle: &Battle, side: Side) -> i32 {
    let enemies = in_field(battle, side.enemy());
    let headquarters = enemies.iter().filter(|&enemy| is_headquarters(battle, enemy)).collect();
    let goals = if UnitSet::is_empty(headquarters) { enemies } else { headquarters };
    let way = |unit| distance_to_go(battle, unit, goals);
    -in_field(battle, side).iter().map(way).sum::<i32>()
}

/// What is missing until a unit is where it can fight: by the enemy's HQ, or by his nearest unit if
/// he has none. Where others stand does not matter, so that whoever goes forward gains more by it
/// than those whom he comes nearer to.
fn distance_to_go(battle: &Battle, unit: UnitId, goals: UnitSet) -> i32 {
    if !is_fighter(battle, unit) || battle.unit(unit).is_engaged() {
        return 0;
    }
    let shoots = battle.card(unit).is_ranged() && battle.unit(unit).ammunition > 0;
    let wanted = if shoots { SHOOTING } else { MELEE };
    STEP * i32::from(nearest(battle, unit, goals).saturating_sub(wanted))
}

fn nearest(battle: &Battle, unit: UnitId, enemies: UnitSet) -> u8 {
    let from = battle.hex(unit);
    let apart = |enemy| battle.ground().distance(from, battle.hex(enemy));
    enemies.iter().map(apart).min().unwrap_or(FAR).min(FAR)
}

/// [SAM-16.1.5] What comes near the HQ.
fn threat(battle: &Battle, unit: UnitId, enemies: UnitSet) -> i32 {
    let from = battle.hex(unit);
    let near = |enemy| SAFE.saturating_sub(battle.ground().distance(from, battle.hex(enemy)));
    let all: i32 = enemies.iter().map(|enemy| i32::from(near(enemy))).sum();
    THREAT * all
}

/// [SAM-9.1.3] What the next blow of an engaged unit may be expected to cost its foe; [SAM-9.1.2] who
/// flees or panics does not strike.
fn blow(battle: &Battle, unit: UnitId) -> i32 {
    let flees = battle.unit(unit).markers >= values::FLEEING;
    if flees && battle.plays(Level::Extended) {
        return 0;
    }
    let Some(foe) = battle.faced_foe(unit) else { return 0 };
    let dice = i32::from(values::melee_dice(battle, unit, foe));
    let value = i32::from(values::attack(battle, unit, foe).min(FACES));
    let absorbed = i32::from(values::defence_left(battle, foe)) * i32::from(FACES);
    let hits = (dice * value - absorbed).max(0);
    let full = i32::from(battle.full_strength(foe)).max(1);
    let figure = COST * i32::from(battle.setting.get().cost(foe)) / full;
    TO_COME * hits * figure / (10 * i32::from(FACES))
}
