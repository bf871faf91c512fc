//! The blocks that are not seen, dealt among their places.

use engine::Guess;

use crate::belief::{Belief, Strength};
use crate::board::{Location, Post};
use crate::ids::BlockId;
use crate::imagine::slots::{Hill, Slot, slots};
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
    luck: &mut Guess<'_>,
) {
    let Dealt { slots, blocks, wish } = dealt(campaign, side, view, belief, luck);
    for (slot, &block) in slots.iter().zip(&blocks) {
        put(campaign, *slot, block);
        campaign.steps[block.index()] = steps(belief.strength(block), 1, luck);
    }
    // Whoever must be able to lose a step has one to lose.
    if let (Some(Step::Hits(_)), &[(index, _)]) = (campaign.step(), &wish[..]) {
        let block = blocks[index];
        campaign.steps[block.index()] = steps(belief.strength(block), 2, luck);
    }
    shelter(campaign, view, &slots, &blocks);
}

/// A block for each slot, and the wish that was met.
struct Dealt {
    slots: Vec<Slot>,
    blocks: Vec<BlockId>,
    wish: Wish,
}

/// How far the belief is to be trusted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Trust {
    Full,
    /// Not at all: a position that was set up by hand may be one that play does not come to.
    Not,
    /// Nor the rules; as many blocks of each army are not seen as there are places for them.
    Numbers,
}

fn dealt(
    campaign: &Campaign,
    side: Side,
    view: &View,
    belief: &Belief,
    luck: &mut Guess<'_>,
) -> Dealt {
    let mut ways: Vec<(Vec<Slot>, Wish)> = Vec::new();
    for slots in
        [slots(campaign, side, view, Hill::Other), slots(campaign, side, view, Hill::Guest)]
    {
        let wishes = wishes(campaign, side, &slots, belief);
        let wishes = if wishes.is_empty() { vec![Wish::new()] } else { wishes };
        ways.extend(wishes.into_iter().map(|wish| (slots.clone(), wish)));
    }
    luck.shuffle(&mut ways);
    let seen: BlockSet = view.blocks.iter().map(|block| block.block).collect();
    let unseen = campaign.setting.get().of_side(side) - seen - view.lost - view.removed;
    for trust in [Trust::Full, Trust::Not, Trust::Numbers] {
        for (slots, wish) in &ways {
            let candidates = candidates(slots, wish, unseen, (belief, trust));
            if let Some(blocks) = luck.deal(&candidates) {
                return Dealt { slots: slots.clone(), blocks, wish: wish.clone() };
            }
        }
    }
    unreachable!("as many blocks are not seen as there are places for them")
}

/// Those who may fill each slot so that the wish is met.
fn candidates(
    slots: &[Slot],
    wish: &Wish,
    unseen: BlockSet,
    (belief, trust): (&Belief, Trust),
) -> Vec<BlockSet> {
    let candidates = slots.iter().map(|&slot| match trust {
        Trust::Full => believed(slot, unseen, belief),
        Trust::Not => slot.can & unseen,
        Trust::Numbers => belief.blocks_of(slot.army) & unseen,
    });
    let mut candidates: Vec<BlockSet> = candidates.collect();
    if trust != Trust::Numbers {
        wish.iter().for_each(|&(index, who)| candidates[index] &= who);
    }
    candidates
}

/// Those of whom it is believed that they may fill a slot.
fn believed(slot: Slot, unseen: BlockSet, belief: &Belief) -> BlockSet {
    let may = |block: &BlockId| {
        let is_fit = if slot.is_disrupted {
            belief.may_be_disrupted(*block)
        } else {
            belief.may_be_steady(*block)
        };
        is_fit && belief.may_be_at(*block, slot.place)
    };
    (slot.can & unseen).iter().filter(may).collect()
}

fn put(campaign: &mut Campaign, slot: Slot, block: BlockId) {
    campaign.towns[block.index()] = Some(slot.place.town);
    campaign.locations[block.index()] = slot.place.at.or_else(|| waiting_place(campaign, slot));
    if slot.is_disrupted {
        campaign.disrupted.insert(block);
    }
    let mut battles = campaign.battles.iter_mut();
    let battle = battles.find(|battle| battle.town == slot.place.town);
    if let (true, Some(at), Some(battle)) = (slot.is_holder, slot.place.at, battle) {
        battle.holders[at.index()] = Some(block);
    }
}

/// Where a block waits whose side deploys now: in the Reserve.
fn waiting_place(campaign: &Campaign, slot: Slot) -> Option<Location> {
    let role = campaign.role_of(slot.army.side());
    let deploys = campaign.step() == Some(Step::Deploy { town: slot.place.town, role });
    deploys.then(|| Location::of(role, Post::Reserve))
}

/// Steps that a block may have, and `least` if it can.
fn steps(strength: Strength, least: u8, luck: &mut Guess<'_>) -> u8 {
    let most = strength.most.max(1);
    luck.between((strength.least.max(least).min(most), most))
}

/// [WAT-16.2.1] The guests of squares, in the order in which they came.
fn shelter(campaign: &mut Campaign, view: &View, slots: &[Slot], blocks: &[BlockId]) {
    for guest in &view.guests {
        let is_it = |slot: &Slot| slot.host == Some(guest.host) && slot.army == guest.army;
        let unseen = slots.iter().position(is_it).and_then(|index| blocks.get(index).copied());
        if let Some(block) = guest.block.or(unseen) {
            campaign.shelters.push(Shelter { guest: block, host: guest.host });
        }
    }
}
