//! [BOR-4.4.3] The Russian 1st Army is held at the start of the three days.

use crate::ban::{Allowed, Ban, require};
use crate::ids::BlockId;
use crate::pieces::Army;
use crate::state::Campaign;

/// [BOR-4.4.3] Whether a block may be activated, ordered, bombard or move without orders at all. A
/// block of the 1st Army may not in the first turns, unless an enemy stands in its area or in one
/// joined to it by a passable border at this moment.
pub(crate) fn may_act(campaign: &Campaign, block: BlockId) -> Allowed {
    if campaign.turn > campaign.setting.get().first_army_held_until {
        return Ok(());
    }
    let card = campaign.card(block);
    let (Army::First, Some(area)) = (card.army, campaign.area(block)) else { return Ok(()) };
    let enemies = campaign.occupied[card.side.enemy() as usize];
    let near = campaign.neighbours(area).with(area);
    let is_met = !(enemies & near).is_empty();
    require(is_met, Ban::new("BOR-4.4.3", "ban-first-army-held"))
}
