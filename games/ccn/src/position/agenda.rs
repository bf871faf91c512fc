//! What is going on at a decision: the steps that play would have put on the agenda, and no others.

use super::arranged::Arranged;
use super::consequences;
use super::decision::Decision;
use super::orders::{self, Way};
use super::{advance, declaration};
use crate::flow;
use crate::hex::Hex;
use crate::pieces::UnitId;
use crate::state::{Battle, Step};
use crate::steps;

/// The agenda at a decision, the decision last, or why it cannot come to it.
pub(super) fn of(battle: &Arranged<'_>, decision: &Decision) -> Result<Vec<Step>, String> {
    // The draw phase is what goes on.
    if *decision == Decision::KeepCard {
        return Ok(vec![Step::EndTurn, Step::KeepCard]);
    }
    let above = match *decision {
        Decision::PlayCard => vec![Step::PlayCard],
        Decision::GiveOrders => vec![Step::GiveOrders],
        Decision::ChooseSection => vec![Step::ChooseSection],
        Decision::Leadership => vec![Step::Leadership],
        Decision::ChooseMode => vec![Step::ChooseMode],
        Decision::Rally => vec![Step::Rally],
        Decision::ShortSupply => vec![Step::ShortSupply],
        Decision::PlaceUnit { unit } => vec![place_unit(battle, unit)?],
        Decision::LeaveSquare { unit } => leave_square(battle, unit)?,
        Decision::Movement => steps::orders::phases(battle).collect(),
        Decision::Battles
        | Decision::Join { .. }
        | Decision::React { .. }
        | Decision::Flags { .. }
        | Decision::Retreat { .. }
        | Decision::Withdraw { .. }
        | Decision::LeaderRetreat { .. }
        | Decision::TakeGround { .. }
        | Decision::Breakthrough { .. }
        | Decision::GoOn { .. }
        | Decision::BonusMelee { .. }
        | Decision::BattleBack { .. }
        | Decision::KeepCard
        | Decision::SetUp
        | Decision::Over { .. }
        | Decision::Drawn => [vec![Step::Battles], in_battle(battle, decision)?].concat(),
    };
    Ok([vec![Step::EndTurn, Step::DrawCards], above].concat())
}

/// [CCN-25.16.1] A unit that is not in square was chosen.
fn place_unit(battle: &Battle, hex: Hex) -> Result<Step, String> {
    let unit = battle.unit_at(hex).ok_or_else(|| format!("There is no unit in {hex}."))?;
    require(!battle.is_square(unit), || format!("The unit in {hex} is in square, and stays."))?;
    Ok(Step::PlaceUnit { unit })
}

/// [CCN-22.4.1] A unit in square was ordered: by itself, or [CCN-25.11.1] by a card that orders
/// many at once, of which the last is asked first.
fn leave_square(battle: &Battle, hex: Hex) -> Result<Vec<Step>, String> {
    let is_asked = |unit: &UnitId| battle.is_ordered(*unit) && battle.is_square(*unit);
    let unit = battle.unit_of(battle.active, hex).filter(is_asked);
    let unit = unit.ok_or_else(|| format!("There is no ordered unit in square in {hex}."))?;
    let leave = |unit: UnitId| Step::LeaveSquare { unit };
    Ok(match orders::way(battle) {
        Way::AtOnce => {
            let others = (0..unit.0).map(UnitId).filter(is_asked);
            steps::orders::phases(battle).chain(others.map(leave)).chain([leave(unit)]).collect()
        }
        Way::OneByOne | Way::Nothing => vec![Step::GiveOrders, leave(unit)],
    })
}

