//! [BOR-4.4.3] The Russian 1st Army is held at the start of the three days.

use crate::ban::Allowed;
use crate::ids::BlockId;
use crate::state::Campaign;

/// Whether a block may be activated, ordered, bombard or move without orders at all.
pub(crate) fn may_act(_campaign: &Campaign, _block: BlockId) -> Allowed {
    Ok(())
}
