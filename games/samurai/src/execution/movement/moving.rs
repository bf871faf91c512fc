//! [SAM-6.3.8] All who were not stopped enter their hexes together.

use super::{Named, drowning};
use crate::Turn;
use crate::event::Fact;
use crate::fatigue::effort;
use crate::flow::tell;
use crate::ground::costs::Gait;
use crate::ids::{HexId, UnitId};
use crate::order::{Order, OrderKind};
use crate::state::Battle;

/// Everybody enters the hex that it named and faces the direction of the step; those in a river
/// test for drowning.
pub(crate) fn move_all(turn: &mut Turn<'_>, named: &Named) {
    let movers = named.units();
    for unit in turn.in_order(movers) {
        if let Some(hex) = named.hex(unit) {
            enter(turn, unit, hex);
        }
    }
    drowning::of_movers(turn, movers);
}

fn enter(turn: &mut Turn<'_>, unit: UnitId, to: HexId) {
    match turn.unit(unit).hex {
        Some(from) => walk(turn, unit, from, to),
        None => come_in(turn, unit, to),
    }
}

fn walk(turn: &mut Turn<'_>, unit: UnitId, from: HexId, to: HexId) {
    let ground = turn.ground();
    let facing = ground.direction(from, to).expect("a step leads to a neighbour");
    let cost = ground.cost(turn.card(unit).mover(), gait(turn, unit), from, facing);
    let cost = cost.expect("nobody names a hex that it may not enter");
    let effort = effort(turn, unit, from, to);
    tell(turn, Fact::Moved { unit, to, facing, cost, effort });
}

/// [SAM-19.2.2] A reinforcement enters the board and faces as the scenario says.
fn come_in(turn: &mut Turn<'_>, unit: UnitId, hex: HexId) {
    let order = turn.order(unit).expect("who enters was told to");
    let facing = turn.post(unit).facing;
    let cost = turn.ground().enter_board(turn.card(unit).mover(), gait(turn, unit), hex);
    let cost = cost.expect("nobody enters where it may not");
    let effort = effort(turn, unit, hex, hex);
    tell(turn, Fact::Entered { unit, hex, facing, order, cost, effort });
}

/// How a unit moves, by its order; whoever has lost it moves in flight.
fn gait(battle: &Battle, unit: UnitId) -> Gait {
    match battle.order(unit).map(Order::kind) {
        Some(OrderKind::Attack | OrderKind::Pursue) => Gait::Attack,
        Some(OrderKind::MoveAndFire) => Gait::MoveAndFire,
        Some(OrderKind::Run) => Gait::Run,
        Some(OrderKind::Flee | OrderKind::Panic) | None => Gait::Flight,
        Some(
            OrderKind::March
            | OrderKind::Withdraw
            | OrderKind::AllRoundDefence
            | OrderKind::Defence
            | OrderKind::FireAndRetreat
            | OrderKind::Shoot
            | OrderKind::Ambush
            | OrderKind::Regroup
            | OrderKind::Resupply
            | OrderKind::Recon
            | OrderKind::Rest,
        ) => Gait::March,
    }
}
