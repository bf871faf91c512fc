//! [SAM-12.1.1] What each terrain does to sight, to movement and to those who hide.

use super::Terrain;
use crate::pieces::Arm;

impl Terrain {
    /// [SAM-2.3.2] Light woods, forest and villages stand in the line of sight.
    #[inline]
    pub(crate) const fn blocks_sight(self) -> bool {
        match self {
            Terrain::LightWoods | Terrain::Forest | Terrain::Village => true,
            Terrain::Plain
            | Terrain::Rice
            | Terrain::Rocky
            | Terrain::Ravine
            | Terrain::River
            | Terrain::Ford
            | Terrain::Bridge => false,
        }
    }

    /// [SAM-5.2.3] Slow terrain costs an attacker 2 points.
    #[inline]
    pub(crate) const fn is_slow(self) -> bool {
        match self {
            Terrain::LightWoods
            | Terrain::Forest
            | Terrain::Rice
            | Terrain::Rocky
            | Terrain::Ravine
            | Terrain::Ford
            | Terrain::Bridge => true,
            Terrain::Plain | Terrain::Village | Terrain::River => false,
        }
    }

    /// [SAM-11.1.1] Woods and villages hide everybody, a forest infantry.
    #[inline]
    pub(crate) const fn hides(self, arm: Arm) -> bool {
        match self {
            Terrain::LightWoods | Terrain::Village => true,
            Terrain::Forest => matches!(arm, Arm::Infantry),
            Terrain::Plain
            | Terrain::Rice
            | Terrain::Rocky
            | Terrain::Ravine
            | Terrain::River
            | Terrain::Ford
            | Terrain::Bridge => false,
        }
    }
}
