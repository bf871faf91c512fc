//! Standing instructions: questions that a player need not be asked each time.
//!
//! Only questions to which the same answer is often right, whatever the position. Where to go, or
//! whom to lose, is always asked.

use engine::{Seat, StandingCard};

use crate::action::Action;
use crate::ids::BlockId;
use crate::pieces::Kind;
use crate::state::Campaign;
use crate::step::Step;
use crate::steps;

/// The instructions on offer, in the order of the rules.
pub(crate) const CARDS: [StandingCard; 7] = [
    // [WAT-7.1.1] Nobody has to march.
    card("march", "WAT-7.1.1", &["ask", "never"]),
    // [WAT-7.1.7] A leader helps if he is shown.
    card("show-leader", "WAT-7.1.7", &["ask", "always", "never"]),
    // [WAT-11.3.5] A farm or hill may have a holder.
    card("name-holder", "WAT-11.3.5", &["ask", "strongest", "nobody"]),
    // [WAT-12.2.6] The order of tests is the owner's.
    card("morale-order", "WAT-12.2.6", &["ask", "roster"]),
    // [WAT-14.3.1] Among equals the owner chooses who is hit.
    card("take-hit", "WAT-14.3.1", &["ask", "infantry", "cavalry", "guns"]),
    // [WAT-17.1.1], [WAT-20.2.1] Reinforcement and regrouping are optional.
    card("reinforce", "WAT-17.1.1", &["ask", "never"]),
    card("regroup", "WAT-20.2.1", &["ask", "never"]),
];

const fn card(
    id: &'static str,
    rule: &'static str,
    values: &'static [&'static str],
) -> StandingCard {
    StandingCard { id, rule, values }
}

/// The answer that `seat` has left to the question that is open, if it is put to `seat`.
pub(crate) fn instructed(
    campaign: &Campaign,
    seat: Seat,
    standing: &[(&str, &str)],
) -> Option<Action> {
    if campaign.asked()?.seat() != seat {
        return None;
    }
    let step = campaign.step()?;
    let id = question(step)?;
    let (_, value) = standing.iter().find(|(name, _)| *name == id)?;
    answer(campaign, step, value)
}

/// [WAT-24.1.5] The one answer to a question that is asked so that nothing is betrayed by silence.
pub(crate) fn only_answer(campaign: &Campaign, seat: Seat) -> Option<Action> {
    if campaign.asked()?.seat() != seat {
        return None;
    }
    let step = campaign.step()?;
    let is_for_others =
        matches!(step, Step::Marches { .. } | Step::Hits(_) | Step::NameHolder { .. });
    match &offered(campaign, step)[..] {
        [only] if is_for_others => Some(*only),
        _ => None,
    }
}

/// The instruction that answers the question of a step.
fn question(step: Step) -> Option<&'static str> {
    match step {
        Step::Marches { .. } => Some("march"),
        Step::ShowLeader { .. } => Some("show-leader"),
        Step::NameHolder { .. } => Some("name-holder"),
        Step::Morale { .. } => Some("morale-order"),
        Step::Hits(_) => Some("take-hit"),
        Step::Reinforcement { .. } => Some("reinforce"),
        Step::Regroup { .. } => Some("regroup"),
        Step::SetUp { .. }
        | Step::Place { .. }
        | Step::Moves { .. }
        | Step::Move { .. }
        | Step::OpenMarches
        | Step::March { .. }
        | Step::Contact
        | Step::Skirmishes
        | Step::Pick { .. }
        | Step::Exchange { .. }
        | Step::Compare { .. }
        | Step::LeaveSkirmish { .. }
        | Step::OrderBattles
        | Step::Battles
        | Step::PutMarkers { .. }
        | Step::DropWoods { .. }
        | Step::Deploy { .. }
        | Step::Reveal { .. }
        | Step::BattleTurn { .. }
        | Step::BattlePhase { .. }
        | Step::Act { .. }
        | Step::EndBattleTurn { .. }
        | Step::CrossStream { .. }
        | Step::LeaveBattle { .. }
        | Step::Supply
        | Step::Starve { .. }
        | Step::EndTurn => None,
    }
}

fn answer(campaign: &Campaign, step: Step, value: &str) -> Option<Action> {
    match value {
        "never" => ending(step),
        "always" => Some(Action::ShowLeader),
        "nobody" => Some(Action::HoldNone),
        "strongest" => strongest(campaign, step).map(Action::Hold).or(Some(Action::HoldNone)),
        "roster" => offered(campaign, step).first().copied(),
        "infantry" => sacrifice(campaign, step, |kind| kind == Kind::Infantry),
        "cavalry" => sacrifice(campaign, step, Kind::is_cavalry),
        "guns" => sacrifice(campaign, step, Kind::is_gun),
        _ => None,
    }
}

/// The answer that does nothing.
fn ending(step: Step) -> Option<Action> {
    if let Step::Marches { .. } = step {
        Some(Action::EndMarches)
    } else if let Step::ShowLeader { .. } = step {
        Some(Action::HideLeader)
    } else if let Step::Reinforcement { .. } = step {
        Some(Action::EndReinforcement)
    } else if let Step::Regroup { .. } = step {
        Some(Action::EndRegrouping)
    } else {
        None
    }
}

fn offered(campaign: &Campaign, step: Step) -> Vec<Action> {
    let mut list = Vec::new();
    steps::legal(campaign, step, &mut list);
    list
}

/// The strongest of those who could hold a farm or hill; the first in the roster among equals.
fn strongest(campaign: &Campaign, step: Step) -> Option<BlockId> {
    let holder = |action: Action| if let Action::Hold(block) = action { Some(block) } else { None };
    let blocks = offered(campaign, step).into_iter().filter_map(holder);
    blocks.rev().max_by_key(|&block| campaign.steps(block))
}

/// The first in the roster of the arm that is to take hits; if there is none, whoever is no
/// leader; and only then a leader.
fn sacrifice(campaign: &Campaign, step: Step, is_wanted: fn(Kind) -> bool) -> Option<Action> {
    let rank = |action: &Action| {
        let Action::TakeHit(block) = *action else { return 2 };
        match campaign.kind(block) {
            kind if is_wanted(kind) => 0,
            kind => 1 + u8::from(kind == Kind::Leader),
        }
    };
    offered(campaign, step).into_iter().min_by_key(rank)
}
