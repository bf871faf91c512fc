//! The vocabulary: the road, the units, their orders.

use engine::Seat;
use serde::{Deserialize, Serialize};

/// A place on the road, from 0 in the west to [`Cell::EAST`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cell(pub u8);

impl Cell {
    /// The eastern end of the road.
    pub const EAST: Cell = Cell(8);

    /// Every place on the road.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..=Cell::EAST.0).map(Cell)
    }

    /// Whether one can hide there.
    #[must_use]
    pub fn is_woods(self) -> bool {
        matches!(self.0, 1..=3 | 5..=7)
    }

    /// How far it is to `other`.
    #[must_use]
    pub fn distance(self, other: Cell) -> u8 {
        self.0.abs_diff(other.0)
    }

    /// Whether a hidden unit can creep to `other`.
    #[must_use]
    pub fn creeps_to(self, other: Cell) -> bool {
        other.is_woods() && (1..=2).contains(&self.distance(other))
    }

    /// The next place on the way to `other`.
    #[must_use]
    pub fn towards(self, other: Cell) -> Cell {
        match self.cmp(&other) {
            std::cmp::Ordering::Less => Cell(self.0 + 1),
            std::cmp::Ordering::Equal => self,
            std::cmp::Ordering::Greater => Cell(self.0 - 1),
        }
    }
}

/// A set of places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CellSet(u16);

impl CellSet {
    /// Whether `cell` is in the set.
    #[must_use]
    pub fn contains(self, cell: Cell) -> bool {
        self.0 & 1 << cell.0 != 0
    }

    /// This set and `cell`.
    #[must_use]
    pub fn with(self, cell: Cell) -> Self {
        CellSet(self.0 | 1 << cell.0)
    }

    /// The places in the set.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        Cell::all().filter(move |&cell| self.contains(cell))
    }
}

/// The number of units.
pub(super) const UNITS: usize = 6;

/// A unit: 0 to 2 are the west's, 3 to 5 the east's. Units are known by name; only where they
/// hide is a secret.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct UnitId(pub u8);

impl UnitId {
    /// Every unit.
    pub fn all() -> impl Iterator<Item = UnitId> {
        (0..UNITS as u8).map(UnitId)
    }

    /// Whose it is.
    #[must_use]
    pub fn seat(self) -> Seat {
        Seat(u8::from(self.0 >= 3))
    }

    /// Where it begins.
    #[must_use]
    pub fn start(self) -> Cell {
        [Cell(0), Cell(1), Cell(2), Cell(6), Cell(7), Cell(8)][self.index()]
    }

    /// Where it wants to go.
    #[must_use]
    pub fn goal(self) -> Cell {
        if self.seat() == Seat(0) { Cell::EAST } else { Cell(0) }
    }

    pub(super) fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The kind of an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    Rest,
    March,
    Guard,
    Hide,
    Wait,
    Creep,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Kind; 6] =
        [Kind::Rest, Kind::March, Kind::Guard, Kind::Hide, Kind::Wait, Kind::Creep];

    /// The name of the kind in the locale files.
    pub(super) fn term(self) -> &'static str {
        match self {
            Kind::Rest => "kind-rest",
            Kind::March => "kind-march",
            Kind::Guard => "kind-guard",
            Kind::Hide => "kind-hide",
            Kind::Wait => "kind-wait",
            Kind::Creep => "kind-creep",
        }
    }
}

/// What a unit is to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// Nothing.
    Rest,
    /// Goes along the road, up to three places.
    March(Cell),
    /// Stays, and fires at the first enemy who comes near.
    Guard,
    /// Hides in the woods where it stands.
    Hide,
    /// Stays hidden, and fires at the first enemy who comes near.
    Wait,
    /// Stays hidden, and changes to other woods without firing.
    Creep(Cell),
}

impl Order {
    /// Whether a hidden unit that is ordered this stays hidden.
    #[must_use]
    pub fn stays_hidden(self) -> bool {
        matches!(self, Order::Wait | Order::Creep(_))
    }

    /// Whether a unit that is ordered this fires at whoever comes near.
    #[must_use]
    pub fn watches(self) -> bool {
        matches!(self, Order::Wait | Order::Guard)
    }
}
