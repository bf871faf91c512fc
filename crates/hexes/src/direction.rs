//! The six directions, the same for both ways of turning a board.

use std::fmt;

use serde::{Deserialize, Serialize};

/// One of the six ways to leave a hex, counted clockwise.
///
/// Each is also the name of the side of the hex that lies that way. The numbers serve both kinds
/// of board; the compass names differ, so they live in [`pointy`](crate::pointy) and
/// [`flat`](crate::flat) as constants that can be matched on. Written as a number from 0 to 5.
///
/// ```
/// use hexes::{Direction, flat, pointy};
///
/// assert_eq!(pointy::NORTH_WEST, Direction::Zero);
/// assert_eq!(flat::NORTH, Direction::Zero);
/// // South-east is the third of the one board and the second of the other.
/// assert_ne!(pointy::SOUTH_EAST, flat::SOUTH_EAST);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(type = "number"))]
#[serde(into = "u8", try_from = "u8")]
pub enum Direction {
    /// North-west of a hex on its point, north of a hex on its side.
    Zero,
    /// North-east of either.
    One,
    /// East of a hex on its point, south-east of a hex on its side.
    Two,
    /// South-east of a hex on its point, south of a hex on its side.
    Three,
    /// South-west of either.
    Four,
    /// West of a hex on its point, north-west of a hex on its side.
    Five,
}

impl Direction {
    /// All six, clockwise.
    ///
    /// ```
    /// use hexes::Direction;
    ///
    /// assert_eq!(Direction::ALL[4], Direction::Four);
    /// ```
    pub const ALL: [Self; 6] =
        [Self::Zero, Self::One, Self::Two, Self::Three, Self::Four, Self::Five];

    /// The number of the direction, 0 to 5, for arrays with one entry a side.
    ///
    /// ```
    /// use hexes::flat;
    ///
    /// assert_eq!(flat::SOUTH.index(), 3);
    /// ```
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The direction after so many sixths of a turn clockwise, or counterclockwise if negative.
    ///
    /// ```
    /// use hexes::pointy;
    ///
    /// assert_eq!(pointy::EAST.turned(1), pointy::SOUTH_EAST);
    /// assert_eq!(pointy::EAST.turned(-2), pointy::NORTH_WEST);
    /// assert_eq!(pointy::EAST.turned(6), pointy::EAST);
    /// ```
    #[must_use]
    pub const fn turned(self, sixths: i32) -> Self {
        Self::ALL[(self as i32 + sixths.rem_euclid(6)).rem_euclid(6) as usize]
    }

    /// The next direction clockwise.
    ///
    /// ```
    /// use hexes::flat;
    ///
    /// assert_eq!(flat::NORTH_WEST.clockwise(), flat::NORTH);
    /// ```
    #[must_use]
    pub const fn clockwise(self) -> Self {
        self.turned(1)
    }

    /// The next direction counterclockwise.
    ///
    /// ```
    /// use hexes::flat;
    ///
    /// assert_eq!(flat::NORTH.counterclockwise(), flat::NORTH_WEST);
    /// ```
    #[must_use]
    pub const fn counterclockwise(self) -> Self {
        self.turned(-1)
    }

    /// The direction back.
    ///
    /// ```
    /// use hexes::pointy;
    ///
    /// assert_eq!(pointy::NORTH_EAST.opposite(), pointy::SOUTH_WEST);
    /// ```
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.turned(3)
    }

    /// How many sixths of a turn lie between two directions by the shorter way: 0 to 3.
    ///
    /// ```
    /// use hexes::flat;
    ///
    /// assert_eq!(flat::NORTH.sixths_from(flat::NORTH_WEST), 1);
    /// assert_eq!(flat::NORTH.sixths_from(flat::SOUTH), 3);
    /// ```
    #[must_use]
    pub const fn sixths_from(self, other: Self) -> u8 {
        let apart = (self as u8).abs_diff(other as u8);
        if apart > 3 { 6 - apart } else { apart }
    }

    /// What a step that way adds to the two coordinates of a hex.
    pub(crate) const fn step(self) -> (i16, i16) {
        match self {
            Self::Zero => (0, -1),
            Self::One => (1, -1),
            Self::Two => (1, 0),
            Self::Three => (0, 1),
            Self::Four => (-1, 1),
            Self::Five => (-1, 0),
        }
    }
}

impl From<Direction> for u8 {
    fn from(direction: Direction) -> Self {
        direction as u8
    }
}

impl TryFrom<u8> for Direction {
    type Error = NoSuchDirection;

    fn try_from(number: u8) -> Result<Self, NoSuchDirection> {
        Self::ALL.get(usize::from(number)).copied().ok_or(NoSuchDirection(number))
    }
}

/// A number above 5 was given for a direction.
///
/// ```
/// use hexes::{Direction, NoSuchDirection};
///
/// assert_eq!(Direction::try_from(2), Ok(Direction::Two));
/// assert_eq!(Direction::try_from(6), Err(NoSuchDirection(6)));
/// assert_eq!(NoSuchDirection(6).to_string(), "there is no direction 6, only 0 to 5");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchDirection(pub u8);

impl fmt::Display for NoSuchDirection {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "there is no direction {}, only 0 to 5", self.0)
    }
}

impl std::error::Error for NoSuchDirection {}
