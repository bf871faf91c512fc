//! Give Them the Cold Steel, which asks nothing but about squares.

use engine::Few;

use crate::Turn;
use crate::event::Event;
use crate::pieces::UnitId;
use crate::state::MOST_UNITS;
use crate::steps::orders;

/// [CCN-25.12.1] All units next to an enemy unit are ordered, squares included.
pub(crate) fn order(turn: &mut Turn<'_>) {
    let side = turn.active;
    let engaged = turn.units_of(side).iter().filter(|&hex| turn.is_engaged(hex, side));
    let units: Few<UnitId, MOST_UNITS> = engaged.filter_map(|hex| turn.unit_at(hex)).collect();
    for &unit in units.iter() {
        turn.emit(Event::UnitOrdered { unit });
    }
    orders::begin_movement(turn);
}
