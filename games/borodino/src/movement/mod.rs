//! Chapter 8: where blocks may go in an action phase.

use crate::ban::Allowed;
use crate::ids::{AreaId, AreaSet, BlockId};
use crate::state::Campaign;

/// Where a block may go from where it stands, whoever moves it. Whether it may move at all (orders,
/// marks, held) is not looked at.
pub(crate) fn destinations(_campaign: &Campaign, _block: BlockId) -> AreaSet {
    AreaSet::NONE
}

/// Whether a block may go there, or the rule that forbids it.
pub(crate) fn may_go(_campaign: &Campaign, _block: BlockId, _to: AreaId) -> Allowed {
    Ok(())
}

/// [BOR-8.3.3] Whether the border limit lets one more block of a side go from an area to the next, into
/// a battle area or out of a contested one.
pub(crate) fn may_cross(_campaign: &Campaign, _block: BlockId, _to: AreaId) -> Allowed {
    Ok(())
}
