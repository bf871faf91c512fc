//! [BOR-7.2.1] What a gun can do to the next area.

use crate::ban::Ban;
use crate::ids::{AreaId, BlockId};
use crate::state::Campaign;

/// [BOR-7.2.1] The fire value of a gun against an area, or [BOR-7.2.2] the rule that forbids the shot.
pub(crate) fn value(_campaign: &Campaign, _gun: BlockId, _at: AreaId) -> Result<u8, Ban> {
    Ok(0)
}
