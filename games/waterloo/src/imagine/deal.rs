//! The blocks that are not seen, dealt among their places.

use crate::belief::{Belief, Strength};
use crate::board::{Location, Post};
use crate::ids::BlockId;
use crate::imagine::Luck;
use crate::imagine::matching::matching;
use crate::imagine::slots::{Duty, Slot, slots};
use crate::imagine::wishes::{Wish, wishes};
use crate::pieces::Side;
use crate::setting::BlockSet;
use crate::state::{Campaign, Shelter};
use crate::step::Step;
use crate::view::View;

/// Puts the blocks of a side that are not seen where they may stand.
pub(super) fn deal(
    campaign: &mut Campaign,
    side: Side,
    view: &View,
    belief: &Belief,
    luck: &mut Luck<'_>,
) {
    let seen: BlockSet = view.blocks.iter().map(|block| block.block).collect();
    let unseen = campaign.setting.get().of_side(side) - seen - view.lost - view.removed;
    let slots = slots(campaign, side, view);
    let mut wishes = wishes(campaign, side, &slots, belief);
    luck.shuffle(&mut wishes);
    let (blocks, wish) = dealt(&slots, &wishes, unseen, belief, luck);
    for (slot, &block) in slots.iter().zip(&blocks) {
        put(campaign, *slot, block);
        campaign.steps[block.index()] = steps(belief.strength(block), 1, luck);
    }
    // Whoever must be able to lose a step has one to lose.
    if let (Some(Step::Hits(_)), Some(&[(index, _)])) = (campaign.step(), wish.as_deref()) {
        let block = blocks[index];
        campaign.steps[block.index()] = steps(belief.strength(block), 2, luck);
    }
    shelter(campaign, view, &slots, &blocks);
}

/// A block for each slot, and the wish that was met. What is believed is believed as far as it can
/// be: a position that was set up by hand may be one that play does not come to.
fn dealt(
    slots: &[Slot],
    wishes: &[Wish],
    unseen: BlockSet,
    belief: &Belief,
    luck: &mut Luck<'_>,
) -> (Vec<BlockId>, Option<Wish>) {
    let none = [Wish::new()];
    let wishes = if wishes.is_empty() { &none[..] } else { wishes };
    let believed: Vec<BlockSet> =
        slots.iter().map(|slot| believed(*slot, unseen, belief)).collect();
    let possible: Vec<BlockSet> = slots.iter().map(|slot| slot.can & unseen).collect();
    for candidates in [&believed, &possible] {
        for wish in wishes {
            if let Some(blocks) = matching(&granted(candidates, wish), luck) {
                return (blocks, Some(wish.clone()));
            }
        }
    }
    (matching(&possible, luck).unwrap_or_default(), None)
}

/// Those of whom it is believed that they may fill a slot.
fn believed(slot: Slot, unseen: BlockSet, belief: &Belief) -> BlockSet {
    let may = |block: &BlockId| {
        let is_fit = match (slot.duty, slot.place.at) {
            (Duty::Disrupted, _) => belief.may_be_disrupted(*block),
            (Duty::None, None) => belief.may_be_steady(*block),
            (Duty::None | Duty::Holder | Duty::Guest(_), _) => true,
        };
        is_fit && belief.may_be_at(*block, slot.place)
    };
    (slot.can & unseen).iter().filter(may).collect()
}

fn granted(candidates: &[BlockSet], wish: &Wish) -> Vec<BlockSet> {
    let mut granted = candidates.to_vec();
    wish.iter().for_each(|&(index, who)| granted[index] &= who);
    granted
}

fn put(campaign: &mut Campaign, slot: Slot, block: BlockId) {
    campaign.towns[block.index()] = Some(slot.place.town);
    campaign.locations[block.index()] = slot.place.at.or_else(|| waiting_place(campaign, slot));
    match (slot.duty, slot.place.at) {
        (Duty::Disrupted, _) => campaign.disrupted.insert(block),
        (Duty::Holder, Some(at)) => {
            let mut battles = campaign.battles.iter_mut();
            if let Some(battle) = battles.find(|battle| battle.town == slot.place.town) {
                battle.holders[at.index()] = Some(block);
            }
        }
        (Duty::None | Duty::Holder | Duty::Guest(_), _) => {}
    }
}

/// Where a block waits whose side deploys now: in the Reserve.
fn waiting_place(campaign: &Campaign, slot: Slot) -> Option<Location> {
    let role = campaign.role_of(slot.army.side());
    let deploys = campaign.step() == Some(Step::Deploy { town: slot.place.town, role });
    deploys.then(|| Location::of(role, Post::Reserve))
}

/// Steps that a block may have, and `least` if it can.
fn steps(strength: Strength, least: u8, luck: &mut Luck<'_>) -> u8 {
    let most = strength.most.max(1);
    luck.between(strength.least.max(least).min(most), most)
}

/// [WAT-16.2.1] The guests of squares, in the order in which they came.
fn shelter(campaign: &mut Campaign, view: &View, slots: &[Slot], blocks: &[BlockId]) {
    for guest in &view.guests {
        let is_it = |slot: &Slot| slot.duty == Duty::Guest(guest.host) && slot.army == guest.army;
        let unseen = slots.iter().position(is_it).and_then(|index| blocks.get(index).copied());
        if let Some(block) = guest.block.or(unseen) {
            campaign.shelters.push(Shelter { guest: block, host: guest.host });
        }
    }
}
