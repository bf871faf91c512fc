//! [CCN-1.1.8] What the program remembers of a piece during a turn.

use serde::{Deserialize, Serialize};

use crate::pieces::Ground;

/// A set of marks on a piece. All are cleared when the turn ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Marks(u8);

/// One thing to remember of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    Ordered = 1,
    /// It has made its move.
    Moved = 2,
    /// It entered forest by its own movement or by an advance.
    EnteredForest = 4,
    /// It entered a town or a windmill in the same way.
    EnteredTown = 8,
    Battled = 16,
    BonusMelee = 32,
    /// A leader joined the unit: neither of them moves any more.
    Joined = 64,
    /// [CCN-25.11.2] It had a leader with it when it made its move.
    Led = 128,
}

impl Mark {
    const ALL: [Mark; 8] = [
        Mark::Ordered,
        Mark::Moved,
        Mark::EnteredForest,
        Mark::EnteredTown,
        Mark::Battled,
        Mark::BonusMelee,
        Mark::Joined,
        Mark::Led,
    ];

    /// The mark that a unit gets by entering a ground.
    pub(crate) fn of_entering(ground: Ground) -> Option<Mark> {
        match ground {
            Ground::Forest => Some(Mark::EnteredForest),
            Ground::Town | Ground::Windmill => Some(Mark::EnteredTown),
            Ground::Clear
            | Ground::Hill
            | Ground::RuggedHill
            | Ground::River
            | Ground::Ford
            | Ground::Bridge
            | Ground::Quarry => None,
        }
    }
}

impl Marks {
    pub(crate) fn has(self, mark: Mark) -> bool {
        self.0 & mark as u8 != 0
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Mark> {
        Mark::ALL.into_iter().filter(move |&mark| self.has(mark))
    }

    pub(crate) fn set(&mut self, mark: Mark) {
        self.0 |= mark as u8;
    }
}

impl FromIterator<Mark> for Marks {
    fn from_iter<I: IntoIterator<Item = Mark>>(marks: I) -> Self {
        let mut set = Marks::default();
        marks.into_iter().for_each(|mark| set.set(mark));
        set
    }
}
