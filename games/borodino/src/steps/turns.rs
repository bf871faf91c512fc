//! Chapter 5: the turn.

use crate::Turn;
use crate::action::Action;
use crate::ban::Allowed;
use crate::event::{Event, Stage};
use crate::flow;
use crate::pieces::Side;
use crate::state::Campaign;
use crate::step::Step;

pub(crate) fn asks(_campaign: &Campaign, _step: Step) -> Option<Side> {
    None
}

pub(crate) fn go_on(turn: &mut Turn<'_>, step: Step) {
    if let Step::Stage { side, stage } = step {
        open_stage(turn, side, stage);
    } else {
        flow::end_step(turn);
    }
}

/// [BOR-5.1.2] Nobody goes back to an earlier stage: its question gives way to the next.
fn open_stage(turn: &mut Turn<'_>, side: Side, stage: Stage) {
    turn.emit(Event::StageBegan { side, stage });
    let question = match stage {
        Stage::Activation => Step::Activate { side },
        Stage::Bombardment => Step::Bombard { side },
        Stage::Orders => Step::Moves { side },
        Stage::Headquarters => Step::HqMoves { side },
        Stage::Stragglers => Step::Straggles { side },
    };
    flow::replace_step(turn, question);
}

pub(crate) fn legal(_campaign: &Campaign, _step: Step, _into: &mut Vec<Action>) {}

pub(crate) fn check(_campaign: &Campaign, _step: Step, _action: Action) -> Option<Allowed> {
    None
}

pub(crate) fn resolve(_turn: &mut Turn<'_>, _step: Step, _action: Action) {}
