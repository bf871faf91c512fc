//! Hexes that stand on a point: the names of their directions, and where to draw them.
//!
//! ```
//! use hexes::{Hex, pointy};
//!
//! let hex = Hex::new(3, 4);
//! assert_eq!(hex.neighbour(pointy::EAST), Hex::new(4, 4));
//! assert_eq!(hex.neighbour(pointy::NORTH_WEST), Hex::new(3, 3));
//! ```

use crate::{Direction, Hex};

/// Up and to the left.
pub const NORTH_WEST: Direction = Direction::Zero;
/// Up and to the right.
pub const NORTH_EAST: Direction = Direction::One;
/// To the right in the same row.
pub const EAST: Direction = Direction::Two;
/// Down and to the right.
pub const SOUTH_EAST: Direction = Direction::Three;
/// Down and to the left.
pub const SOUTH_WEST: Direction = Direction::Four;
/// To the left in the same row.
pub const WEST: Direction = Direction::Five;

/// The name of a direction as rulebooks print it.
///
/// ```
/// use hexes::pointy;
///
/// assert_eq!(pointy::name(pointy::SOUTH_EAST), "SE");
/// ```
#[must_use]
pub const fn name(direction: Direction) -> &'static str {
    match direction {
        NORTH_WEST => "NW",
        NORTH_EAST => "NE",
        EAST => "E",
        SOUTH_EAST => "SE",
        SOUTH_WEST => "SW",
        WEST => "W",
    }
}

/// The direction with that name, if there is one.
///
/// ```
/// use hexes::pointy;
///
/// assert_eq!(pointy::named("W"), Some(pointy::WEST));
/// assert_eq!(pointy::named("N"), None);
/// ```
#[must_use]
pub fn named(text: &str) -> Option<Direction> {
    Direction::ALL.into_iter().find(|&direction| name(direction) == text)
}

/// The centre of a hex: half hex widths to the right, and quarters of its height down.
///
/// `Hex::new(0, 0)` lies at (0, 0). A regular hex is √3/2 times as wide as it is high, and a
/// drawing stretches the two axes to that.
///
/// ```
/// use hexes::{Hex, pointy};
///
/// assert_eq!(pointy::centre(Hex::new(2, 1)), (5, 3));
/// ```
#[must_use]
pub const fn centre(hex: Hex) -> (i32, i32) {
    let (q, r) = (hex.q as i32, hex.r as i32);
    (2 * q + r, 3 * r)
}

/// The six corners of a hex in the measure of [`centre`], clockwise from the upper left.
///
/// The side in a direction runs from the corner with its number to the next.
///
/// ```
/// use hexes::{Hex, pointy};
///
/// let corners = pointy::corners(Hex::new(0, 0));
/// assert_eq!(corners, [(-1, -1), (0, -2), (1, -1), (1, 1), (0, 2), (-1, 1)]);
/// // The eastern side is upright, on the right.
/// assert_eq!(corners[pointy::EAST.index()], (1, -1));
/// assert_eq!(corners[pointy::EAST.clockwise().index()], (1, 1));
/// ```
#[must_use]
pub fn corners(hex: Hex) -> [(i32, i32); 6] {
    let (x, y) = centre(hex);
    [(-1, -1), (0, -2), (1, -1), (1, 1), (0, 2), (-1, 1)].map(|(right, down)| (x + right, y + down))
}
