//! What can be so by itself, but not together: play never comes to it.
//!
//! `question` says whether the question can be put at all, `contact` where both sides may stand,
//! `boards` and `terrain` what a battle board may look like, `movement` and `counts` the rest.

mod boards;
mod contact;
mod counts;
mod movement;
mod question;
mod terrain;

use super::document::Document;
use super::names::Names;
use crate::state::Campaign;
use crate::step::{Hits, Shot, Step};

pub(super) use question::{in_hand, nobody_asked};

/// Notes everything that does not go together.
pub(super) fn check(campaign: &Campaign, names: &mut Names, document: &Document, step: Step) {
    question::check(campaign, names, document, step);
    contact::check(campaign, names, step);
    counts::check(campaign, names, step);
    movement::check(campaign, names, document, step);
    boards::check(campaign, names, document, step);
    terrain::check(campaign, names, step);
}

/// The part of a turn that a question belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    SetUp,
    Movement,
    Skirmishes,
    Ordering,
    Battles,
    Supply,
}

fn phase(step: Step) -> Phase {
    match step {
        Step::SetUp { .. } | Step::Place { .. } => Phase::SetUp,
        Step::Moves { .. }
        | Step::Move { .. }
        | Step::OpenMarches
        | Step::Marches { .. }
        | Step::March { .. }
        | Step::ShowLeader { .. }
        | Step::Contact => Phase::Movement,
        Step::Skirmishes
        | Step::Pick { .. }
        | Step::Exchange { .. }
        | Step::Compare { .. }
        | Step::LeaveSkirmish { .. }
        | Step::Hits(Hits { shot: Shot::Skirmish, .. }) => Phase::Skirmishes,
        Step::OrderBattles => Phase::Ordering,
        Step::Hits(_)
        | Step::Battles
        | Step::PutMarkers { .. }
        | Step::DropWoods { .. }
        | Step::Deploy { .. }
        | Step::Reveal { .. }
        | Step::NameHolder { .. }
        | Step::BattleTurn { .. }
        | Step::Morale { .. }
        | Step::BattlePhase { .. }
        | Step::Act { .. }
        | Step::Reinforcement { .. }
        | Step::EndBattleTurn { .. }
        | Step::CrossStream { .. }
        | Step::LeaveBattle { .. }
        | Step::Regroup { .. } => Phase::Battles,
        Step::Supply | Step::Starve { .. } | Step::EndTurn => Phase::Supply,
    }
}
