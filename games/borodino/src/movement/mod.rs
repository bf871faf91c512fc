//! Chapter 8: where blocks may go in an action phase, whoever moves them.

mod borders;
pub(crate) mod refuge;
mod roads;

use crate::ban::{Allowed, Ban, require};
use crate::ids::{AreaId, AreaSet, BlockId};
use crate::pieces::Side;
use crate::state::Campaign;

pub(crate) use borders::{may_cross, may_pass, neighbours_of, places_left};

const NO_SUCH_BLOCK: Ban = Ban::new("BOR-1.1.6", "ban-no-such-block");
const NOT_YOUR_BLOCK: Ban = Ban::new("BOR-1.1.6", "ban-not-your-block");
const OUT_OF_THE_GAME: Ban = Ban::new("BOR-1.1.7", "ban-out-of-the-game");
const NOT_ON_THE_MAP: Ban = Ban::new("BOR-4.4.2", "ban-not-on-the-map");
const OFF_THE_MAP: Ban = Ban::new("BOR-2.4.3", "ban-off-the-map");
const THERE_ALREADY: Ban = Ban::new("BOR-8.1.2", "ban-there-already");
const NOWHERE_TO_GO: Ban = Ban::new("BOR-8.1.2", "ban-nowhere-to-go");
const BOMBARDED: Ban = Ban::new("BOR-7.1.5", "ban-bombarded-already");
const MOVED: Ban = Ban::new("BOR-8.1.1", "ban-moved-already");
const ACTIVE: Ban = Ban::new("BOR-6.1.7", "ban-active-headquarters");

/// [BOR-1.1.6] Whether a block is one of this side's on the map, and where it stands. What a player
/// sends may name any number.
pub(crate) fn may_handle(campaign: &Campaign, side: Side, block: BlockId) -> Result<AreaId, Ban> {
    let setting = campaign.setting.get();
    require(block.index() < setting.blocks.len(), NO_SUCH_BLOCK)?;
    require(campaign.side(block) == side, NOT_YOUR_BLOCK)?;
    require(!campaign.lost().contains(block), OUT_OF_THE_GAME)?;
    campaign.area(block).ok_or(NOT_ON_THE_MAP)
}

/// [BOR-8.1.1] A block moves at most once in a turn, [BOR-7.1.5] and not after it has bombarded.
/// [BOR-6.1.7] Activated headquarters neither obey orders nor straggle.
pub(crate) fn may_move_at_all(campaign: &Campaign, block: BlockId) -> Allowed {
    require(!campaign.activated.contains(block), ACTIVE)?;
    require(!campaign.bombarded.contains(block), BOMBARDED)?;
    require(!campaign.moved.contains(block), MOVED)
}

/// The areas of a side from which blocks go freely: no enemy stands there, nor in one of the next areas.
/// Nobody is held there, and no border has a limit.
pub(crate) struct Outlets {
    for_all: AreaSet,
    for_guns: AreaSet,
}

impl Outlets {
    pub(crate) fn of(campaign: &Campaign, side: Side) -> Outlets {
        let open = campaign.open_to(side);
        let quiet = campaign.occupied[side as usize] & open;
        let among = |neighbours: fn(&Campaign, AreaId) -> AreaSet| {
            quiet.iter().filter(|&it| !(neighbours(campaign, it) & open).is_empty()).collect()
        };
        let for_all = among(Campaign::neighbours);
        Outlets { for_all, for_guns: among(Campaign::neighbours_for_guns) }
    }

    /// Whether a block goes freely; if not, it may be able to go nevertheless.
    pub(crate) fn let_go(&self, campaign: &Campaign, block: BlockId) -> bool {
        let is_gun = campaign.setting.get().guns.contains(block);
        let outlets = if is_gun { self.for_guns } else { self.for_all };
        campaign.area(block).is_some_and(|area| outlets.contains(area))
    }
}

/// Whether there is anywhere a block may go: a quick answer for whoever has no enemies around.
pub(crate) fn may_go_somewhere(campaign: &Campaign, side: Side, block: BlockId) -> Allowed {
    let Some(from) = campaign.area(block) else { return Err(NOT_ON_THE_MAP) };
    let open = campaign.open_to(side);
    let is_free = open.contains(from) && !(neighbours_of(campaign, block, from) & open).is_empty();
    require(is_free || !destinations(campaign, block).is_empty(), NOWHERE_TO_GO)
}

/// Where a block may go from where it stands, whoever moves it. Whether it may move at all (orders,
/// marks, held) is not looked at. [BOR-2.4.3] No move leads off the map.
pub(crate) fn destinations(campaign: &Campaign, block: BlockId) -> AreaSet {
    let Some(from) = campaign.area(block) else { return AreaSet::NONE };
    let open = campaign.open_to(campaign.side(block));
    let near = neighbours_of(campaign, block, from);
    if open.contains(from) {
        near & open
            | borders::open_among(campaign, block, from, near - open)
            | roads::reach(campaign, block, from)
    } else {
        borders::open_among(campaign, block, from, near)
    }
}

/// Whether a block may go there, or the rule that forbids it. [BOR-8.1.2] It goes one area,
/// [BOR-8.2.1] or along a road.
pub(crate) fn may_go(campaign: &Campaign, block: BlockId, to: AreaId) -> Allowed {
    let from = campaign.area(block).ok_or(NOT_ON_THE_MAP)?;
    require(to.index() < campaign.map().areas.len(), OFF_THE_MAP)?;
    require(to != from, THERE_ALREADY)?;
    if roads::reach(campaign, block, from).contains(to) {
        return Ok(());
    }
    match campaign.map().border_between(from, to) {
        Some(_) => borders::may_step(campaign, block, to),
        None => Err(roads::why_not(campaign, block, from, to)),
    }
}
