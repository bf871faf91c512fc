//! [SAM-8.1.1] Zones of control and of defence, arcs and firing sectors.

use hexes::Direction;

use crate::ids::{HexId, UnitId};
use crate::pieces::Class;
use crate::state::Battle;

/// [SAM-8.1.1] The zone of a unit in this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Zone {
    None,
    /// The three front hexes.
    Defence,
    /// All six neighbours.
    Control,
}

/// [SAM-8.1.1] The zone of a unit now.
pub(crate) fn zone(battle: &Battle, unit: UnitId) -> Zone {
    let _ = (battle, unit);
    Zone::Control
}

/// Whether a hex lies in the zone of a unit now; zones do not cross steep slopes.
pub(crate) fn covers(battle: &Battle, unit: UnitId, hex: HexId) -> bool {
    let _ = (battle, unit, hex);
    false
}

/// [SAM-2.2.2] The arc of a unit that faces `facing`, in which a neighbour in `direction` stands.
pub(crate) fn arc(facing: Direction, direction: Direction) -> Class {
    match facing.sixths_from(direction) {
        0 | 1 => Class::Front,
        2 => Class::Flank,
        _ => Class::Rear,
    }
}

/// [SAM-2.2.3] Whether a hex lies in the firing sector of a unit on `from` that faces `facing`.
pub(crate) fn in_sector(
    battle: &Battle,
    from: HexId,
    facing: Direction,
    range: u8,
    hex: HexId,
) -> bool {
    let _ = (battle, from, facing, range, hex);
    false
}
