//! [BOR-4.2.1] Free set-up: which block is placed next, and where does it stand?
//!
//! All headquarters stand at their printed areas; the Russians place all other blocks, then the
//! French. A block that would be left without a place gets one, so that nobody ever gets stuck.

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::command;
use crate::event::{Event, Number};
use crate::flow;
use crate::ids::{AreaId, AreaSet, BlockId, BlockSet};
use crate::pieces::{Ground, Side};
use crate::state::Campaign;
use crate::step::Step;

/// The last block of a side is taken without asking; where a block stands is asked always.
pub(crate) fn asks(campaign: &Campaign, step: Step) -> Option<Side> {
    if let Step::PlaceBlock { block } = step {
        return Some(campaign.side(block));
    }
    let side = side_of(step);
    (to_place(campaign, side).len() > 1).then_some(side)
}

pub(crate) fn go_on(turn: &mut Turn<'_>, step: Step) {
    match to_place(turn, side_of(step)).lowest() {
        Some(block) => flow::begin_step(turn, Step::PlaceBlock { block }),
        None => end_set_up(turn, side_of(step)),
    }
}

pub(crate) fn legal(campaign: &Campaign, step: Step, into: &mut Vec<Action>) {
    if let Step::PlaceBlock { block } = step {
        into.extend(places(campaign, block).iter().map(Action::Place));
    } else {
        into.extend(to_place(campaign, side_of(step)).iter().map(Action::Take));
        into.push(Action::PlaceRest);
    }
}

pub(crate) fn check(campaign: &Campaign, step: Step, action: Action) -> Option<Allowed> {
    match (step, action) {
        (Step::PlaceBlock { block }, Action::Place(area)) => Some(may_place(campaign, block, area)),
        (Step::Place { side }, Action::Take(block)) => Some(may_take(campaign, side, block)),
        (Step::Place { .. }, Action::PlaceRest) => Some(Ok(())),
        _ => None,
    }
}

pub(crate) fn resolve(turn: &mut Turn<'_>, step: Step, action: Action) {
    if let (Step::PlaceBlock { block }, Action::Place(area)) = (step, action) {
        place(turn, block, area);
        flow::end_step(turn);
    } else if let Action::Take(block) = action {
        flow::begin_step(turn, Step::PlaceBlock { block });
    } else if action == Action::PlaceRest {
        place_rest(turn, side_of(step));
    }
}

fn side_of(step: Step) -> Side {
    let Step::Place { side } = step else { unreachable!("no question of a free set-up: {step:?}") };
    side
}

fn place(turn: &mut Turn<'_>, block: BlockId, area: AreaId) {
    let who = turn.who(block);
    turn.emit(Event::Placed { who, area });
}

/// [BOR-4.2.4] All blocks that are left go to their printed areas as far as these have room, in the
/// order of the lists; those that do not fit in stand as near to it as they may.
fn place_rest(turn: &mut Turn<'_>, side: Side) {
    for block in to_place(turn, side) {
        let printed = printed_area(turn, block);
        if may_stand(turn, block, printed).is_ok() {
            place(turn, block, printed);
        }
    }
    for block in to_place(turn, side) {
        let near = places(turn, block);
        let area = nearest(turn, printed_area(turn, block), near);
        place(turn, block, area.expect("a block has always a place"));
    }
}

/// [BOR-4.2.1] A side has placed all its blocks: now the enemy sees how many stand where.
fn end_set_up(turn: &mut Turn<'_>, side: Side) {
    let areas = turn.occupied[side as usize].iter();
    let numbers = areas.map(|area| Number { area, blocks: turn.number(area, side) }).collect();
    turn.emit(Event::SetUpEnded { side, numbers });
    turn.reveal();
    flow::end_step(turn);
}

/// [BOR-4.2.1] The blocks of a side that are in the printed set-up and not on the map yet.
fn to_place(campaign: &Campaign, side: Side) -> BlockSet {
    let waiting = campaign.waiting_off_map(side);
    waiting.iter().filter(|&block| campaign.card(block).area.is_some()).collect()
}

fn may_take(campaign: &Campaign, side: Side, block: BlockId) -> Allowed {
    let is_left = to_place(campaign, side).contains(block);
    require(is_left, Ban::new("BOR-4.2.1", "ban-place-not-waiting"))
}

/// [BOR-4.2.2] Where a block may be placed: near its headquarters where it fits in, or else in the
/// one area that is left to it.
pub(crate) fn places(campaign: &Campaign, block: BlockId) -> AreaSet {
    let fitting =
        campaign.map().all_areas().filter(|&area| may_stand(campaign, block, area).is_ok());
    let fitting: AreaSet = fitting.collect();
    let near = fitting & near_command(campaign, block);
    if near.is_empty() { refuge(campaign, block, fitting).into() } else { near }
}

