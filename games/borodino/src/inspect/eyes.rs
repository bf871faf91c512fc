//! Who looks, and what he may know.

use engine::Viewer;

use crate::ids::{BlockId, BlockSet};
use crate::state::Campaign;

/// A campaign as somebody looks at it.
pub(super) struct Eyes<'a> {
    pub(super) campaign: &'a Campaign,
    viewer: Viewer,
}

impl<'a> Eyes<'a> {
    /// [BOR-18.2.4] After the end everything is open.
    pub(super) fn of(campaign: &'a Campaign, viewer: Viewer) -> Eyes<'a> {
        let viewer = if campaign.is_over() { Viewer::Referee } else { viewer };
        Eyes { campaign, viewer }
    }

    /// [BOR-18.1.1] Whether a block belongs to the one who looks; everything does to the referee.
    pub(super) fn owns(&self, block: BlockId) -> bool {
        self.viewer.is_among(self.campaign.side(block).seat().into())
    }

    /// Those of the blocks whose name and steps he knows.
    pub(super) fn known(&self, blocks: BlockSet) -> BlockSet {
        let is_known = |&block: &BlockId| self.owns(block) || self.campaign.is_seen(block);
        blocks.iter().filter(is_known).collect()
    }
}
