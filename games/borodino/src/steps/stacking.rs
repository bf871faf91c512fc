//! "Which block must leave a full area?" Then: "Where to?"

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::event::{Cause, Event, How};
use crate::flow::{begin_step, end_step};
use crate::held;
use crate::ids::{AreaId, AreaSet, BlockId, BlockSet};
use crate::losses::{self, Fate};
use crate::movement::may_handle;
use crate::movement::refuge::{may_find_refuge, refuges};
use crate::pieces::Side;
use crate::state::Campaign;
use crate::step::Step;

const NOT_OVERFULL: Ban = Ban::new("BOR-8.4.1", "ban-not-overfull");
const STOOD_THERE: Ban = Ban::new("BOR-8.4.3", "ban-surplus-stood-there");

/// [BOR-8.4.1] Nobody is asked while every area keeps its limit, nor which block must leave if
/// there is only one that can. Where it goes is asked always.
pub(crate) fn asks(campaign: &Campaign, step: Step) -> Option<Side> {
    if let Step::Stacking { side } = step {
        return (surplus(campaign, side).len() > 1).then_some(side);
    }
    if let Step::Surplus { block } = step { Some(campaign.side(block)) } else { None }
}

pub(crate) fn go_on(turn: &mut Turn<'_>, step: Step) {
    if let Step::Stacking { side } = step
        && let Some(only) = surplus(turn, side).lowest()
    {
        return turn_out(turn, only);
    }
    end_step(turn);
}

pub(crate) fn legal(campaign: &Campaign, step: Step, into: &mut Vec<Action>) {
    if let Step::Stacking { side } = step {
        into.extend(surplus(campaign, side).iter().map(Action::Take));
    }
    if let Step::Surplus { block } = step {
        into.extend(refuges(campaign, block).iter().map(Action::Move));
    }
}

pub(crate) fn check(campaign: &Campaign, step: Step, action: Action) -> Option<Allowed> {
    match (step, action) {
        (Step::Stacking { side }, Action::Take(block)) => Some(may_turn_out(campaign, side, block)),
        (Step::Surplus { block }, Action::Move(to)) => Some(may_find_refuge(campaign, block, to)),
        _ => None,
    }
}

pub(crate) fn resolve(turn: &mut Turn<'_>, step: Step, action: Action) {
    if let Action::Take(block) = action {
        turn_out(turn, block);
    } else if let (Step::Surplus { block }, Action::Move(to)) = (step, action) {
        end_step(turn);
        let from = turn.area(block).expect("a block in hand is on the map");
        let who = turn.who(block);
        turn.emit(Event::Moved { who, from, to, how: How::Surplus });
    }
}

/// [BOR-8.4.3] A block too many loses a step, and goes back if it lives; without anywhere to go it is
/// destroyed.
fn turn_out(turn: &mut Turn<'_>, block: BlockId) {
    // [BOR-18.2.2] The enemy learns where a step is lost, and no board shows it afterwards.
    turn.reveal();
    if losses::lose_step(turn, block, Cause::Surplus) == Fate::Destroyed {
        return;
    }
    if refuges(turn, block).is_empty() {
        losses::destroy(turn, block, Cause::Surplus);
    } else {
        begin_step(turn, Step::Surplus { block });
    }
}

/// [BOR-8.4.1] The areas that hold more blocks of a side than their limit: friendly and contested
/// ones, headquarters, reserves and arrivals counted.
pub(crate) fn overfull(campaign: &Campaign, side: Side) -> AreaSet {
    let numbers = &campaign.numbers[side as usize];
    let is_over = |&area: &AreaId| {
        let number = numbers[area.index()];
        number > campaign.map().stacking(area)
    };
    campaign.occupied[side as usize].iter().filter(is_over).collect()
}

/// [BOR-8.4.3] The blocks among which the player chooses: those that came to an area over its limit in
/// this phase; if none did, those that are not held. Should all be held, one of them must leave
/// nevertheless.
fn surplus(campaign: &Campaign, side: Side) -> BlockSet {
    let mut surplus = BlockSet::NONE;
    for area in overfull(campaign, side) {
        let all = campaign.of_side_in(area, side);
        let among =
            |is_one: &dyn Fn(&BlockId) -> bool| -> BlockSet { all.iter().filter(is_one).collect() };
        let came = among(&|block| campaign.origins[block.index()].is_some());
        let free = among(&|block| held::may_leave(campaign, *block).is_ok());
        surplus |= [came, free].into_iter().find(|it| !it.is_empty()).unwrap_or(all);
    }
    surplus
}

fn may_turn_out(campaign: &Campaign, side: Side, block: BlockId) -> Allowed {
    let area = may_handle(campaign, side, block)?;
    require(overfull(campaign, side).contains(area), NOT_OVERFULL)?;
    if surplus(campaign, side).contains(block) {
        return Ok(());
    }
    held::may_leave(campaign, block)?;
    Err(STOOD_THERE)
}
