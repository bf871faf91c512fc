//! [SAM-7.11.1] Resupply.

use super::{carrying_out, count_as_resting};
use crate::Turn;
use crate::event::Fact;
use crate::flow::tell;
use crate::ids::{UnitId, UnitSet};
use crate::order::{Order, OrderKind};
use crate::state::Battle;

/// [SAM-7.11.1] Whoever stands by peasants that have the order too has all its ammunition again.
pub(super) fn supply(turn: &mut Turn<'_>) {
    let ordered = carrying_out(turn, OrderKind::Resupply);
    let asks = |&unit: &UnitId| turn.order(unit) != Some(Order::Resupply { from: None });
    let asking: UnitSet = ordered.iter().filter(asks).collect();
    let supplied: UnitSet =
        asking.iter().filter(|&unit| is_supplied(turn, unit, ordered)).collect();
    count_as_resting(turn, asking - supplied);
    for unit in turn.in_order(supplied) {
        tell(turn, Fact::Resupplied { unit });
    }
}

/// [SAM-7.11.1] The peasants it named are free, have the order, and stand beside it.
fn is_supplied(battle: &Battle, unit: UnitId, ordered: UnitSet) -> bool {
    let Some(Order::Resupply { from: Some(peasants) }) = battle.order(unit) else { return false };
    ordered.contains(peasants)
        && battle.order(peasants) == Some(Order::Resupply { from: None })
        && battle.ground().distance(battle.hex(unit), battle.hex(peasants)) == 1
}
