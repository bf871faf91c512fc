//! [BOR-19.1.1] One file for each question, or for a few that follow one another.
//!
//! Each of them has five functions of the same names: `asks` says who must answer the question of
//! a step, if there is anything to choose; `go_on` does what follows when nobody is asked; `legal`
//! lists the answers; `check` says whether an answer is allowed, and by which rule it is not, or
//! nothing if it answers another question; `resolve` carries a legal answer out.

pub(crate) mod activation;
pub(crate) mod arrive;
pub(crate) mod attrition;
pub(crate) mod battles;
pub(crate) mod bombard;
pub(crate) mod bridge;
pub(crate) mod capture;
pub(crate) mod go_on;
pub(crate) mod hits;
pub(crate) mod moves;
pub(crate) mod night;
pub(crate) mod pay;
pub(crate) mod place;
pub(crate) mod regroup;
pub(crate) mod squares;
pub(crate) mod stacking;
pub(crate) mod straggle;
pub(crate) mod supply;
pub(crate) mod turn;
pub(crate) mod turns;

use crate::Turn;
use crate::action::Action;
use crate::ban::Allowed;
use crate::pieces::{Role, Side};
use crate::state::Campaign;
use crate::step::{Hits, Step};

/// The five functions of a file.
struct Question {
    asks: fn(&Campaign, Step) -> Option<Side>,
    go_on: fn(&mut Turn<'_>, Step),
    legal: fn(&Campaign, Step, &mut Vec<Action>),
    check: fn(&Campaign, Step, Action) -> Option<Allowed>,
    resolve: fn(&mut Turn<'_>, Step, Action),
}

macro_rules! question {
    ($file:ident) => {
        &Question {
            asks: $file::asks,
            go_on: $file::go_on,
            legal: $file::legal,
            check: $file::check,
            resolve: $file::resolve,
        }
    };
}

/// The file that a step belongs to.
fn question(step: Step) -> &'static Question {
    match step {
        Step::Place { .. } | Step::PlaceBlock { .. } => question!(place),
        Step::OpenTurn
        | Step::ActionPhase { .. }
        | Step::Stage { .. }
        | Step::EndActionPhase { .. }
        | Step::EndTurn => question!(turns),
        Step::Arrive { .. } => question!(arrive),
        Step::Activate { .. }
        | Step::ActivateMove { .. }
        | Step::ActivateRole { .. }
        | Step::Tire { .. } => question!(activation),
        Step::Bombard { .. } => question!(bombard),
        Step::PayFire { .. } | Step::PayMove { .. } => question!(pay),
        Step::Hits(_) | Step::OwnHits { .. } => question!(hits),
        Step::Moves { .. } | Step::HqMoves { .. } | Step::MoveBlock { .. } => question!(moves),
        Step::Straggles { .. } | Step::Straggle { .. } => question!(straggle),
        Step::Stacking { .. } | Step::Surplus { .. } => question!(stacking),
        Step::Battles | Step::MainAttack | Step::Round { .. } | Step::EndRound => {
            question!(battles)
        }
        Step::Squares { .. } => question!(squares),
        Step::Turns { .. } | Step::BayonetLoss { .. } => question!(turn),
        Step::GoOn { .. } => question!(go_on),
        Step::Regroup { .. } => question!(regroup),
        Step::Attrition => question!(attrition),
        Step::Capture { .. } | Step::CapturedSupply { .. } => question!(capture),
        Step::Supply { .. } => question!(supply),
        Step::Bridge { .. } => question!(bridge),
        Step::NightShift { .. } | Step::NightShiftBlock { .. } | Step::EndNight => question!(night),
    }
}

/// Who must answer the question of a step; `None` if there is nothing to choose.
pub(crate) fn asks(campaign: &Campaign, step: Step) -> Option<Side> {
    (question(step).asks)(campaign, step)
}

/// Whose question a step is, if it asks anybody; `None` for those that never do.
pub(crate) fn whose(campaign: &Campaign, step: Step) -> Option<Side> {
    let of_role = |role: Role| campaign.battle.as_ref().map(|battle| battle.side_of(role));
    match step {
        Step::Place { side }
        | Step::Arrive { side }
        | Step::Activate { side }
        | Step::Bombard { side }
        | Step::Hits(Hits { side, .. })
        | Step::OwnHits { side, .. }
        | Step::Moves { side }
        | Step::HqMoves { side }
        | Step::Straggles { side }
        | Step::Stacking { side }
        | Step::Regroup { side }
        | Step::CapturedSupply { side, .. }
        | Step::Supply { side, .. }
        | Step::Bridge { side }
        | Step::NightShift { side } => Some(side),
        Step::PlaceBlock { block }
        | Step::ActivateMove { hq: block }
        | Step::ActivateRole { hq: block }
        | Step::PayFire { gun: block, .. }
        | Step::PayMove { block, .. }
        | Step::MoveBlock { block }
        | Step::Straggle { block }
        | Step::Surplus { block }
        | Step::GoOn { block }
        | Step::NightShiftBlock { block } => Some(campaign.side(block)),
        Step::Battles => Some(campaign.first),
        Step::MainAttack => of_role(Role::Attacker),
        Step::Squares { role } | Step::Turns { role, .. } => of_role(role),
        Step::OpenTurn
        | Step::ActionPhase { .. }
        | Step::Stage { .. }
        | Step::Tire { .. }
        | Step::EndActionPhase { .. }
        | Step::Round { .. }
        | Step::BayonetLoss { .. }
        | Step::EndRound
        | Step::Attrition
        | Step::Capture { .. }
        | Step::EndTurn
        | Step::EndNight => None,
    }
}

/// What follows when nobody is asked.
pub(crate) fn go_on(turn: &mut Turn<'_>, step: Step) {
    (question(step).go_on)(turn, step);
}

/// Adds every answer to the question of a step.
pub(crate) fn legal(campaign: &Campaign, step: Step, into: &mut Vec<Action>) {
    (question(step).legal)(campaign, step, into);
}

/// Whether an answer is allowed; `None` if it answers another question.
pub(crate) fn check(campaign: &Campaign, step: Step, action: Action) -> Option<Allowed> {
    (question(step).check)(campaign, step, action)
}

/// Carries out a legal answer.
pub(crate) fn resolve(turn: &mut Turn<'_>, step: Step, action: Action) {
    (question(step).resolve)(turn, step, action);
}
