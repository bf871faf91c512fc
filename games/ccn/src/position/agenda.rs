//! What is going on at a decision: the steps that play would have put on the agenda, and no others.

use super::attack::{self, Blow};
use super::document::{Attack, Decision};
use crate::flow;
use crate::hex::Hex;
use crate::marks::Mark;
use crate::pieces::{Arm, LeaderId, Side, UnitId};
use crate::state::{Battle, Fate, LeaderCheck, Melee, Step};
use crate::steps::advance;

/// The agenda at a decision, the decision last, or why it cannot come to it.
pub(super) fn of(battle: &Battle, decision: &Decision) -> Result<Vec<Step>, String> {
    let turn = [Step::EndTurn, Step::DrawCards];
    Ok(match decision {
        Decision::PlayCard => [&turn[..], &[Step::PlayCard]].concat(),
        Decision::GiveOrders => [&turn[..], &[Step::GiveOrders]].concat(),
        Decision::Movement => [&turn[..], &[Step::Battles, Step::Movement]].concat(),
        // The draw phase is what goes on.
        Decision::KeepCard => vec![Step::EndTurn, Step::KeepCard],
        Decision::Battles => [&turn[..], &[Step::Battles]].concat(),
        Decision::Flags { .. }
        | Decision::Retreat { .. }
        | Decision::LeaderRetreat { .. }
        | Decision::TakeGround { .. }
        | Decision::Breakthrough { .. }
        | Decision::GoOn { .. }
        | Decision::BonusMelee { .. }
        | Decision::BattleBack { .. }
        | Decision::SetUp
        | Decision::Over { .. } => {
            [&turn[..], &[Step::Battles], &in_battle(battle, decision)?].concat()
        }
    })
}

/// [CCN-10.1.2] What a battle has put above the other battles.
fn in_battle(battle: &Battle, decision: &Decision) -> Result<Vec<Step>, String> {
    match *decision {
        Decision::Flags { unit, flags, check, during } => {
            flags_step(battle, unit, flags, check, during)
        }
        Decision::Retreat { unit, hexes, check, during } => {
            retreat_step(battle, unit, hexes, check, during)
        }
        Decision::LeaderRetreat { leader, steps, during } => {
            leader_step(battle, leader, steps, during)
        }
        Decision::TakeGround { unit, to } => {
            let unit = vacated(battle, unit, to, Melee::First, Arm::Infantry)?;
            Ok(vec![Step::TakeGround { unit, to }])
        }
        Decision::Breakthrough { unit, to, melee } => {
            let unit = vacated(battle, unit, to, melee, Arm::Cavalry)?;
            Ok(vec![Step::Breakthrough { unit, to, melee }])
        }
        Decision::GoOn { unit: hex } => {
            let unit = broken_through(battle, hex)?;
            // [CCN-18.1.3] Ground that stops a move stops the breakthrough.
            let stops = battle.terrain().stops.contains(hex);
            require(!stops, || format!("The ground of {hex} ends a breakthrough."))?;
            Ok(vec![Step::BonusMelee { unit }, Step::GoOn { unit }])
        }
        Decision::BonusMelee { unit } => {
            Ok(vec![Step::BonusMelee { unit: broken_through(battle, unit)? }])
        }
        Decision::BattleBack { unit, at } => {
            let defender = attack::unit_of(battle, battle.active.enemy(), unit)?;
            let attacker = attack::unit_of(battle, battle.active, at)?;
            let is_bonus = battle.unit(attacker).marks.has(Mark::BonusMelee);
            let melee = if is_bonus { Melee::Bonus } else { Melee::First };
            let blow = attack::blow(battle, at, unit, melee)?;
            attack::dice(battle, blow, Some(battle.arm(defender)))?;
            Ok(vec![Step::BattleBack { unit: defender, at }])
        }
        Decision::PlayCard
        | Decision::GiveOrders
        | Decision::Movement
        | Decision::Battles
        | Decision::KeepCard
        | Decision::SetUp
        | Decision::Over { .. } => unreachable!("{decision:?} is not inside a battle"),
    }
}

/// [CCN-15.2.1] Flags of a roll that left the unit where it was, and alive.
fn flags_step(
    battle: &Battle,
    hex: Hex,
    flags: u8,
    check: LeaderCheck,
    during: Attack,
) -> Result<Vec<Step>, String> {
    let unit = attack::unit_of(battle, attack::victims(battle, during), hex)?;
    let most = attack::most_dice(battle, during, unit, Some(hex))?;
    let hit = u8::from(check == LeaderCheck::Made);
    let is_right = flags > 0 && flags <= most.saturating_sub(hit);
    require(is_right, || format!("The roll at {hex} can show 1 to {} flags.", most - hit))?;
    attack::check_made(battle, unit, check)?;
    let mut steps = attack::below(battle, during)?;
    if let Some(Step::AfterStrike { at, .. }) = steps.first() {
        require(*at == hex, || format!("The melee is at {at}, not at {hex}."))?;
    }
    steps.push(Step::Flags { unit, flags, check, works: false });
    Ok(steps)
}

/// [CCN-15.1.3] A unit on its way back, or about to go.
fn retreat_step(
    battle: &Battle,
    hex: Hex,
    hexes: u8,
    check: LeaderCheck,
    during: Attack,
) -> Result<Vec<Step>, String> {
    let side = attack::victims(battle, during);
    let unit = attack::unit_of(battle, side, hex)?;
    let most = attack::most_dice(battle, during, unit, None)?;
    attack::check_made(battle, unit, check)?;
    let mut steps = attack::below(battle, during)?;
    let made = match steps.first() {
        Some(&Step::AfterStrike { at, .. }) => fled(battle, side, at, hex)?,
        _ => 0,
    };
    let each = battle.profile(unit).retreats;
    let all = u16::from(hexes) + u16::from(made);
    // Only in melee it is known how much of the retreat was made.
    let is_whole = steps.is_empty() || all % u16::from(each) == 0;
    let is_right = hexes > 0 && all <= u16::from(most) * u16::from(each) && is_whole;
    require(is_right, || format!("A retreat of {hexes} more hexes cannot be due in {hex}."))?;
    steps.push(Step::Retreat { unit, hexes, check });
    Ok(steps)
}

