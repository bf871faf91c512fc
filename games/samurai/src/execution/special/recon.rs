//! [SAM-7.12.1] Recon.

use super::carrying_out;
use crate::Turn;
use crate::event::Fact;
use crate::execution::showing::appear;
use crate::flow::tell;
use crate::ids::{UnitId, UnitSet};
use crate::order::OrderKind;
use crate::pieces::Cause;
use crate::state::Battle;

/// [SAM-7.12.1] How far ninja find hidden units.
const RANGE: u8 = 3;

/// [SAM-7.12.1] Every hidden enemy within 3 hexes of a scout comes onto the board and has no order
/// any more.
pub(super) fn find(turn: &mut Turn<'_>) {
    let scouts = carrying_out(turn, OrderKind::Recon);
    if scouts.is_empty() {
        return;
    }
    let found: UnitSet =
        turn.hidden().iter().filter(|&unit| is_found(turn, unit, scouts)).collect();
    for unit in turn.in_order(found) {
        appear(turn, unit, Cause::Recon);
        tell(turn, Fact::OrderChanged { unit, order: None });
    }
}

fn is_found(battle: &Battle, unit: UnitId, scouts: UnitSet) -> bool {
    let hex = battle.hex(unit);
    let finds = |scout| battle.ground().distance(hex, battle.hex(scout)) <= RANGE;
    (scouts & battle.enemies(unit)).iter().any(finds)
}
