//! The border of two hexes.

use serde::{Deserialize, Serialize};

use crate::{Direction, Hex};

/// A side shared by two adjacent hexes: one value, whichever of the two one looks from.
///
/// So a river, a slope or a wall between two hexes can be kept in a set or as the key of a map.
///
/// ```
/// use hexes::{Hex, Hexside, flat};
///
/// let (upper, lower) = (Hex::new(2, 1), Hex::new(2, 2));
/// let side = Hexside::new(upper, flat::SOUTH);
/// assert_eq!(side, Hexside::new(lower, flat::NORTH));
/// assert_eq!(Hexside::between(upper, lower), Some(side));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "(Hex, Direction)", from = "(Hex, Direction)")]
pub struct Hexside {
    hex: Hex,
    /// Always one of the first three: the other hex would call it by the opposite one.
    direction: Direction,
}

impl Hexside {
    /// The side of a hex that lies in a direction.
    ///
    /// ```
    /// use hexes::{Hex, Hexside, pointy};
    ///
    /// let hex = Hex::new(2, 1);
    /// let side = Hexside::new(hex, pointy::WEST);
    /// assert_eq!(side, Hexside::new(hex.neighbour(pointy::WEST), pointy::EAST));
    /// ```
    #[must_use]
    pub const fn new(hex: Hex, direction: Direction) -> Self {
        if direction.index() < 3 {
            Self { hex, direction }
        } else {
            Self { hex: hex.neighbour(direction), direction: direction.opposite() }
        }
    }

    /// The common side of two hexes, if they are adjacent.
    ///
    /// ```
    /// use hexes::{Hex, Hexside, pointy};
    ///
    /// let hex = Hex::new(2, 1);
    /// assert_eq!(
    ///     Hexside::between(hex, Hex::new(1, 1)),
    ///     Some(Hexside::new(hex, pointy::WEST))
    /// );
    /// assert_eq!(Hexside::between(hex, Hex::new(0, 1)), None);
    /// ```
    #[must_use]
    pub fn between(one: Hex, other: Hex) -> Option<Self> {
        one.direction_to(other).map(|direction| Self::new(one, direction))
    }

    /// The six sides of a hex, in the order of [`Direction::ALL`].
    ///
    /// ```
    /// use hexes::{Hex, Hexside, pointy};
    ///
    /// let hex = Hex::new(2, 1);
    /// assert_eq!(Hexside::around(hex)[pointy::EAST.index()], Hexside::new(hex, pointy::EAST));
    /// ```
    #[must_use]
    pub fn around(hex: Hex) -> [Self; 6] {
        Direction::ALL.map(|direction| Self::new(hex, direction))
    }

    /// The two hexes that the side separates.
    ///
    /// ```
    /// use hexes::{Hex, Hexside, flat};
    ///
    /// let side = Hexside::new(Hex::new(2, 1), flat::SOUTH);
    /// assert!(side.hexes().contains(&Hex::new(2, 1)));
    /// assert!(side.hexes().contains(&Hex::new(2, 2)));
    /// ```
    #[must_use]
    pub const fn hexes(self) -> [Hex; 2] {
        [self.hex, self.hex.neighbour(self.direction)]
    }

    /// The hex beyond the side, seen from one of its two hexes; `None` from anywhere else.
    ///
    /// ```
    /// use hexes::{Hex, Hexside, flat};
    ///
    /// let side = Hexside::new(Hex::new(2, 1), flat::SOUTH);
    /// assert_eq!(side.beyond(Hex::new(2, 1)), Some(Hex::new(2, 2)));
    /// assert_eq!(side.beyond(Hex::new(2, 2)), Some(Hex::new(2, 1)));
    /// assert_eq!(side.beyond(Hex::new(2, 3)), None);
    /// ```
    #[must_use]
    pub fn beyond(self, hex: Hex) -> Option<Hex> {
        self.direction_from(hex).map(|direction| hex.neighbour(direction))
    }

    /// The direction in which the side lies from one of its two hexes; `None` from anywhere else.
    ///
    /// ```
    /// use hexes::{Hex, Hexside, flat};
    ///
    /// let side = Hexside::new(Hex::new(2, 1), flat::SOUTH);
    /// assert_eq!(side.direction_from(Hex::new(2, 2)), Some(flat::NORTH));
    /// assert_eq!(side.direction_from(Hex::new(3, 1)), None);
    /// ```
    #[must_use]
    pub fn direction_from(self, hex: Hex) -> Option<Direction> {
        let [near, far] = self.hexes();
        if hex == near {
            Some(self.direction)
        } else {
            (hex == far).then(|| self.direction.opposite())
        }
    }
}

impl From<(Hex, Direction)> for Hexside {
    fn from((hex, direction): (Hex, Direction)) -> Self {
        Self::new(hex, direction)
    }
}

impl From<Hexside> for (Hex, Direction) {
    fn from(side: Hexside) -> Self {
        (side.hex, side.direction)
    }
}
