//! Whether the attack in which a decision comes up can have been.

use super::agenda::require;
use super::document::Attack;
use crate::dice::{Occasion, Target};
use crate::hex::Hex;
use crate::marks::Mark;
use crate::pieces::{Arm, Side, UnitId};
use crate::state::{Battle, LeaderCheck, Melee, Stance, Step};
use crate::steps::{battle_back, battles, fire};

/// More dice than any attack has.
const MORE_THAN_ENOUGH_DICE: u8 = 12;

/// A declared melee, after its roll.
#[derive(Clone, Copy, Debug)]
pub(super) struct Blow {
    pub(super) unit: UnitId,
    pub(super) from: Hex,
    pub(super) at: Hex,
}

/// [CCN-1.1.7] The side that is rolled against.
pub(super) fn victims(battle: &Battle, during: Attack) -> Side {
    match during {
        Attack::Fire | Attack::Melee { .. } | Attack::BonusMelee { .. } => battle.active.enemy(),
        Attack::BattleBack => battle.active,
    }
}

/// What the attack has put on the agenda below its consequences.
pub(super) fn below(battle: &Battle, during: Attack) -> Result<Vec<Step>, String> {
    let Some((by, at, melee)) = melee_of(during) else { return Ok(Vec::new()) };
    let Blow { unit, .. } = blow(battle, by, at, melee)?;
    Ok(vec![Step::AfterStrike { unit, at, melee, stance: Stance::Stands }])
}

fn melee_of(during: Attack) -> Option<(Hex, Hex, Melee)> {
    match during {
        Attack::Melee { by, at } => Some((by, at, Melee::First)),
        Attack::BonusMelee { by, at } => Some((by, at, Melee::Bonus)),
        Attack::Fire | Attack::BattleBack => None,
    }
}

pub(super) fn unit_of(battle: &Battle, side: Side, hex: Hex) -> Result<UnitId, String> {
    battle.unit_of(side, hex).ok_or_else(|| format!("There is no {side:?} unit in {hex}."))
}

/// A unit of the active side that has declared a melee and stands where it did so.
pub(super) fn blow(battle: &Battle, from: Hex, at: Hex, melee: Melee) -> Result<Blow, String> {
    let unit = unit_of(battle, battle.active, from)?;
    let marks = battle.unit(unit).marks;
    require(marks.has(Mark::Battled), || format!("The unit in {from} must be marked battled."))?;
    let is_bonus = marks.has(Mark::BonusMelee);
    let wrong = if is_bonus { "has had its bonus melee" } else { "must be marked bonus-melee" };
    require(is_bonus == (melee == Melee::Bonus), || format!("The unit in {from} {wrong}."))?;
    let near = battle.setting.get().board.neighbours(from).contains(at);
    require(near, || format!("{at} is not next to {from}."))?;
    let allowed = battles::may_battle_after_move(battle, unit)
        .and_then(|()| battles::may_battle_after_entering(battle, unit));
    require(allowed.is_ok(), || format!("The unit in {from} moved so that it could not attack."))?;
    Ok(Blow { unit, from, at })
}

/// The dice of a melee against a unit of an arm; of any arm, or a lone leader, if none is known.
pub(super) fn dice(battle: &Battle, blow: Blow, arm: Option<Arm>) -> Result<u8, String> {
    // Nobody has fewer dice against infantry than against anything else.
    let target = Target::Unit(arm.unwrap_or(Arm::Infantry));
    let dice = battle.melee_dice(blow.unit, blow.at, target, Occasion::Attack).total();
    let Blow { from, at, .. } = blow;
    require(dice > 0, || format!("A melee from {from} at {at} would have no dice."))?;
    Ok(dice)
}

/// The most dice that can have been rolled against a unit, which still stands in `hex` or may have
/// left it.
pub(super) fn most_dice(
    battle: &Battle,
    during: Attack,
    target: UnitId,
    hex: Option<Hex>,
) -> Result<u8, String> {
    if let Some((by, at, melee)) = melee_of(during) {
        return dice(battle, blow(battle, by, at, melee)?, Some(battle.arm(target)));
    }
    if during == Attack::BattleBack {
        let marks = battle.unit(target).marks;
        let hex = battle.unit(target).hex;
        require(marks.has(Mark::Battled), || format!("The unit in {hex} must be marked battled."))?;
    }
    let Some(hex) = hex else { return most_dice_at_all(battle, during) };
    let most = if during == Attack::BattleBack {
        replies(battle, hex).max()
    } else {
        gunners(battle).filter_map(|unit| fire_dice(battle, unit, hex)).max()
    };
    let fault = || format!("No unit can have rolled at {hex} in this way.");
    most.filter(|&dice| dice > 0).ok_or_else(fault)
}

/// The most dice of a fire or a battle back by anybody at anything.
pub(super) fn most_dice_at_all(battle: &Battle, during: Attack) -> Result<u8, String> {
    let somebody = if during == Attack::BattleBack {
        !battle.units_of(battle.active.enemy()).is_empty()
    } else {
        gunners(battle).next().is_some()
    };
    require(somebody, || "No unit is marked battled that could have attacked.".to_owned())?;
    Ok(MORE_THAN_ENOUGH_DICE)
}

/// The units that may have fired in this turn.
fn gunners(battle: &Battle) -> impl Iterator<Item = UnitId> {
    let units = (0..battle.setting.get().units.len() as u8).map(UnitId);
    units.filter(|&unit| {
        battle.unit(unit).marks.has(Mark::Battled) && battle.arm(unit) != Arm::Cavalry
    })
}

fn fire_dice(battle: &Battle, unit: UnitId, at: Hex) -> Option<u8> {
    let aims = fire::targets(battle, unit).any(|target| target == at);
    aims.then(|| battle.fire_dice(unit, at).total())
}

/// The dice of those who can battle back at the unit in a hex.
fn replies(battle: &Battle, at: Hex) -> impl Iterator<Item = u8> {
    let near = battle.setting.get().board.neighbours(at);
    let near = near.and(battle.units_of(battle.active.enemy()));
    near.iter()
        .filter_map(|hex| battle.unit_at(hex))
        .map(move |unit| battle_back::dice(battle, unit, at).total())
}

/// [CCN-14.2.3] A leader was checked only if his unit has lost a block.
pub(super) fn check_made(battle: &Battle, unit: UnitId, check: LeaderCheck) -> Result<(), String> {
    let (state, most) = (battle.unit(unit), battle.setting.get().units[usize::from(unit.0)].blocks);
    let is_due = check == LeaderCheck::Due;
    let hex = state.hex;
    require(is_due || state.blocks < most, || {
        format!("The unit in {hex} has all its blocks, so that no leader check was made.")
    })
}
