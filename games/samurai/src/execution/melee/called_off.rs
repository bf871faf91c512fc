//! [SAM-7.14.2] Melees in which everybody withdraws.

use crate::Turn;
use crate::event::Fact;
use crate::flow::tell;
use crate::ids::{UnitId, UnitSet};
use crate::order::OrderKind;
use crate::state::Battle;

/// (b) Melees in which everybody withdraws are called off, unit by unit.
pub(super) fn tell_all(turn: &mut Turn<'_>) {
    let withdraws = |unit: &UnitId| turn.has_order(*unit, OrderKind::Withdraw);
    let withdrawing: UnitSet = turn.visible().iter().filter(withdraws).collect();
    let is_engaged = |unit: &UnitId| turn.unit(*unit).is_engaged();
    let engaged: UnitSet = withdrawing.iter().filter(is_engaged).collect();
    for unit in turn.in_order(engaged) {
        if (melee_of(turn, unit) - withdrawing).is_empty() {
            tell(turn, Fact::CalledOff { unit });
        }
    }
}

/// All units joined to a unit by engagement, directly or through others.
fn melee_of(battle: &Battle, unit: UnitId) -> UnitSet {
    let (mut joined, mut edge) = (UnitSet::NONE, UnitSet::from(unit));
    while let Some(next) = edge.lowest() {
        joined.insert(next);
        edge = (edge | battle.foes(next)) - joined;
    }
    joined
}
