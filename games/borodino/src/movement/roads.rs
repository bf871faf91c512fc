//! [BOR-8.2.1] Moves along roads.

use crate::ban::Ban;
use crate::ids::{AreaId, AreaSet, BlockId, MOST_AREAS};
use crate::movement::neighbours_of;
use crate::state::Campaign;

const NO_ROAD: Ban = Ban::new("BOR-8.2.1", "ban-no-road");
const ROAD_CUT: Ban = Ban::new("BOR-2.4.2", "ban-road-cut");
const TOO_FAR: Ban = Ban::new("BOR-8.2.2", "ban-road-too-far");
const ROAD_FROM_BATTLE: Ban = Ban::new("BOR-8.2.3", "ban-road-from-battle");
const ROAD_INTO_BATTLE: Ban = Ban::new("BOR-8.2.3", "ban-road-into-battle");
const NOT_FROM_AFAR: Ban = Ban::new("BOR-8.3.1", "ban-attack-from-afar");
const ENEMY_IN_THE_WAY: Ban = Ban::new("BOR-8.3.1", "ban-enemy-in-the-way");

/// Where a block may go along roads: [BOR-8.2.1] through areas without enemies, [BOR-8.2.2] as far
/// as its type can. [BOR-8.2.3] No road leads into battle or out of it, and [BOR-8.3.1] none through
/// an area that holds enemies.
pub(super) fn reach(campaign: &Campaign, block: BlockId, from: AreaId) -> AreaSet {
    let open = campaign.open_to(campaign.side(block));
    if !open.contains(from) {
        return AreaSet::NONE;
    }
    flood(from, campaign.kind(block).road_length(), open, |area| roads(campaign, block, area))
}

/// The rule that keeps a block from an area that is not the next one.
pub(super) fn why_not(campaign: &Campaign, block: BlockId, from: AreaId, to: AreaId) -> Ban {
    let open = campaign.open_to(campaign.side(block));
    let length = campaign.kind(block).road_length();
    let leads_there = |length, roads: &dyn Fn(AreaId) -> AreaSet| {
        flood(from, length, AreaSet::all(), roads).contains(to)
    };
    let today = |area| roads(campaign, block, area);
    let is_near = leads_there(length, &today);
    if !open.contains(from) {
        ROAD_FROM_BATTLE
    } else if !open.contains(to) {
        if is_near { ROAD_INTO_BATTLE } else { NOT_FROM_AFAR }
    } else if is_near {
        ENEMY_IN_THE_WAY
    } else if leads_there(length, &|area| campaign.map().along_roads(area)) {
        ROAD_CUT
    } else if leads_there(MOST_AREAS as u8, &today) {
        TOO_FAR.numbers(0, length)
    } else {
        NO_ROAD
    }
}

/// The neighbours of an area along roads that a block may use.
fn roads(campaign: &Campaign, block: BlockId, area: AreaId) -> AreaSet {
    campaign.along_roads(area) & neighbours_of(campaign, block, area)
}

/// The areas within so many steps of an area, each step into one of `through`.
fn flood(
    from: AreaId,
    length: u8,
    through: AreaSet,
    next_to: impl Fn(AreaId) -> AreaSet,
) -> AreaSet {
    let mut reached = AreaSet::from(from);
    let mut edge = reached;
    for _ in 0..length {
        let near = edge.iter().fold(AreaSet::NONE, |near, area| near | next_to(area));
        edge = near & (through - reached);
        if edge.is_empty() {
            break;
        }
        reached |= edge;
    }
    reached.without(from)
}
