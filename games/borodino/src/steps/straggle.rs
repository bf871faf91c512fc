//! "Which block moves without orders?" Then: "Where to?" [BOR-6.4.5] That is all that a roll buys:
//! guns bombard by order only.

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban};
use crate::event::{Cause, Event, How};
use crate::flow::{begin_step, end_step};
use crate::ids::{AreaId, BlockId, BlockSet};
use crate::losses::{self, Fate};
use crate::luck_names::STRAGGLER;
use crate::movement::{self, Outlets, may_handle, may_move_at_all};
use crate::pieces::Side;
use crate::state::Campaign;
use crate::step::Step;
use crate::steps::stacking;
use crate::{held, hold};

const MUST_MEND: Ban = Ban::new("BOR-8.4.2", "ban-must-mend-stacking");

/// [BOR-18.2.5] Whoever has blocks on the map is asked, even if there is nothing to do but to end
/// the phase, so that nobody learns who could have moved. Where a block in hand goes is asked always.
pub(crate) fn asks(campaign: &Campaign, step: Step) -> Option<Side> {
    if let Step::Straggles { side } = step {
        return (!campaign.occupied[side as usize].is_empty()).then_some(side);
    }
    if let Step::Straggle { block } = step { Some(campaign.side(block)) } else { None }
}

pub(crate) fn go_on(turn: &mut Turn<'_>, _: Step) {
    end_step(turn);
}

pub(crate) fn legal(campaign: &Campaign, step: Step, into: &mut Vec<Action>) {
    if let Step::Straggle { block } = step {
        into.extend(movement::destinations(campaign, block).iter().map(Action::Move));
    }
    if let Step::Straggles { side } = step {
        let ready = ready(campaign, side);
        into.extend(ready.iter().map(Action::Take));
        if to_mend(campaign, side, ready).is_none() {
            into.push(Action::Done);
        }
    }
}

pub(crate) fn check(campaign: &Campaign, step: Step, action: Action) -> Option<Allowed> {
    match (step, action) {
        (Step::Straggles { side }, Action::Take(block)) => {
            Some(may_straggle(campaign, side, block))
        }
        (Step::Straggles { side }, Action::Done) => Some(may_end(campaign, side)),
        (Step::Straggle { block }, Action::Move(to)) => Some(movement::may_go(campaign, block, to)),
        _ => None,
    }
}

pub(crate) fn resolve(turn: &mut Turn<'_>, step: Step, action: Action) {
    if let Action::Take(block) = action {
        return begin_step(turn, Step::Straggle { block });
    }
    end_step(turn);
    if let (Step::Straggle { block }, Action::Move(to)) = (step, action) {
        straggle(turn, block, to);
    }
}

/// [BOR-6.4.2] One die: whoever rolls 1 to 3 loses a step and moves. [BOR-6.4.4] The loss comes
/// before the block leaves, and whoever is destroyed by it does not arrive.
fn straggle(turn: &mut Turn<'_>, block: BlockId, to: AreaId) {
    let from = turn.area(block).expect("a block in hand is on the map");
    // [BOR-6.4.3] Into battle the die is lowered by 1.
    let lowered = !turn.open_to(turn.side(block)).contains(to);
    let die = turn.roll(STRAGGLER, 1, 6)[0];
    let who = turn.who(block);
    turn.emit(Event::StragglerRolled { who, from, to: Some(to), die, lowered });
    let result = die - u8::from(lowered);
    if result <= 3 && losses::lose_step(turn, block, Cause::Straggling) == Fate::Destroyed {
        return;
    }
    let who = turn.who(block);
    turn.emit(Event::Moved { who, from, to, how: How::Straggling });
}

/// [BOR-6.4.1] Those of a side that have not moved and not bombarded, activated headquarters aside.
fn candidates(campaign: &Campaign, side: Side) -> BlockSet {
    campaign.on_map(side) - campaign.moved - campaign.bombarded - campaign.activated
}

/// [BOR-6.4.1] Whether a block may move without orders; whether one would have been possible makes
/// no difference.
fn may_straggle(campaign: &Campaign, side: Side, block: BlockId) -> Allowed {
    may_handle(campaign, side, block)?;
    may_move_at_all(campaign, block)?;
    may_set_out(campaign, side, block)
}

fn may_set_out(campaign: &Campaign, side: Side, block: BlockId) -> Allowed {
    hold::may_act(campaign, block)?;
    held::may_leave(campaign, block)?;
    movement::may_go_somewhere(campaign, side, block)
}

/// Those of a side that may move without orders.
fn ready(campaign: &Campaign, side: Side) -> BlockSet {
    let outlets = Outlets::of(campaign, side);
    let may_set_out = |&block: &BlockId| {
        if outlets.let_go(campaign, block) {
            hold::may_act(campaign, block).is_ok()
        } else {
            may_set_out(campaign, side, block).is_ok()
        }
    };
    candidates(campaign, side).iter().filter(may_set_out).collect()
}

/// [BOR-8.4.2] The phase cannot be ended while an area is over its limit from which somebody may
/// still move without orders.
fn may_end(campaign: &Campaign, side: Side) -> Allowed {
    match to_mend(campaign, side, ready(campaign, side)) {
        Some(area) => Err(MUST_MEND.at(area)),
        None => Ok(()),
    }
}

/// An area over its limit that somebody who is ready may leave.
fn to_mend(campaign: &Campaign, side: Side, ready: BlockSet) -> Option<AreaId> {
    let overfull = stacking::overfull(campaign, side);
    if overfull.is_empty() {
        return None;
    }
    let mut areas = ready.iter().filter_map(|block| campaign.area(block));
    areas.find(|&area| overfull.contains(area))
}
