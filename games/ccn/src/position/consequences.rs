//! What a roll has caused: flags, retreats, leaders on the run.

use super::agenda::require;
use super::arranged::Arranged;
use super::attack::{self, Blow};
use super::decision::Attack;
use crate::hex::Hex;
use crate::pieces::{Arm, LeaderId, Side, UnitId};
use crate::state::{Battle, Fate, LeaderCheck, Melee, Step};
use crate::steps::withdraw;

/// [CCN-15.2.1] Flags of a roll that left the unit where it was, and alive.
pub(super) fn flags(
    battle: &Arranged<'_>,
    hex: Hex,
    flags: u8,
    check: LeaderCheck,
    works: bool,
    during: Attack,
) -> Result<Vec<Step>, String> {
    let unit = attack::unit_of(battle, attack::victims(battle, during), hex)?;
    let is_counted = !matches!(during, Attack::Retiring { .. });
    require(is_counted, || "No flag counts against cavalry that retires.".to_owned())?;
    let most = attack::most_dice(battle, during, unit, Some(hex))?;
    let shown = most.saturating_sub(u8::from(check == LeaderCheck::Made));
    let is_right = flags > 0 && flags <= shown;
    require(is_right, || format!("The roll at {hex} can show 1 to {shown} flags."))?;
    attack::check_made(battle, unit, check)?;
    let mut steps = attack::below(battle, during, Some(unit))?;
    if let Some(target) = target_of(during) {
        require(target == hex, || format!("The melee is at {target}, not at {hex}."))?;
    }
    let bounces = || format!("The flags of a square bounce the cavalry in {hex}.");
    require(attack::can_ignore(battle, during, unit, hex), bounces)?;
    let fits = attack::fits_works(battle, during, hex, works);
    let came = if works { "through works" } else { "past the works" };
    require(fits, || format!("The attack on {hex} did not come {came}."))?;
    steps.push(Step::Flags { unit, flags, check, works });
    Ok(steps)
}

/// Where the unit stood that was rolled against, if the attack says so.
fn target_of(during: Attack) -> Option<Hex> {
    match during {
        Attack::Melee { at, .. } | Attack::BonusMelee { at, .. } | Attack::Retiring { at, .. } => {
            Some(at)
        }
        Attack::FirstRoll { by, .. } => Some(by),
        Attack::Fire | Attack::BattleBack => None,
    }
}

/// [CCN-15.1.3] A unit on its way back, or about to go.
pub(super) fn retreat(
    battle: &Arranged<'_>,
    hex: Hex,
    hexes: u8,
    check: LeaderCheck,
    during: Attack,
) -> Result<Vec<Step>, String> {
    let side = attack::victims(battle, during);
    let unit = attack::unit_of(battle, side, hex)?;
    let is_counted = !matches!(during, Attack::Retiring { .. });
    require(is_counted, || "No flag counts against cavalry that retires.".to_owned())?;
    // [CCN-22.3.2] A square loses blocks instead.
    require(!battle.is_square(unit), || format!("The square in {hex} does not retreat."))?;
    let most = attack::most_dice(battle, during, unit, None)?;
    attack::check_made(battle, unit, check)?;
    let mut steps = attack::below(battle, during, Some(unit))?;
    let target = target_of(during);
    let made = target.map_or(Ok(0), |target| fled(battle, side, target, hex))?;
    // [CCN-22.2.4] Cavalry bounces one hex for a flag, militia too.
    let bounces = !attack::can_ignore(battle, during, unit, hex);
    let each = if bounces { 1 } else { battle.profile(unit).retreats };
    let all = u16::from(hexes) + u16::from(made);
    // Only in melee it is known how much of the retreat was made.
    let is_whole = target.is_none() || all % u16::from(each) == 0;
    let is_right = hexes > 0 && all <= u16::from(most) * u16::from(each) && is_whole;
    require(is_right, || format!("A retreat of {hexes} more hexes cannot be due in {hex}."))?;
    steps.push(Step::Retreat { unit, hexes, check });
    Ok(steps)
}

/// [CCN-21.1.4] Cavalry that lived through the roll at it, and goes back by two hexes.
pub(super) fn withdraw(
    battle: &Arranged<'_>,
    hex: Hex,
    hexes: u8,
    by: Hex,
    at: Hex,
) -> Result<Vec<Step>, String> {
    let side = battle.active.enemy();
    let unit = attack::unit_of(battle, side, hex)?;
    let mut steps = attack::below(battle, Attack::Retiring { by, at }, Some(unit))?;
    let attacker = attack::unit_of(battle, battle.active, by)?;
    let fits = battle.arm(unit) == Arm::Cavalry && battle.arm(attacker) == Arm::Infantry;
    require(fits, || "Only cavalry retires, and only before infantry.".to_owned())?;
    let blow = attack::blow(battle, by, at, Melee::First)?;
    attack::dice(battle, blow, Some(Arm::Cavalry))?;
    let made = fled(battle, side, at, hex)?;
    let is_right = hexes > 0 && u16::from(hexes) + u16::from(made) == u16::from(withdraw::DISTANCE);
    require(is_right, || format!("The cavalry in {hex} cannot have {hexes} hexes to go."))?;
    steps.push(Step::Withdraw { unit, hexes });
    Ok(steps)
}

