//! [BOR-13.1.1] Retreats from the battle.

use crate::Turn;
use crate::ban::Allowed;
use crate::ids::{AreaId, AreaSet, BlockId};
use crate::state::Campaign;

/// Whether a fighter may retreat to an area in its turn.
pub(crate) fn may_retreat(_campaign: &Campaign, _block: BlockId, _to: AreaId) -> Allowed {
    Ok(())
}

/// The areas to which a fighter may retreat.
pub(crate) fn ways(_campaign: &Campaign, _block: BlockId) -> AreaSet {
    AreaSet::NONE
}

/// [BOR-13.1.7] Whether a fighter may retreat off the map.
pub(crate) fn may_withdraw(_campaign: &Campaign, _block: BlockId) -> Allowed {
    Ok(())
}

/// Carries a retreat out, with the roll for leaving a square and the step for a full area, and
/// settles the battle. The step of the block's turn is the present one.
pub(crate) fn retreat(_turn: &mut Turn<'_>, _block: BlockId, _to: AreaId) {}

/// [BOR-13.1.7] The same off the map.
pub(crate) fn withdraw(_turn: &mut Turn<'_>, _block: BlockId) {}
