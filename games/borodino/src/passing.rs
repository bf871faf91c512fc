//! Steps over a single border outside of the action phase: retreats, onward steps, regrouping and
//! the night shift all ask the same of it.

use crate::ban::{Allowed, Ban, require};
use crate::ids::{AreaId, BlockId};
use crate::pieces::{Ground, Side};
use crate::setting::map::Way;
use crate::state::Campaign;

/// [BOR-1.1.4] The way from an area to the next.
pub(crate) fn way(campaign: &Campaign, from: AreaId, to: AreaId) -> Result<Way, Ban> {
    let border = campaign.map().border_between(from, to);
    let border = border.ok_or(Ban::new("BOR-1.1.4", "ban-pass-not-adjacent").at(to))?;
    Ok(Way { to, border })
}

/// [BOR-2.3.1] Whether anybody may go this way; [BOR-2.4.2] bridges burn.
pub(crate) fn may_anybody(campaign: &Campaign, way: Way) -> Allowed {
    if campaign.is_passable(way.border) {
        return Ok(());
    }
    let is_burnt = campaign.is_burnt(way.border);
    require(!is_burnt, Ban::new("BOR-2.4.2", "ban-pass-burnt").at(way.to))?;
    Err(Ban::new("BOR-2.3.1", "ban-pass-river").at(way.to))
}

/// [BOR-2.3.2], [BOR-2.3.4] Whether a block may, as far as its class goes.
pub(crate) fn may_class(campaign: &Campaign, block: BlockId, way: Way) -> Allowed {
    if campaign.lets_through(block, way.border, way.to) {
        return Ok(());
    }
    let is_marsh = campaign.border(way.border).ground == Ground::Marsh
        || campaign.map().area(way.to).ground == Ground::Marsh;
    require(!is_marsh, Ban::new("BOR-2.3.4", "ban-pass-guns-marsh").at(way.to))?;
    Err(Ban::new("BOR-2.3.2", "ban-pass-guns-stream").at(way.to))
}

/// Whether one more block of a side may pass in this round of the battle, or [BOR-13.4.2] in its
/// regrouping; `rule` limits them.
pub(crate) fn may_one_more(
    campaign: &Campaign,
    side: Side,
    way: Way,
    rule: &'static str,
) -> Allowed {
    let passed = campaign.fight().passed(way.border, way.to, side);
    let limit = campaign.limit(way.border, way.to);
    require(passed < limit, Ban::new(rule, "ban-pass-full").numbers(passed, limit).at(way.to))
}