/// [CCN-16.1.1] A leader who must go, or is on his way.
fn leader_step(battle: &Battle, hex: Hex, steps: u8, during: Attack) -> Result<Vec<Step>, String> {
    let side = attack::victims(battle, during);
    let leader = runner(battle, side, hex, steps)?;
    let closed = battle.terrain().impassable(None).contains(hex);
    require(!closed, || format!("No leader can enter the ground of {hex}."))?;
    let mut below = attack::below(battle, during)?;
    let unit_was_lost = match below.first() {
        Some(&Step::AfterStrike { unit, at, .. }) => {
            let blow = Blow { unit, from: battle.unit(unit).hex, at };
            attack::dice(battle, blow, None)?;
            let made = fled(battle, side, at, hex)?;
            require(made >= steps, || format!("He cannot be at step {steps} in {hex}."))?;
            require(battle.unit_at(at).is_none(), || format!("There is still a unit in {at}."))?;
            made > steps
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

/// The leader of a side who retreats: before his first step he still stands in his hex, alone.
fn runner(battle: &Battle, side: Side, hex: Hex, steps: u8) -> Result<LeaderId, String> {
    let missing = || format!("There is no {side:?} leader in {hex} who could retreat.");
    if steps == 0 {
        let stays = || format!("The leader in {hex} is with a unit, and stays.");
        require(battle.unit_at(hex).is_none(), stays)?;
        return battle.leader_of(side, hex).ok_or_else(missing);
    }
    let leaders = (0..battle.setting.get().leaders.len() as u8).map(LeaderId);
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

/// [CCN-17.1.1], [CCN-18.1.1] A unit that may enter the hex that its melee has emptied.
fn vacated(battle: &Battle, unit: Hex, to: Hex, melee: Melee, arm: Arm) -> Result<UnitId, String> {
    let blow = attack::blow(battle, unit, to, melee)?;
    require(battle.arm(blow.unit) == arm, || format!("The unit in {unit} is no {arm:?}."))?;
    attack::dice(battle, blow, None)?;
    let empty = battle.unit_at(to).is_none() && battle.leader_at(to).is_none();
    require(empty, || format!("{to} is not empty."))?;
    let closed = battle.terrain().impassable(Some(arm)).contains(to);
    require(!closed, || format!("No unit can have stood on the ground of {to}."))?;
    Ok(blow.unit)
}

/// [CCN-18.1.1] Cavalry that has entered the hex that its first melee has emptied.
fn broken_through(battle: &Battle, hex: Hex) -> Result<UnitId, String> {
    let unit = attack::unit_of(battle, battle.active, hex)?;
    let marks = battle.unit(unit).marks;
    let is_charging = battle.arm(unit) == Arm::Cavalry
        && marks.has(Mark::Battled)
        && !marks.has(Mark::BonusMelee);
    require(is_charging, || {
        format!("The unit in {hex} must be cavalry marked battled, and not bonus-melee.")
    })?;
    let entered = Mark::of_entering(battle.ground(hex)).is_none_or(|mark| marks.has(mark));
    require(entered, || format!("The unit has entered {hex}; mark it so."))?;
    // [CCN-18.1.2] Where it came from is empty.
    let came = !advance::ways_on(battle, unit).is_empty();
    require(came, || format!("The unit in {hex} cannot have come from anywhere."))?;
    Ok(unit)
}

/// [CCN-29.1.3] Why the rules would not stop here.
pub(super) fn nobody_asked(battle: &Battle) -> Option<String> {
    let step = battle.step()?;
    if flow::asks(battle, step).is_some() {
        return None;
    }
    let why = match step {
        Step::PlayCard => "the hand is empty",
        Step::GiveOrders => "nothing more can be ordered",
        Step::Battles => "no battle can be fought",
        Step::Flags { .. } => "the unit can ignore no flag",
        Step::Retreat { .. } => "the unit has not more than one way to go",
        Step::LeaderRetreat { .. } => "the leader has not more than one way to go",
        Step::GoOn { .. } => "there is no hex to go on to",
        Step::BonusMelee { .. } => "there is nothing to attack",
        Step::BattleBack { .. } => "the unit would have no dice",
        Step::Movement | Step::TakeGround { .. } | Step::Breakthrough { .. } | Step::KeepCard => {
            unreachable!("{step:?} always asks")
        }
        Step::ChooseSection
        | Step::Leadership
        | Step::ChooseMode
        | Step::Rally
        | Step::ShortSupply
        | Step::PlaceUnit { .. }
        | Step::LeaveSquare { .. }
        | Step::Join { .. }
        | Step::React { .. }
        | Step::Withdraw { .. } => "there is nothing to choose",
        Step::StartTurn
        | Step::Strike { .. }
        | Step::AfterStrike { .. }
        | Step::DrawCards
        | Step::EndTurn => unreachable!("{step:?} is no decision"),
    };
    Some(format!("Nobody is asked here: {why}."))
}

pub(super) fn require(is_so: bool, fault: impl FnOnce() -> String) -> Result<(), String> {
    if is_so { Ok(()) } else { Err(fault()) }
}
