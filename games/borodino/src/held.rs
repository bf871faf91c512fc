//! [BOR-9.1.1] Blocks that the enemy holds where he has entered.

use crate::ban::Allowed;
use crate::ids::BlockId;
use crate::state::Campaign;

/// [BOR-9.1.2] Whether a block may leave its area by order, by straggling or by its own move.
pub(crate) fn may_leave(_campaign: &Campaign, _block: BlockId) -> Allowed {
    Ok(())
}

/// [BOR-9.1.2] Whether a headquarters may be activated.
pub(crate) fn may_be_activated(_campaign: &Campaign, _hq: BlockId) -> Allowed {
    Ok(())
}
