//! What a block in hand is good for: taking it is worth what can be done with it.

use engine::{Chance, Draw, Journal};

use super::{ARMY, STEP};
use crate::Turn;
use crate::action::Action;
use crate::battle::fire::may_aim;
use crate::battle::fire_value::fire_value;
use crate::battle::scene::Scene;
use crate::board::Role;
use crate::ids::{BlockId, TownId};
use crate::pieces::{Side, Target};
use crate::state::Campaign;
use crate::step::Step;
use crate::steps;
use crate::words::block_in_hand;

/// A hit that is to be expected.
const FIRE: i32 = 30;

/// The worth for the French of the best that their player, or the worst that the other, can do with
/// the block that he has in hand; nothing if there is none.
pub(super) fn best(campaign: &Campaign) -> Option<i32> {
    let (step, block) = (campaign.step()?, block_in_hand(campaign)?);
    let mut list = Vec::new();
    steps::legal(campaign, step, &mut list);
    let worth = list.iter().map(|&action| after(campaign, step, block, action));
    match campaign.side(block) {
        Side::French => worth.max(),
        Side::Allied => worth.min(),
    }
}

/// What the campaign is worth when this is done with the block.
fn after(campaign: &Campaign, step: Step, block: BlockId, action: Action) -> i32 {
    let sign = if campaign.side(block) == Side::French { 1 } else { -1 };
    if let (Step::Act { town, role, .. }, Action::Fire(target)) = (step, action) {
        let hits = expected_hits(campaign, town, role, block, target);
        return campaign.french_worth() + sign * hits;
    }
    let mut copy = campaign.clone();
    let (mut luck, mut journal) = (NoLoss, Journal::off());
    steps::resolve(&mut Turn::new(&mut copy, &mut luck, &mut journal), step, action);
    copy.french_worth() - sign * price(campaign, block, action)
}

/// What an action costs beyond what is seen of it. A march may cost a step; and whoever shifts
/// blocks that stand already never comes to an end of his set-up.
fn price(campaign: &Campaign, block: BlockId, action: Action) -> i32 {
    if let Action::March(_) = action {
        STEP / 2
    } else if let (Action::Place(_), Some(_)) = (action, campaign.town(block)) {
        ARMY
    } else {
        0
    }
}

/// What a fire may be expected to do, in the same units.
fn expected_hits(
    campaign: &Campaign,
    town: TownId,
    role: Role,
    block: BlockId,
    target: Target,
) -> i32 {
    let scene = Scene::of(campaign, town, role);
    let Ok(aim) = may_aim(&scene, block) else { return 0 };
    let value = fire_value(&scene, block, aim.range, target).total();
    FIRE * i32::from(campaign.steps(block)) * i32::from(value) / 6
}

/// Luck under which no march costs anything.
struct NoLoss;

impl Chance for NoLoss {
    fn below(&mut self, _: Draw, n: u32) -> u32 {
        n - 1
    }
}
