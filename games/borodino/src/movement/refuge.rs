//! [BOR-8.4.3] Where a block too many in an area goes: back, and never forward.

use crate::ban::{Allowed, Ban, require};
use crate::ids::{AreaId, AreaSet, BlockId};
use crate::movement::{may_pass, neighbours_of};
use crate::pieces::Side;
use crate::state::Campaign;

const GOES_BACK: Ban = Ban::new("BOR-8.4.3", "ban-surplus-goes-back");
const HAS_ENEMIES: Ban = Ban::new("BOR-8.4.3", "ban-refuge-has-enemies");
const FULL: Ban = Ban::new("BOR-8.4.3", "ban-refuge-full");
const ENEMY_BORDER: Ban = Ban::new("BOR-8.4.3", "ban-enemy-border");
const FORWARD: Ban = Ban::new("BOR-8.4.3", "ban-refuge-forward");
const PRIZE: Ban = Ban::new("BOR-8.4.3", "ban-refuge-prize");

/// The areas to which a block too many may go.
pub(crate) fn refuges(campaign: &Campaign, block: BlockId) -> AreaSet {
    if let Some(home) = home(campaign, block) {
        return home.into();
    }
    let Some(from) = campaign.area(block) else { return AreaSet::NONE };
    let near = neighbours_of(campaign, block, from).iter();
    near.filter(|&to| may_give_way(campaign, block, to).is_ok()).collect()
}

/// [BOR-8.4.3] Whether a block too many goes back, and does not give way.
pub(crate) fn goes_back(campaign: &Campaign, block: BlockId) -> bool {
    home(campaign, block).is_some()
}

/// [BOR-8.4.3] A block that came in this phase takes its move back, if it can; another gives way.
pub(crate) fn may_find_refuge(campaign: &Campaign, block: BlockId, to: AreaId) -> Allowed {
    match home(campaign, block) {
        Some(home) => require(to == home, GOES_BACK.at(home)),
        None => may_give_way(campaign, block, to),
    }
}

/// The area that a block left by its last move, if there is room for it and no enemy there.
fn home(campaign: &Campaign, block: BlockId) -> Option<AreaId> {
    let side = campaign.side(block);
    let origin = campaign.origins[block.index()]?;
    let is_open = campaign.open_to(side).contains(origin) && campaign.room(origin, side) > 0;
    is_open.then_some(origin)
}

/// [BOR-8.4.3] An adjacent area that is vacant, or friendly with room, over a border that the block
/// may pass, whatever its limit; out of a contested area not over one by which the enemy came. It wins
/// nothing by it: no vacant redoubt, no source of the enemy, and no way from its own sources.
fn may_give_way(campaign: &Campaign, block: BlockId, to: AreaId) -> Allowed {
    let (from, border) = may_pass(campaign, block, to)?;
    let side = campaign.side(block);
    let open = campaign.open_to(side);
    require(open.contains(to), HAS_ENEMIES.at(to))?;
    let enemy_came = campaign.crossed(border, side.enemy(), from) > 0;
    require(open.contains(from) || !enemy_came, ENEMY_BORDER.at(to))?;
    require(campaign.room(to, side) > 0, FULL.at(to))?;
    require(!is_prize(campaign, side, to), PRIZE.at(to))?;
    let start = campaign.origins[block.index()].unwrap_or(from);
    require(!is_further(campaign, side, to, start), FORWARD.at(to))
}

/// Whether a side would win something by a block in an area: a redoubt in play that nobody holds, or a
/// source of the enemy.
fn is_prize(campaign: &Campaign, side: Side, area: AreaId) -> bool {
    let setting = campaign.setting.get();
    let is_source = setting.sources_of(side.enemy()).any(|(_, source)| source.area == area);
    let is_held = campaign.occupied[side as usize].contains(area);
    is_source || !is_held && setting.has_redoubt(area, campaign.turn)
}

/// Whether an area is further from the sources of a side than another, counted in passable borders.
fn is_further(campaign: &Campaign, side: Side, area: AreaId, than: AreaId) -> bool {
    let sources = campaign.setting.get().sources_of(side).map(|(_, source)| source.area);
    let mut reached: AreaSet = sources.collect();
    while !reached.contains(area) {
        let next = reached.iter().fold(reached, |next, near| next | campaign.neighbours(near));
        if reached.contains(than) {
            return true;
        }
        if next == reached {
            return false;
        }
        reached = next;
    }
    false
}
