//! Hexes that stand on a side: the names of their directions, and where to draw them.
//!
//! ```
//! use hexes::{Hex, flat};
//!
//! let hex = Hex::new(3, 4);
//! assert_eq!(hex.neighbour(flat::NORTH), Hex::new(3, 3));
//! assert_eq!(hex.neighbour(flat::SOUTH_EAST), Hex::new(4, 4));
//! ```

use crate::{Direction, Hex};

/// Up in the same column.
pub const NORTH: Direction = Direction::Zero;
/// Up and to the right.
pub const NORTH_EAST: Direction = Direction::One;
/// Down and to the right.
pub const SOUTH_EAST: Direction = Direction::Two;
/// Down in the same column.
pub const SOUTH: Direction = Direction::Three;
/// Down and to the left.
pub const SOUTH_WEST: Direction = Direction::Four;
/// Up and to the left.
pub const NORTH_WEST: Direction = Direction::Five;

/// The name of a direction as rulebooks print it.
///
/// ```
/// use hexes::flat;
///
/// assert_eq!(flat::name(flat::SOUTH_EAST), "SE");
/// ```
#[must_use]
pub const fn name(direction: Direction) -> &'static str {
    match direction {
        NORTH => "N",
        NORTH_EAST => "NE",
        SOUTH_EAST => "SE",
        SOUTH => "S",
        SOUTH_WEST => "SW",
        NORTH_WEST => "NW",
    }
}

/// The direction with that name, if there is one.
///
/// ```
/// use hexes::flat;
///
/// assert_eq!(flat::named("S"), Some(flat::SOUTH));
/// assert_eq!(flat::named("E"), None);
/// ```
#[must_use]
pub fn named(text: &str) -> Option<Direction> {
    Direction::ALL.into_iter().find(|&direction| name(direction) == text)
}

/// The centre of a hex: quarters of its width to the right, and half hex heights down.
///
/// `Hex::new(0, 0)` lies at (0, 0). A regular hex is √3/2 times as high as it is wide, and a
/// drawing stretches the two axes to that.
///
/// ```
/// use hexes::{Hex, flat};
///
/// assert_eq!(flat::centre(Hex::new(1, 2)), (3, 5));
/// ```
#[must_use]
pub const fn centre(hex: Hex) -> (i32, i32) {
    let (q, r) = (hex.q as i32, hex.r as i32);
    (3 * q, 2 * r + q)
}

/// The six corners of a hex in the measure of [`centre`], clockwise from the upper left.
///
/// The side in a direction runs from the corner with its number to the next.
///
/// ```
/// use hexes::{Hex, flat};
///
/// let corners = flat::corners(Hex::new(0, 0));
/// assert_eq!(corners, [(-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0)]);
/// // The southern side is level, at the bottom.
/// assert_eq!(corners[flat::SOUTH.index()], (1, 1));
/// assert_eq!(corners[flat::SOUTH.clockwise().index()], (-1, 1));
/// ```
#[must_use]
pub fn corners(hex: Hex) -> [(i32, i32); 6] {
    let (x, y) = centre(hex);
    [(-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0)].map(|(right, down)| (x + right, y + down))
}
