//! Where units lie in wait.

use crate::ban::Allowed;
use crate::ids::UnitId;
use crate::setup;
use crate::state::Battle;

/// [SAM-11.1.1] Whether the ground that a unit stands on hides it.
pub(super) fn may_hide(battle: &Battle, unit: UnitId) -> Allowed {
    setup::may_hide(battle.ground(), battle.card(unit), battle.hex(unit))
}
