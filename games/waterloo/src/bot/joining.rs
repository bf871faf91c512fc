//! An attack that is not complete yet: whoever goes first is not alone for long.

use super::muster::Muster;
use crate::ids::{BlockId, TownId};
use crate::movement::{Attack, Ground, groups};
use crate::pieces::Side;
use crate::setting::Way;
use crate::state::Campaign;
use crate::step::Step;

/// Those who can still join attacks in the movement phase that goes on.
pub(super) struct Joining<'a> {
    ground: Ground<'a>,
    muster: &'a Muster,
}

impl<'a> Joining<'a> {
    /// Nobody, when the movement phase is over.
    pub(super) fn of(campaign: &'a Campaign, muster: &'a Muster) -> Option<Joining<'a>> {
        if !campaign.agenda.contains(&Step::Contact) {
            return None;
        }
        let enemies = muster.towns(campaign.active().enemy());
        let ground = Ground { campaign, map: &campaign.setting.get().map, enemies };
        Some(Joining { ground, muster })
    }

    /// The steps, for the French, of those who can still join the attack on a town; the Allies count
    /// below zero.
    pub(super) fn steps(&self, town: TownId) -> i32 {
        let ways = self.ground.map.ways(town).iter();
        let steps = ways.map(|way| self.steps_by(town, *way)).sum::<i32>();
        match self.ground.campaign.active() {
            Side::French => steps,
            Side::Allied => -steps,
        }
    }

    /// Those who stand at the other end of one road and may come by it, as many as it still carries.
    fn steps_by(&self, town: TownId, way: Way) -> i32 {
        let campaign = self.ground.campaign;
        let blocks = self.muster.of_side_in(way.to, campaign.active());
        if blocks.is_empty() {
            return 0;
        }
        let limit = self.ground.map.road(way.road).attack_limit();
        let room = limit.saturating_sub(campaign.roads.get(way.road));
        let comes = |&block: &BlockId| {
            let attack = Attack::of(&self.ground, block, way.to);
            campaign.starts[block.index()].is_none()
                && groups::may_move(campaign, attack.group).is_ok()
                && self.ground.may_enter(attack, Way { to: town, road: way.road }).is_ok()
        };
        let coming = blocks.iter().filter(comes).take(usize::from(room));
        coming.map(|block| i32::from(campaign.steps(block))).sum()
    }
}
