//! [SAM-9.1.4] Hits of one event, added up, absorbed, and what they cost.

use crate::Turn;
use crate::ids::{MOST_UNITS, UnitId, UnitSet};

/// The hits of one event, by the unit hit.
#[derive(Clone, Debug)]
pub(crate) struct Hits {
    hits: [u8; MOST_UNITS],
    /// [SAM-13.1.2] Units that ninja hit.
    by_ninja: UnitSet,
}

impl Hits {
    pub(crate) fn none() -> Hits {
        Hits { hits: [0; MOST_UNITS], by_ninja: UnitSet::NONE }
    }

    /// Adds the hits of `unit` on `target`.
    pub(crate) fn add(&mut self, turn: &Turn<'_>, unit: UnitId, target: UnitId, hits: u8) {
        let _ = (turn, unit, target, hits, &self.by_ninja, &self.hits);
    }

    /// Absorbs and removes; tells what happened, destroys who has no figure left. Returns those
    /// who lost figures and live.
    pub(crate) fn settle(self, turn: &mut Turn<'_>) -> UnitSet {
        let _ = turn;
        UnitSet::NONE
    }
}
