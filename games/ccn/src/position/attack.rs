//! Whether the attack in which a decision comes up can have been.

use engine::MOST_DICE;

use super::agenda::require;
use super::arranged::Arranged;
use super::decision::Attack;
use crate::dice::{Occasion, Target};
use crate::hex::Hex;
use crate::marks::Mark;
use crate::pieces::{Arm, Side, UnitId};
use crate::state::{Battle, LeaderCheck, Melee, Stance, Step};
use crate::steps::{battle_back, battles, fire, join};

/// More dice than any attack by a single unit has.
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
        Attack::Fire
        | Attack::Melee { .. }
        | Attack::BonusMelee { .. }
        | Attack::Retiring { .. } => battle.active.enemy(),
        Attack::FirstRoll { .. } | Attack::BattleBack => battle.active,
    }
}

/// What the attack has put on the agenda below its consequences for a unit of the victims, if it is
/// still there.
pub(super) fn below(
    battle: &Battle,
    during: Attack,
    victim: Option<UnitId>,
) -> Result<Vec<Step>, String> {
    if let Attack::FirstRoll { by, at, melee, attacker } = during {
        let unit = first_target(battle, attacker, victim, by)?;
        let stance = Stance::RollsFirst { at: by };
        let after = Step::AfterStrike { unit, at, melee, stance };
        return Ok(vec![after, Step::Strike { unit, at, stance }]);
    }
    let Some((by, at, melee, stance)) = melee_of(during) else { return Ok(Vec::new()) };
    let Blow { unit, .. } = blow(battle, by, at, melee)?;
    Ok(vec![Step::AfterStrike { unit, at, melee, stance }])
}

/// The attacker at whom the defender has rolled first: the unit that suffers from it, or one that
/// is gone.
fn first_target(
    battle: &Battle,
    lost: Option<u8>,
    victim: Option<UnitId>,
    by: Hex,
) -> Result<UnitId, String> {
    match (lost.map(UnitId), victim) {
        (None, Some(unit)) => Ok(unit),
        (Some(unit), None) => {
            let is_lost = battle.unit(unit).blocks == 0 && battle.side_of(unit) == battle.active;
            require(is_lost, || "The attacker must be an eliminated unit.".to_owned())?;
            Ok(unit)
        }
        (None, None) => Err(format!("The attacker from {by} is gone; say which unit it was.")),
        (Some(_), Some(_)) => Err(format!("The attacker from {by} is not eliminated.")),
    }
}

fn melee_of(during: Attack) -> Option<(Hex, Hex, Melee, Stance)> {
    let stance = |by: Hex, rolled_first: bool| {
        if rolled_first { Stance::RollsFirst { at: by } } else { Stance::Stands }
    };
    match during {
        Attack::Melee { by, at, rolled_first } => {
            Some((by, at, Melee::First, stance(by, rolled_first)))
        }
        Attack::BonusMelee { by, at, rolled_first } => {
            Some((by, at, Melee::Bonus, stance(by, rolled_first)))
        }
        Attack::Retiring { by, at } => Some((by, at, Melee::First, Stance::Retires)),
        Attack::Fire | Attack::FirstRoll { .. } | Attack::BattleBack => None,
    }
}

pub(super) fn unit_of(battle: &Battle, side: Side, hex: Hex) -> Result<UnitId, String> {
    battle.unit_of(side, hex).ok_or_else(|| format!("There is no {side:?} unit in {hex}."))
}

/// A unit of the active side that has declared a melee and stands where it did so.
pub(super) fn blow(battle: &Battle, from: Hex, at: Hex, melee: Melee) -> Result<Blow, String> {
    let unit = unit_of(battle, battle.active, from)?;
    has_attacked(battle, unit, melee)?;
    let near = battle.setting.get().board.neighbours(from).contains(at);
    require(near, || format!("{at} is not next to {from}."))?;
    let allowed = battle.card_allows_melee();
    require(allowed.is_ok(), || "The card allows no melee.".to_owned())?;
    Ok(Blow { unit, from, at })
}

