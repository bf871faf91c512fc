//! [BOR-8.1.2] One area, over a border.

use crate::ban::{Allowed, Ban, require};
use crate::ids::{AreaId, AreaSet, BlockId, BorderId};
use crate::pieces::{Class, Ground, Kind, Side};
use crate::state::Campaign;

const NOT_NEIGHBOURS: Ban = Ban::new("BOR-8.1.2", "ban-not-neighbours");
const RIVER: Ban = Ban::new("BOR-2.3.1", "ban-river");
const BRIDGE_BURNT: Ban = Ban::new("BOR-2.4.2", "ban-bridge-burnt");
const STREAM_STOPS_GUNS: Ban = Ban::new("BOR-2.3.2", "ban-stream-stops-guns");
const MARSH_STOPS_GUNS: Ban = Ban::new("BOR-2.3.4", "ban-marsh-stops-guns");
const HEAVY_GUNS: Ban = Ban::new("BOR-3.1.6", "ban-heavy-guns-attack");
const ENEMY_BORDER: Ban = Ban::new("BOR-9.2.1", "ban-enemy-border");
const BORDER_FULL: Ban = Ban::new("BOR-8.3.2", "ban-border-full");
const BORDER_FULL_OUT: Ban = Ban::new("BOR-8.3.3", "ban-border-full-out");
const BORDER_FULL_BOTH_WAYS: Ban = Ban::new("BOR-8.3.3", "ban-border-full-both-ways");

/// The neighbours of an area over borders that a block may pass.
pub(crate) fn neighbours_of(campaign: &Campaign, block: BlockId, area: AreaId) -> AreaSet {
    if campaign.setting.get().guns.contains(block) {
        campaign.neighbours_for_guns(area)
    } else {
        campaign.neighbours(area)
    }
}

/// Of the neighbours over borders that a block may pass, those to which it may go into a battle area
/// or out of a contested one.
pub(super) fn open_among(
    campaign: &Campaign,
    block: BlockId,
    from: AreaId,
    near: AreaSet,
) -> AreaSet {
    let is_open = |&to: &AreaId| {
        let border = campaign.map().border_between(from, to);
        border.is_some_and(|border| may_fight_over(campaign, block, from, to, border).is_ok())
    };
    near.iter().filter(is_open).collect()
}

/// Whether a block may go to the next area.
pub(super) fn may_step(campaign: &Campaign, block: BlockId, to: AreaId) -> Allowed {
    let (from, border) = may_pass(campaign, block, to)?;
    may_fight_over(campaign, block, from, to, border)
}

/// Whether a block may pass the border to another area, from which area, and which border it is.
/// [BOR-2.3.1] Rivers need a crossing, [BOR-2.3.3] which lets everybody pass; [BOR-2.3.2],
/// [BOR-2.3.4] guns need one over a stream too, and a road into marsh.
pub(crate) fn may_pass(
    campaign: &Campaign,
    block: BlockId,
    to: AreaId,
) -> Result<(AreaId, BorderId), Ban> {
    let (from, border) = border_to(campaign, block, to)?;
    let is_burnt = campaign.is_burnt(border);
    let river = if is_burnt { BRIDGE_BURNT } else { RIVER };
    require(campaign.is_passable(border), river)?;
    if campaign.class(block) == Class::Artillery {
        guns_may_pass(campaign, to, border)?;
    }
    Ok((from, border))
}

fn guns_may_pass(campaign: &Campaign, to: AreaId, border: BorderId) -> Allowed {
    let is_burnt = campaign.is_burnt(border);
    let card = campaign.border(border);
    let is_marsh = card.ground == Ground::Marsh && !card.carries_road(is_burnt);
    require(!is_marsh && campaign.map().lets_guns_in(to, card), MARSH_STOPS_GUNS)?;
    let stream = if is_burnt { BRIDGE_BURNT } else { STREAM_STOPS_GUNS };
    require(campaign.is_open_to_guns(border), stream)
}

