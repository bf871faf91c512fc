//! A place on the endless grid, and what lies around it.

use serde::{Deserialize, Serialize};

use crate::Direction;

/// A place on an endless grid of hexes, by its two axial coordinates.
///
/// In [`Rows`](crate::Rows) `q` grows to the east and `r` to the south-east; in
/// [`Columns`](crate::Columns) `q` grows to the south-east and `r` to the south. What a rulebook
/// prints (row and column, or a number) is the business of these two. Boards start at (0, 0);
/// there is room for some ten thousand hexes every way, and going further is a bug that panics.
///
/// ```
/// use hexes::{Hex, pointy};
///
/// let hex = Hex::new(3, 1);
/// assert_eq!(hex.neighbour(pointy::WEST), Hex::new(2, 1));
/// assert_eq!(hex.distance(Hex::new(3, 4)), 3);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Hex {
    /// The coordinate along [`Direction::Two`].
    pub q: i16,
    /// The coordinate along [`Direction::Three`].
    pub r: i16,
}

impl Hex {
    /// The hex with these axial coordinates.
    ///
    /// ```
    /// use hexes::Hex;
    ///
    /// const MIDDLE: Hex = Hex::new(3, 4);
    /// assert_eq!((MIDDLE.q, MIDDLE.r), (3, 4));
    /// ```
    #[must_use]
    pub const fn new(q: i16, r: i16) -> Self {
        Self { q, r }
    }

    /// The number of steps from one hex to another.
    ///
    /// ```
    /// use hexes::Hex;
    ///
    /// let hex = Hex::new(0, 0);
    /// assert_eq!(hex.distance(hex), 0);
    /// assert_eq!(hex.distance(Hex::new(2, 2)), 4);
    /// assert_eq!(hex.distance(Hex::new(2, -2)), 2);
    /// ```
    #[must_use]
    pub const fn distance(self, other: Self) -> u32 {
        let q = self.q as i32 - other.q as i32;
        let r = self.r as i32 - other.r as i32;
        (q.unsigned_abs() + r.unsigned_abs() + (q + r).unsigned_abs()) / 2
    }

    /// Whether the two hexes share a side.
    ///
    /// ```
    /// use hexes::Hex;
    ///
    /// assert!(Hex::new(0, 0).is_adjacent(Hex::new(1, -1)));
    /// assert!(!Hex::new(0, 0).is_adjacent(Hex::new(1, 1)));
    /// ```
    #[must_use]
    pub const fn is_adjacent(self, other: Self) -> bool {
        self.distance(other) == 1
    }

    /// The next hex in a direction.
    ///
    /// ```
    /// use hexes::{Hex, flat};
    ///
    /// assert_eq!(Hex::new(4, 2).neighbour(flat::SOUTH), Hex::new(4, 3));
    /// ```
    #[must_use]
    pub const fn neighbour(self, direction: Direction) -> Self {
        self.toward(direction, 1)
    }

    /// The hex so many steps away in a straight row of hexes.
    ///
    /// ```
    /// use hexes::{Hex, pointy};
    ///
    /// assert_eq!(Hex::new(4, 2).toward(pointy::NORTH_EAST, 3), Hex::new(7, -1));
    /// ```
    #[must_use]
    pub const fn toward(self, direction: Direction, steps: i16) -> Self {
        let (q, r) = direction.step();
        Self { q: self.q + q * steps, r: self.r + r * steps }
    }

    /// The six hexes around this one, in the order of [`Direction::ALL`].
    ///
    /// ```
    /// use hexes::{Hex, flat};
    ///
    /// let hex = Hex::new(4, 2);
    /// assert_eq!(hex.neighbours()[flat::SOUTH.index()], hex.neighbour(flat::SOUTH));
    /// ```
    #[must_use]
    pub fn neighbours(self) -> [Self; 6] {
        Direction::ALL.map(|direction| self.neighbour(direction))
    }

    /// The direction in which an adjacent hex lies; `None` for all others.
    ///
    /// ```
    /// use hexes::{Hex, pointy};
    ///
    /// let hex = Hex::new(4, 2);
    /// assert_eq!(hex.direction_to(Hex::new(3, 3)), Some(pointy::SOUTH_WEST));
    /// assert_eq!(hex.direction_to(Hex::new(6, 2)), None);
    /// ```
    #[must_use]
    pub fn direction_to(self, adjacent: Self) -> Option<Direction> {
        Direction::ALL.into_iter().find(|&direction| self.neighbour(direction) == adjacent)
    }

    /// All hexes at exactly this distance, clockwise from [`Direction::Zero`].
    ///
    /// The ring of radius 0 is the hex itself.
    ///
    /// ```
    /// use hexes::Hex;
    ///
    /// let hex = Hex::new(4, 2);
    /// assert!(hex.ring(1).eq(hex.neighbours()));
    /// assert_eq!(hex.ring(3).count(), 18);
    /// assert!(hex.ring(0).eq([hex]));
    /// ```
    ///
    /// # Panics
    ///
    /// If the radius is beyond the coordinates of any hex.
    pub fn ring(self, radius: u32) -> impl Iterator<Item = Self> + Clone {
        let radius = i16::try_from(radius).expect("a ring fits on the grid");
        let sides = Direction::ALL.into_iter().flat_map(move |direction| {
            let corner = self.toward(direction, radius);
            (0..radius).map(move |steps| corner.toward(direction.turned(2), steps))
        });
        (radius == 0).then_some(self).into_iter().chain(sides)
    }

    /// All hexes at this distance or less, this one first, then ring by ring.
    ///
    /// ```
    /// use hexes::Hex;
    ///
    /// let hex = Hex::new(4, 2);
    /// assert_eq!(hex.within(0).count(), 1);
    /// assert_eq!(hex.within(2).count(), 1 + 6 + 12);
    /// ```
    ///
    /// # Panics
    ///
    /// If the radius is beyond the coordinates of any hex.
    pub fn within(self, radius: u32) -> impl Iterator<Item = Self> + Clone {
        (0..=radius).flat_map(move |each| self.ring(each))
    }
}
