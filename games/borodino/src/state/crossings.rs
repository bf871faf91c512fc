//! [BOR-8.3.3] What is counted for each border in a turn.

use crate::ids::{BorderId, MOST_BORDERS};
use crate::pieces::Side;

/// How many blocks of each side crossed each border in each direction, into a battle area or out of
/// a contested one. No border lets more than three pass, so two bits are enough for each number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Crossings([u8; MOST_BORDERS]);

/// The direction over a border: towards its first end, or its second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Towards {
    First,
    Second,
}

impl Default for Crossings {
    fn default() -> Self {
        Crossings([0; MOST_BORDERS])
    }
}

impl Crossings {
    pub(crate) fn get(&self, border: BorderId, side: Side, towards: Towards) -> u8 {
        self.0[border.index()] >> shift(side, towards) & 3
    }

    /// Whether anybody crossed the border at all.
    pub(crate) fn is_used(&self, border: BorderId) -> bool {
        self.0[border.index()] != 0
    }

    /// # Panics
    /// If it would be more than three.
    pub(crate) fn set(&mut self, border: BorderId, side: Side, towards: Towards, blocks: u8) {
        assert!(blocks <= 3, "no border lets more than three pass");
        let shift = shift(side, towards);
        let number = &mut self.0[border.index()];
        *number = *number & !(3 << shift) | blocks << shift;
    }

    /// [BOR-8.3.3] In both directions together.
    pub(crate) fn both_ways(&self, border: BorderId, side: Side) -> u8 {
        self.get(border, side, Towards::First) + self.get(border, side, Towards::Second)
    }
}

fn shift(side: Side, towards: Towards) -> u8 {
    4 * side as u8 + 2 * towards as u8
}
