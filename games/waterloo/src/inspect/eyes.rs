//! Who looks, and what he may know.

use engine::Viewer;

use crate::board::Location;
use crate::ids::{BlockId, TownId};
use crate::setting::BlockSet;
use crate::state::Campaign;
use crate::step::Step;

/// A campaign as somebody looks at it.
pub(super) struct Eyes<'a> {
    pub(super) campaign: &'a Campaign,
    viewer: Viewer,
}

impl<'a> Eyes<'a> {
    pub(super) fn of(campaign: &'a Campaign, viewer: Viewer) -> Eyes<'a> {
        Eyes { campaign, viewer }
    }

    /// [WAT-24.1.1] Whether a block belongs to the one who looks; everything does to the referee.
    pub(super) fn owns(&self, block: BlockId) -> bool {
        self.viewer.is_among(self.campaign.side(block).seats())
    }

    /// Those of the blocks whose identity and steps he knows.
    pub(super) fn known(&self, blocks: BlockSet) -> BlockSet {
        let is_known = |&block: &BlockId| self.owns(block) || self.campaign.is_seen(block);
        blocks.iter().filter(is_known).collect()
    }

    /// The blocks in a town of which he knows at least that they are there. [WAT-24.2.2] While a
    /// side is set up the other sees nothing.
    pub(super) fn in_town(&self, town: TownId) -> BlockSet {
        let here = self.campaign.blocks_in(town);
        let is_there = |&block: &BlockId| self.owns(block) || self.is_set_up(block);
        here.iter().filter(is_there).collect()
    }

    /// [WAT-3.2.3] The Allies are set up first; the French when the first turn begins.
    fn is_set_up(&self, block: BlockId) -> bool {
        let side = self.campaign.side(block);
        let places = |step: &Step| matches!(step, Step::SetUp { party } if party.side() == side);
        !self.campaign.agenda.iter().any(places)
    }

    /// The blocks in a location of a board of which he knows at least that they are there.
    /// [WAT-24.2.2] While a side deploys the other sees nothing.
    pub(super) fn at(&self, town: TownId, at: Location) -> BlockSet {
        let Some(battle) = self.campaign.battle(town) else { return BlockSet::NONE };
        let here = self.campaign.blocks_in(town);
        let is_there = |&block: &BlockId| {
            let role = self.campaign.block_role(block);
            self.campaign.location(block) == Some(at)
                && (self.owns(block) || battle.deployed[role as usize])
        };
        here.iter().filter(is_there).collect()
    }
}