/// The border over which a block would go to another area, and from where.
fn border_to(campaign: &Campaign, block: BlockId, to: AreaId) -> Result<(AreaId, BorderId), Ban> {
    let from = campaign.area(block).ok_or(NOT_NEIGHBOURS)?;
    let border = campaign.map().border_between(from, to).ok_or(NOT_NEIGHBOURS)?;
    Ok((from, border))
}

/// [BOR-3.1.6] Heavy artillery never enters an area that holds an enemy. The rest is said of the
/// border.
fn may_fight_over(
    campaign: &Campaign,
    block: BlockId,
    from: AreaId,
    to: AreaId,
    border: BorderId,
) -> Allowed {
    let is_attack = !campaign.open_to(campaign.side(block)).contains(to);
    require(!is_attack || campaign.kind(block) != Kind::HeavyArtillery, HEAVY_GUNS)?;
    may_cross_border(campaign, block, from, to, border)
}

/// Whether a block may go to the next area as far as it leads into a battle area or out of a
/// contested one: [BOR-9.2.1] not over a border by which the enemy came, and [BOR-8.3.3] within the
/// limits of the border. [BOR-2.2.3] Between areas without enemies there are none.
pub(crate) fn may_cross(campaign: &Campaign, block: BlockId, to: AreaId) -> Allowed {
    let (from, border) = border_to(campaign, block, to)?;
    may_cross_border(campaign, block, from, to, border)
}

fn may_cross_border(
    campaign: &Campaign,
    block: BlockId,
    from: AreaId,
    to: AreaId,
    border: BorderId,
) -> Allowed {
    let side = campaign.side(block);
    let open = campaign.open_to(side);
    if open.contains(from) && open.contains(to) {
        return Ok(());
    }
    if !open.contains(from) {
        require(campaign.crossed(border, side.enemy(), from) == 0, ENEMY_BORDER.at(to))?;
    }
    let full = if open.contains(to) { BORDER_FULL_OUT } else { BORDER_FULL };
    has_room(campaign, side, border, to, full)
}

/// [BOR-8.3.2] In its direction a border lets as many blocks of a player pass in a turn as its limit
/// says, [BOR-8.3.3] and in both directions together as many as the larger of its limits.
fn has_room(campaign: &Campaign, side: Side, border: BorderId, to: AreaId, full: Ban) -> Allowed {
    let Passes { one_way, limit, both_ways, larger } = Passes::of(campaign, side, border, to);
    require(one_way < limit, full.numbers(one_way, limit))?;
    require(both_ways < larger, BORDER_FULL_BOTH_WAYS.numbers(both_ways, larger))
}

/// [BOR-8.3.2], [BOR-8.3.3] How many more blocks of a side may pass a border towards one of its ends;
/// [BOR-9.2.1] none out of an area into which the enemy came by it. Nothing is said where it leads
/// neither into a battle area nor out of a contested one.
pub(crate) fn places_left(
    campaign: &Campaign,
    side: Side,
    border: BorderId,
    to: AreaId,
) -> Option<u8> {
    let from = campaign.border(border).other_end(to);
    let open = campaign.open_to(side);
    if open.contains(from) && open.contains(to) {
        return None;
    }
    if !open.contains(from) && campaign.crossed(border, side.enemy(), from) > 0 {
        return Some(0);
    }
    let Passes { one_way, limit, both_ways, larger } = Passes::of(campaign, side, border, to);
    Some(limit.saturating_sub(one_way).min(larger.saturating_sub(both_ways)))
}

/// What a side has had of a border in this turn, and what it may.
struct Passes {
    /// [BOR-8.3.2] In one direction,
    one_way: u8,
    limit: u8,
    /// [BOR-8.3.3] and in both together.
    both_ways: u8,
    larger: u8,
}

impl Passes {
    fn of(campaign: &Campaign, side: Side, border: BorderId, to: AreaId) -> Passes {
        let back = campaign.border(border).other_end(to);
        let limit = campaign.limit(border, to);
        Passes {
            one_way: campaign.crossed(border, side, to),
            limit,
            both_ways: campaign.crossings.both_ways(border, side),
            larger: limit.max(campaign.limit(border, back)),
        }
    }
}
