//! "Who regroups?"

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::battle::retreat::{may_one_more, passes_left};
use crate::event::Event;
use crate::flow::end_step;
use crate::ids::{AreaId, AreaSet, BlockId, BlockSet, BorderId};
use crate::movement::{may_pass, neighbours_of};
use crate::pieces::Side;
use crate::state::Campaign;
use crate::step::Step;

/// [BOR-13.4.1] The winner, if anybody can go anywhere. [BOR-18.2.5] Of a reserve that was never shown
/// nobody else knows whether it is a gun, so it counts as if it were none.
pub(crate) fn asks(campaign: &Campaign, step: Step) -> Option<Side> {
    let side = side(step);
    let exits = exits(campaign, side);
    if exits.is_empty() {
        return None;
    }
    let could = |block| !campaign.is_seen(block) || !ways(campaign, exits, block).is_empty();
    candidates(campaign, side).iter().any(could).then_some(side)
}

/// [BOR-18.2.1] The blocks are hidden again.
pub(crate) fn go_on(turn: &mut Turn<'_>, _step: Step) {
    let area = turn.fight().area;
    turn.emit(Event::RegroupEnded { area });
    end_step(turn);
}

pub(crate) fn legal(campaign: &Campaign, step: Step, into: &mut Vec<Action>) {
    let side = side(step);
    let exits = exits(campaign, side);
    for block in candidates(campaign, side) {
        let ways = ways(campaign, exits, block).iter();
        into.extend(ways.map(|to| Action::Regroup { block, to }));
    }
    into.push(Action::Done);
}

pub(crate) fn check(campaign: &Campaign, step: Step, action: Action) -> Option<Allowed> {
    if let Action::Regroup { block, to } = action {
        return Some(may_regroup(campaign, side(step), block, to));
    }
    (action == Action::Done).then_some(Ok(()))
}

pub(crate) fn resolve(turn: &mut Turn<'_>, step: Step, action: Action) {
    if let Action::Regroup { block, to } = action {
        let (who, from) = (turn.who(block), turn.fight().area);
        turn.emit(Event::Regrouped { who, from, to });
    } else {
        go_on(turn, step);
    }
}

/// [BOR-13.4.1] The blocks of the winner in the area, reserves and headquarters too. Whoever has gone
/// is in it no more.
fn candidates(campaign: &Campaign, side: Side) -> BlockSet {
    campaign.of_side_in(campaign.fight().area, side)
}

/// The areas to which blocks that are no guns may regroup.
fn exits(campaign: &Campaign, side: Side) -> AreaSet {
    let area = campaign.fight().area;
    let is_exit = |&to: &AreaId| {
        let border = campaign.map().border_between(area, to);
        border.is_some_and(|border| may_anybody(campaign, side, border, to).is_ok())
    };
    (campaign.neighbours(area) & campaign.open_to(side)).iter().filter(is_exit).collect()
}

fn ways(campaign: &Campaign, exits: AreaSet, block: BlockId) -> AreaSet {
    exits & neighbours_of(campaign, block, campaign.fight().area)
}

fn may_regroup(campaign: &Campaign, side: Side, block: BlockId, to: AreaId) -> Allowed {
    let is_own = campaign.setting.get().of_side(side).contains(block);
    require(is_own, Ban::new("BOR-13.4.1", "ban-regroup-winner"))?;
    let is_there = candidates(campaign, side).contains(block);
    require(is_there, Ban::new("BOR-13.4.1", "ban-regroup-elsewhere"))?;
    let (_, border) = may_pass(campaign, block, to)?;
    may_anybody(campaign, side, border, to)
}

/// [BOR-13.4.2] One area, over a passable border and within its limit, to where no enemies are and
/// where there is room: [BOR-8.2.3] never by the bonus of a road.
fn may_anybody(campaign: &Campaign, side: Side, border: BorderId, to: AreaId) -> Allowed {
    let has_enemies = !campaign.open_to(side).contains(to);
    require(!has_enemies, Ban::new("BOR-13.4.2", "ban-regroup-enemies").at(to))?;
    let has_room = campaign.room(to, side) > 0;
    require(has_room, Ban::new("BOR-13.4.2", "ban-regroup-no-room").at(to))?;
    may_one_more(campaign, side, border, to, "BOR-13.4.2")
}

/// [BOR-13.4.2] How many more blocks of the winner may regroup over a border: within its limit, and as
/// many as there is room for.
pub(crate) fn places_left(
    campaign: &Campaign,
    side: Side,
    border: BorderId,
    to: AreaId,
) -> Option<u8> {
    let left = passes_left(campaign, side, border, to, Ok(()))?;
    Some(left.min(campaign.room(to, side)))
}

fn side(step: Step) -> Side {
    let Step::Regroup { side } = step else { unreachable!("{step:?}") };
    side
}
