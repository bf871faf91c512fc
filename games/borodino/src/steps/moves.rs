//! "Which block moves by order?" "Which activated headquarters moves?" Then: "Where to?"

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::command::{self, Reach};
use crate::event::{Event, How};
use crate::flow::{begin_step, end_step, replace_step};
use crate::ids::{AreaId, BlockId, BlockSet};
use crate::movement::{self, Outlets, may_handle, may_move_at_all};
use crate::pieces::Side;
use crate::state::Campaign;
use crate::step::Step;
use crate::{held, hold};

const HEADQUARTERS_ONLY: Ban = Ban::new("BOR-5.1.3", "ban-headquarters-only");
const MOVED: Ban = Ban::new("BOR-8.1.1", "ban-moved-already");

/// [BOR-8.1.1] Nobody has to move: with nobody to take the step passes by itself. [BOR-18.2.5] Who can
/// be ordered is hidden, so whoever gives orders is asked; activated headquarters lie open. Where a
/// block in hand goes is asked always.
pub(crate) fn asks(campaign: &Campaign, step: Step) -> Option<Side> {
    if let Step::Moves { side } = step {
        let others = campaign.on_map(side) - campaign.activated;
        return (!campaign.commands.is_empty() && !others.is_empty()).then_some(side);
    }
    if let Step::HqMoves { side } = step {
        let outlets = Outlets::of(campaign, side);
        let can_set_out = |block| can_set_out(campaign, &outlets, block);
        return candidates(campaign, step).iter().any(can_set_out).then_some(side);
    }
    if let Step::MoveBlock { block } = step { Some(campaign.side(block)) } else { None }
}

pub(crate) fn go_on(turn: &mut Turn<'_>, _: Step) {
    end_step(turn);
}

pub(crate) fn legal(campaign: &Campaign, step: Step, into: &mut Vec<Action>) {
    if let Step::MoveBlock { block } = step {
        into.extend(movement::destinations(campaign, block).iter().map(Action::Move));
    }
    if let Step::Moves { side } | Step::HqMoves { side } = step {
        let outlets = Outlets::of(campaign, side);
        let can_set_out = |&block: &BlockId| can_set_out(campaign, &outlets, block);
        into.extend(candidates(campaign, step).iter().filter(can_set_out).map(Action::Take));
        into.push(Action::Done);
    }
}

pub(crate) fn check(campaign: &Campaign, step: Step, action: Action) -> Option<Allowed> {
    match (step, action) {
        (Step::Moves { side }, Action::Take(block)) => Some(may_be_ordered(campaign, side, block)),
        (Step::HqMoves { side }, Action::Take(hq)) => Some(may_move_itself(campaign, side, hq)),
        (Step::MoveBlock { block }, Action::Move(to)) => {
            Some(movement::may_go(campaign, block, to))
        }
        (Step::Moves { .. } | Step::HqMoves { .. }, Action::Done) => Some(Ok(())),
        _ => None,
    }
}

pub(crate) fn resolve(turn: &mut Turn<'_>, step: Step, action: Action) {
    if let Action::Take(block) = action {
        begin_step(turn, Step::MoveBlock { block });
    } else if let (Step::MoveBlock { block }, Action::Move(to)) = (step, action) {
        pay_and_go(turn, block, to);
    } else {
        end_step(turn);
    }
}

/// [BOR-6.3.7] An order that no corps headquarters can give must be paid for. If only one army
/// headquarters can, it does.
fn pay_and_go(turn: &mut Turn<'_>, block: BlockId, to: AreaId) {
    let is_ordered = !turn.activated.contains(block);
    let payers = if is_ordered { command::payers(turn, block) } else { BlockSet::NONE };
    if payers.len() > 1 {
        return replace_step(turn, Step::PayMove { block, to });
    }
    end_step(turn);
    if let Some(payer) = payers.lowest() {
        let side = turn.side(payer);
        turn.emit(Event::OrderSpent { side, hq: payer });
    }
    go(turn, block, to);
}

/// Moves a block by order, which is paid, or [BOR-6.1.5] an activated headquarters.
pub(crate) fn go(turn: &mut Turn<'_>, block: BlockId, to: AreaId) {
    let is_active = turn.activated.contains(block);
    let how = if is_active { How::Headquarters } else { How::Ordered };
    let from = turn.area(block).expect("a block in hand is on the map");
    let who = turn.who(block);
    turn.emit(Event::Moved { who, from, to, how });
}

/// Those that somebody moves in a step as far as marks and orders go. [BOR-8.1.1] By order: not
/// guns that bombarded, and not activated headquarters, [BOR-6.1.5] which have a step of their own.
fn candidates(campaign: &Campaign, step: Step) -> BlockSet {
    if let Step::Moves { side } = step
        && !campaign.commands.is_empty()
    {
        let marked = campaign.moved | campaign.bombarded | campaign.activated;
        let unmarked = campaign.setting.get().of_side(side) - marked;
        return Reach::among(campaign, unmarked).all();
    }
    if let Step::HqMoves { side } = step {
        return (campaign.activated & campaign.setting.get().of_side(side)) - campaign.moved;
    }
    BlockSet::NONE
}

/// [BOR-8.1.1] Whether a block may be moved by order.
fn may_be_ordered(campaign: &Campaign, side: Side, block: BlockId) -> Allowed {
    may_handle(campaign, side, block)?;
    may_move_at_all(campaign, block)?;
    command::may_order(campaign, block)?;
    may_set_out(campaign, side, block)
}

/// [BOR-5.1.3] Whether a headquarters may move after the orders: [BOR-6.1.5] once, and only if it
/// was activated. A block of another kind that could not have been ordered is refused for that reason.
fn may_move_itself(campaign: &Campaign, side: Side, hq: BlockId) -> Allowed {
    may_handle(campaign, side, hq)?;
    if !campaign.is_headquarters(hq) {
        may_be_ordered(campaign, side, hq)?;
    }
    require(campaign.activated.contains(hq), HEADQUARTERS_ONLY)?;
    require(!campaign.moved.contains(hq), MOVED)?;
    may_set_out(campaign, side, hq)
}

/// Whether a block that is to move can, what is quick to ask first.
fn can_set_out(campaign: &Campaign, outlets: &Outlets, block: BlockId) -> bool {
    let is_free = campaign.activated.contains(block) || hold::may_act(campaign, block).is_ok();
    let side = campaign.side(block);
    is_free && (outlets.let_go(campaign, block) || may_set_out(campaign, side, block).is_ok())
}

/// Whether a block that is to move can: [BOR-9.1.1] it is not held, and there is a way. [BOR-9.1.2]
/// An activated headquarters is never held.
fn may_set_out(campaign: &Campaign, side: Side, block: BlockId) -> Allowed {
    if !campaign.activated.contains(block) {
        hold::may_act(campaign, block)?;
        held::may_leave(campaign, block)?;
    }
    movement::may_go_somewhere(campaign, side, block)
}
