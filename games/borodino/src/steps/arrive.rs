//! [BOR-4.4.2] Arrivals: which of the due blocks comes, and where?

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::event::Event;
use crate::flow;
use crate::ids::{AreaId, AreaSet, BlockId, BlockSet};
use crate::pieces::Side;
use crate::setting::Arrival;
use crate::state::Campaign;
use crate::step::Step;

/// [BOR-4.4.2] A side is asked as long as a due block can be placed.
pub(crate) fn asks(campaign: &Campaign, step: Step) -> Option<Side> {
    let side = side_of(step);
    let can_come = |block: BlockId| !entries(campaign, block).is_empty();
    due(campaign, side).iter().any(can_come).then_some(side)
}

/// Whoever is not placed may be at the start of a later phase.
pub(crate) fn go_on(turn: &mut Turn<'_>, _: Step) {
    flow::end_step(turn);
}

pub(crate) fn legal(campaign: &Campaign, step: Step, into: &mut Vec<Action>) {
    for block in due(campaign, side_of(step)) {
        into.extend(entries(campaign, block).iter().map(|at| Action::Arrive { block, at }));
    }
    into.push(Action::Done);
}

pub(crate) fn check(campaign: &Campaign, step: Step, action: Action) -> Option<Allowed> {
    if let Action::Arrive { block, at } = action {
        Some(may_arrive(campaign, side_of(step), block, at))
    } else {
        (action == Action::Done).then_some(Ok(()))
    }
}

/// [BOR-4.4.2] It comes with all its steps and has not moved. It is not said which block it is.
pub(crate) fn resolve(turn: &mut Turn<'_>, _: Step, action: Action) {
    if let Action::Arrive { block, at } = action {
        let who = turn.who(block);
        turn.emit(Event::Arrived { who, area: at });
    } else {
        flow::end_step(turn);
    }
}

fn side_of(step: Step) -> Side {
    let Step::Arrive { side } = step else { unreachable!("nobody arrives: {step:?}") };
    side
}

/// [BOR-4.4.1] The line of the timetable for a block whose turn has come.
fn due_arrival(campaign: &Campaign, block: BlockId) -> Option<Arrival> {
    campaign.card(block).arrival.filter(|arrival| arrival.turn <= campaign.turn)
}

/// [BOR-4.4.1] The blocks of a side that are due.
fn due(campaign: &Campaign, side: Side) -> BlockSet {
    let setting = campaign.setting.get();
    let listed = (setting.arriving & setting.of_side(side)) - campaign.lost();
    let waiting = listed.iter().filter(|&block| campaign.area(block).is_none());
    waiting.filter(|&block| due_arrival(campaign, block).is_some()).collect()
}

/// [BOR-4.4.2] The entry areas of a due block that are vacant or friendly at this moment. Border
/// limits and stacking are not tested.
fn entries(campaign: &Campaign, block: BlockId) -> AreaSet {
    let named = due_arrival(campaign, block).map_or(AreaSet::NONE, |arrival| arrival.entries);
    named & campaign.open_to(campaign.side(block))
}

fn may_arrive(campaign: &Campaign, side: Side, block: BlockId, at: AreaId) -> Allowed {
    let waits = campaign.waiting_off_map(side).contains(block);
    require(waits, Ban::new("BOR-4.4.2", "ban-arrive-not-waiting"))?;
    let arrival = due_arrival(campaign, block);
    let named = arrival.ok_or(Ban::new("BOR-4.4.1", "ban-arrive-not-due"))?.entries;
    require(named.contains(at), Ban::new("BOR-4.4.1", "ban-arrive-no-entry"))?;
    let is_open = campaign.open_to(side).contains(at);
    require(is_open, Ban::new("BOR-4.4.2", "ban-arrive-enemy-there").at(at))
}
