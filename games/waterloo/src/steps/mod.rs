//! [WAT-26.1.1] One file for each question, or for a few that follow one another.
//!
//! Each of them has five functions of the same names: `asks` says who must answer the question of
//! a step, if there is anything to choose; `go_on` does what follows when nobody is asked; `legal`
//! lists the answers; `check` says whether an answer is allowed, and by which rule it is not, or
//! nothing if it answers another question; `resolve` carries a legal answer out.

pub(crate) mod act;
pub(crate) mod battle_phase;
pub(crate) mod battles;
pub(crate) mod contact;
pub(crate) mod crossing;
pub(crate) mod deployment;
pub(crate) mod end_of_turn;
pub(crate) mod hits;
pub(crate) mod holders;
pub(crate) mod marches;
pub(crate) mod markers;
pub(crate) mod morale;
pub(crate) mod moves;
pub(crate) mod regroup;
pub(crate) mod reinforcement;
pub(crate) mod rout;
pub(crate) mod set_up;
pub(crate) mod skirmish;
pub(crate) mod supply;
pub(crate) mod woods;

use crate::Turn;
use crate::action::Action;
use crate::ban::Allowed;
use crate::pieces::Party;
use crate::state::Campaign;
use crate::step::Step;

/// The five functions of a file.
struct Question {
    asks: fn(&Campaign, Step) -> Option<Party>,
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
        Step::SetUp { .. } | Step::Place { .. } => question!(set_up),
        Step::Moves { .. } | Step::Move { .. } => question!(moves),
        Step::OpenMarches | Step::Marches { .. } | Step::March { .. } | Step::ShowLeader { .. } => {
            question!(marches)
        }
        Step::Contact | Step::Skirmishes | Step::OrderBattles => question!(contact),
        Step::Pick { .. }
        | Step::Exchange { .. }
        | Step::Compare { .. }
        | Step::LeaveSkirmish { .. } => question!(skirmish),
        Step::Hits(_) => question!(hits),
        Step::Battles | Step::BattleTurn { .. } | Step::EndBattleTurn { .. } => question!(battles),
        Step::PutMarkers { .. } => question!(markers),
        Step::DropWoods { .. } => question!(woods),
        Step::Deploy { .. } => question!(deployment),
        Step::Reveal { .. } | Step::NameHolder { .. } => question!(holders),
        Step::Morale { .. } => question!(morale),
        Step::BattlePhase { .. } | Step::Act { .. } => question!(battle_phase),
        Step::Reinforcement { .. } => question!(reinforcement),
        Step::CrossStream { .. } => question!(crossing),
        Step::LeaveBattle { .. } => question!(rout),
        Step::Regroup { .. } => question!(regroup),
        Step::Supply | Step::Starve { .. } => question!(supply),
        Step::EndTurn => question!(end_of_turn),
    }
}

/// Who must answer the question of a step; `None` if there is nothing to choose.
pub(crate) fn asks(campaign: &Campaign, step: Step) -> Option<Party> {
    (question(step).asks)(campaign, step)
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
