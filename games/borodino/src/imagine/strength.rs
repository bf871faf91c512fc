//! How strong the blocks are that are not seen.

use engine::Guess;

use crate::belief::{Belief, Strength};
use crate::ids::{BlockId, BlockSet};
use crate::pieces::Side;
use crate::state::Campaign;
use crate::step::Step;

/// Gives the blocks that are not seen steps that they may have. [BOR-18.1.2] Steps that were lost and
/// gained are counted by everybody: as long as all were, as many are lacking as must be.
pub(super) fn share(
    campaign: &mut Campaign,
    side: Side,
    unseen: BlockSet,
    belief: &Belief,
    luck: &mut Guess<'_>,
) {
    for block in unseen {
        let Strength { least, most } = belief.strength(block);
        let is_here = campaign.area(block).is_some();
        let steps = match belief.lacking() {
            Some(_) => most,
            None if is_here => luck.between((least, most)),
            None => most,
        };
        campaign.steps[block.index()] = steps;
    }
    let lacking = belief.lacking().unwrap_or(0);
    let mut more = lacking.saturating_sub(steps_lacking(campaign, side));
    while more > 0 && take_one(campaign, unseen, belief, luck) {
        more -= 1;
    }
}

/// How many steps the blocks of a side lack.
fn steps_lacking(campaign: &Campaign, side: Side) -> u16 {
    let blocks = campaign.setting.get().of_side(side) - campaign.lost();
    blocks.iter().map(|block| u16::from(campaign.card(block).full - campaign.steps(block))).sum()
}

/// Takes a step from one of those that may have fewer; whether anybody may.
fn take_one(
    campaign: &mut Campaign,
    unseen: BlockSet,
    belief: &Belief,
    luck: &mut Guess<'_>,
) -> bool {
    let may_have_fewer = |block: &BlockId| {
        campaign.area(*block).is_some() && campaign.steps(*block) > belief.strength(*block).least
    };
    let mut blocks: Vec<BlockId> = unseen.iter().filter(may_have_fewer).collect();
    luck.shuffle(&mut blocks);
    if let Some(block) = blocks.pop() {
        campaign.steps[block.index()] -= 1;
        return true;
    }
    false
}

/// [BOR-15.2.4] The enemy is asked for a supply point, so somebody can use it: one of those that may
/// lack a step, or if that cannot be believed, any.
pub(super) fn let_one_lack(
    campaign: &mut Campaign,
    unseen: BlockSet,
    belief: &Belief,
    luck: &mut Guess<'_>,
) {
    let is_supply =
        matches!(campaign.step(), Some(Step::Supply { .. } | Step::CapturedSupply { .. }));
    if !is_supply || campaign.asked().is_some() {
        return;
    }
    let mut blocks: Vec<BlockId> = unseen.iter().collect();
    luck.shuffle(&mut blocks);
    blocks.sort_by_key(|block| belief.strength(*block).least >= campaign.card(*block).full);
    for block in blocks {
        let steps = campaign.steps(block);
        if campaign.area(block).is_none() || steps < campaign.card(block).full {
            continue;
        }
        campaign.steps[block.index()] = steps - 1;
        if campaign.asked().is_some() {
            return;
        }
        campaign.steps[block.index()] = steps;
    }
}
