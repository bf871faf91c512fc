//! [SAM-12.1.1] What each terrain allows, slopes aside.

use super::Terrain;
use crate::pieces::Arm;

impl Terrain {
    pub(crate) const ALL: [Terrain; 10] = [
        Terrain::Plain,
        Terrain::LightWoods,
        Terrain::Forest,
        Terrain::Rice,
        Terrain::Rocky,
        Terrain::Village,
        Terrain::Ravine,
        Terrain::River,
        Terrain::Ford,
        Terrain::Bridge,
    ];

    /// The letter that stands for it on drawn maps.
    pub(crate) const fn letter(self) -> char {
        match self {
            Terrain::Plain => '.',
            Terrain::LightWoods => 'w',
            Terrain::Forest => 'F',
            Terrain::Rice => 'r',
            Terrain::Rocky => 'k',
            Terrain::Village => 'v',
            Terrain::Ravine => 'o',
            Terrain::River => '~',
            Terrain::Ford => 'f',
            Terrain::Bridge => 'b',
        }
    }

    /// [SAM-5.2.4] Whether an arm may be there at all.
    pub(crate) const fn admits(self, arm: Arm) -> bool {
        match arm {
            Arm::Infantry => true,
            Arm::Cavalry => !matches!(self, Terrain::Forest | Terrain::Ravine),
        }
    }

    /// [SAM-11.1.1] Whether an arm may hide there.
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

    /// [SAM-2.3.2] Whether it obstructs sight.
    pub(crate) const fn blocks_sight(self) -> bool {
        matches!(self, Terrain::LightWoods | Terrain::Forest | Terrain::Village)
    }

    /// [SAM-5.2.3] Slow terrain costs an attacker 2 points.
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
}
