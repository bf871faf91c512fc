//! [SAM-6.4.1] Stage 4: special orders. Each part is one event, judged by the state before it.

mod hiding;
mod recon;
mod regroup;
mod rest;
mod resupply;

use crate::Turn;
use crate::event::Fact;
use crate::flow::tell;
use crate::ids::{UnitId, UnitSet};
use crate::order::{Order, OrderKind};
use crate::pieces::Level;
use crate::state::Battle;

/// [SAM-6.4.1] Hiding, recon, regroup, resupply; then rest, which does something at expert.
pub(crate) fn stage(turn: &mut Turn<'_>) {
    hiding::hide(turn);
    recon::find(turn);
    regroup::merge(turn);
    resupply::supply(turn);
    if turn.plays(Level::Expert) {
        rest::recover(turn);
    }
}

/// [SAM-6.4.1] Units on the board with a special order; who is engaged by now does not carry it
/// out.
fn carrying_out(battle: &Battle, kind: OrderKind) -> UnitSet {
    let able = |&unit: &UnitId| battle.has_order(unit, kind) && !battle.unit(unit).is_engaged();
    battle.visible().iter().filter(able).collect()
}

/// [SAM-5.4.1] Units whose order turned out impossible count as resting.
fn count_as_resting(turn: &mut Turn<'_>, units: UnitSet) {
    for unit in turn.in_order(units) {
        tell(turn, Fact::OrderChanged { unit, order: Some(Order::Rest) });
    }
}