/// [CCN-16.1.1] A leader who must go, or is on his way.
pub(super) fn leader_retreat(
    battle: &Arranged<'_>,
    hex: Hex,
    steps: u8,
    during: Attack,
) -> Result<Vec<Step>, String> {
    let side = attack::victims(battle, during);
    let leader = runner(battle, side, hex, steps)?;
    let closed = battle.terrain().impassable(None).contains(hex);
    require(!closed, || format!("No leader can enter the ground of {hex}."))?;
    let mut below = attack::below(battle, during, None)?;
    let unit_was_lost = match (target_of(during), below.first()) {
        (Some(target), Some(&Step::AfterStrike { unit, at, .. })) => {
            can_have_struck(battle, during, unit, at)?;
            let made = fled(battle, side, target, hex)?;
            require(made >= steps, || format!("He cannot be at step {steps} in {hex}."))?;
            let is_gone = battle.unit_at(target).is_none();
            require(is_gone, || format!("There is still a unit in {target}."))?;
            // [CCN-13.3.1] Only in an attack on him alone he had no unit.
            let had_unit = matches!(during, Attack::FirstRoll { .. } | Attack::Retiring { .. });
            had_unit || made > steps
        }
        _ => {
            attack::most_dice_at_all(battle, during)?;
            let room = battle.end(side.enemy()).rows_to(hex);
            require(room >= steps, || format!("He cannot be at step {steps} in {hex}."))?;
            true
        }
    };
    let has_trophy = battle.trophies[side.enemy() as usize] > 0;
    let fault = || format!("His unit was eliminated: the {:?} side has a trophy.", side.enemy());
    require(!unit_was_lost || has_trophy, fault)?;
    below.push(Step::LeaderRetreat { leader, steps });
    Ok(below)
}

/// Whether the roll of a melee after which a unit is gone can have been.
fn can_have_struck(
    battle: &Arranged<'_>,
    during: Attack,
    attacker: UnitId,
    at: Hex,
) -> Result<(), String> {
    match during {
        Attack::FirstRoll { by, .. } => {
            attack::first_dice(battle, attacker, by, at)?;
        }
        Attack::Melee { .. }
        | Attack::BonusMelee { .. }
        | Attack::Retiring { .. }
        | Attack::Fire
        | Attack::BattleBack => {
            let blow = Blow { unit: attacker, from: battle.unit(attacker).hex, at };
            attack::dice(battle, blow, None)?;
        }
    }
    let is_infantry = battle.arm(attacker) == Arm::Infantry;
    let fits = is_infantry || !matches!(during, Attack::Retiring { .. });
    require(fits, || "Only cavalry retires, and only before infantry.".to_owned())
}

/// The leader of a side who retreats: before his first step he still stands in his hex, alone.
fn runner(battle: &Battle, side: Side, hex: Hex, steps: u8) -> Result<LeaderId, String> {
    let missing = || format!("There is no {side:?} leader in {hex} who could retreat.");
    if steps == 0 {
        let stays = || format!("The leader in {hex} is with a unit, and stays.");
        require(battle.unit_at(hex).is_none(), stays)?;
        return battle.leader_of(side, hex).ok_or_else(missing);
    }
    let leaders = battle.all_leaders();
    let mut fleeing = leaders.filter(|&leader| battle.leader(leader).fate == Fate::Fleeing);
    fleeing.find(|&leader| battle.side_of_leader(leader) == side).ok_or_else(missing)
}

/// How many hexes a piece has made to its rear since it was struck in a melee; the hex that it
/// left is empty.
fn fled(battle: &Battle, side: Side, from: Hex, to: Hex) -> Result<u8, String> {
    let end = battle.end(side);
    let made = end.rows_to(from).checked_sub(end.rows_to(to));
    let made = made.filter(|&made| battle.setting.get().board.distance(from, to) == made);
    let made = made.ok_or_else(|| format!("{to} cannot be reached from {from} in a retreat."))?;
    let left = made == 0 || (battle.unit_at(from).is_none() && battle.leader_at(from).is_none());
    require(left, || format!("{from} is not empty, though its defender left it."))?;
    Ok(made)
}
