//! What is on the agenda below a question, so that play goes on from it to the end.

use super::usual::{Phase, phase};
use crate::event::Stage;
use crate::flow;
use crate::ids::BlockId;
use crate::pieces::{Letter, Side};
use crate::state::Campaign;
use crate::step::{Hits, Shot, Step};

/// What only the document tells of the course of things.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Course {
    /// [BOR-12.1.2] The block whose own 6s are taken after its hits in battle.
    pub(super) bayonet: Option<BlockId>,
    /// How many they are; [BOR-7.3.3] in a bombardment those that fall on own blocks.
    pub(super) own_hits: u8,
    /// [BOR-10.3.2] The letter whose turns are interrupted.
    pub(super) letter: Option<Letter>,
}

/// [BOR-19.1.1] The whole agenda under a question and the question itself, which comes last.
pub(super) fn agenda(campaign: &Campaign, step: Step, course: Course) -> Vec<Step> {
    let mut agenda = below(campaign, step, course);
    agenda.push(step);
    agenda
}

fn below(campaign: &Campaign, step: Step, course: Course) -> Vec<Step> {
    let question = interrupted(campaign, step).or_else(|| in_turns(campaign, step, course));
    if let Some(question) = question.or_else(|| in_bombardment(step, course)) {
        return agenda(campaign, question, course);
    }
    match phase(campaign, step) {
        Phase::SetUp => after_placing(step),
        Phase::Action(side, _) => in_action_phase(campaign, side, step),
        Phase::Battle => in_battle(campaign, step),
        Phase::Supply => until(flow::course_of_turn(campaign.players()), step),
        Phase::Night => until(flow::course_of_night(campaign.players()), step),
    }
}

/// The question that a second sentence interrupts.
fn interrupted(campaign: &Campaign, step: Step) -> Option<Step> {
    if let Step::ActivateMove { hq } | Step::ActivateRole { hq } = step {
        return Some(Step::Activate { side: campaign.side(hq) });
    }
    if let Step::PayFire { gun, .. } = step {
        return Some(Step::Bombard { side: campaign.side(gun) });
    }
    // [BOR-15.3.1] Another source may be captured after this one.
    if let Step::CapturedSupply { side, .. } = step {
        return Some(Step::Capture { side });
    }
    let (Step::PlaceBlock { block }
    | Step::PayMove { block, .. }
    | Step::MoveBlock { block }
    | Step::Straggle { block }
    | Step::Surplus { block }
    | Step::NightShiftBlock { block }) = step
    else {
        return None;
    };
    let side = campaign.side(block);
    let is_leading = campaign.activated.contains(block);
    let question = [
        (Step::PlaceBlock { block }, Step::Place { side }),
        (Step::Straggle { block }, Step::Straggles { side }),
        (Step::Surplus { block }, Step::Stacking { side }),
        (Step::NightShiftBlock { block }, Step::NightShift { side }),
    ]
    .into_iter()
    .find(|&(second, _)| second == step);
    let by_order = if is_leading { Step::HqMoves { side } } else { Step::Moves { side } };
    Some(question.map_or(by_order, |(_, question)| question))
}

/// The question that a shot of guns interrupts.
fn in_bombardment(step: Step, course: Course) -> Option<Step> {
    if let Step::OwnHits { side, .. } = step {
        return Some(Step::Bombard { side });
    }
    let Step::Hits(Hits { side, area, .. }) = step else { return None };
    let side = side.enemy();
    Some(match course.own_hits {
        0 => Step::Bombard { side },
        left => Step::OwnHits { side, area, left },
    })
}

/// The turns in a battle that a shot or an onward step interrupts.
fn in_turns(campaign: &Campaign, step: Step, course: Course) -> Option<Step> {
    if let Step::GoOn { block } | Step::BayonetLoss { block, .. } = step {
        return turns(campaign, campaign.side(block), course);
    }
    let Step::Hits(Hits { side, shot: Shot::Battle { .. }, .. }) = step else { return None };
    match course.bayonet {
        Some(block) => Some(Step::BayonetLoss { block, left: course.own_hits }),
        None => turns(campaign, side.enemy(), course),
    }
}

/// The turns of a side that a consequence interrupts.
fn turns(campaign: &Campaign, side: Side, course: Course) -> Option<Step> {
    let role = campaign.battle.as_ref()?.role_of(side);
    Some(Step::Turns { letter: course.letter?, role })
}

/// [BOR-4.2.1] The French place after the Russians.
fn after_placing(step: Step) -> Vec<Step> {
    let mut steps = vec![Step::OpenTurn];
    if step == (Step::Place { side: Side::Russian }) {
        steps.push(Step::Place { side: Side::French });
    }
    steps
}

/// What follows in an action phase, and after it.
fn in_action_phase(campaign: &Campaign, side: Side, step: Step) -> Vec<Step> {
    let mut steps = until(flow::course_of_turn(campaign.players()), Step::ActionPhase { side });
    let stages = [
        (Step::Activate { side }, Stage::Activation),
        (Step::Bombard { side }, Stage::Bombardment),
        (Step::Moves { side }, Stage::Orders),
        (Step::HqMoves { side }, Stage::Headquarters),
        (Step::Straggles { side }, Stage::Stragglers),
    ];
    let stage = stages.into_iter().find(|&(question, _)| question == step);
    let planned = stage.map_or(step, |(_, stage)| Step::Stage { side, stage });
    steps.extend(until(flow::course_of_action_phase(side), planned));
    steps
}

/// What follows in the battle that is fought, and after it.
fn in_battle(campaign: &Campaign, step: Step) -> Vec<Step> {
    let course = flow::course_of_turn(campaign.players());
    if step == Step::Battles {
        return until(course, step);
    }
    let mut steps = until(course, Step::Battles);
    steps.push(Step::Battles);
    if step == Step::MainAttack {
        steps.push(Step::Round { number: 1 });
    }
    if matches!(step, Step::Squares { .. } | Step::Turns { .. }) {
        steps.extend(until(flow::course_of_round(), step));
    }
    steps
}

/// The steps of a course that come after one of them.
fn until(course: impl IntoIterator<Item = Step>, step: Step) -> Vec<Step> {
    course.into_iter().take_while(|&it| it != step).collect()
}
