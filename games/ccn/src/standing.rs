//! Standing instructions: questions that a player need not be asked each time.
//!
//! Only questions to which the same answer is often right, whatever the position. Which way to
//! retreat, or whom to charge, is always asked.

use engine::{Seat, StandingCard};

use crate::action::Action;
use crate::hex::Hex;
use crate::pieces::{Side, UnitId};
use crate::state::{Battle, Step};
use crate::steps::{flags, join, react};

/// The instructions on offer, in the order of the rules.
pub(crate) const CARDS: [StandingCard; 11] = [
    // [CCN-15.2.1] Ignoring flags is a choice.
    card("ignore-flags", "CCN-15.2.1", &["ask", "most", "none"]),
    // [CCN-17.1.1] So is entering a vacated hex with infantry,
    card("take-ground", "CCN-17.1.1", &["ask", "always", "never"]),
    // [CCN-18.1.1] or with cavalry, and riding on from there.
    card("breakthrough", "CCN-18.1.1", &["ask", "always", "never"]),
    card("ride-on", "CCN-18.1.1", &["ask", "never"]),
    // [CCN-19.1.1] A bonus melee is not compulsory.
    card("bonus-melee", "CCN-19.1.1", &["ask", "never"]),
    // [CCN-20.1.1] Nor is a battle back.
    card("battle-back", "CCN-20.1.1", &["ask", "always", "never"]),
    // [CCN-13.1.3] Two of three reactions, which answer one question together.
    card(RETIRE, "CCN-21.1.1", &["ask", "always", "if-weak", "never"]),
    card(FORM_SQUARE, "CCN-22.1.1", &["ask", "always", "if-three-left", "never"]),
    // [CCN-22.4.1] A square that is ordered may stay as it is.
    card("leave-square", "CCN-22.4.1", &["ask", "always", "never"]),
    // [CCN-23.1.1] Any number of artillery units may join.
    card("join", "CCN-23.1.1", &["ask", "all", "none"]),
    // [CCN-25.10.1] The third reaction.
    card(FIRST_STRIKE, "CCN-25.10.1", &["ask", "always", "never"]),
];

const RETIRE: &str = "retire";
const FORM_SQUARE: &str = "form-square";
const FIRST_STRIKE: &str = "first-strike";

/// With "if-three-left" a square is formed as long as so many cards stay in hand.
const CARDS_LEFT: u8 = 3;

/// With "if-weak" cavalry of so many blocks or fewer retires.
const WEAK: u8 = 2;

const fn card(
    id: &'static str,
    rule: &'static str,
    values: &'static [&'static str],
) -> StandingCard {
    StandingCard { id, rule, values }
}

/// The answer that `seat` has left to the question that is open, if it is put to `seat`.
pub(crate) fn instructed(battle: &Battle, seat: Seat, standing: &[(&str, &str)]) -> Option<Action> {
    if battle.asked().map(Side::seat) != Some(seat) {
        return None;
    }
    let value = |id: &str| standing.iter().find(|(name, _)| *name == id).map(|(_, value)| *value);
    let step = battle.step()?;
    if let Step::React { unit, at, .. } = step {
        return reaction(battle, unit, at, |id| value(id).unwrap_or("ask"));
    }
    answer(battle, step, value(question(step)?)?)
}

/// The instruction that answers the question of a step by itself.
fn question(step: Step) -> Option<&'static str> {
    match step {
        Step::Flags { .. } => Some("ignore-flags"),
        Step::TakeGround { .. } => Some("take-ground"),
        Step::Breakthrough { .. } => Some("breakthrough"),
        Step::GoOn { .. } => Some("ride-on"),
        Step::BonusMelee { .. } => Some("bonus-melee"),
        Step::BattleBack { .. } => Some("battle-back"),
        Step::LeaveSquare { .. } => Some("leave-square"),
        Step::Join { .. } => Some("join"),
        Step::StartTurn
        | Step::PlayCard
        | Step::GiveOrders
        | Step::ChooseSection
        | Step::Leadership
        | Step::ChooseMode
        | Step::Rally
        | Step::ShortSupply
        | Step::PlaceUnit { .. }
        | Step::React { .. }
        | Step::Withdraw { .. }
        | Step::Movement
        | Step::Battles
        | Step::Strike { .. }
        | Step::AfterStrike { .. }
        | Step::Retreat { .. }
        | Step::LeaderRetreat { .. }
        | Step::DrawCards
        | Step::KeepCard
        | Step::EndTurn => None,
    }
}

