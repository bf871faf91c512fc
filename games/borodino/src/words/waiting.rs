//! What those hear who are not asked.

use engine::Phrase;

use super::terms::they;
use crate::event::Stage;
use crate::ids::AreaId;
use crate::pieces::Side;
use crate::state::Campaign;
use crate::step::{Hits, Step};
use crate::view::owner;

/// [BOR-18.2.5] Which side is to decide, and the public phase and round; no more.
pub(super) fn awaited(campaign: &Campaign, side: Side) -> Phrase {
    let (id, area) = phase(campaign);
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

/// What is public of a question: the step that everybody sees, and of an action phase its stage. What a
/// side has in hand, pays with, or must send away is nobody's business.
fn phase(campaign: &Campaign) -> (&'static str, Option<AreaId>) {
    if let Some(Step::Hits(Hits { area, .. })) = campaign.step() {
        return ("wait-hits", Some(area));
    }
    let fight = campaign.battle.as_ref().map(|battle| battle.area);
    let is_public = |step: &&Step| owner(campaign, **step).is_none();
    match campaign.agenda.iter().rev().find(is_public) {
        Some(Step::Place { .. }) => ("wait-set-up", None),
        Some(Step::Battles) => ("wait-battles", None),
        Some(Step::MainAttack) => ("wait-main-attack", fight),
        Some(Step::Squares { .. }) => ("wait-squares", fight),
        Some(Step::Turns { .. }) => ("wait-turns", fight),
        Some(Step::GoOn { .. }) => ("wait-go-on", fight),
        Some(Step::Regroup { .. }) => ("wait-regroup", fight),
        Some(Step::CapturedSupply { source, .. }) => ("wait-captured-supply", Some(*source)),
        Some(Step::Supply { .. }) => ("wait-supply", None),
        Some(Step::Bridge { .. }) => ("wait-bridge", None),
        Some(Step::NightShift { .. }) => ("wait-night-shift", None),
        Some(_) | None => (stage(campaign.stage), None),
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
