//! [BOR-6.2.1], [BOR-6.3.9] Whom the active headquarters can order.

mod obstacles;
mod verdicts;

use crate::hold;
use crate::ids::{AreaId, AreaSet, BlockId, BlockSet};
use crate::state::{Campaign, Command};

pub(crate) use obstacles::{may_order, may_pay};
pub(crate) use verdicts::{Verdict, is_leaderless, verdicts};

/// Whom the active headquarters can order at this moment.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reach {
    /// [BOR-6.3.7] Those that a corps headquarters orders for nothing,
    pub(crate) free: BlockSet,
    /// and those that only an army headquarters can order, at the price of an order.
    pub(crate) paid: BlockSet,
}

impl Reach {
    /// [BOR-6.2.4] Which of some blocks can be ordered, measured now. Who has moved, bombarded or is
    /// held is not looked at.
    pub(crate) fn among(campaign: &Campaign, blocks: BlockSet) -> Reach {
        let mut reach = Reach { free: BlockSet::NONE, paid: BlockSet::NONE };
        // [BOR-6.1.7] Nobody orders an activated headquarters.
        let mut left = blocks - campaign.activated;
        for command in campaign.commands.iter().filter(|command| command.post.is_none()) {
            let ordered = command.orders_of(campaign, left);
            reach.free |= ordered;
            left -= ordered;
        }
        for command in campaign.commands.iter().filter(|command| command.orders > 0) {
            let ordered = command.orders_of(campaign, left);
            reach.paid |= ordered;
            left -= ordered;
        }
        reach
    }

    pub(crate) fn all(&self) -> BlockSet {
        self.free | self.paid
    }
}

/// [BOR-6.3.7] The army headquarters that may pay for an order to a block; none if it costs nothing.
pub(crate) fn payers(campaign: &Campaign, block: BlockId) -> BlockSet {
    let it = BlockSet::from(block);
    if Reach::among(campaign, it).paid.is_empty() {
        return BlockSet::NONE;
    }
    let able = campaign.commands.iter().filter(|command| command.orders > 0);
    let payers = able.filter(|command| !command.orders_of(campaign, it).is_empty());
    payers.map(|command| command.hq).collect()
}

/// [BOR-6.2.4] Whom a headquarters can order at this moment if it is active, or could if it were
/// activated where it stands: [BOR-6.1.2] nobody without steps, and [BOR-8.1.1] none of those that have
/// moved, bombarded or been activated, or [BOR-4.4.3] may not act yet.
pub(crate) fn within_reach(campaign: &Campaign, hq: BlockId) -> BlockSet {
    let active = Command::active(campaign, hq);
    let command = active.unwrap_or_else(|| Command::idle(campaign, hq));
    let marked = campaign.moved | campaign.bombarded | campaign.activated;
    let able = campaign.on_map(campaign.side(hq)) - marked;
    if active.is_none() && campaign.steps(hq) == 0 || command.is_spent() {
        return BlockSet::NONE;
    }
    let ordered = command.orders_of(campaign, able.without(hq));
    ordered.iter().filter(|&block| hold::may_act(campaign, block).is_ok()).collect()
}

/// [BOR-6.1.6] The orders that a headquarters with an army post has left, or would have if it were
/// activated; [BOR-6.3.7] of a corps they are not counted.
pub(crate) fn orders_left(campaign: &Campaign, hq: BlockId) -> Option<u8> {
    let active = Command::active(campaign, hq);
    let command = active.unwrap_or_else(|| Command::idle(campaign, hq));
    command.post.map(|_| command.orders)
}

impl Command {
    /// [BOR-6.1.1] The command of a headquarters that is active.
    fn active(campaign: &Campaign, hq: BlockId) -> Option<Command> {
        campaign.commands.iter().find(|command| command.hq == hq).copied()
    }

    /// What a headquarters would be if it were activated, [BOR-14.3.1] for the post that it holds.
    fn idle(campaign: &Campaign, hq: BlockId) -> Command {
        let post = campaign.post_of(hq);
        Command { hq, post, orders: if post.is_some() { campaign.steps(hq) } else { 0 } }
    }

    /// [BOR-6.1.6] Whether it is an army headquarters without an order left.
    fn is_spent(self) -> bool {
        self.post.is_some() && self.orders == 0
    }

    /// [BOR-6.3.9] Whom it may order, wherever they are. [BOR-14.3.1] Acting for a post a headquarters
    /// still has its own corps.
    fn subordinates(self, campaign: &Campaign) -> BlockSet {
        let chain = &campaign.setting.get().chain;
        let own = chain.of_corps(self.hq);
        self.post.map_or(own, |post| own | chain.of_post(post))
    }

    /// Which of some blocks it may order, and reaches.
    fn orders_of(self, campaign: &Campaign, blocks: BlockSet) -> BlockSet {
        let his = self.subordinates(campaign) & blocks;
        if his.is_empty() {
            return his;
        }
        let wanted: AreaSet = his.iter().filter_map(|block| campaign.area(block)).collect();
        let range = range_until(campaign, self.hq, wanted);
        if (wanted - range).is_empty() {
            return his.iter().filter(|&block| campaign.area(block).is_some()).collect();
        }
        let is_near = |block: &BlockId| campaign.area(*block).is_some_and(|it| range.contains(it));
        his.iter().filter(is_near).collect()
    }
}

/// [BOR-6.2.1], [BOR-6.2.2] The areas within command range of a headquarters: counted in passable
/// borders, [BOR-6.2.3] streams among them, through areas without enemies.
pub(crate) fn range(campaign: &Campaign, hq: BlockId) -> AreaSet {
    range_until(campaign, hq, AreaSet::all())
}

/// The same, but no further than it takes to reach all areas that are wanted.
fn range_until(campaign: &Campaign, hq: BlockId, wanted: AreaSet) -> AreaSet {
    let Some(area) = campaign.area(hq) else { return AreaSet::NONE };
    let card = campaign.card(hq);
    let through = Through { areas: campaign.open_to(card.side), wanted };
    spread(area, card.range, through, |from| campaign.neighbours(from))
}

/// Where a path may lead.
#[derive(Clone, Copy)]
struct Through {
    /// The areas on the way, its two ends aside.
    areas: AreaSet,
    /// Those that are to be reached; then no more is asked.
    wanted: AreaSet,
}

impl Through {
    fn anywhere() -> Through {
        Through { areas: AreaSet::all(), wanted: AreaSet::all() }
    }
}

/// [BOR-6.2.1], [BOR-6.2.2] The areas that are at most `range` borders from an area.
fn spread(
    area: AreaId,
    range: u8,
    through: Through,
    neighbours: impl Fn(AreaId) -> AreaSet,
) -> AreaSet {
    let mut reached = AreaSet::from(area);
    let mut ring = reached;
    for _ in 0..range {
        if (through.wanted - reached).is_empty() {
            break;
        }
        let next = ring.iter().fold(AreaSet::NONE, |next, from| next | neighbours(from));
        ring = (next - reached) & through.areas;
        reached |= next;
    }
    reached
}
