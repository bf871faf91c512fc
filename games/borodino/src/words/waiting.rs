//! What those hear who are not asked.

use engine::Phrase;

use super::terms::they;
use crate::event::Stage;
use crate::ids::AreaId;
use crate::pieces::Side;
use crate::state::Campaign;
use crate::step::{Hits, Step};

/// [BOR-18.2.5] Which side is to decide, and the public phase and round; no more.
pub(super) fn awaited(campaign: &Campaign, step: Step, side: Side) -> Phrase {
    let (id, area) = phase(campaign, step);
    let phrase = Phrase::new(id).term("side", they(side.term()));
    let phrase = match &campaign.battle {
        Some(battle) => phrase.number("round", battle.round),
        None => phrase,
    };
    match area {
        Some(area) => campaign.with_area(phrase, "area", area),
        None => phrase,
    }
}

/// What is public of a question. Of an action phase that is its stage: what a side has in hand, pays
/// with, or must send away is nobody's business.
fn phase(campaign: &Campaign, step: Step) -> (&'static str, Option<AreaId>) {
    let fight = campaign.battle.as_ref().map(|battle| battle.area);
    match step {
        Step::Place { .. } | Step::PlaceBlock { .. } => ("wait-set-up", None),
        Step::Hits(Hits { area, .. }) => ("wait-hits", Some(area)),
        Step::Battles => ("wait-battles", None),
        Step::MainAttack => ("wait-main-attack", fight),
        Step::Squares { .. } => ("wait-squares", fight),
        Step::Turns { .. } => ("wait-turns", fight),
        Step::GoOn { .. } => ("wait-go-on", fight),
        Step::Regroup { .. } => ("wait-regroup", fight),
        Step::CapturedSupply { source, .. } => ("wait-captured-supply", Some(source)),
        Step::Supply { .. } => ("wait-supply", None),
        Step::Bridge { .. } => ("wait-bridge", None),
        Step::NightShift { .. } | Step::NightShiftBlock { .. } => ("wait-night-shift", None),
        Step::OpenTurn
        | Step::ActionPhase { .. }
        | Step::Stage { .. }
        | Step::Arrive { .. }
        | Step::Activate { .. }
        | Step::ActivateMove { .. }
        | Step::ActivateRole { .. }
        | Step::Bombard { .. }
        | Step::PayFire { .. }
        | Step::PayMove { .. }
        | Step::OwnHits { .. }
        | Step::Moves { .. }
        | Step::HqMoves { .. }
        | Step::MoveBlock { .. }
        | Step::Tire { .. }
        | Step::Straggles { .. }
        | Step::Straggle { .. }
        | Step::Stacking { .. }
        | Step::Surplus { .. }
        | Step::EndActionPhase { .. }
        | Step::Round { .. }
        | Step::BayonetLoss { .. }
        | Step::EndRound
        | Step::Attrition
        | Step::Capture { .. }
        | Step::EndTurn
        | Step::EndNight => (stage(campaign.stage), None),
    }
}

/// [BOR-5.1.2], [BOR-5.1.3] How far an action phase has come.
fn stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Activation => "wait-activation",
        Stage::Bombardment => "wait-bombardment",
        Stage::Orders => "wait-orders",
        Stage::Headquarters => "wait-headquarters",
        Stage::Stragglers => "wait-stragglers",
    }
}
