//! [SAM-6.3.2] Which hex each moving unit names in a step.

use super::conflicts::stop;
use super::{Named, chase};
use crate::Turn;
use crate::command;
use crate::ids::{HexId, UnitId, UnitSet};
use crate::order::Order;
use crate::pieces::{Halt, Status};
use crate::state::{Battle, Mark};

/// The step in which reinforcements enter [SAM-19.2.2].
const ENTRY: u8 = 1;

/// Everybody who goes on names the next hex of its path, or of its chase. Who finds no way stops.
pub(super) fn name_all(turn: &mut Turn<'_>) -> Named {
    let mut named = Named::NONE;
    for unit in turn.in_order(entrants(turn) | under_way(turn)) {
        if turn.doing(unit).is(Mark::Waits) {
            continue;
        }
        match next_hex(turn, unit) {
            Some(hex) => named.name(unit, hex),
            None => stop(turn, unit, Halt::NoWay),
        }
    }
    named
}

/// Whether anybody will go on in a step to come. [SAM-20.1.2] Reinforcements that are due have their
/// step whether or not they were told to enter: those who are stopped there were not seen.
pub(super) fn is_anybody_left(battle: &Battle) -> bool {
    let is_due = |unit: UnitId| !command::entries(battle, unit).is_empty();
    let to_come = || battle.with_status(Status::Waiting).iter().any(is_due);
    battle.now.step < ENTRY && to_come() || !under_way(battle).is_empty()
}

/// [SAM-19.2.2] Reinforcements that enter in this step.
fn entrants(battle: &Battle) -> UnitSet {
    if battle.now.step != ENTRY {
        return UnitSet::NONE;
    }
    let enters = |&unit: &UnitId| battle.order(unit).is_some_and(|order| order.kind().moves());
    battle.with_status(Status::Waiting).iter().filter(enters).collect()
}

/// Units on the board that have something left of their path or their chase.
pub(super) fn under_way(battle: &Battle) -> UnitSet {
    battle.visible().iter().filter(|&unit| goes_on(battle, unit)).collect()
}

/// [SAM-8.2.1], [SAM-7.5.2] Whoever was engaged moves no more in this stage, an attacker that reached
/// its target among them. Withdrawing units move in stage 6.
fn goes_on(battle: &Battle, unit: UnitId) -> bool {
    let doing = battle.doing(unit);
    let Some(order) = doing.order.filter(|order| order.kind().moves()) else { return false };
    if doing.is(Mark::Stopped) || doing.is(Mark::WasEngaged) {
        return false;
    }
    let has_path = order.path().get(usize::from(doing.progress)).is_some();
    has_path || order.prey().is_some() && chase::may_go_on(battle, unit)
}

/// The next hex of the path; with attack or pursue and the path used up, of the chase.
fn next_hex(battle: &Battle, unit: UnitId) -> Option<HexId> {
    let doing = battle.doing(unit);
    let order: Order = doing.order?;
    let on_path = order.path().get(usize::from(doing.progress));
    on_path.or_else(|| chase::next_hex(battle, unit, order.prey()?))
}
