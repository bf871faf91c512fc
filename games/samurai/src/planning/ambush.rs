//! Where units lie in wait.

use crate::ban::{Allowed, Ban, require};
use crate::ground::Terrain;
use crate::ids::UnitId;
use crate::pieces::Arm;
use crate::state::Battle;

/// [SAM-11.1.1] Whether the ground that a unit stands on hides it.
pub(super) fn may_hide(battle: &Battle, unit: UnitId) -> Allowed {
    let hex = battle.hex(unit);
    let hides = match battle.ground().terrain(hex) {
        Terrain::LightWoods | Terrain::Village => true,
        Terrain::Forest => battle.card(unit).arm == Arm::Infantry,
        Terrain::Plain
        | Terrain::Rice
        | Terrain::Rocky
        | Terrain::Ravine
        | Terrain::River
        | Terrain::Ford
        | Terrain::Bridge => false,
    };
    require(hides, Ban::new("SAM-11.1.1", "ban-no-cover").at(hex))
}
