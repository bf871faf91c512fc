//! [SAM-3.2.2], [SAM-3.2.3] Who is commanded.

use crate::ids::UnitId;
use crate::state::Battle;

/// [SAM-3.2.3] Whether a unit is commanded, as things stand at planning.
pub(crate) fn is_commanded(battle: &Battle, unit: UnitId) -> bool {
    let _ = (battle, unit);
    true
}
