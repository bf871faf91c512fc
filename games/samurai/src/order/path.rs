//! [SAM-5.2.1] Paths.

use serde::{Deserialize, Serialize};

use crate::ids::HexId;

/// [SAM-5.2.2] The most hexes of a path.
pub(crate) const LONGEST_PATH: usize = 4;

/// [SAM-5.2.1] The hexes to be entered, in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "types", ts(type = "number[]"), schemars(with = "Vec<u8>"))]
#[serde(into = "Vec<HexId>", try_from = "Vec<HexId>")]
pub struct Path([Option<HexId>; LONGEST_PATH]);

impl Path {
    pub const EMPTY: Path = Path([None; LONGEST_PATH]);

    /// This path and one hex more.
    ///
    /// # Panics
    /// If it is as long as paths can be.
    #[must_use]
    pub fn with(mut self, hex: HexId) -> Path {
        let free = self.0.iter_mut().find(|place| place.is_none());
        *free.expect("no path is longer") = Some(hex);
        self
    }

    #[must_use]
    pub fn len(self) -> usize {
        self.0.iter().flatten().count()
    }

    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0[0].is_none()
    }

    #[must_use]
    pub fn get(self, place: usize) -> Option<HexId> {
        self.0.get(place).copied().flatten()
    }

    #[must_use]
    pub fn last(self) -> Option<HexId> {
        self.0.into_iter().flatten().next_back()
    }

    pub fn iter(self) -> impl Iterator<Item = HexId> {
        self.0.into_iter().flatten()
    }
}

impl From<Path> for Vec<HexId> {
    fn from(path: Path) -> Vec<HexId> {
        path.iter().collect()
    }
}

impl TryFrom<Vec<HexId>> for Path {
    type Error = String;

    fn try_from(hexes: Vec<HexId>) -> Result<Path, String> {
        if hexes.len() > LONGEST_PATH {
            return Err(format!("a path has at most {LONGEST_PATH} hexes"));
        }
        Ok(hexes.into_iter().fold(Path::EMPTY, Path::with))
    }
}