/// Whether a unit can have attacked in this turn, in its first melee or its bonus melee.
pub(super) fn has_attacked(battle: &Battle, unit: UnitId, melee: Melee) -> Result<(), String> {
    let (marks, hex) = (battle.unit(unit).marks, battle.unit(unit).hex);
    require(marks.has(Mark::Battled), || format!("The unit in {hex} must be marked battled."))?;
    let is_bonus = marks.has(Mark::BonusMelee);
    let wrong = if is_bonus { "has had its bonus melee" } else { "must be marked bonus-melee" };
    require(is_bonus == (melee == Melee::Bonus), || format!("The unit in {hex} {wrong}."))?;
    // [CCN-8.2.5] Artillery may have lost the block since that let it move and battle.
    let moved =
        battle.arm(unit) == Arm::Artillery || battles::may_battle_after_move(battle, unit).is_ok();
    let allowed = moved && battles::may_battle_after_entering(battle, unit).is_ok();
    require(allowed, || format!("The unit in {hex} moved so that it could not attack."))
}

/// The most dice of a melee against a unit of an arm, artillery that may have joined it included;
/// of any arm, or a lone leader, if none is known.
pub(super) fn dice(battle: &Arranged<'_>, blow: Blow, arm: Option<Arm>) -> Result<u8, String> {
    let Blow { unit, from, at } = blow;
    // Nobody has fewer dice against infantry than against anything else.
    let target = Target::Unit(arm.unwrap_or(Arm::Infantry));
    let own = battle.melee_dice(unit, at, target, Occasion::Attack).total();
    let dice = helpers(battle, unit, at)
        .map(|guns| join::dice(battle, guns, at).total())
        .fold(own, u8::saturating_add);
    has_die(battle, dice, from, at)?;
    let is_known = battle.has_dice_of_today();
    Ok(if is_known { dice.min(MOST_DICE as u8) } else { MORE_THAN_ENOUGH_DICE })
}

/// [CCN-10.2.5] A melee needs a die, unless the option says that it needs none. Under older rules it had
/// one.
pub(super) fn has_die(battle: &Arranged<'_>, dice: u8, from: Hex, at: Hex) -> Result<(), String> {
    let is_enough = dice > 0
        || battle.setting.get().options.attacks_without_dice
        || !battle.has_dice_of_today();
    require(is_enough, || format!("A melee from {from} at {at} would have no dice."))
}

/// [CCN-23.1.1] The artillery that may have joined the melee of a unit.
fn helpers(battle: &Battle, unit: UnitId, at: Hex) -> impl Iterator<Item = UnitId> {
    let board = battle.setting.get().board;
    let is_joinable = battle.arm(unit) != Arm::Artillery;
    let reaches = move |guns: UnitId| {
        let distance = board.distance(battle.unit(guns).hex, at);
        (1..=battle.profile(guns).range).contains(&distance)
    };
    let has_battled = |guns: &UnitId| battle.unit(*guns).marks.has(Mark::Battled);
    units(battle)
        .filter(has_battled)
        .filter(move |&guns| is_joinable && battle.arm(guns) == Arm::Artillery && reaches(guns))
}

/// The most dice that can have been rolled against a unit, which still stands in `hex` or may have
/// left it.
pub(super) fn most_dice(
    battle: &Arranged<'_>,
    during: Attack,
    target: UnitId,
    hex: Option<Hex>,
) -> Result<u8, String> {
    if let Attack::FirstRoll { by, at, melee, .. } = during {
        has_attacked(battle, target, melee)?;
        return first_dice(battle, target, by, at);
    }
    if let Some((by, at, melee, _)) = melee_of(during) {
        return dice(battle, blow(battle, by, at, melee)?, Some(battle.arm(target)));
    }
    if during == Attack::BattleBack {
        let marks = battle.unit(target).marks;
        let hex = battle.unit(target).hex;
        require(marks.has(Mark::Battled), || format!("The unit in {hex} must be marked battled."))?;
    }
    let Some(hex) = hex else { return most_dice_at_all(battle, during) };
    let most = if during == Attack::BattleBack {
        replies(battle, hex).map(|unit| battle_back::dice(battle, unit, hex).total()).max()
    } else {
        gunners(battle).filter_map(|unit| fire_dice(battle, unit, hex)).max()
    };
    let most = if battle.has_dice_of_today() {
        most.filter(|&dice| dice > 0)
    } else {
        most.map(|_| MORE_THAN_ENOUGH_DICE)
    };
    most.ok_or_else(|| format!("No unit can have rolled at {hex} in this way."))
}

