//! [SAM-6.6.1] Stage 6: who withdraws, flees or panics.
//!
//! `naming` says where each of them goes, `flight` which way those run who obey nobody,
//! `arrivals` who rallies and who is gone, `caught` who runs into an enemy.

mod arrivals;
mod caught;
mod flight;
mod naming;

pub(crate) use naming::withdrawing;

use crate::Turn;
use crate::event::{Fact, Stage};
use crate::execution::movement::{
    Nerves, fire_at_leaving, interrupt, move_all, reveal, settle_conflicts,
};
use crate::execution::release;
use crate::flow::{enter, tell};
use crate::ids::{UnitId, UnitSet};
use crate::order::{Order, OrderKind};
use crate::pieces::Level;
use crate::state::Battle;

/// [SAM-6.6.2] The steps of stage 6.
const STEPS: u8 = 4;

/// [SAM-6.6.2] Fire at units that begin to leave; steps 1 to 4, as long as any unit is on the way; then
/// [SAM-6.6.4] those that are left behind.
pub(crate) fn stage(turn: &mut Turn<'_>) {
    enter(turn, Stage::Leaving, 1);
    let fighters = release::engaged(turn);
    run_at_once(turn);
    arrivals::settle(turn);
    fire_at_leaving(turn, naming::on_the_way(turn));
    for step in 1..=STEPS {
        let leaving = naming::on_the_way(turn);
        if leaving.is_empty() {
            break;
        }
        if step > 1 {
            enter(turn, Stage::Leaving, step);
        }
        walk(turn, leaving);
        caught::engage(turn);
    }
    release::settle(turn, fighters);
}

/// [SAM-6.6.2] Naming, conflicts, moves, drowning, revealing, fire and strikes, as in stage 3. Units
/// rally or are gone as soon as they have arrived.
fn walk(turn: &mut Turn<'_>, leaving: UnitSet) {
    let mut named = naming::name(turn, leaving);
    let met = settle_conflicts(turn, &mut named);
    let nerves = Nerves::of(turn);
    move_all(turn, &named);
    nerves.stop_shaken(turn);
    arrivals::settle(turn);
    reveal(turn, met);
    interrupt(turn);
}

/// [SAM-14.4.1] With the option, whoever was put to flight this turn runs already now.
fn run_at_once(turn: &mut Turn<'_>) {
    if !turn.setting.get().options.flee_same_turn || !turn.plays(Level::Extended) {
        return;
    }
    for unit in turn.in_order(turn.visible()) {
        if let Some(order) = new_flight(turn, unit) {
            tell(turn, Fact::OrderChanged { unit, order: Some(order) });
        }
    }
}

/// The order of a unit that has lost its nerve and its order this turn.
fn new_flight(battle: &Battle, unit: UnitId) -> Option<Order> {
    let runs = [OrderKind::Flee, OrderKind::Panic].iter().any(|&kind| battle.has_order(unit, kind));
    battle.side(unit)?;
    match battle.unit(unit).markers {
        2 if !runs => Some(Order::Flee),
        3 if !runs => Some(Order::Panic),
        _ => None,
    }
}
