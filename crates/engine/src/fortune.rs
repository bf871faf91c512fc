//! How lucky a roll was.

use crate::{Seat, Weight};

/// A roll at the other side: what came of it, and what was to be expected.
///
/// What was to be expected is a fraction of whole numbers, `expected / total` hits: every way in
/// which the dice can fall has its hits, and there are `total` ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fortune {
    /// Who rolled.
    pub seat: Seat,
    /// How many dice.
    pub dice: u32,
    /// How often they hit.
    pub hits: u32,
    /// The hits of all ways in which they could have fallen, added up.
    pub expected: Weight,
    /// How many ways there are.
    pub total: Weight,
}