/// What an instruction says to the question of a step; nothing if it says "ask".
fn answer(battle: &Battle, step: Step, value: &str) -> Option<Action> {
    match (step, value) {
        (Step::Flags { unit, flags, works, .. }, "most") => {
            Some(Action::IgnoreFlags(flags::most(battle, unit, flags, works)))
        }
        (Step::Flags { .. }, "none") => Some(Action::IgnoreFlags(0)),
        (Step::TakeGround { to, .. } | Step::Breakthrough { to, .. }, "always") => {
            Some(Action::Advance(to))
        }
        (
            Step::TakeGround { .. }
            | Step::Breakthrough { .. }
            | Step::GoOn { .. }
            | Step::BonusMelee { .. },
            "never",
        ) => Some(Action::Hold),
        (Step::BattleBack { .. }, "always") => Some(Action::BattleBack),
        (Step::BattleBack { .. }, "never") => Some(Action::Forbear),
        (Step::LeaveSquare { .. }, "always") => Some(Action::LeaveSquare),
        (Step::LeaveSquare { .. }, "never") => Some(Action::StayInSquare),
        (Step::Join { unit, at, .. }, "all") => {
            let guns = join::guns(battle, unit, at).next()?;
            Some(Action::Join(battle.unit(guns).hex))
        }
        // [CCN-10.2.5] A melee that has no die of its own needs artillery: which, is asked.
        (Step::Join { unit, at, .. }, "none") => {
            join::may_close(battle, unit, at).is_ok().then_some(Action::JoinNoMore)
        }
        _ => None,
    }
}

/// [CCN-13.1.3] What the instructions for the three reactions say together. One that says yes to
/// what can be done decides; a square and a retreat come before First Strike. The unit stands only
/// if all say no. [CCN-28.1.4] It must not be seen in what is asked whether First Strike is held,
/// so nothing here depends on that but the answer itself.
fn reaction<'a>(
    battle: &Battle,
    unit: UnitId,
    at: Hex,
    value: impl Fn(&str) -> &'a str,
) -> Option<Action> {
    if react::may_form_square(battle, unit, at).is_ok() && forms_square(battle, value(FORM_SQUARE))?
    {
        return Some(Action::FormSquare);
    }
    if react::may_retire(battle, unit, at).is_ok() && retires(battle, at, value(RETIRE))? {
        return Some(Action::RetireAndReform);
    }
    if react::could_strike_first(battle, unit, at).is_ok() && yes_or_no(value(FIRST_STRIKE))? {
        let holds = react::may_strike_first(battle, unit, at).is_ok();
        return Some(if holds { Action::FirstStrike } else { Action::Stand });
    }
    Some(Action::Stand)
}

/// Whether infantry forms square; `None` to ask. The number of cards in hand is public.
fn forms_square(battle: &Battle, value: &str) -> Option<bool> {
    let left = battle.hand(battle.active.enemy()).len().saturating_sub(1);
    match value {
        "if-three-left" => (left >= CARDS_LEFT).then_some(true),
        value => yes_or_no(value),
    }
}

/// Whether cavalry retires; `None` to ask.
fn retires(battle: &Battle, at: Hex, value: &str) -> Option<bool> {
    let is_weak = battle.unit_at(at).is_some_and(|unit| battle.unit(unit).blocks <= WEAK);
    match value {
        "if-weak" => Some(is_weak),
        value => yes_or_no(value),
    }
}

fn yes_or_no(value: &str) -> Option<bool> {
    match value {
        "always" => Some(true),
        "never" => Some(false),
        _ => None,
    }
}
