//! "Where does it go on to?"

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::battle::retreat::{may_one_more, passes_left};
use crate::battle::settle::settle;
use crate::event::{Cause, Event};
use crate::flow::end_step;
use crate::ids::{AreaId, AreaSet, BlockId, BorderId};
use crate::losses;
use crate::movement::{may_pass, neighbours_of};
use crate::pieces::Side;
use crate::state::Campaign;
use crate::step::Step;

const STANDS: &str = "it stands in its refuge";

/// [BOR-19.1.3] The owner, if there is a choice. All that it rests on is seen by both sides.
pub(crate) fn asks(campaign: &Campaign, step: Step) -> Option<Side> {
    let block = block(step);
    (ways(campaign, block).len() > 1).then(|| campaign.side(block))
}

/// [BOR-13.3.2] Without a choice it goes on where it can; without a way it is destroyed.
pub(crate) fn go_on(turn: &mut Turn<'_>, step: Step) {
    let block = block(step);
    match ways(turn, block).lowest() {
        Some(to) => step_on(turn, block, to),
        None => losses::destroy(turn, block, Cause::FullArea),
    }
    end_step(turn);
    settle(turn);
}

pub(crate) fn legal(campaign: &Campaign, step: Step, into: &mut Vec<Action>) {
    into.extend(ways(campaign, block(step)).iter().map(Action::GoOn));
}

pub(crate) fn check(campaign: &Campaign, step: Step, action: Action) -> Option<Allowed> {
    let Action::GoOn(to) = action else { return None };
    let block = block(step);
    let side = campaign.side(block);
    let passes = may_pass(campaign, block, to);
    Some(passes.and_then(|(_, border)| may_go_on(campaign, side, border, to)))
}

pub(crate) fn resolve(turn: &mut Turn<'_>, step: Step, action: Action) {
    let Action::GoOn(to) = action else { unreachable!("{action:?}") };
    step_on(turn, block(step), to);
    end_step(turn);
    settle(turn);
}

fn step_on(turn: &mut Turn<'_>, block: BlockId, to: AreaId) {
    let (face, from) = (turn.face(block), turn.area(block).expect(STANDS));
    turn.emit(Event::WentOn { face, from, to });
}

fn ways(campaign: &Campaign, block: BlockId) -> AreaSet {
    let from = campaign.area(block).expect(STANDS);
    let side = campaign.side(block);
    let open = neighbours_of(campaign, block, from) & campaign.open_to(side);
    let is_way = |&to: &AreaId| {
        let border = campaign.map().border_between(from, to);
        border.is_some_and(|border| may_go_on(campaign, side, border, to).is_ok())
    };
    open.iter().filter(is_way).collect()
}

/// [BOR-13.3.2] To a vacant area, or a friendly one with room, within the limits of retreats; not back
/// into the battle.
fn may_go_on(campaign: &Campaign, side: Side, border: BorderId, to: AreaId) -> Allowed {
    let is_back = to == campaign.fight().area;
    require(!is_back, Ban::new("BOR-13.3.2", "ban-go-on-back").at(to))?;
    let has_enemies = !campaign.open_to(side).contains(to);
    require(!has_enemies, Ban::new("BOR-13.3.2", "ban-go-on-enemies").at(to))?;
    let has_room = campaign.room(to, side) > 0;
    require(has_room, Ban::new("BOR-13.3.2", "ban-go-on-full").at(to))?;
    may_one_more(campaign, side, border, to, "BOR-13.3.2")
}

/// [BOR-13.3.2] How many more blocks may go on over a border.
pub(crate) fn places_left(
    campaign: &Campaign,
    side: Side,
    border: BorderId,
    to: AreaId,
) -> Option<u8> {
    passes_left(campaign, side, border, to, may_go_on(campaign, side, border, to))
}

fn block(step: Step) -> BlockId {
    let Step::GoOn { block } = step else { unreachable!("{step:?}") };
    block
}
