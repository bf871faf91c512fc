//! Why a headquarters cannot order a block.

use crate::ban::{Allowed, Ban, require};
use crate::command::{Through, range, spread};
use crate::ids::{AreaId, BlockId};
use crate::pieces::{Level, Right};
use crate::state::{Campaign, Command};

/// How much is in the way of an order, the most first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Hurdle {
    /// The block is not his to order, and far away,
    StrangerFarAway,
    /// or near.
    Stranger,
    /// [BOR-6.2.1] It is his, but too far away,
    Distance,
    /// [BOR-6.2.3] or behind water,
    Water,
    /// [BOR-6.2.2] or behind the enemy.
    Enemies,
    /// [BOR-6.1.6] He reaches it, but has no order left.
    Orders,
}

/// What keeps one headquarters from ordering a block.
#[derive(Clone, Copy, Debug)]
pub(super) struct Obstacle {
    pub(super) hurdle: Hurdle,
    ban: Ban,
}

/// Whether somebody can order a block, or the rule that says why nobody can: of all active headquarters
/// the one that comes nearest to it.
pub(crate) fn may_order(campaign: &Campaign, block: BlockId) -> Allowed {
    let own = campaign.setting.get().of_side(campaign.acting);
    require(own.contains(block), Ban::new("BOR-1.1.6", "ban-not-your-block"))?;
    let is_active = campaign.activated.contains(block);
    require(!is_active, Ban::new("BOR-6.1.7", "ban-active-headquarters"))?;
    let mut nearest: Option<Obstacle> = None;
    for command in &campaign.commands {
        let Err(obstacle) = command.may_order(campaign, block) else { return Ok(()) };
        if nearest.is_none_or(|nearest| obstacle.hurdle > nearest.hurdle) {
            nearest = Some(obstacle);
        }
    }
    let nobody = Ban::new("BOR-6.1.1", "ban-nobody-active");
    Err(nearest.map_or(nobody, |nearest| nearest.ban))
}

/// [BOR-6.3.7] Whether a headquarters may pay for an order to a block.
pub(crate) fn may_pay(campaign: &Campaign, hq: BlockId, block: BlockId) -> Allowed {
    let is_army = |command: &&Command| command.hq == hq && command.post.is_some();
    let Some(command) = campaign.commands.iter().find(is_army) else {
        return Err(Ban::new("BOR-6.3.7", "ban-only-army-headquarters-pay"));
    };
    command.may_order(campaign, block).map_err(|obstacle| obstacle.ban)
}

/// [BOR-6.3.8] Whether the headquarters of its corps is lost, or not on the map, or never was, and
/// [BOR-4.1.6] that to which it is attached as well.
pub(super) fn is_orphan(campaign: &Campaign, block: BlockId) -> bool {
    let card = campaign.card(block);
    let commands_it = |hq: BlockId| {
        campaign.area(hq).is_some()
            && campaign.side(hq) == card.side
            && [card.corps, card.attached].contains(&campaign.card(hq).corps)
    };
    let headquarters = campaign.setting.get().headquarters;
    card.corps.is_some() && !headquarters.contains(block) && !headquarters.iter().any(commands_it)
}

impl Command {
    /// Whether this headquarters can order a block.
    pub(super) fn may_order(self, campaign: &Campaign, block: BlockId) -> Result<(), Obstacle> {
        let nowhere = Obstacle {
            hurdle: Hurdle::StrangerFarAway,
            ban: Ban::new("BOR-6.2.1", "ban-not-on-the-map"),
        };
        let at = campaign.area(block).ok_or(nowhere)?;
        if !self.subordinates(campaign).contains(block) {
            return Err(self.is_not_his(campaign, block, at));
        }
        if !range(campaign, self.hq).contains(at) {
            return Err(self.is_too_far(campaign, at));
        }
        if self.is_spent() {
            let ban = Ban::new("BOR-6.1.6", "ban-no-orders-left");
            return Err(Obstacle { hurdle: Hurdle::Orders, ban });
        }
        Ok(())
    }

    /// [BOR-6.3.9] The block is not one that this headquarters may order.
    fn is_not_his(self, campaign: &Campaign, block: BlockId, at: AreaId) -> Obstacle {
        let is_near = range(campaign, self.hq).contains(at);
        let ban = self.ban_on_stranger(campaign, block);
        let hurdle = if is_near { Hurdle::Stranger } else { Hurdle::StrangerFarAway };
        Obstacle { hurdle, ban }
    }

    fn ban_on_stranger(self, campaign: &Campaign, block: BlockId) -> Ban {
        let hq = campaign.card(self.hq);
        let is_promoted = hq.level == Some(Level::Corps) && campaign.post_of(self.hq).is_some();
        match (self.post, hq.right) {
            (Some(_), _) if is_promoted => {
                Ban::new("BOR-14.3.1", "ban-promoted-orders-his-army-and-corps")
            }
            (Some(_), _) => Ban::new("BOR-6.3.5", "ban-another-army"),
            (None, _) if campaign.is_headquarters(block) => {
                Ban::new("BOR-6.3.9", "ban-only-armies-order-headquarters")
            }
            (None, _) if is_promoted => Ban::new("BOR-14.3.1", "ban-acts-for-his-corps"),
            (None, Some(Right::Cavalry)) => Ban::new("BOR-6.3.2", "ban-only-cavalry"),
            (None, Some(Right::Cossacks)) => Ban::new("BOR-6.3.3", "ban-only-cossacks"),
            (None, None) if is_orphan(campaign, block) => {
                Ban::new("BOR-6.3.8", "ban-corps-without-headquarters")
            }
            (None, None) => Ban::new("BOR-6.3.1", "ban-another-corps"),
        }
    }

    /// Why a block of his is out of range: nothing but [BOR-6.2.1] the distance, or [BOR-6.2.3] a river
    /// without a crossing, or [BOR-6.2.2] enemies on the way.
    fn is_too_far(self, campaign: &Campaign, at: AreaId) -> Obstacle {
        let length = campaign.card(self.hq).range;
        let map = campaign.map();
        let Some(from) = campaign.area(self.hq) else { return Obstacle::distance(length) };
        let on_foot = spread(from, length, Through::anywhere(), |area| campaign.neighbours(area));
        if on_foot.contains(at) {
            let ban = Ban::new("BOR-6.2.2", "ban-command-path-blocked");
            return Obstacle { hurdle: Hurdle::Enemies, ban };
        }
        let by_air = spread(from, length, Through::anywhere(), |area| map.neighbours(area));
        if by_air.contains(at) {
            let ban = Ban::new("BOR-6.2.3", "ban-command-path-behind-river");
            return Obstacle { hurdle: Hurdle::Water, ban };
        }
        Obstacle::distance(length)
    }
}

impl Obstacle {
    fn distance(range: u8) -> Obstacle {
        let ban = Ban::new("BOR-6.2.1", "ban-out-of-command-range").numbers(0, range);
        Obstacle { hurdle: Hurdle::Distance, ban }
    }
}
