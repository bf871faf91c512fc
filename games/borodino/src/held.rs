//! [BOR-9.1.1] Blocks that the enemy holds where he has entered.

use crate::ban::{Allowed, Ban, require};
use crate::ids::{AreaId, BlockId, BlockSet};
use crate::state::Campaign;

const BLOCK_HELD: Ban = Ban::new("BOR-9.1.2", "ban-block-held");
const HEADQUARTERS_HELD: Ban = Ban::new("BOR-9.1.2", "ban-headquarters-held");

/// [BOR-9.1.2] Whether a block may leave its area by order, by straggling or by its own move. Only
/// those that began the phase there can be held, and no headquarters once it is activated.
pub(crate) fn may_leave(campaign: &Campaign, block: BlockId) -> Allowed {
    let Some(area) = campaign.area(block) else { return Ok(()) };
    let held = held_in(campaign, area);
    if held == 0 || !can_be_held(campaign, block) {
        return Ok(());
    }
    let ban = if campaign.is_headquarters(block) { HEADQUARTERS_HELD } else { BLOCK_HELD };
    require(!is_held(campaign, block, area, held), ban.numbers(0, held))
}

/// [BOR-9.1.2] The blocks of Player 2 that cannot leave in his action phase, whomever he chooses.
pub(crate) fn now(campaign: &Campaign) -> BlockSet {
    let side = campaign.first.enemy();
    if !campaign.acts(side) {
        return BlockSet::NONE;
    }
    let near = campaign.contested().iter().flat_map(|area| campaign.of_side_in(area, side));
    near.filter(|&block| may_leave(campaign, block).is_err()).collect()
}

/// [BOR-9.1.2] The owner chooses who is held, but headquarters come last: whoever else stays counts
/// before them. A quick answer where there are not more blocks than are held.
fn is_held(campaign: &Campaign, block: BlockId, area: AreaId, held: u8) -> bool {
    if campaign.number(area, campaign.first.enemy()) <= held {
        return true;
    }
    let present = Present::of(campaign, area);
    let is_headquarters = campaign.is_headquarters(block);
    let headquarters = if is_headquarters { present.headquarters } else { 0 };
    present.troops + headquarters <= held
}

/// [BOR-9.1.2] Whether a headquarters may be activated: as if it left.
pub(crate) fn may_be_activated(campaign: &Campaign, hq: BlockId) -> Allowed {
    may_leave(campaign, hq)
}

/// [BOR-9.1.1] How many blocks of Player 2 are held in an area: as many as blocks of Player 1 stand
/// there now of those that entered it in his action phase.
pub(crate) fn held_in(campaign: &Campaign, area: AreaId) -> u8 {
    campaign.holding[area.index()]
}

/// [BOR-9.1.2] Blocks of Player 2 can be that have not come here in this phase.
fn can_be_held(campaign: &Campaign, block: BlockId) -> bool {
    let has_acted = campaign.moved | campaign.activated;
    !has_acted.contains(block) && campaign.side(block) != campaign.first
}

/// [BOR-9.1.2] The blocks of Player 2 that began his action phase in an area and are still there:
/// headquarters that are not activated, and all others.
struct Present {
    troops: u8,
    headquarters: u8,
}

impl Present {
    fn of(campaign: &Campaign, area: AreaId) -> Present {
        let blocks = campaign.of_side_in(area, campaign.first.enemy()) - campaign.moved;
        let headquarters = campaign.setting.get().headquarters;
        Present {
            troops: (blocks - headquarters).len() as u8,
            headquarters: ((blocks & headquarters) - campaign.activated).len() as u8,
        }
    }
}
