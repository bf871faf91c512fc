//! Hexes: the mathematics of boards made of six-sided cells.
//!
//! This crate knows where things are and how they lie to each other. It knows no terrain, no
//! units and no rules. All of it is whole numbers: two machines never disagree about a line.
//!
//! A [`Hex`] is a place on an endless grid, and a [`Direction`] one of the six ways to leave it.
//! Neither knows how the board is turned. Hexes that stand on a point lie in [`Rows`] and call
//! their directions as [`pointy`] does; hexes that stand on a side lie in [`Columns`] and use the
//! names in [`flat`]. The shape of a board says which hexes exist, what the rulebook calls them,
//! and where each stands in an array.
//!
//! What lies between two hexes is told by [`line()`]: the hexes it runs through, the sides it
//! runs along, the corners it touches; [`entry`] tells by which side it comes in. A [`Hexside`] is the
//! border of two hexes, one value whichever hex one looks from. [`reach`] and [`shortest_path`]
//! move over the grid at the price the game asks, and [`Rows::read_map`] and [`Rows::draw_map`]
//! turn drawings into boards and back.
//!
//! ```
//! use hexes::{Crossing, Enter, Rows, line, reach};
//!
//! // Three rows of four and three hexes; f is forest, which blocks sight and ends a move.
//! const BOARD: Rows = Rows::alternating(3, 4);
//! let map = BOARD.read_map(
//!     "
//!     .  .  .  .
//!       .  f  .
//!     .  .  .  .
//!     ",
//!     |word| Some(word == "f"),
//! )?;
//! let is_forest = |hex| BOARD.index(hex).is_some_and(|index| map[index]);
//!
//! // The line from the first hex of row 3 to the third of row 1 runs through the forest.
//! let (from, to) = (BOARD.at(3, 1), BOARD.at(1, 3));
//! let is_blocked = line(from, to).any(|crossing| match crossing {
//!     Crossing::Through(hex) => is_forest(hex),
//!     Crossing::Along(one, other) => is_forest(one) && is_forest(other),
//!     Crossing::Corner(_) => false,
//! });
//! assert!(is_blocked);
//!
//! // A move of three hexes goes round the forest, or ends in it.
//! let moves = reach(from, 3, |_, to| match BOARD.contains(to) {
//!     false => Enter::No,
//!     true if is_forest(to) => Enter::Stop(1),
//!     true => Enter::Cost(1),
//! });
//! assert_eq!(moves.cost(BOARD.at(2, 2)), Some(2));
//! let path = moves.path(to).expect("three steps suffice");
//! assert_eq!(path.hexes, [from, BOARD.at(2, 1), BOARD.at(1, 2), to]);
//! # Ok::<(), hexes::MapError>(())
//! ```
//!
//! To read the code, start with `hex.rs` and `direction.rs`; each other file builds on these two.

mod columns;
mod direction;
pub mod flat;
mod hex;
mod hexside;
mod line;
mod path;
pub mod pointy;
mod rows;
mod text_map;

pub use columns::Columns;
pub use direction::{Direction, NoSuchDirection};
pub use hex::Hex;
pub use hexside::Hexside;
pub use line::{Crossing, Entry, Line, entry, line};
pub use path::{Enter, Path, Reach, reach, shortest_path};
pub use rows::Rows;
pub use text_map::MapError;
