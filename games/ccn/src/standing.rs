//! Standing instructions: questions that a player need not be asked each time.
//!
//! Only questions to which the same answer is often right, whatever the position. Which way to
//! retreat, or whom to charge, is always asked.

use engine::{Seat, StandingCard};

use crate::event::Action;
use crate::pieces::Side;
use crate::state::{Battle, Step};
use crate::steps::flags;

/// The instructions on offer, in the order of the rules.
pub(crate) const CARDS: [StandingCard; 6] = [
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
];

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
    let step = battle.step()?;
    let id = question(step)?;
    let (_, value) = standing.iter().find(|(name, _)| *name == id)?;
    answer(battle, step, value)
}

/// The instruction that answers the question of a step.
fn question(step: Step) -> Option<&'static str> {
    match step {
        Step::Flags { .. } => Some("ignore-flags"),
        Step::TakeGround { .. } => Some("take-ground"),
        Step::Breakthrough { .. } => Some("breakthrough"),
        Step::GoOn { .. } => Some("ride-on"),
        Step::BonusMelee { .. } => Some("bonus-melee"),
        Step::BattleBack { .. } => Some("battle-back"),
        Step::StartTurn
        | Step::PlayCard
        | Step::GiveOrders
        | Step::ChooseSection
        | Step::Leadership
        | Step::ChooseMode
        | Step::Rally
        | Step::ShortSupply
        | Step::PlaceUnit { .. }
        | Step::LeaveSquare { .. }
        | Step::Join { .. }
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
        _ => None,
    }
}
