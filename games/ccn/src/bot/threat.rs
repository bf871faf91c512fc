//! What the other side could do to a side in a turn of its own.

use super::goals::BANNER;
use super::stand::BLOCK;
use crate::ground::{self, Reach};
use crate::hex::{HEXES, Hex};
use crate::pieces::{Arm, Ground, Side, UnitId};
use crate::state::{Battle, Step};
use crate::units::{Profile, artillery_dice};

/// How many units are ordered in a turn, more or less.
const ORDERS: i32 = 3;

/// By how many percent blows count that are about to be struck, at the opening of a turn, and those
/// that may follow when the turn that is going on has ended.
const OPENING: i32 = 100;
const NEXT: i32 = 30;

/// What a side must fear to lose in the enemy's turn, if that comes first.
pub(super) fn exposure(battle: &Battle, side: Side) -> i32 {
    let opens = matches!(battle.step(), Some(Step::StartTurn | Step::PlayCard));
    match (opens, side == battle.active) {
        (true, false) => blows(battle, side) * OPENING / 100,
        (false, true) => blows(battle, side) * NEXT / 100,
        (true, true) | (false, false) => 0,
    }
}

/// Every enemy unit strikes where it does most harm; then it is counted what that would cost, as far
/// as a turn has orders for it.
fn blows(battle: &Battle, side: Side) -> i32 {
    let board = battle.setting.get().board;
    let own = battle.units_of(side);
    let mut sixths = [0u8; HEXES];
    let mut attackers = 0;
    for from in battle.units_of(side.enemy()).iter() {
        let Some(unit) = battle.unit_at(from) else { continue };
        let targets = board.within(from, reach(battle.profile(unit))).and(own);
        let mut worst = (0, 0, from);
        for at in targets.iter() {
            let Some(target) = battle.unit_at(at) else { continue };
            let blow = blow(battle, unit, target);
            let harm = blow * 12 / i32::from(battle.unit(target).blocks.max(1));
            if harm > worst.0 {
                worst = (harm, blow, at);
            }
        }
        if worst.0 > 0 {
            let hit = &mut sixths[worst.2.index()];
            *hit = hit.saturating_add(worst.1 as u8);
            attackers += 1;
        }
    }
    if attackers == 0 {
        return 0;
    }
    let goal = i32::from(battle.setting.get().scenario.army(side.enemy()).banners);
    let cost = |at: Hex| match (battle.unit_at(at), sixths[at.index()]) {
        (None, _) | (_, 0) => 0,
        (Some(unit), sixths) => {
            cost(sixths.into(), battle.unit(unit).blocks.into(), BANNER * 5 / goal)
        }
    };
    own.iter().map(cost).sum::<i32>() * ORDERS / attackers.max(ORDERS)
}

/// The blocks that fall, and perhaps a banner.
fn cost(sixths: i32, blocks: i32, banner: i32) -> i32 {
    /// In percent, by eighths of the blocks that may be expected to fall.
    const END: [i32; 17] = [0, 0, 1, 4, 9, 16, 24, 33, 42, 51, 59, 66, 72, 77, 82, 86, 90];
    let eighths = (sixths * 8 / (6 * blocks.max(1))) as usize;
    let end = END[eighths.min(END.len() - 1)];
    (sixths * BLOCK / 6).min(blocks * BLOCK) + banner * end / 100
}

/// How far away a unit can strike in a turn.
fn reach(profile: &Profile) -> u8 {
    match profile.arm {
        Arm::Infantry => 3,
        Arm::Cavalry => profile.moves + 1,
        Arm::Artillery => profile.range,
    }
}

/// The hits of a unit on another that it can reach, in sixths.
fn blow(battle: &Battle, unit: UnitId, target: UnitId) -> i32 {
    let (profile, blocks) = (battle.profile(unit), battle.unit(unit).blocks);
    let [from, at] = [unit, target].map(|unit| battle.unit(unit).hex);
    let distance = battle.setting.get().board.distance(from, at);
    let shot = match battle.arm(target) {
        Arm::Infantry => 2,
        Arm::Cavalry | Arm::Artillery => 1,
    };
    let stab = shot + i32::from(profile.kind.sabers_hit());
    let left = |dice: u8, reach: Reach| {
        let works = battle.works_between(from, at);
        let options = &battle.setting.get().options;
        let ground = battle.ground(at);
        let taken = ground::reduction(profile.arm, reach, Ground::Clear, ground, works, options);
        i32::from(dice.saturating_sub(taken.total()))
    };
    let melee = || {
        let dice = blocks + profile.melee_bonus;
        match (profile.arm, battle.arm(target)) {
            (Arm::Infantry, Arm::Infantry) => {
                left(dice + profile.melee_bonus_against_infantry, Reach::Melee) * stab
            }
            (Arm::Cavalry, Arm::Infantry) if battle.is_square(target) => 1,
            // It may form square.
            (Arm::Cavalry, Arm::Infantry) => left(dice, Reach::Melee) * stab / 2,
            _ => left(dice, Reach::Melee) * stab,
        }
    };
    match (profile.arm, distance) {
        (Arm::Infantry, 1) | (Arm::Cavalry, _) => melee(),
        (Arm::Infantry, 2) => {
            let dice = blocks + profile.fire_bonus + profile.standing_bonus;
            (left(dice, Reach::Fire) * shot).max(melee() * 2 / 3)
        }
        (Arm::Infantry, _) => left(blocks.div_ceil(2) + profile.fire_bonus, Reach::Fire) * shot,
        (Arm::Artillery, 2..) if !battle.sees(unit, at) => 0,
        (Arm::Artillery, _) => {
            let options = &battle.setting.get().options;
            left(artillery_dice(profile, blocks, 0, distance, options), Reach::Fire) * shot
        }
    }
}
