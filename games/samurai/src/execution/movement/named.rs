//! The hexes that units want to enter in a step.

use crate::ids::{HexId, MOST_UNITS, UnitId, UnitSet};

/// [SAM-6.3.2] Who has named a hex for this step, and which.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Named {
    hexes: [Option<HexId>; MOST_UNITS],
    units: UnitSet,
}

impl Named {
    pub(crate) const NONE: Named = Named { hexes: [None; MOST_UNITS], units: UnitSet::NONE };

    /// A unit wants to enter a hex.
    pub(crate) fn name(&mut self, unit: UnitId, hex: HexId) {
        self.hexes[unit.index()] = Some(hex);
        self.units.insert(unit);
    }

    /// A unit stays where it is.
    pub(crate) fn drop(&mut self, unit: UnitId) {
        self.hexes[unit.index()] = None;
        self.units.remove(unit);
    }

    /// The hex that a unit has named.
    pub(crate) fn hex(&self, unit: UnitId) -> Option<HexId> {
        self.hexes[unit.index()]
    }

    /// All who have named a hex.
    pub(crate) fn units(&self) -> UnitSet {
        self.units
    }

    /// All who have named this hex.
    pub(crate) fn claimants(&self, hex: HexId) -> UnitSet {
        self.units.iter().filter(|&unit| self.hex(unit) == Some(hex)).collect()
    }
}
