//! How far the headquarters command that somebody sees.

use serde::{Deserialize, Serialize};

use crate::command;
use crate::ids::{AreaSet, BlockId, BlockSet};
use crate::state::Campaign;

/// [BOR-6.2.1] A headquarters on the map, and the areas within its command range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ReachView {
    pub hq: BlockId,
    pub areas: AreaSet,
    /// The blocks that it can order at this moment if it is active, or could if it were activated where
    /// it stands. [BOR-18.2.3] The enemy is not told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub blocks: Option<BlockSet>,
    /// [BOR-6.1.6] The orders that one with an army post has left, or would have. The enemy is not told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub orders: Option<u8>,
}

impl ReachView {
    pub(super) fn of(campaign: &Campaign, hq: BlockId, is_own: bool) -> ReachView {
        let blocks = is_own.then(|| command::within_reach(campaign, hq));
        let orders = if is_own { command::orders_left(campaign, hq) } else { None };
        ReachView { hq, areas: command::range(campaign, hq), blocks, orders }
    }
}
