//! What is remembered of a block for a turn.

use serde::{Deserialize, Serialize};

use crate::ids::{BlockId, BlockSet};
use crate::state::Campaign;

/// One thing to remember of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// [BOR-8.1.1] It has moved this turn.
    Moved,
    /// [BOR-7.1.5] It has bombarded,
    Bombarded,
    /// [BOR-6.1.1] or been activated.
    Activated,
    /// [BOR-9.3.1] It joins a battle in round 2.
    Reserve,
}

/// How much somebody knows of the marks of a block that he sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Known {
    /// It is his own.
    All,
    /// It is turned up, and what it did was seen; but [BOR-18.1.1] nobody tells of a block in battle
    /// what it did while it was hidden.
    Open,
}

impl Mark {
    pub(crate) const ALL: [Mark; 4] =
        [Mark::Moved, Mark::Bombarded, Mark::Activated, Mark::Reserve];

    fn get(self, campaign: &Campaign) -> BlockSet {
        match self {
            Mark::Moved => campaign.moved,
            Mark::Bombarded => campaign.bombarded,
            Mark::Activated => campaign.activated,
            Mark::Reserve => campaign.reserves,
        }
    }

    fn set(self, campaign: &mut Campaign) -> &mut BlockSet {
        match self {
            Mark::Moved => &mut campaign.moved,
            Mark::Bombarded => &mut campaign.bombarded,
            Mark::Activated => &mut campaign.activated,
            Mark::Reserve => &mut campaign.reserves,
        }
    }
}

impl Known {
    /// The marks of a block.
    pub(super) fn marks(self, campaign: &Campaign, block: BlockId) -> Vec<Mark> {
        let was_seen = campaign.shown.contains(block);
        let is_known = |mark: &Mark| match self {
            Known::All => true,
            Known::Open => was_seen || *mark == Mark::Reserve,
        };
        let has = |mark: &Mark| mark.get(campaign).contains(block);
        Mark::ALL.into_iter().filter(has).filter(is_known).collect()
    }
}

impl Campaign {
    /// Puts a mark on a block again, when a position is rebuilt from a view.
    pub(crate) fn mark(&mut self, block: BlockId, mark: Mark) {
        mark.set(self).insert(block);
    }
}
