//! [BOR-6.2.1], [BOR-6.3.9] Whom the active headquarters can order.

mod obstacles;

use crate::ids::{AreaId, AreaSet, BlockId, BlockSet};
use crate::state::{Campaign, Command};

pub(crate) use obstacles::{may_order, may_pay};

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

impl Command {
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
        let range = range(campaign, self.hq);
        let is_near = |block: &BlockId| campaign.area(*block).is_some_and(|it| range.contains(it));
        his.iter().filter(is_near).collect()
    }
}

/// [BOR-6.2.1], [BOR-6.2.2] The areas within command range of a headquarters: counted in passable
/// borders, [BOR-6.2.3] streams among them, through areas without enemies.
pub(crate) fn range(campaign: &Campaign, hq: BlockId) -> AreaSet {
    let Some(area) = campaign.area(hq) else { return AreaSet::NONE };
    let card = campaign.card(hq);
    spread(area, card.range, campaign.open_to(card.side), |from| campaign.neighbours(from))
}

/// [BOR-6.2.1], [BOR-6.2.2] The areas that are at most `range` borders from an area, if every area on
/// the way is one of `through`; the two ends need not be.
fn spread(
    area: AreaId,
    range: u8,
    through: AreaSet,
    neighbours: impl Fn(AreaId) -> AreaSet,
) -> AreaSet {
    let mut reached = AreaSet::from(area);
    let mut ring = reached;
    for _ in 0..range {
        let next = ring.iter().fold(AreaSet::NONE, |next, from| next | neighbours(from));
        ring = (next - reached) & through;
        reached |= next;
    }
    reached
}
