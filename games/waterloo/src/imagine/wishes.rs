//! What follows from the question that is open: it would not have been put if the blocks that are
//! not seen were others.

use crate::belief::{Belief, Place, Trail};
use crate::board::{Location, Post};
use crate::ids::{BlockId, TownId};
use crate::imagine::movement::is_moving;
use crate::imagine::slots::Slot;
use crate::pieces::{Side, Target};
use crate::setting::BlockSet;
use crate::state::Campaign;
use crate::step::{Hits, Shot, Step};

/// Who can fill which slots, so that the question makes sense.
pub(super) type Wish = Vec<(usize, BlockSet)>;

/// Wishes of which one must be met; none if nothing follows.
pub(super) fn wishes(
    campaign: &Campaign,
    side: Side,
    slots: &[Slot],
    belief: &Belief,
) -> Vec<Wish> {
    if let Some(Step::Hits(hits)) = campaign.step()
        && let Shot::Long { at, target } = hits.shot
        && campaign.side_of(hits.role) == side
    {
        return can_lose_a_step(campaign, slots, belief, hits, at, target);
    }
    if let Some(Step::DropWoods { town, role }) = campaign.step()
        && campaign.side_of(role) == side
    {
        return one_filler(campaign, slots, town);
    }
    if let Some(Step::DropWoods { town, .. } | Step::Deploy { town, .. }) = campaign.step() {
        return fillers(campaign, slots, town, woods_of(campaign, side, town));
    }
    if is_moving(campaign, side) {
        return movers(campaign, slots, belief);
    }
    Vec::new()
}

/// [WAT-24.1.2] Blocks that were seen to come over two roads, or to march on, are as fast as that asks.
fn movers(campaign: &Campaign, slots: &[Slot], belief: &Belief) -> Vec<Wish> {
    let wish = |trails: Vec<Trail>| {
        // The disrupted come first, and are the last to have moved.
        let mut free: Vec<usize> = (0..slots.len()).rev().collect();
        let mut wish = Wish::new();
        for trail in trails {
            let end = (Place::town(trail.to), trail.army);
            let fits = |&index: &usize| (slots[index].place, slots[index].army) == end;
            if let Some(place) = free.iter().position(fits) {
                wish.push((free.remove(place), trail.makers(campaign.setting.get())));
            }
        }
        wish
    };
    belief.trails().into_iter().map(wish).collect()
}

/// [WAT-14.3.2] Guns from the facing position take no last step: somebody in the target group has
/// more than one.
fn can_lose_a_step(
    campaign: &Campaign,
    slots: &[Slot],
    belief: &Belief,
    hits: Hits,
    at: Location,
    target: Target,
) -> Vec<Wish> {
    let place = Place { town: hits.town, at: Some(at) };
    let strong = |block: &BlockId| belief.strength(*block).most > 1;
    let strong: BlockSet = campaign.setting.get().all_blocks().filter(strong).collect();
    let is_target = |slot: &Slot| match target {
        Target::Squares => slot.host.is_some(),
        Target::Others => slot.host.is_none(),
    };
    let here = slots.iter().enumerate().filter(|(_, slot)| slot.place == place && is_target(slot));
    here.map(|(index, _)| vec![(index, strong)]).collect()
}

/// [WAT-11.2.4] The woods of a side in the battle of a town.
fn woods_of(campaign: &Campaign, side: Side, town: TownId) -> usize {
    let role = campaign.role_of(side);
    let battle = campaign.battle(town);
    let is_woods =
        |post: &&Post| battle.is_some_and(|battle| battle.is_woods(Location::of(role, **post)));
    Post::POSITIONS.iter().filter(is_woods).count()
}

/// The slots in the town itself, before its side has deployed.
fn in_town(slots: &[Slot], town: TownId) -> Vec<usize> {
    let here = slots.iter().enumerate().filter(|(_, slot)| slot.place == Place::town(town));
    here.map(|(index, _)| index).collect()
}

/// [WAT-11.2.4] A side that must remove woods of its choice has one block that is no gun.
fn one_filler(campaign: &Campaign, slots: &[Slot], town: TownId) -> Vec<Wish> {
    let guns = campaign.setting.get().guns;
    let here = in_town(slots, town);
    let kinds = |index, filler| if index == filler { BlockSet::all() - guns } else { guns };
    let wish = |&filler| here.iter().map(|&index| (index, kinds(index, filler))).collect();
    here.iter().map(wish).collect()
}

/// [WAT-11.2.4] A side that keeps its woods has a block for each of them that is no gun.
fn fillers(campaign: &Campaign, slots: &[Slot], town: TownId, woods: usize) -> Vec<Wish> {
    let others = BlockSet::all() - campaign.setting.get().guns;
    let here = in_town(slots, town);
    match woods {
        0 => Vec::new(),
        1 => here.iter().map(|&index| vec![(index, others)]).collect(),
        _ => {
            let pairs = here.iter().flat_map(|&one| here.iter().map(move |&other| (one, other)));
            let pairs = pairs.filter(|(one, other)| one < other);
            pairs.map(|(one, other)| vec![(one, others), (other, others)]).collect()
        }
    }
}
