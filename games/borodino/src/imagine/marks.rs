//! What the blocks that are not seen have done in this turn, as far as it follows from what
//! everybody saw.

use engine::Guess;

use crate::ids::{AreaId, BlockId, BlockSet};
use crate::pieces::{Kind, Side};
use crate::state::Campaign;

/// Notes who of a side came into battle areas, and from where.
pub(super) fn note(campaign: &mut Campaign, side: Side, unseen: BlockSet, luck: &mut Guess<'_>) {
    for area in campaign.contested() | battle_area(campaign) {
        let entered = entered(campaign, side, unseen, area, luck);
        let mut origins = origins(campaign, area, side);
        luck.shuffle(&mut origins);
        // [BOR-9.3.1], [BOR-9.3.2] Only Player 2 has reserves, and none where he attacks.
        let joins = side != campaign.first && !campaign.second_attacks.contains(area);
        for block in entered {
            campaign.moved.insert(block);
            campaign.origins[block.index()] = take_origin(campaign, &mut origins, block, area);
            if joins {
                campaign.reserves.insert(block);
            }
        }
    }
}

fn battle_area(campaign: &Campaign) -> crate::ids::AreaSet {
    campaign.battle.as_ref().map(|battle| battle.area).into_iter().collect()
}

/// Those of a side that came to a battle area this turn, the guns first: not every way is open to
/// them.
fn entered(
    campaign: &Campaign,
    side: Side,
    unseen: BlockSet,
    area: AreaId,
    luck: &mut Guess<'_>,
) -> Vec<BlockId> {
    let here = campaign.of_side_in(area, side);
    let is_fought = campaign.battle.as_ref().is_some_and(|battle| battle.area == area);
    let mut entered: Vec<BlockId> = if is_fought {
        // [BOR-10.1.3] Whoever is hidden in the battle is a reserve. Of those that are shown it matters
        // from where they came as long as the main attack is not named.
        let attackers = if campaign.has_entered(area, side) { here } else { BlockSet::NONE };
        ((here & unseen) | attackers).iter().collect()
    } else if campaign.has_entered(area, side) {
        (here & unseen).iter().collect()
    } else {
        reserves(campaign, side, here & unseen, area, luck)
    };
    entered.retain(|block| campaign.origins[block.index()].is_none());
    luck.shuffle(&mut entered);
    entered.sort_by_key(|&block| !campaign.setting.get().guns.contains(block));
    entered
}

/// [BOR-9.3.1] As many of Player 2's blocks as crossed into the battle are its reserves. [BOR-3.1.6] Heavy
/// artillery is none.
fn reserves(
    campaign: &Campaign,
    side: Side,
    hidden: BlockSet,
    area: AreaId,
    luck: &mut Guess<'_>,
) -> Vec<BlockId> {
    let is_light = |block: &BlockId| campaign.kind(*block) != Kind::HeavyArtillery;
    let mut blocks: Vec<BlockId> = hidden.iter().filter(is_light).collect();
    luck.shuffle(&mut blocks);
    blocks.truncate(origins(campaign, area, side).len());
    blocks
}

/// The areas from which blocks of a side came into an area, one for each block.
fn origins(campaign: &Campaign, area: AreaId, side: Side) -> Vec<AreaId> {
    let borders = campaign.entered_by(area, side);
    let each = borders.flat_map(|border| {
        let from = campaign.border(border).other_end(area);
        vec![from; usize::from(campaign.crossed(border, side, area))]
    });
    each.collect()
}

/// One of the ways that are left, open to guns if the block is one.
fn take_origin(
    campaign: &Campaign,
    origins: &mut Vec<AreaId>,
    block: BlockId,
    area: AreaId,
) -> Option<AreaId> {
    let is_open = |from: &AreaId| {
        let border = campaign.map().border_between(*from, area);
        border.is_some_and(|border| campaign.lets_through(block, border, area))
    };
    let index = origins.iter().position(is_open).unwrap_or(0);
    (index < origins.len()).then(|| origins.swap_remove(index))
}