/// [CCN-10.1.2] What a battle has put above the other battles.
fn in_battle(battle: &Arranged<'_>, decision: &Decision) -> Result<Vec<Step>, String> {
    match *decision {
        Decision::Battles => Ok(Vec::new()),
        Decision::Join { by, at, melee } => declaration::join(battle, by, at, melee),
        Decision::React { by, at, melee } => declaration::react(battle, by, at, melee),
        Decision::Flags { unit, flags, check, works, during } => {
            consequences::flags(battle, unit, flags, check, works, during)
        }
        Decision::Retreat { unit, hexes, check, during } => {
            consequences::retreat(battle, unit, hexes, check, during)
        }
        Decision::Withdraw { unit, hexes, by, at } => {
            consequences::withdraw(battle, unit, hexes, by, at)
        }
        Decision::LeaderRetreat { leader, steps, during } => {
            consequences::leader_retreat(battle, leader, steps, during)
        }
        Decision::TakeGround { unit, to } => advance::take_ground(battle, unit, to),
        Decision::Breakthrough { unit, to, melee } => {
            advance::breakthrough(battle, unit, to, melee)
        }
        Decision::GoOn { unit } => advance::go_on(battle, unit),
        Decision::BonusMelee { unit } => advance::bonus_melee(battle, unit),
        Decision::BattleBack { unit, at } => declaration::battle_back(battle, unit, at),
        Decision::PlayCard
        | Decision::GiveOrders
        | Decision::ChooseSection
        | Decision::Leadership
        | Decision::ChooseMode
        | Decision::Rally
        | Decision::ShortSupply
        | Decision::PlaceUnit { .. }
        | Decision::LeaveSquare { .. }
        | Decision::Movement
        | Decision::KeepCard
        | Decision::SetUp
        | Decision::Over { .. }
        | Decision::Drawn => unreachable!("{decision:?} is not inside a battle"),
    }
}

/// [CCN-29.1.3] Why the rules would not stop here. Older rules may have stopped where today nothing is
/// left to choose, as long as there is an answer.
pub(super) fn nobody_asked(battle: &Arranged<'_>) -> Option<String> {
    let step = battle.step()?;
    let is_older_question = || !battle.has_dice_of_today() && has_answer(battle);
    if flow::asks(battle, step).is_some() || is_older_question() {
        return None;
    }
    let why = match step {
        Step::PlayCard => "the hand is empty",
        Step::GiveOrders => "nothing more can be ordered",
        Step::Leadership => "of every leader it is said whether he stays",
        Step::Rally => "nobody can get a block for the next face",
        Step::ShortSupply => "no unit can be sent back",
        Step::PlaceUnit { .. } => "the unit has no place to go",
        Step::LeaveSquare { .. } => "cavalry keeps the unit in square",
        Step::Battles => "no battle can be fought",
        Step::Join { .. } => "no more artillery can join",
        Step::React { .. } => "the defender can only stand",
        Step::Flags { .. } => "the unit can ignore no flag",
        Step::Retreat { .. } | Step::Withdraw { .. } => "the unit has not more than one way to go",
        Step::LeaderRetreat { .. } => "the leader has not more than one way to go",
        Step::GoOn { .. } => "there is no hex to go on to",
        Step::BonusMelee { .. } => "there is nothing to attack",
        Step::BattleBack { .. } => "the unit would have no dice",
        Step::ChooseSection
        | Step::ChooseMode
        | Step::Movement
        | Step::TakeGround { .. }
        | Step::Breakthrough { .. }
        | Step::KeepCard => unreachable!("{step:?} always asks"),
        Step::StartTurn
        | Step::Strike { .. }
        | Step::AfterStrike { .. }
        | Step::DrawCards
        | Step::EndTurn => unreachable!("{step:?} is no decision"),
    };
    Some(format!("Nobody is asked here: {why}."))
}

fn has_answer(battle: &Battle) -> bool {
    let mut answers = Vec::new();
    steps::legal(battle, &mut answers);
    !answers.is_empty()
}

pub(super) fn require(is_so: bool, fault: impl FnOnce() -> String) -> Result<(), String> {
    if is_so { Ok(()) } else { Err(fault()) }
}
