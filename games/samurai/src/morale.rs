//! Chapter 14 and [SAM-16.1.4]: tests of steadfastness and what follows from them.

use crate::Turn;
use crate::ids::{UnitId, UnitSet};
use crate::pieces::Occasion;

/// [SAM-14.2.1] The morale phase.
pub(crate) fn phase(turn: &mut Turn<'_>) {
    let _ = turn;
}

/// [SAM-14.1.2] A test with all its consequences; whether it was passed, or honour took the
/// failure. From extended on only.
pub(crate) fn test(turn: &mut Turn<'_>, unit: UnitId, occasion: Occasion) -> bool {
    let _ = (turn, unit, occasion);
    true
}

/// [SAM-14.1.2] One test for each unit that lost figures in an event, in order; those who failed
/// (and whose honour did not take it). Nothing at basic.
pub(crate) fn loss_tests(turn: &mut Turn<'_>, units: UnitSet) -> UnitSet {
    let _ = (turn, units);
    UnitSet::NONE
}

/// [SAM-16.1.4] Tests of every army whose HQ is destroyed and has not been mourned yet. To be
/// called after the event and its loss tests. `alive` are the HQs that lived before the event.
pub(crate) fn headquarters_tests(turn: &mut Turn<'_>, alive: UnitSet) {
    let _ = (turn, alive);
}

/// The HQs that are alive now.
pub(crate) fn headquarters_alive(turn: &Turn<'_>) -> UnitSet {
    let _ = turn;
    UnitSet::NONE
}
