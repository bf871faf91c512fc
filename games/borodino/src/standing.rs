//! Standing instructions: questions that a player need not be asked each time.
//!
//! Only questions to which the same answer is often right, whatever the position. Where to go, whom
//! to order or at whom to fire is always asked.

use engine::{Seat, StandingCard};

use crate::action::Action;
use crate::pieces::Class;
use crate::state::Campaign;
use crate::step::Step;
use crate::steps;

/// The instructions on offer, in the order of the rules.
pub(crate) const CARDS: [StandingCard; 6] = [
    // [BOR-6.4.1] Nobody has to move without orders.
    card("straggle", "BOR-6.4.1", &["ask", "never"]),
    // [BOR-11.1.1] Among equals the owner chooses who is hit.
    card("take-hit", "BOR-11.1.1", &["ask", "infantry", "cavalry", "guns"]),
    // [BOR-12.2.1], [BOR-13.4.1] Squares and regrouping are optional.
    card("squares", "BOR-12.2.1", &["ask", "never"]),
    card("regroup", "BOR-13.4.1", &["ask", "never"]),
    // [BOR-15.5.1] So are burnt bridges, and [BOR-16.1.3] moves at night.
    card("bridges", "BOR-15.5.1", &["ask", "never"]),
    card("night-shift", "BOR-16.1.3", &["ask", "never"]),
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
    if campaign.is_over() || campaign.asked()?.seat() != seat {
        return None;
    }
    let step = campaign.step()?;
    let value = |id: &str| standing.iter().find(|(name, _)| *name == id).map(|(_, value)| *value);
    question(step).and_then(value).and_then(|value| answer(campaign, step, value))
}

/// [BOR-18.2.5] The one answer to a question that is asked so that nothing is betrayed by silence. Where
/// a block in hand goes is the player's to say, even if there is one way only; and so is the end of what
/// he has begun, as he cannot take it back afterwards.
pub(crate) fn only_answer(campaign: &Campaign, seat: Seat) -> Option<Action> {
    if campaign.is_over() || campaign.asked()?.seat() != seat {
        return None;
    }
    let step = campaign.step()?;
    match &offered(campaign, step)[..] {
        [Action::Done] if closes_what_is_begun(campaign, step) => None,
        [only @ (Action::Done | Action::TakeHit(_))] => Some(*only),
        _ => None,
    }
}

/// Whether the enemy comes next, and the side that is asked may have decided something before: in its
/// action phase, among its winners, or of its supply or its shift at night.
fn closes_what_is_begun(campaign: &Campaign, step: Step) -> bool {
    if let Step::Supply { side, .. } | Step::CapturedSupply { side, .. } = step {
        return !campaign.supplied[side as usize].is_empty();
    }
    if let Step::NightShift { side } = step {
        return !(campaign.moved & campaign.setting.get().of_side(side)).is_empty();
    }
    matches!(step, Step::Straggles { .. } | Step::Regroup { .. })
}

/// The instruction that answers the question of a step.
fn question(step: Step) -> Option<&'static str> {
    match step {
        Step::Straggles { .. } => Some("straggle"),
        Step::Hits(_) | Step::OwnHits { .. } => Some("take-hit"),
        Step::Squares { .. } => Some("squares"),
        Step::Regroup { .. } => Some("regroup"),
        Step::Bridge { .. } => Some("bridges"),
        Step::NightShift { .. } => Some("night-shift"),
        Step::Place { .. }
        | Step::PlaceBlock { .. }
        | Step::OpenTurn
        | Step::ActionPhase { .. }
        | Step::Stage { .. }
        | Step::Arrive { .. }
        | Step::Activate { .. }
        | Step::ActivateMove { .. }
        | Step::ActivateRole { .. }
        | Step::Bombard { .. }
        | Step::PayFire { .. }
        | Step::PayMove { .. }
        | Step::Moves { .. }
        | Step::HqMoves { .. }
        | Step::MoveBlock { .. }
        | Step::Tire { .. }
        | Step::Straggle { .. }
        | Step::Stacking { .. }
        | Step::Surplus { .. }
        | Step::EndActionPhase { .. }
        | Step::Battles
        | Step::MainAttack
        | Step::Round { .. }
        | Step::Turns { .. }
        | Step::BayonetLoss { .. }
        | Step::GoOn { .. }
        | Step::EndRound
        | Step::Attrition
        | Step::Capture { .. }
        | Step::CapturedSupply { .. }
        | Step::Supply { .. }
        | Step::EndTurn
        | Step::NightShiftBlock { .. }
        | Step::EndNight => None,
    }
}

fn answer(campaign: &Campaign, step: Step, value: &str) -> Option<Action> {
    match value {
        // [BOR-8.4.2] The phase cannot be ended while an area is too full.
        "never" => offered(campaign, step).into_iter().find(|action| *action == Action::Done),
        "infantry" => sacrifice(campaign, step, Class::Infantry),
        "cavalry" => sacrifice(campaign, step, Class::Cavalry),
        "guns" => sacrifice(campaign, step, Class::Artillery),
        _ => None,
    }
}

fn offered(campaign: &Campaign, step: Step) -> Vec<Action> {
    let mut list = Vec::new();
    steps::legal(campaign, step, &mut list);
    list
}

/// The first in the lists of the class that is to take hits; if there is none, whoever is no
/// headquarters; and only then a headquarters.
fn sacrifice(campaign: &Campaign, step: Step, wanted: Class) -> Option<Action> {
    let rank = |action: &Action| {
        let Action::TakeHit(block) = *action else { return 2 };
        match campaign.class(block) {
            class if class == wanted => 0,
            class => 1 + u8::from(class == Class::Headquarters),
        }
    };
    offered(campaign, step).into_iter().min_by_key(rank)
}
