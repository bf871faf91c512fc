//! What a block in hand is good for: taking it is worth what can be done with it.

use engine::{Appraisal, Chance, Draw, Journal};

use super::{ARMY, STEP, shun};
use crate::Turn;
use crate::action::Action;
use crate::battle::fire::{can_hurt, may_aim};
use crate::battle::fire_value::fire_value;
use crate::battle::scene::Scene;
use crate::board::Role;
use crate::ids::{BlockId, TownId};
use crate::movement::leaders::{Help, help_for};
use crate::pieces::{Side, Target};
use crate::state::Campaign;
use crate::step::Step;
use crate::steps;
use crate::words::block_in_hand;

/// A hit that is to be expected.
const FIRE: i32 = 30;

/// Where fires and losses to come are counted.
const STRENGTH: usize = 2;
const BATTLES: usize = 5;

/// The worth for the French of the best that their player, or the worst that the other, can do with
/// the block that he has in hand; nothing if there is none.
pub(super) fn best(campaign: &Campaign) -> Option<Appraisal> {
    let (step, block) = (campaign.step()?, block_in_hand(campaign)?);
    let mut list = Vec::with_capacity(32);
    steps::legal(campaign, step, &mut list);
    let several = list.iter().enumerate().filter(|(place, action)| {
        is_new(&list[..*place], **action) && !shun::of(campaign, **action)
    });
    let worth = several.map(|(_, &action)| after(campaign, step, block, action));
    match campaign.side(block) {
        Side::French => worth.max_by_key(Appraisal::sum),
        Side::Allied => worth.min_by_key(Appraisal::sum),
    }
}

/// Whether something else is done than before: by which way a block came to a place matters little.
fn is_new(before: &[Action], action: Action) -> bool {
    let leads_there = |other: &Action| match (action, *other) {
        (Action::Move { to, .. }, Action::Move { to: there, .. }) => to == there,
        (Action::StepBy { to, .. }, Action::StepBy { to: there, .. } | Action::Step(there)) => {
            to == there
        }
        _ => false,
    };
    !before.iter().any(leads_there)
}

/// What the campaign is worth when this is done with the block.
fn after(campaign: &Campaign, step: Step, block: BlockId, action: Action) -> Appraisal {
    let sign = if campaign.side(block) == Side::French { 1 } else { -1 };
    if let (Step::Act { town, role, .. }, Action::Fire(target)) = (step, action) {
        let mut worth = campaign.french_worth();
        worth[BATTLES] += sign * expected_hits(campaign, town, role, block, target);
        return worth;
    }
    let mut copy = campaign.clone();
    let (mut luck, mut journal) = (NoLoss, Journal::off());
    steps::resolve(&mut Turn::new(&mut copy, &mut luck, &mut journal), step, action);
    let mut worth = copy.french_worth();
    worth[STRENGTH] -= sign * price(campaign, block, action);
    worth
}

/// What an action costs beyond what is seen of it. A march may cost a step; and whoever shifts
/// blocks that stand already never comes to an end of his set-up.
fn price(campaign: &Campaign, block: BlockId, action: Action) -> i32 {
    if let Action::March(to) = action {
        march_price(campaign, block, to)
    } else if let (Action::Place(_), Some(_)) = (action, campaign.town(block)) {
        ARMY
    } else {
        0
    }
}

/// [WAT-7.1.4] A march costs a step in three cases of six, [WAT-7.1.6] with a leader in two.
fn march_price(campaign: &Campaign, block: BlockId, to: TownId) -> i32 {
    match help_for(campaign, block, to) {
        Help::None => STEP / 2,
        Help::IfShown(_) | Help::Given => STEP / 3,
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
    if !can_hurt(&scene, block, target) {
        return 0;
    }
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
