//! What a block in hand is good for: taking it is worth what can be done with it.

use engine::{Appraisal, Chance, Draw, Journal};

use crate::Turn;
use crate::action::Action;
use crate::ids::BlockId;
use crate::pieces::Side;
use crate::state::Campaign;
use crate::step::Step;
use crate::steps;
use crate::words::block_in_hand;

/// Where losses to come are counted.
const STRENGTH: usize = 2;

/// The worth for the French of the best that their player, or the worst that the other, can do with
/// the block that he has in hand; nothing if there is none.
pub(super) fn best(campaign: &Campaign) -> Option<Appraisal> {
    let step = campaign.step()?;
    let block = block_in_hand(step)?;
    let mut list = Vec::with_capacity(32);
    steps::legal(campaign, step, &mut list);
    let worth = list.iter().map(|&action| after(campaign, step, block, action));
    match campaign.side(block) {
        Side::French => worth.max_by_key(Appraisal::sum),
        Side::Russian => worth.min_by_key(Appraisal::sum),
    }
}

/// What the campaign is worth when this is done with the block.
fn after(campaign: &Campaign, step: Step, block: BlockId, action: Action) -> Appraisal {
    let sign = if campaign.side(block) == Side::French { 1 } else { -1 };
    let mut copy = campaign.clone();
    let (mut luck, mut journal) = (NoLoss, Journal::off());
    steps::resolve(&mut Turn::new(&mut copy, &mut luck, &mut journal), step, action);
    let mut worth = copy.french_worth();
    worth[STRENGTH] -= sign * price(campaign, step, block, action);
    worth
}

/// [BOR-6.4.2], [BOR-6.4.3] What a move without orders may cost.
fn price(campaign: &Campaign, step: Step, block: BlockId, action: Action) -> i32 {
    let (Step::Straggle { .. }, Action::Move(to)) = (step, action) else { return 0 };
    let is_attack = !campaign.open_to(campaign.side(block)).contains(to);
    let faces = if is_attack { 4 } else { 3 };
    campaign.price_of_step(block) * faces / 6
}

/// Luck under which no move costs anything.
struct NoLoss;

impl Chance for NoLoss {
    fn below(&mut self, _: Draw, n: u32) -> u32 {
        n - 1
    }
}
