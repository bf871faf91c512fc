//! Where a bot places its blocks in a free set-up: where its corps stands in print, as many in each area as
//! there, and a few beside them. Nobody knows who is where, and no post is empty.

use crate::action::Action;
use crate::ids::{AreaId, AreaSet, BlockId};
use crate::pieces::Side;
use crate::setting::BlockCard;
use crate::state::Campaign;
use crate::step::Step;
use crate::steps::place::places;

/// [BOR-4.2.4] All at once is for people: the enemy would know where everybody stands. [BOR-4.2.2] Of the
/// areas for a block those are left out that do not suit it.
pub(super) fn shuns(campaign: &Campaign, action: Action) -> bool {
    match (campaign.step(), action) {
        (_, Action::PlaceRest) => true,
        (Some(Step::PlaceBlock { block }), Action::Place(area)) => {
            !suitable(campaign, block).contains(area)
        }
        _ => false,
    }
}

/// The areas that suit a block: its own post, if nobody else is left for it; a post of its corps that is
/// empty; else one that has fewer blocks than in
/// print, or an area beside its own, if enough stand there; else what is nearest to its own.
fn suitable(campaign: &Campaign, block: BlockId) -> AreaSet {
    let side = campaign.side(block);
    let open = places(campaign, block);
    let posts = posts_of_corps(campaign, block) & open;
    let number = |area: AreaId| campaign.number(area, side);
    if let Some(own) = last_post(campaign, block).filter(|&own| open.contains(own)) {
        return own.into();
    }
    let empty: AreaSet = posts.iter().filter(|&area| number(area) == 0).collect();
    if !empty.is_empty() {
        return empty;
    }
    let lacks = |area: &AreaId| number(*area) < in_print(campaign, side, *area);
    let lacking: AreaSet = posts.iter().filter(lacks).collect();
    if lacking.is_empty() {
        nearest(campaign, block, open)
    } else {
        lacking | beside(campaign, block, open)
    }
}

/// The area in which a block stands in print, if it is empty and all others who do so stand elsewhere.
fn last_post(campaign: &Campaign, block: BlockId) -> Option<AreaId> {
    let (side, own) = (campaign.side(block), campaign.card(block).area?);
    let left = campaign.waiting_off_map(side).without(block);
    let is_left_to_him = left.iter().all(|it| campaign.card(it).area != Some(own));
    (campaign.number(own, side) == 0 && is_left_to_him).then_some(own)
}

/// The areas in which blocks of the same corps stand in print; of a block without a corps its own.
fn posts_of_corps(campaign: &Campaign, block: BlockId) -> AreaSet {
    let card = campaign.card(block);
    let own: AreaSet = card.area.into_iter().collect();
    let is_mate =
        |it: &&BlockCard| it.side == card.side && it.corps.is_some() && it.corps == card.corps;
    let mates = campaign.setting.get().blocks.iter().filter(is_mate);
    own | mates.filter_map(|it| it.area).collect::<AreaSet>()
}

/// How many blocks of a side stand in an area in print.
fn in_print(campaign: &Campaign, side: Side, area: AreaId) -> u8 {
    let blocks = campaign.setting.get().blocks.iter();
    blocks.filter(|it| it.side == side && it.area == Some(area)).count() as u8
}

/// The areas next to that in which a block stands in print where nobody does, if half of those who do in
/// the first stand there already.
fn beside(campaign: &Campaign, block: BlockId, open: AreaSet) -> AreaSet {
    let side = campaign.side(block);
    let Some(own) = campaign.card(block).area else { return AreaSet::NONE };
    if 2 * campaign.number(own, side) < in_print(campaign, side, own) {
        return AreaSet::NONE;
    }
    let taken = campaign.setting.get().printed[side as usize] | campaign.occupied[side as usize];
    (campaign.neighbours(own) & open) - taken
}

/// Those of some areas that are nearest to that in which a block stands in print.
fn nearest(campaign: &Campaign, block: BlockId, open: AreaSet) -> AreaSet {
    let own: AreaSet = campaign.card(block).area.into_iter().collect();
    let away = |area: AreaId| campaign.map().borders_to(area, own);
    let least = open.iter().map(away).min();
    open.iter().filter(|&area| Some(away(area)) == least).collect()
}
