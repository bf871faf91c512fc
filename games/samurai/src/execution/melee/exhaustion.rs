//! [SAM-18.2.2] Exhausted units surrender.

use super::{Honours, honour};
use crate::Turn;
use crate::event::Fact;
use crate::flow::tell;
use crate::ids::{UnitId, UnitSet};
use crate::morale;
use crate::pieces::{End, Level};

/// Markers of fatigue with which a unit in melee gives itself up.
const EXHAUSTED: u8 = 6;

/// (h) All that are exhausted and still engaged surrender together; then honour, then HQ tests.
pub(super) fn surrenders(turn: &mut Turn<'_>, honours: &mut Honours) {
    let gives_up = |unit: &UnitId| {
        let unit = turn.unit(*unit);
        unit.fatigue >= EXHAUSTED && unit.is_engaged()
    };
    let exhausted: UnitSet = turn.visible().iter().filter(gives_up).collect();
    if exhausted.is_empty() || !turn.plays(Level::Expert) {
        return;
    }
    let alive = morale::headquarters_alive(turn);
    exhausted.iter().for_each(|unit| honours.face_as_well(turn, unit));
    for unit in turn.in_order(exhausted) {
        tell(turn, Fact::Destroyed { unit, end: End::Exhausted });
    }
    let winners = honours.winners(turn);
    honour(turn, winners);
    morale::headquarters_tests(turn, alive);
    let winners = honours.winners(turn);
    honour(turn, winners);
}
