//! The vocabulary: areas, armies, blocks.

use engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Where blocks stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Area {
    Charleroi,
    QuatreBras,
    Ligny,
    Waterloo,
    Wavre,
    Brussels,
}

impl Area {
    /// Every area.
    pub const ALL: [Area; 6] = [
        Area::Charleroi,
        Area::QuatreBras,
        Area::Ligny,
        Area::Waterloo,
        Area::Wavre,
        Area::Brussels,
    ];

    /// The areas that a road leads to.
    #[must_use]
    pub fn neighbours(self) -> &'static [Area] {
        use Area::{Brussels, Charleroi, Ligny, QuatreBras, Waterloo, Wavre};
        match self {
            Charleroi => &[QuatreBras, Ligny],
            QuatreBras => &[Charleroi, Ligny, Waterloo],
            Ligny => &[Charleroi, QuatreBras, Wavre],
            Waterloo => &[QuatreBras, Wavre, Brussels],
            Wavre => &[Ligny, Waterloo, Brussels],
            Brussels => &[Waterloo, Wavre],
        }
    }

    /// Its name, as it is written everywhere.
    pub(super) fn name(self) -> &'static str {
        match self {
            Area::Charleroi => "charleroi",
            Area::QuatreBras => "quatre-bras",
            Area::Ligny => "ligny",
            Area::Waterloo => "waterloo",
            Area::Wavre => "wavre",
            Area::Brussels => "brussels",
        }
    }
}

/// A set of areas.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct AreaSet(u8);

impl AreaSet {
    /// Whether `area` is in the set.
    #[must_use]
    pub fn contains(self, area: Area) -> bool {
        self.0 & 1 << area as u8 != 0
    }

    /// This set and `area`.
    #[must_use]
    pub fn with(self, area: Area) -> Self {
        AreaSet(self.0 | 1 << area as u8)
    }

    /// This set but for `area`.
    #[must_use]
    pub fn without(self, area: Area) -> Self {
        AreaSet(self.0 & !(1 << area as u8))
    }
}

/// Whose blocks they are. Each army has a seat of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Army {
    French,
    AngloDutch,
    Prussian,
}

impl Army {
    /// Every army, in the order of the seats.
    pub const ALL: [Army; 3] = [Army::French, Army::AngloDutch, Army::Prussian];

    /// The seat that commands the army.
    #[must_use]
    pub fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The army that `seat` commands.
    #[must_use]
    pub fn of(seat: Seat) -> Option<Army> {
        Army::ALL.into_iter().find(|army| army.seat() == seat)
    }

    /// The name of the army in the locale files.
    pub(super) fn term(self) -> &'static str {
        match self {
            Army::French => "army-french",
            Army::AngloDutch => "army-anglo-dutch",
            Army::Prussian => "army-prussian",
        }
    }

    /// The side on which the army fights.
    #[must_use]
    pub fn side(self) -> Side {
        match self {
            Army::French => Side::French,
            Army::AngloDutch | Army::Prussian => Side::Allied,
        }
    }
}

/// A party in the war: one army, or the two that win and lose together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    French,
    Allied,
}

impl Side {
    /// The seats of the side. They see all its blocks.
    #[must_use]
    pub fn seats(self) -> SeatSet {
        match self {
            Side::French => Army::French.seat().into(),
            Side::Allied => SeatSet::from(Army::AngloDutch.seat()).with(Army::Prussian.seat()),
        }
    }

    /// The other side.
    #[must_use]
    pub fn enemy(self) -> Side {
        match self {
            Side::French => Side::Allied,
            Side::Allied => Side::French,
        }
    }
}

/// The number of blocks.
pub(super) const BLOCKS: usize = 12;

/// A block, by its place in [`FACES`]. For the enemy it is as good as its name, so he sees it only
/// while the block is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BlockId(pub u8);

/// What is printed on a block.
#[derive(Clone, Copy, Debug)]
pub struct Face {
    /// Its name.
    pub name: &'static str,
    /// Whose it is.
    pub army: Army,
    /// Its steps when it is fresh.
    pub steps: u8,
    /// How many roads it moves at most.
    pub pace: u8,
}

/// The block that planted faults betray.
pub(super) const GUARD: BlockId = BlockId(0);

/// Every block.
pub const FACES: [Face; BLOCKS] = [
    face("Garde", Army::French, 4, 1),
    face("d'Erlon", Army::French, 3, 1),
    face("Reille", Army::French, 3, 1),
    face("Kellermann", Army::French, 2, 2),
    face("Milhaud", Army::French, 2, 2),
    face("Orange", Army::AngloDutch, 3, 1),
    face("Picton", Army::AngloDutch, 3, 1),
    face("Uxbridge", Army::AngloDutch, 2, 2),
    face("Zieten", Army::Prussian, 3, 1),
    face("Pirch", Army::Prussian, 3, 1),
    face("Bülow", Army::Prussian, 4, 1),
    face("Hobe", Army::Prussian, 2, 2),
];

const fn face(name: &'static str, army: Army, steps: u8, pace: u8) -> Face {
    Face { name, army, steps, pace }
}

impl BlockId {
    /// Every block.
    pub fn all() -> impl Iterator<Item = BlockId> {
        (0..BLOCKS as u8).map(BlockId)
    }

    /// What is printed on the block, if there is one of this number.
    #[must_use]
    pub fn face(self) -> Option<&'static Face> {
        FACES.get(usize::from(self.0))
    }

    /// Whose it is.
    ///
    /// # Panics
    /// If there is no such block.
    #[must_use]
    pub fn army(self) -> Army {
        self.index_face().army
    }

    pub(super) fn index_face(self) -> &'static Face {
        self.face().expect("blocks of a position exist")
    }

    pub(super) fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Where the blocks of an army stand when the campaign begins; luck says which stands where.
#[must_use]
pub fn start(army: Army) -> &'static [Area] {
    use Area::{Brussels, Charleroi, Ligny, QuatreBras, Waterloo, Wavre};
    match army {
        Army::French => &[Charleroi, Charleroi, Charleroi, QuatreBras, QuatreBras],
        Army::AngloDutch => &[Waterloo, Waterloo, Brussels],
        Army::Prussian => &[Ligny, Ligny, Wavre, Wavre],
    }
}
