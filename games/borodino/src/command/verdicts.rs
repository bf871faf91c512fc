//! What each headquarters of a side can do for a block.

use crate::command::is_active;
use crate::command::obstacles::{Hurdle, is_orphan};
use crate::ids::BlockId;
use crate::state::{Campaign, Command};
use crate::{held, hold};

/// Whether a headquarters that may order a block can do so now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// [BOR-6.3.7] For nothing,
    Free,
    /// [BOR-6.1.6] or for one of so many orders.
    Paid(u8),
    /// [BOR-6.1.1] It reaches the block, but is not active;
    Idle,
    /// [BOR-6.1.2] nor can it be, without steps,
    Exhausted,
    /// [BOR-9.1.2] while enemies hold it,
    Held,
    /// [BOR-4.4.3] or before its army may act.
    Waiting,
    /// [BOR-6.1.6] It is active, but has no order left.
    Spent,
    /// [BOR-6.2.1] The block is too far away,
    TooFar,
    /// [BOR-6.2.3] or behind a river,
    BehindWater,
    /// [BOR-6.2.2] or behind the enemy.
    BehindEnemies,
}

impl Verdict {
    /// Whether the block is within the range of the headquarters.
    fn is_near(self) -> bool {
        match self {
            Verdict::Free
            | Verdict::Paid(_)
            | Verdict::Idle
            | Verdict::Exhausted
            | Verdict::Held
            | Verdict::Waiting
            | Verdict::Spent => true,
            Verdict::TooFar | Verdict::BehindWater | Verdict::BehindEnemies => false,
        }
    }
}

/// What is to be said of the headquarters on the map that may order a block [BOR-6.3.9], in the order of
/// the lists. [BOR-6.3.7] Where an order costs nothing the others do not matter. [BOR-6.3.6] Independent
/// troops obey everybody, so only those that are near count.
pub(crate) fn verdicts(campaign: &Campaign, block: BlockId) -> Vec<(BlockId, Verdict)> {
    let setting = campaign.setting.get();
    let headquarters = setting.headquarters & campaign.on_map(campaign.side(block));
    let each = headquarters.without(block).iter();
    let mut verdicts: Vec<(BlockId, Verdict)> =
        each.filter_map(|hq| Some((hq, verdict(campaign, hq, block)?))).collect();
    if verdicts.iter().any(|(_, verdict)| *verdict == Verdict::Free) {
        verdicts.retain(|(_, verdict)| *verdict == Verdict::Free);
    } else if setting.independent.contains(block) {
        verdicts.retain(|(_, verdict)| verdict.is_near());
    }
    verdicts
}

/// [BOR-6.3.8] Whether a block has lost the headquarters of its corps, and nobody orders it for nothing.
pub(crate) fn is_leaderless(
    campaign: &Campaign,
    block: BlockId,
    verdicts: &[(BlockId, Verdict)],
) -> bool {
    let is_free = |(_, verdict): &(BlockId, Verdict)| *verdict == Verdict::Free;
    is_orphan(campaign, block) && !verdicts.iter().any(is_free)
}

/// What a headquarters can do for a block; nothing if it may not order it at all.
fn verdict(campaign: &Campaign, hq: BlockId, block: BlockId) -> Option<Verdict> {
    let command = Command::of(campaign, hq);
    if !command.subordinates(campaign).contains(block) {
        return None;
    }
    let verdict = match command.may_order(campaign, block).map_err(|obstacle| obstacle.hurdle) {
        Err(Hurdle::Distance | Hurdle::StrangerFarAway) => Verdict::TooFar,
        Err(Hurdle::Water) => Verdict::BehindWater,
        Err(Hurdle::Enemies) => Verdict::BehindEnemies,
        Err(Hurdle::Stranger) => return None,
        _ if !is_active(campaign, hq) => of_idle(campaign, hq),
        Err(Hurdle::Orders) => Verdict::Spent,
        Ok(()) if command.post.is_some() => Verdict::Paid(command.orders),
        Ok(()) => Verdict::Free,
    };
    Some(verdict)
}

/// Of a headquarters that is near but not active, whether it could be.
fn of_idle(campaign: &Campaign, hq: BlockId) -> Verdict {
    if campaign.steps(hq) == 0 {
        Verdict::Exhausted
    } else if hold::may_act(campaign, hq).is_err() {
        Verdict::Waiting
    } else if held::may_be_activated(campaign, hq).is_err() {
        Verdict::Held
    } else {
        Verdict::Idle
    }
}
