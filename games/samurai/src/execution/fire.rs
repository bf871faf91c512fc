//! [SAM-10.1.4] Shots that are one event: stage 2, and the fire of a step of stage 3.

use crate::Turn;
use crate::ids::{UnitId, UnitSet};

/// A shot to be fired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shot {
    pub(crate) unit: UnitId,
    pub(crate) target: UnitId,
}

/// [SAM-10.1.2], [SAM-10.1.3] Whether a unit can shoot at another now: range, sight, not into a
/// melee, within the scenario's limit of range.
pub(crate) fn can_hit(turn: &Turn<'_>, unit: UnitId, target: UnitId) -> bool {
    let _ = (turn, unit, target);
    false
}

/// Fires all shots as one event, in the order of the units: dice, losses, loss tests, HQ tests.
/// Returns the units that failed a test (honour did not take it).
pub(crate) fn volley(turn: &mut Turn<'_>, shots: &[Shot]) -> UnitSet {
    let _ = (turn, shots);
    UnitSet::NONE
}