/// The dice with which the defender in `at` rolled first at an attacker from `by`.
pub(super) fn first_dice(
    battle: &Arranged<'_>,
    attacker: UnitId,
    by: Hex,
    at: Hex,
) -> Result<u8, String> {
    let defender = unit_of(battle, battle.active.enemy(), at)?;
    let near = battle.setting.get().board.neighbours(by).contains(at);
    require(near, || format!("{at} is not next to {by}."))?;
    let arm = battle.arm(attacker);
    let is_square = battle.is_square(defender) && arm == Arm::Cavalry;
    require(is_square || battle.strikes > 0, || {
        format!("The unit in {at} rolls first as a square, or by a First Strike; count it.")
    })?;
    let dice = battle.melee_dice(defender, by, Target::Unit(arm), Occasion::Reply).total();
    if !battle.has_dice_of_today() {
        return Ok(MORE_THAN_ENOUGH_DICE);
    }
    require(dice > 0, || format!("The unit in {at} would have no dice."))?;
    Ok(dice)
}

/// [CCN-22.2.4] Whether flags against a unit can have been anything but those of a square, which
/// bounce.
pub(super) fn can_ignore(battle: &Battle, during: Attack, unit: UnitId, hex: Hex) -> bool {
    let is_square = |hex: Hex| battle.unit_at(hex).is_some_and(|unit| battle.is_square(unit));
    let from_square = match during {
        Attack::Fire => false,
        Attack::Melee { by, .. } | Attack::BonusMelee { by, .. } | Attack::Retiring { by, .. } => {
            is_square(by)
        }
        Attack::FirstRoll { at, .. } => is_square(at),
        Attack::BattleBack => replies(battle, hex).all(|unit| battle.is_square(unit)),
    };
    !(from_square && battle.arm(unit) == Arm::Cavalry)
}

/// [CCN-24.6.4] Whether an attack on the unit in a hex can have come through works of the hex, or
/// past them.
pub(super) fn fits_works(battle: &Battle, during: Attack, hex: Hex, works: bool) -> bool {
    let through = |from: Hex| battle.works_between(from, hex).target == works;
    let from_unit = |unit: UnitId| through(battle.unit(unit).hex);
    match during {
        Attack::Fire => {
            gunners(battle).filter(|&unit| fire_dice(battle, unit, hex).is_some()).any(from_unit)
        }
        Attack::Melee { by, .. } | Attack::BonusMelee { by, .. } | Attack::Retiring { by, .. } => {
            through(by)
        }
        Attack::FirstRoll { at, .. } => through(at),
        Attack::BattleBack => replies(battle, hex).any(from_unit),
    }
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

fn units(battle: &Battle) -> impl Iterator<Item = UnitId> {
    battle.all_units()
}

/// The units that may have fired in this turn.
fn gunners(battle: &Battle) -> impl Iterator<Item = UnitId> {
    units(battle).filter(|&unit| {
        battle.unit(unit).marks.has(Mark::Battled) && battle.arm(unit) != Arm::Cavalry
    })
}

fn fire_dice(battle: &Battle, unit: UnitId, at: Hex) -> Option<u8> {
    let aims = fire::targets(battle, unit).any(|target| target == at);
    aims.then(|| battle.fire_dice(unit, at).total())
}

/// Those who can battle back at the unit in a hex.
fn replies(battle: &Battle, at: Hex) -> impl Iterator<Item = UnitId> {
    let near = battle.setting.get().board.neighbours(at);
    let near = near.and(battle.units_of(battle.active.enemy()));
    near.iter().filter_map(|hex| battle.unit_at(hex))
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
