//! [SAM-6.6.1], [SAM-6.6.2] Who moves in stage 6, and where each of them goes next.

use super::flight;
use crate::Turn;
use crate::event::Fact;
use crate::execution::movement::Named;
use crate::flow::tell;
use crate::ids::{HexId, UnitId, UnitSet};
use crate::order::{Order, OrderKind, Path};
use crate::pieces::Halt;
use crate::state::{Battle, Mark};

/// [SAM-6.6.1] Who still has somewhere to go: units that withdraw, [SAM-7.15.1] flee or panic.
pub(super) fn on_the_way(battle: &Battle) -> UnitSet {
    let goes = |&unit: &UnitId| goes_on(battle, unit);
    battle.visible().iter().filter(goes).collect()
}

/// Those of them who withdraw.
pub(crate) fn withdrawing(battle: &Battle) -> UnitSet {
    let withdraws = |&unit: &UnitId| battle.has_order(unit, OrderKind::Withdraw);
    on_the_way(battle).iter().filter(withdraws).collect()
}

/// [SAM-7.15.3] A unit that has rallied stops, whatever comes after; so does [SAM-6.6.3] one that was
/// caught.
fn goes_on(battle: &Battle, unit: UnitId) -> bool {
    let doing = battle.doing(unit);
    let caught = doing.is(Mark::Left) && battle.unit(unit).is_engaged();
    let on_foot = !doing.is(Mark::Stopped) && !doing.is(Mark::Rallied) && !caught;
    match doing.order {
        Some(Order::Withdraw { path }) => on_foot && next_of(battle, unit, path).is_some(),
        Some(Order::Flee) => on_foot && has_points(battle, unit),
        Some(Order::Panic) => on_foot && has_points(battle, unit),
        Some(
            Order::AllRoundDefence
            | Order::Defence { .. }
            | Order::FireAndRetreat { .. }
            | Order::Shoot { .. }
            | Order::Attack { .. }
            | Order::March { .. }
            | Order::MoveAndFire { .. }
            | Order::Run { .. }
            | Order::Ambush
            | Order::Regroup { .. }
            | Order::Resupply { .. }
            | Order::Recon
            | Order::Rest
            | Order::Pursue { .. },
        )
        | None => false,
    }
}

fn has_points(battle: &Battle, unit: UnitId) -> bool {
    battle.doing(unit).spent < flight::allowance(battle, unit)
}

fn next_of(battle: &Battle, unit: UnitId, path: Path) -> Option<HexId> {
    path.get(usize::from(battle.doing(unit).progress))
}

/// [SAM-6.6.2] The next hex of everybody who does not wait; who has none stops.
pub(super) fn name(turn: &mut Turn<'_>, leaving: UnitSet) -> Named {
    let mut named = Named::NONE;
    for unit in turn.in_order(leaving) {
        if turn.doing(unit).is(Mark::Waits) {
            continue;
        }
        match next(turn, unit) {
            Ok(hex) => named.name(unit, hex),
            Err(why) => tell(turn, Fact::Stopped { unit, why }),
        }
    }
    named
}

fn next(battle: &Battle, unit: UnitId) -> Result<HexId, Halt> {
    match battle.order(unit) {
        Some(Order::Withdraw { path }) => withdraw(battle, unit, path),
        Some(_) | None => flight::next(battle, unit),
    }
}

/// [SAM-7.14.3] No step to a hex beside which a visible enemy stands now.
fn withdraw(battle: &Battle, unit: UnitId, path: Path) -> Result<HexId, Halt> {
    let to = next_of(battle, unit, path).ok_or(Halt::NoWay)?;
    let watches = |enemy| battle.ground().distance(battle.hex(enemy), to) == 1;
    let enemies = battle.enemies(unit) & battle.visible();
    if enemies.iter().any(watches) { Err(Halt::Watched) } else { Ok(to) }
}
