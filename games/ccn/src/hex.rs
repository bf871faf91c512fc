//! Hexes of the board and sets of them.

use std::fmt;

use hexes::Rows;
use serde::{Deserialize, Serialize};

/// [CCN-2.1.1] Nine rows of thirteen and twelve hexes in turn.
pub(crate) const ROWS: Rows = Rows::alternating(9, 13);

/// How many hexes the board has.
pub(crate) const HEXES: usize = ROWS.len();

/// A hex of the board, counted row by row. It is written as `[row, column]`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "[row: number, column: number]"))]
pub struct Hex(u8);

impl Hex {
    /// The hex in a row and a column, both from 1, or `None` if the board has no such hex.
    #[must_use]
    pub fn new(row: u8, column: u8) -> Option<Hex> {
        let index = ROWS.index(ROWS.hex(row, column)?)?;
        Some(Hex(index as u8))
    }

    /// The row and the column, both from 1.
    #[must_use]
    pub fn row_and_column(self) -> (u8, u8) {
        let (pair, rest) = (self.0 / 25, self.0 % 25);
        if rest < 13 { (2 * pair + 1, rest + 1) } else { (2 * pair + 2, rest - 12) }
    }

    pub(crate) fn all() -> impl Iterator<Item = Hex> {
        (0..HEXES as u8).map(Hex)
    }

    /// The hexes of a row, from its first column.
    pub(crate) fn in_row(row: u8) -> impl Iterator<Item = Hex> {
        (1..=ROWS.length(row)).filter_map(move |column| Hex::new(row, column))
    }

    pub(crate) fn nth(index: usize) -> Hex {
        debug_assert!(index < HEXES);
        Hex(index as u8)
    }

    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }

    pub(crate) fn axial(self) -> hexes::Hex {
        ROWS.nth(self.index()).expect("a hex of the board")
    }

    pub(crate) fn from_axial(hex: hexes::Hex) -> Option<Hex> {
        ROWS.index(hex).map(Hex::nth)
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (row, column) = self.row_and_column();
        write!(f, "({row},{column})")
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The first hex of the board, for places that must hold some hex.
impl Default for Hex {
    fn default() -> Self {
        Hex(0)
    }
}

impl Serialize for Hex {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.row_and_column().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Hex {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (row, column) = <(u8, u8)>::deserialize(deserializer)?;
        Hex::new(row, column).ok_or_else(|| {
            serde::de::Error::custom(format!("the board has no hex ({row},{column})"))
        })
    }
}

/// A set of hexes, one bit each.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct HexSet(u128);

impl HexSet {
    pub(crate) const NONE: HexSet = HexSet(0);
    pub(crate) const ALL: HexSet = HexSet((1 << HEXES) - 1);

    pub(crate) fn contains(self, hex: Hex) -> bool {
        self.0 & 1 << hex.0 != 0
    }

    pub(crate) fn insert(&mut self, hex: Hex) {
        self.0 |= 1 << hex.0;
    }

    pub(crate) fn remove(&mut self, hex: Hex) {
        self.0 &= !(1 << hex.0);
    }

    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub(crate) fn and(self, other: HexSet) -> HexSet {
        HexSet(self.0 & other.0)
    }

    pub(crate) fn or(self, other: HexSet) -> HexSet {
        HexSet(self.0 | other.0)
    }

    pub(crate) fn minus(self, other: HexSet) -> HexSet {
        HexSet(self.0 & !other.0)
    }

    pub(crate) fn meets(self, other: HexSet) -> bool {
        self.0 & other.0 != 0
    }

    /// The hexes of the set in the order of the board.
    pub(crate) fn iter(self) -> impl Iterator<Item = Hex> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| Hex(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(next)
        })
    }
}

impl From<Hex> for HexSet {
    fn from(hex: Hex) -> Self {
        HexSet(1 << hex.0)
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> Self {
        let mut set = HexSet::NONE;
        hexes.into_iter().for_each(|hex| set.insert(hex));
        set
    }
}

impl fmt::Debug for HexSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
