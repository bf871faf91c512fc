//! [BOR-6.2.1], [BOR-6.3.9] Whom the active headquarters can order.

use crate::ban::Allowed;
use crate::ids::{AreaSet, BlockId, BlockSet};
use crate::pieces::Side;
use crate::state::Campaign;

/// Whom the active headquarters of a side can order at this moment.
#[derive(Clone, Debug)]
pub(crate) struct Reach {
    /// [BOR-6.3.7] Those that a corps headquarters orders for nothing,
    pub(crate) free: BlockSet,
    /// and those that only an army headquarters can order, at the price of an order.
    pub(crate) paid: BlockSet,
}

impl Reach {
    /// [BOR-6.2.4] Measured now. Who has moved, bombarded or is held is not looked at.
    pub(crate) fn of(_campaign: &Campaign, _side: Side) -> Reach {
        Reach { free: BlockSet::NONE, paid: BlockSet::NONE }
    }

    pub(crate) fn all(&self) -> BlockSet {
        self.free | self.paid
    }
}

/// [BOR-6.2.1], [BOR-6.2.2] The areas within command range of a headquarters.
pub(crate) fn range(_campaign: &Campaign, _hq: BlockId) -> AreaSet {
    AreaSet::NONE
}

/// Whether somebody can order a block, or the rule that says why nobody can.
pub(crate) fn may_order(_campaign: &Campaign, _block: BlockId) -> Allowed {
    Ok(())
}

/// [BOR-6.3.7] The army headquarters that may pay for an order to a block; none if it costs nothing.
pub(crate) fn payers(_campaign: &Campaign, _block: BlockId) -> BlockSet {
    BlockSet::NONE
}
