//! [BOR-6.3.7] Who pays for an order.

use crate::Turn;
use crate::action::Action;
use crate::ban::Allowed;
use crate::command;
use crate::event::Event;
use crate::flow::end_step;
use crate::ids::{BlockId, BlockSet};
use crate::pieces::Side;
use crate::state::Campaign;
use crate::step::Step;
use crate::steps::{bombard, moves};

/// [BOR-6.3.7] The side is asked if several army headquarters can pay.
pub(crate) fn asks(campaign: &Campaign, step: Step) -> Option<Side> {
    (payers(campaign, step).len() > 1).then(|| campaign.side(ordered(step)))
}

pub(crate) fn go_on(turn: &mut Turn<'_>, step: Step) {
    let payer = payers(turn, step).lowest();
    carry_out(turn, step, payer);
}

pub(crate) fn legal(campaign: &Campaign, step: Step, into: &mut Vec<Action>) {
    into.extend(payers(campaign, step).iter().map(Action::Pay));
}

pub(crate) fn check(campaign: &Campaign, step: Step, action: Action) -> Option<Allowed> {
    if let Action::Pay(hq) = action {
        Some(command::may_pay(campaign, hq, ordered(step)))
    } else {
        None
    }
}

pub(crate) fn resolve(turn: &mut Turn<'_>, step: Step, action: Action) {
    let payer = if let Action::Pay(hq) = action { Some(hq) } else { None };
    carry_out(turn, step, payer);
}

fn payers(campaign: &Campaign, step: Step) -> BlockSet {
    command::payers(campaign, ordered(step))
}

/// The block that gets the order.
fn ordered(step: Step) -> BlockId {
    if let Step::PayFire { gun, .. } = step {
        gun
    } else if let Step::PayMove { block, .. } = step {
        block
    } else {
        unreachable!("{step:?} costs no order")
    }
}

/// [BOR-6.1.6] The order is spent, and the block fires or moves.
fn carry_out(turn: &mut Turn<'_>, step: Step, payer: Option<BlockId>) {
    if let Some(hq) = payer {
        let side = turn.side(hq);
        turn.emit(Event::OrderSpent { side, hq });
    }
    end_step(turn);
    if let Step::PayFire { gun, at } = step {
        bombard::fire(turn, gun, at);
    } else if let Step::PayMove { block, to } = step {
        moves::go(turn, block, to);
    }
}
