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
    if let Some(question) = interrupted(campaign, step, course) {
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

/// The question that a second sentence or a consequence interrupts.
fn interrupted(campaign: &Campaign, step: Step, course: Course) -> Option<Step> {
    let side = |block| campaign.side(block);
    Some(match step {
        Step::PlaceBlock { block } => Step::Place { side: side(block) },
        Step::ActivateMove { hq } | Step::ActivateRole { hq } => Step::Activate { side: side(hq) },
        Step::PayFire { gun, .. } => Step::Bombard { side: side(gun) },
        Step::OwnHits { side, .. } => Step::Bombard { side },
        Step::Hits(Hits { side, area, shot: Shot::Bombardment { .. }, .. }) => {
            let side = side.enemy();
            match course.own_hits {
                0 => Step::Bombard { side },
                left => Step::OwnHits { side, area, left },
            }
        }
        Step::PayMove { block, .. } => Step::Moves { side: side(block) },
        Step::MoveBlock { block } if campaign.activated.contains(block) => {
            Step::HqMoves { side: side(block) }
        }
        Step::MoveBlock { block } => Step::Moves { side: side(block) },
        Step::Straggle { block } => Step::Straggles { side: side(block) },
        Step::Surplus { block } => Step::Stacking { side: side(block) },
        // [BOR-15.3.1] Another source may be captured after this one.
        Step::CapturedSupply { side, .. } => Step::Capture { side },
        Step::NightShiftBlock { block } => Step::NightShift { side: side(block) },
        Step::Hits(Hits { side, shot: Shot::Battle { .. }, .. }) => match course.bayonet {
            Some(block) => Step::BayonetLoss { block, left: course.own_hits },
            None => turns(campaign, side.enemy(), course)?,
        },
        Step::BayonetLoss { block, .. } => turns(campaign, side(block), course)?,
        Step::GoOn { block } => turns(campaign, side(block), course)?,
        _ => return None,
    })
}

/// The turns of a side that a consequence interrupts.
fn turns(campaign: &Campaign, side: Side, course: Course) -> Option<Step> {
    let role = campaign.battle.as_ref()?.role_of(side);
    Some(Step::Turns { letter: course.letter?, role })
}

/// [BOR-4.2.1] The French place after the Russians.
fn after_placing(step: Step) -> Vec<Step> {
    match step {
        Step::Place { side: Side::Russian } => {
            vec![Step::OpenTurn, Step::Place { side: Side::French }]
        }
        _ => vec![Step::OpenTurn],
    }
}

/// What follows in an action phase, and after it.
fn in_action_phase(campaign: &Campaign, side: Side, step: Step) -> Vec<Step> {
    let mut steps = until(flow::course_of_turn(campaign.players()), Step::ActionPhase { side });
    let planned = match step {
        Step::Activate { .. } => Step::Stage { side, stage: Stage::Activation },
        Step::Bombard { .. } => Step::Stage { side, stage: Stage::Bombardment },
        Step::Moves { .. } => Step::Stage { side, stage: Stage::Orders },
        Step::HqMoves { .. } => Step::Stage { side, stage: Stage::Headquarters },
        Step::Straggles { .. } => Step::Stage { side, stage: Stage::Stragglers },
        _ => step,
    };
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
    match step {
        Step::MainAttack => steps.push(Step::Round { number: 1 }),
        Step::Squares { .. } | Step::Turns { .. } => {
            steps.extend(until(flow::course_of_round(), step));
        }
        _ => {}
    }
    steps
}

/// The steps of a course that come after one of them.
fn until(course: impl IntoIterator<Item = Step>, step: Step) -> Vec<Step> {
    course.into_iter().take_while(|&it| it != step).collect()
}
