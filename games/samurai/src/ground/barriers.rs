//! [SAM-5.2.4] Who may not enter a hex, or cross a slope, with which order.

use super::costs::Gait;
use super::{Ground, Slope, Terrain};
use crate::ban::{Allowed, Ban};
use crate::ids::HexId;
use crate::pieces::Mover;

impl Ground {
    /// [SAM-5.2.4] Whether the terrain of a hex and the slope to it are open. The river's own
    /// limits [SAM-5.2.5] are asked separately.
    pub(super) fn is_open(&self, mover: Mover, gait: Gait, from: HexId, to: HexId) -> Allowed {
        let closed = terrain(mover, gait, self.terrain(to))
            .or_else(|| slope(mover, gait, self.slope(from, to)))
            .or_else(|| self.rocks(mover, from, to));
        closed.map_or(Ok(()), |sentence| Err(Ban::new("SAM-5.2.4", sentence).at(to)))
    }

    /// The same for a hex that is entered from outside the board.
    pub(super) fn is_open_for_entry(&self, mover: Mover, gait: Gait, hex: HexId) -> Allowed {
        let closed = terrain(mover, gait, self.terrain(hex));
        closed.map_or(Ok(()), |sentence| Err(Ban::new("SAM-5.2.4", sentence).at(hex)))
    }

    /// [SAM-12.2.5] Horses do not climb onto rocky ground.
    fn rocks(&self, mover: Mover, from: HexId, to: HexId) -> Option<&'static str> {
        let climbs = self.level(to) > self.level(from);
        let closed = mover == Mover::Cavalry && climbs && self.terrain(to) == Terrain::Rocky;
        closed.then_some("ban-rocky-uphill")
    }
}

/// Why a mover may not enter a terrain.
fn terrain(mover: Mover, gait: Gait, terrain: Terrain) -> Option<&'static str> {
    let runs = (gait == Gait::Run).then_some("ban-run-terrain");
    match (terrain, mover) {
        (Terrain::Plain | Terrain::Village, _) => None,
        (Terrain::Forest, Mover::Cavalry) => Some("ban-forest-cavalry"),
        (Terrain::Forest, Mover::Infantry) if gait == Gait::Attack => Some("ban-forest-attack"),
        (Terrain::Ravine, Mover::Cavalry) => Some("ban-ravine-cavalry"),
        (
            Terrain::LightWoods
            | Terrain::Forest
            | Terrain::Rice
            | Terrain::Rocky
            | Terrain::Ravine
            | Terrain::River
            | Terrain::Ford
            | Terrain::Bridge,
            _,
        ) => runs,
    }
}

/// [SAM-12.4.2], [SAM-12.4.3], [SAM-12.4.4], [SAM-13.1.1] Why a mover may not cross a slope.
fn slope(mover: Mover, gait: Gait, slope: Slope) -> Option<&'static str> {
    let runs = (gait == Gait::Run).then_some("ban-run-slope");
    match (slope, mover) {
        (Slope::Flat, _) | (Slope::Gentle, Mover::Cavalry) => None,
        (Slope::Steep, Mover::Cavalry) => Some("ban-steep-cavalry"),
        (Slope::Steep, Mover::Infantry) if gait == Gait::Attack => Some("ban-steep-attack"),
        (Slope::Sheer, Mover::Infantry | Mover::Cavalry) => Some("ban-sheer"),
        (Slope::Gentle | Slope::Steep, Mover::Infantry | Mover::Ninja)
        | (Slope::Sheer, Mover::Ninja) => runs,
    }
}
