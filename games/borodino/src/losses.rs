//! [BOR-3.1.3] How steps and blocks are lost, whatever the cause.

use crate::Turn;
use crate::event::{Cause, Event};
use crate::ids::BlockId;
use crate::posts;
use crate::state::Campaign;
use crate::victory;

/// What became of a block that lost a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    Lives,
    Destroyed,
}

/// [BOR-3.1.3] Takes a step from a block, which is destroyed with its last; [BOR-3.1.4] a headquarters
/// with the one after. Whoever calls this in a battle must settle it afterwards.
pub(crate) fn lose_step(turn: &mut Turn<'_>, block: BlockId, cause: Cause) -> Fate {
    let fate = lose_step_with_others(turn, block, cause);
    if fate == Fate::Destroyed {
        posts::fill(turn);
    }
    fate
}

/// The same for one of several blocks that lose a step at the same moment. Whoever calls this must
/// fill the army posts when all have.
pub(crate) fn lose_step_with_others(turn: &mut Turn<'_>, block: BlockId, cause: Cause) -> Fate {
    if !outlives_a_loss(turn, block) {
        remove(turn, block, cause);
        return Fate::Destroyed;
    }
    let area = turn.area(block).expect("whoever loses a step stands somewhere");
    let who = turn.who(block);
    turn.emit(Event::StepLost { who, area, cause });
    Fate::Lives
}

/// [BOR-3.1.3], [BOR-3.1.4] Whether a block stays on the map if it loses a step.
pub(crate) fn outlives_a_loss(campaign: &Campaign, block: BlockId) -> bool {
    let least = if campaign.is_headquarters(block) { 1 } else { 2 };
    campaign.steps(block) >= least
}

/// [BOR-1.1.7] Destroys a block on the map. [BOR-14.1.2] If it held a post, another takes it at once.
pub(crate) fn destroy(turn: &mut Turn<'_>, block: BlockId, cause: Cause) {
    remove(turn, block, cause);
    posts::fill(turn);
}

/// [BOR-17.1.2] A destroyed block counts for victory whatever the cause; [BOR-3.1.5] it never returns.
fn remove(turn: &mut Turn<'_>, block: BlockId, cause: Cause) {
    let area = turn.area(block).expect("whoever is destroyed stands somewhere");
    let points = victory::points_for(turn, block);
    turn.emit(Event::Destroyed { block, area, cause, points });
}
