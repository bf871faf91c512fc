//! Stages 0 and 1: orders are shown, ambushes left, facings taken.

use engine::{Few, Seat};
use hexes::Direction;

use crate::Turn;
use crate::action::Draft;
use crate::command;
use crate::event::Fact;
use crate::flow::{tell, tell_only};
use crate::ids::{MOST_UNITS, UnitId, UnitSet};
use crate::order::{Command, Order, OrderKind, Private};
use crate::pieces::{Cause, Status};
use crate::planning::forced;
use crate::state::Battle;
use crate::third_force;

/// Every order, and whether its unit is commanded.
type Commands = Few<(Command, bool), MOST_UNITS>;

/// [SAM-6.1.1], [SAM-5.1.5] All orders of units on the board are shown; hidden units that were not told to stay
/// in ambush come onto the board.
pub(crate) fn show(turn: &mut Turn<'_>, orders: &[(Seat, Draft)]) {
    for (command, commanded) in &commands(turn, orders) {
        order(turn, *command, *commanded);
    }
    third_force::join_if_attacked(turn);
    let leaves = |&unit: &UnitId| turn.order(unit) != Some(Order::Ambush);
    let leaving: UnitSet = turn.hidden().iter().filter(leaves).collect();
    for unit in turn.in_order(leaving) {
        appear(turn, unit, Cause::LeftAmbush);
    }
}

/// The order of every unit that has one, and whether it is commanded, from the state at planning.
fn commands(battle: &Battle, orders: &[(Seat, Draft)]) -> Commands {
    let in_field = battle.visible() | battle.hidden() | battle.with_status(Status::Waiting);
    let given = |unit| {
        let order = order_of(battle, orders, unit)?;
        Some((order, command::is_commanded(battle, unit)))
    };
    battle.in_order(in_field).filter_map(given).collect()
}

/// [SAM-5.1.1] A unit that is not engaged and was given no order rests; a reinforcement waits.
fn order_of(battle: &Battle, orders: &[(Seat, Draft)], unit: UnitId) -> Option<Command> {
    let plain = |order| Command { unit, order, private: Private::default() };
    let Some(commander) = battle.seat_of(unit) else {
        return Some(plain(Order::AllRoundDefence));
    };
    let draft = orders.iter().find(|(seat, _)| *seat == commander);
    let written = draft.and_then(|(_, draft)| draft.command(unit)).copied();
    if let Some(order) = forced::order(battle, unit, written.as_ref()) {
        return Some(plain(order));
    }
    let idle = !battle.unit(unit).is_engaged() && battle.status(unit) != Status::Waiting;
    written.or_else(|| idle.then(|| plain(Order::Rest)))
}

/// [SAM-20.1.3] Orders of units that are not on the board stay secret.
fn order(turn: &mut Turn<'_>, command: Command, commanded: bool) {
    let Command { unit, order, private } = command;
    let (side, commanded) = (turn.side(unit), Some(commanded));
    let fact = Fact::Ordered { unit, order, side, private: Some(private), commanded };
    let stays_unseen = match turn.status(unit) {
        Status::Hidden => order == Order::Ambush,
        Status::Waiting => true,
        Status::Absent | Status::Visible | Status::Destroyed | Status::Escaped => false,
    };
    match side {
        Some(side) if stays_unseen => tell_only(turn, side, fact),
        Some(_) | None => tell(turn, fact),
    }
}

/// Puts a hidden unit onto the board.
pub(crate) fn appear(turn: &mut Turn<'_>, unit: UnitId, cause: Cause) {
    let (hex, facing) = (turn.hex(unit), turn.unit(unit).facing);
    turn.reveal();
    tell(turn, Fact::Appeared { unit, hex, facing, cause });
}

/// [SAM-20.1.1] The facing of a unit that prepares an ambush no longer is seen.
pub(crate) fn show_facing(turn: &mut Turn<'_>, unit: UnitId) {
    if turn.unit(unit).shown.is_some() {
        let facing = turn.unit(unit).facing;
        tell(turn, Fact::Faced { unit, facing });
    }
}

/// [SAM-6.1.2] Units on defence, fire and retreat and ambush take the facing ordered. The enemy does
/// not see where an ambush turns.
pub(crate) fn take_facings(turn: &mut Turn<'_>) {
    for unit in turn.in_order(turn.visible() | turn.hidden()) {
        let now = turn.unit(unit).facing;
        let Some(facing) = facing_ordered(turn, unit).filter(|&facing| facing != now) else {
            continue;
        };
        let fact = Fact::Faced { unit, facing };
        match turn.side(unit) {
            Some(side) if turn.has_order(unit, OrderKind::Ambush) => tell_only(turn, side, fact),
            Some(_) | None => tell(turn, fact),
        }
    }
}

fn facing_ordered(battle: &Battle, unit: UnitId) -> Option<Direction> {
    match battle.order(unit)? {
        Order::Defence { facing, .. } | Order::FireAndRetreat { facing } => Some(facing),
        Order::Ambush => battle.doing(unit).private.facing,
        Order::AllRoundDefence
        | Order::Shoot { .. }
        | Order::Attack { .. }
        | Order::March { .. }
        | Order::MoveAndFire { .. }
        | Order::Run { .. }
        | Order::Regroup { .. }
        | Order::Resupply { .. }
        | Order::Recon
        | Order::Rest
        | Order::Withdraw { .. }
        | Order::Flee
        | Order::Panic
        | Order::Pursue { .. } => None,
    }
}