fn may_place(campaign: &Campaign, block: BlockId, area: AreaId) -> Allowed {
    if places(campaign, block).contains(area) {
        return Ok(());
    }
    let is_on_map = area.index() < campaign.map().areas.len();
    require(is_on_map, Ban::new("BOR-2.4.3", "ban-place-no-such-area"))?;
    may_stand(campaign, block, area)?;
    Err(Ban::new("BOR-4.2.2", "ban-place-out-of-range"))
}

/// [BOR-4.2.2] Whether a block fits into an area: not one of the other side in print or in fact,
/// [BOR-4.2.3] on the own side of the front, open to the block, and with room.
fn may_stand(campaign: &Campaign, block: BlockId, area: AreaId) -> Allowed {
    let setting = campaign.setting.get();
    let side = campaign.side(block);
    let is_theirs = setting.printed[side.enemy() as usize].contains(area);
    require(!is_theirs, Ban::new("BOR-4.2.2", "ban-place-printed-for-enemy"))?;
    let is_own = setting.own_ground[side as usize].contains(area);
    require(is_own, Ban::new("BOR-4.2.3", "ban-place-behind-the-front"))?;
    let is_open = campaign.open_to(side).contains(area);
    require(is_open, Ban::new("BOR-4.2.2", "ban-place-enemy-there"))?;
    let ground = campaign.map().area(area).ground;
    let is_gun_in_marsh = setting.guns.contains(block) && ground == Ground::Marsh;
    require(!is_gun_in_marsh, Ban::new("BOR-2.3.4", "ban-place-guns-in-marsh"))?;
    let full = Ban::new("BOR-2.1.2", "ban-place-full");
    let full = full.numbers(campaign.number(area, side), campaign.map().stacking(area));
    require(campaign.room(area, side) > 0, full)
}

/// [BOR-4.2.2] The printed area of a block, and the areas within range of its corps headquarters,
/// [BOR-4.1.6] or of the one to which it is attached; for independent troops of any of the side.
fn near_command(campaign: &Campaign, block: BlockId) -> AreaSet {
    let setting = campaign.setting.get();
    let own = setting.headquarters & setting.of_side(campaign.side(block));
    let is_independent = setting.independent.contains(block);
    let commanders = if is_independent { own } else { corps_headquarters(campaign, block) };
    let standing = commanders.iter().filter(|&hq| campaign.area(hq).is_some());
    let ranges = standing.map(|hq| command::range_at_set_up(campaign, hq));
    ranges.fold(printed_area(campaign, block).into(), |near, range| near | range)
}

/// [BOR-6.3.1] The headquarters of the corps of a block, [BOR-4.1.6] and the one to which it is
/// attached, as far as they are on the map.
fn corps_headquarters(campaign: &Campaign, block: BlockId) -> BlockSet {
    let card = campaign.card(block);
    let corps = [card.corps, card.attached];
    let commands = |hq: &BlockId| {
        let own = campaign.card(*hq).corps;
        own.is_some() && corps.contains(&own) && campaign.area(*hq).is_some()
    };
    campaign.setting.get().headquarters.iter().filter(commands).collect()
}

fn printed_area(campaign: &Campaign, block: BlockId) -> AreaId {
    campaign.card(block).area.expect("blocks that are placed have a place in print")
}

/// [BOR-4.2.2] The area for a block without a legal one: the fewest passable borders from its
/// corps headquarters, or else from its printed area; the first in the list if several are equally
/// near. If it fits in nowhere it stands in its printed area.
fn refuge(campaign: &Campaign, block: BlockId, fitting: AreaSet) -> AreaId {
    let printed = printed_area(campaign, block);
    let own = corps_headquarters(campaign, block).iter();
    let hq = own.min_by_key(|&hq| campaign.card(hq).corps != campaign.card(block).corps);
    let start = hq.and_then(|hq| campaign.area(hq)).unwrap_or(printed);
    nearest(campaign, start, fitting).unwrap_or(printed)
}

/// The area of some that is the fewest passable borders from another, the first in the list if several
/// are equally near.
fn nearest(campaign: &Campaign, start: AreaId, among: AreaSet) -> Option<AreaId> {
    let mut reached = AreaSet::from(start);
    loop {
        if let Some(nearest) = (reached & among).lowest() {
            return Some(nearest);
        }
        let next = reached.iter().fold(reached, |next, area| next | campaign.neighbours(area));
        if next == reached {
            return None;
        }
        reached = next;
    }
}
