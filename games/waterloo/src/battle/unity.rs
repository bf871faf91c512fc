//! [WAT-11.3.2] Which blocks may be deployed together.

use crate::ban::{Allowed, Ban, require};
use crate::board::{Location, Post};
use crate::ids::{BlockId, TownId};
use crate::setting::BlockSet;
use crate::state::{Board, Campaign};

/// A location while its side deploys. [WAT-11.3.3] After that nobody asks for unity again.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ground {
    at: Location,
    blocks: BlockSet,
    mixture: Mixture,
    is_woods: bool,
    has_guns: bool,
}

impl Ground {
    pub(crate) fn of(campaign: &Campaign, board: &Board, town: TownId, at: Location) -> Ground {
        let blocks = board.of_role(at.role(), at);
        let mixture = blocks.iter().fold(Mixture::default(), |all, it| all.with(campaign, it));
        let has_guns = !(blocks & campaign.setting.get().guns).is_empty();
        let is_woods = campaign.the_battle(town).is_woods(at);
        Ground { at, blocks, mixture, is_woods, has_guns }
    }

    pub(crate) fn post(&self) -> Post {
        self.at.post()
    }

    /// Whether somebody stands there.
    pub(crate) fn is_filled(&self) -> bool {
        !self.blocks.is_empty()
    }

    /// Whether a block may be put here, with those who are here already.
    pub(crate) fn may_take(&self, campaign: &Campaign, block: BlockId) -> Allowed {
        let stands_here = self.blocks.contains(block);
        require(!stands_here, Ban::new("WAT-11.3.1", "ban-deploy-stands-here"))?;
        if self.at.is_reserve() {
            return Ok(());
        }
        // [WAT-15.1.2] Guns may not be deployed in woods.
        let fits = !(self.is_woods && campaign.kind(block).is_gun());
        require(fits, Ban::new("WAT-15.1.2", "ban-deploy-guns-in-woods"))?;
        self.mixture.with(campaign, block).is_allowed()
    }

    /// Whether those who stand here may stay.
    pub(crate) fn is_in_order(&self) -> Allowed {
        let fits = !(self.is_woods && self.has_guns);
        require(fits, Ban::new("WAT-15.1.2", "ban-deploy-guns-in-woods"))?;
        self.mixture.is_allowed()
    }
}

/// The armies and corps of the blocks in one position, a bit each.
#[derive(Clone, Copy, Debug, Default)]
struct Mixture {
    armies: u8,
    /// There are fewer corps than blocks, and so fewer than bits.
    corps: u64,
    /// The armies whose leaders are there.
    leaders: u8,
}

impl Mixture {
    fn with(self, campaign: &Campaign, block: BlockId) -> Mixture {
        let card = campaign.setting.get().block(block);
        let army = 1 << card.army as u8;
        match card.corps {
            Some(corps) => {
                Mixture { armies: self.armies | army, corps: self.corps | 1 << corps, ..self }
            }
            None => Mixture { leaders: self.leaders | army, ..self },
        }
    }

    /// [WAT-11.3.2] One corps, or two of the army whose leader is there. A leader may join blocks
    /// of his ally, but [WAT-21.1.2] does not help them.
    fn is_allowed(self) -> Allowed {
        require(self.armies.count_ones() <= 1, Ban::new("WAT-11.3.2", "ban-deploy-two-armies"))?;
        let is_led = self.armies & self.leaders != 0;
        let limit = if is_led { 2 } else { 1 };
        let sentence = if is_led { "ban-deploy-three-corps" } else { "ban-deploy-two-corps" };
        require(self.corps.count_ones() <= limit, Ban::new("WAT-11.3.2", sentence))
    }
}
