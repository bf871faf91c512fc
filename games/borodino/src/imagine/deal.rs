//! The blocks that are not seen, dealt among their places.

use engine::Guess;

use crate::belief::Belief;
use crate::ids::{AreaId, BlockSet};
use crate::pieces::{Ground, Kind, Post, Side};
use crate::state::Campaign;
use crate::view::View;

/// How far the belief is to be trusted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Trust {
    Full,
    /// Not at all: a position that was set up by hand may be one that play does not come to.
    Not,
    /// Nor the rules; as many blocks are not seen as there are places for them.
    Numbers,
}

/// Puts the blocks of a side that are not seen where they may stand, and says which they are.
pub(super) fn deal(
    campaign: &mut Campaign,
    side: Side,
    view: &View,
    belief: &Belief,
    luck: &mut Guess<'_>,
) -> BlockSet {
    let seen: BlockSet = view.blocks.iter().map(|block| block.block).collect();
    let unseen = campaign.setting.get().of_side(side) - seen - campaign.lost();
    let slots = slots(side, view, unseen);
    for trust in [Trust::Full, Trust::Not, Trust::Numbers] {
        let candidates = slots.iter().map(|&area| match trust {
            Trust::Full => fit_for(campaign, area, unseen) & belief.may(area.into()),
            Trust::Not => fit_for(campaign, area, unseen),
            Trust::Numbers => unseen,
        });
        let candidates: Vec<BlockSet> = candidates.collect();
        if let Some(blocks) = luck.deal(&candidates) {
            blocks.into_iter().zip(slots).for_each(|(block, area)| campaign.put(block, area));
            break;
        }
    }
    vacate_posts(campaign);
    unseen
}

/// The areas of the blocks that are not seen, one for each; none for those off the map.
fn slots(side: Side, view: &View, unseen: BlockSet) -> Vec<Option<AreaId>> {
    let hidden = view.hidden.iter().filter(|it| it.side == side);
    let on_map = hidden.flat_map(|it| vec![Some(it.area); usize::from(it.blocks)]);
    on_map.chain(std::iter::repeat(None)).take(unseen.len() as usize).collect()
}

/// [BOR-2.3.4] Guns do not stand in a marsh, [BOR-3.1.6] and heavy ones do not enter battle: where their
/// side attacks there are none. [BOR-14.1.1] Whoever was promoted is on the map.
fn fit_for(campaign: &Campaign, area: Option<AreaId>, unseen: BlockSet) -> BlockSet {
    let Some(area) = area else { return unseen - promoted(campaign) };
    let setting = campaign.setting.get();
    if campaign.map().area(area).ground == Ground::Marsh {
        return unseen - setting.guns;
    }
    let side = unseen.lowest().map(|block| campaign.side(block));
    if side.is_some_and(|side| campaign.has_entered(area, side)) {
        let is_heavy = |block: &_| setting.block(*block).kind == Kind::HeavyArtillery;
        return unseen - unseen.iter().filter(is_heavy).collect();
    }
    unseen
}

/// [BOR-14.1.2] Those who hold an army post and are not its first holder.
fn promoted(campaign: &Campaign) -> BlockSet {
    let setting = campaign.setting.get();
    let holders = Post::ALL.iter().filter_map(|&post| Some((post, campaign.posts[post as usize]?)));
    let later = holders.filter(|&(post, holder)| setting.block(holder).post != Some(post));
    later.map(|(_, holder)| holder).collect()
}

impl Campaign {
    /// [BOR-10.1.2] Whether all blocks of a side in an area came there this turn to attack.
    pub(super) fn has_entered(&self, area: AreaId, side: Side) -> bool {
        let attacks = (side == self.first) != self.second_attacks.contains(area);
        attacks
            && self.occupied[side.enemy() as usize].contains(area)
            && self.entered_by(area, side).next().is_some()
    }
}

/// [BOR-14.1.2] A post exists from the moment its first holder is on the map.
fn vacate_posts(campaign: &mut Campaign) {
    for post in Post::ALL {
        let holder = campaign.posts[post as usize];
        if holder.is_some_and(|holder| campaign.area(holder).is_none()) {
            campaign.posts[post as usize] = None;
        }
    }
}
