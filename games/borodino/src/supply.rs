//! [BOR-15.2.1] Supply lines, who is in supply, and who may get a point.

use crate::Turn;
use crate::ban::{Allowed, Ban, require};
use crate::event::Event;
use crate::ids::{AreaId, AreaSet, BlockId, BlockSet};
use crate::pieces::Side;
use crate::setting::Source;
use crate::state::Campaign;

/// [BOR-15.2.2] The areas that a source supplies for its side: its lines, and what a passable border
/// joins to them.
pub(crate) fn supplied_from(campaign: &Campaign, source: AreaId, side: Side) -> AreaSet {
    with_neighbours(campaign, line(campaign, source, side))
}

/// [BOR-15.2.2] The areas in supply of a side, from whatever source.
pub(crate) fn supplied(campaign: &Campaign, side: Side) -> AreaSet {
    let sources = campaign.setting.get().sources_of(side);
    with_neighbours(
        campaign,
        sources.fold(AreaSet::NONE, |areas, (_, source)| areas | line(campaign, source.area, side)),
    )
}

/// Some areas, and those that passable borders join to them.
pub(crate) fn with_neighbours(campaign: &Campaign, areas: AreaSet) -> AreaSet {
    areas.iter().fold(areas, |reached, area| reached | campaign.neighbours(area))
}

/// [BOR-15.2.2] Whether an area lies on a line, or a passable border joins it to one that does.
pub(crate) fn is_near(campaign: &Campaign, line: AreaSet, area: AreaId) -> bool {
    line.contains(area) || !(campaign.neighbours(area) & line).is_empty()
}

/// [BOR-15.2.1] The source and what its main roads join to it, in both directions. [BOR-15.2.5] None
/// while an enemy stands in it.
pub(crate) fn line(campaign: &Campaign, source: AreaId, side: Side) -> AreaSet {
    let open = campaign.open_to(side);
    let mut line = AreaSet::NONE;
    if !open.contains(source) {
        return line;
    }
    line.insert(source);
    for road in &campaign.map().main_roads {
        if let Some(place) = road.areas.iter().position(|&area| area == source) {
            line |= stretch(campaign, open, road.areas[place..].iter());
            line |= stretch(campaign, open, road.areas[..=place].iter().rev());
        }
    }
    line
}

/// [BOR-15.2.1] A road up to the first enemy. [BOR-2.4.2] A burnt bridge ends it too.
fn stretch<'a>(
    campaign: &Campaign,
    open: AreaSet,
    road: impl Iterator<Item = &'a AreaId>,
) -> AreaSet {
    let mut reached = AreaSet::NONE;
    let mut last = None;
    for &area in road {
        let is_joined = last.is_none_or(|last| campaign.along_roads(last).contains(area));
        if !is_joined || !open.contains(area) {
            break;
        }
        reached.insert(area);
        last = Some(area);
    }
    reached
}

/// [BOR-15.2.3] The points that a source in the list of the setting has left; [BOR-15.2.5] none while
/// an enemy stands in it.
pub(crate) fn points_left(campaign: &Campaign, place: usize, source: Source) -> u8 {
    if campaign.open_to(source.side).contains(source.area) {
        source.symbols.saturating_sub(campaign.spent[place])
    } else {
        0
    }
}

/// [BOR-15.2.4] Of the areas within reach, those that hold blocks of the side and have had no point.
pub(crate) fn unserved(campaign: &Campaign, side: Side, reach: AreaSet) -> AreaSet {
    (reach & campaign.occupied[side as usize]) - campaign.supplied[side as usize]
}

/// Those of some blocks that stand in some areas.
pub(crate) fn among(campaign: &Campaign, blocks: BlockSet, areas: AreaSet) -> BlockSet {
    let is_there = |area: AreaId| areas.contains(area);
    blocks.iter().filter(|&block| campaign.area(block).is_some_and(is_there)).collect()
}

/// [BOR-18.2.5] Whether a side may lack steps, as far as its enemy knows. [BOR-18.1.2] How many were
/// lost in all he has seen; but a night gives back more than he sees.
pub(crate) fn may_lack(campaign: &Campaign, side: Side) -> bool {
    let setting = campaign.setting.get();
    let mut earlier = 1..campaign.turn;
    !campaign.lacking(side).is_empty() || earlier.any(|turn| setting.turn(turn).is_last_of_day)
}

/// Whether a block may get a point at all, from wherever. [BOR-15.2.4] It gets one step, up to its
/// full steps, in an area that has had no point in this phase.
pub(crate) fn may_gain(campaign: &Campaign, side: Side, block: BlockId) -> Result<AreaId, Ban> {
    let is_own = campaign.setting.get().of_side(side).contains(block);
    require(is_own, Ban::new("BOR-15.2.3", "ban-supply-not-yours"))?;
    let area = campaign.area(block).ok_or(Ban::new("BOR-15.2.3", "ban-supply-off-map"))?;
    let (has, full) = (campaign.steps(block), campaign.card(block).full);
    require(has < full, Ban::new("BOR-3.1.5", "ban-supply-full-steps").numbers(has, full))?;
    let is_served = campaign.supplied[side as usize].contains(area);
    require(!is_served, Ban::new("BOR-15.2.4", "ban-supply-area-served").at(area))?;
    Ok(area)
}

/// [BOR-15.2.3] Whether a point of a source of its own may go to a block.
pub(crate) fn may_supply(
    campaign: &Campaign,
    side: Side,
    source: AreaId,
    block: BlockId,
) -> Allowed {
    let mut sources = campaign.setting.get().sources_of(side);
    let own = sources.find(|(_, own)| own.area == source);
    let no_source = Ban::new("BOR-15.2.3", "ban-supply-no-source").at(source);
    let (place, own) = own.ok_or(no_source)?;
    let is_blocked = !campaign.open_to(side).contains(source);
    require(!is_blocked, Ban::new("BOR-15.2.5", "ban-supply-blocked").at(source))?;
    let has_points = points_left(campaign, place, own) > 0;
    require(has_points, Ban::new("BOR-15.2.3", "ban-supply-spent").at(source))?;
    let area = may_gain(campaign, side, block)?;
    let is_reached = supplied_from(campaign, source, side).contains(area);
    require(is_reached, Ban::new("BOR-15.2.2", "ban-supply-out-of-reach").at(area))
}

/// [BOR-15.2.4] One point gives one block one step.
pub(crate) fn give(turn: &mut Turn<'_>, source: AreaId, block: BlockId) {
    let area = turn.area(block).expect("whoever gets a point is on the map");
    let who = turn.who(block);
    turn.emit(Event::Supplied { who, area, source: Some(source) });
}
