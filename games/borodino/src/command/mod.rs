//! [BOR-6.2.1], [BOR-6.3.9] Whom the active headquarters can order.

mod obstacles;
mod verdicts;

use crate::ban::{Allowed, Ban, require};
use crate::ids::{AreaId, AreaSet, BlockId, BlockSet};
use crate::state::{Campaign, Command};
use crate::{held, hold, movement};

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
/// activated where it stands; nobody if it cannot be.
pub(crate) fn within_reach(campaign: &Campaign, hq: BlockId) -> BlockSet {
    let command = Command::of(campaign, hq);
    let is_able = is_active(campaign, hq) || may_be_activated(campaign, hq).is_ok();
    if !is_able || command.is_spent() {
        return BlockSet::NONE;
    }
    let own = campaign.on_map(campaign.side(hq)).without(hq);
    let ordered = command.orders_of(campaign, own).iter();
    // [BOR-9.1.2] Who is held hangs on which headquarters are activated.
    let mut then = campaign.clone();
    then.activated.insert(hq);
    ordered.filter(|&block| may_obey(&then, block).is_ok()).collect()
}

/// [BOR-6.1.6] The orders that a headquarters with an army post has left, or would have if it were
/// activated; [BOR-6.3.7] of a corps they are not counted.
pub(crate) fn orders_left(campaign: &Campaign, hq: BlockId) -> Option<u8> {
    let command = Command::of(campaign, hq);
    command.post.map(|_| command.orders)
}

/// [BOR-6.1.1] Whether a headquarters is active.
pub(crate) fn is_active(campaign: &Campaign, hq: BlockId) -> bool {
    campaign.commands.iter().any(|command| command.hq == hq)
}

/// [BOR-6.1.2] A headquarters is not activated if it is held, [BOR-4.4.3] nor before its army may act.
pub(crate) fn may_be_activated(campaign: &Campaign, hq: BlockId) -> Allowed {
    is_ready(campaign, hq)?;
    hold::may_act(campaign, hq)?;
    held::may_be_activated(campaign, hq)
}

/// [BOR-6.1.1] A headquarters is activated once a turn; [BOR-6.1.2] not without steps, wherever it stands.
pub(crate) fn is_ready(campaign: &Campaign, hq: BlockId) -> Allowed {
    let is_idle = !campaign.activated.contains(hq);
    require(is_idle, Ban::new("BOR-6.1.1", "ban-already-active"))?;
    let has_steps = campaign.steps(hq) > 0;
    require(has_steps, Ban::new("BOR-6.1.2", "ban-headquarters-without-steps"))
}

/// [BOR-8.1.1] Whether a block can be ordered at all, if somebody reaches it: not when it has moved,
/// bombarded or been activated, [BOR-4.4.3] before its army may act, [BOR-9.1.1] or when it is held. A
/// gun that is held cannot bombard, either: [BOR-7.1.3] enemies have entered its area.
pub(crate) fn may_obey(campaign: &Campaign, block: BlockId) -> Allowed {
    movement::may_move_at_all(campaign, block)?;
    hold::may_act(campaign, block)?;
    held::may_leave(campaign, block)
}

impl Command {
    /// [BOR-6.1.1] The command of a headquarters that is active; of any other what it would have if it
    /// were activated, [BOR-14.3.1] for the post that it holds.
    fn of(campaign: &Campaign, hq: BlockId) -> Command {
        let active = campaign.commands.iter().find(|command| command.hq == hq).copied();
        active.unwrap_or_else(|| {
            let post = campaign.post_of(hq);
            Command { hq, post, orders: if post.is_some() { campaign.steps(hq) } else { 0 } }
        })
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

/// [BOR-4.2.3] The same in free set-up, where no path leads through the areas that the enemy has in print.
pub(crate) fn range_at_set_up(campaign: &Campaign, hq: BlockId) -> AreaSet {
    let Some(area) = campaign.area(hq) else { return AreaSet::NONE };
    let card = campaign.card(hq);
    let theirs = campaign.setting.get().printed[card.side.enemy() as usize];
    let through = Through { areas: campaign.open_to(card.side) - theirs, wanted: AreaSet::all() };
    spread(area, card.range, through, |from| campaign.neighbours(from))
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
