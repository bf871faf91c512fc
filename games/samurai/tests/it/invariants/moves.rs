//! What orders may say, and how units may move by them.

use hexes::Direction;
use samurai::{HexId, Moment, Order, OrderKind, Stage, UnitId};

use super::deeds::{in_stage, visible};
use super::ledger::Ledger;
use crate::random::{Checked, ensure};

/// [SAM-5.2.1], [SAM-5.2.2] A path leads from neighbour to neighbour, within the allowance.
pub(super) fn give(ledger: &mut Ledger<'_>, unit: UnitId, order: Order) -> Checked {
    let (facts, kind) = (ledger.facts, order.kind());
    let mut from = ledger.sheet(unit).hex;
    let mut cost = 0;
    for to in order.path().iter() {
        let adjacent = from.is_none_or(|from| facts.direction(from, to).is_some());
        ensure(adjacent, || format!("{to:?} is not next to {from:?}"))?;
        ensure(facts.admits(unit, to), || format!("it may not be in {to:?}"))?;
        cost += facts.cost(unit, kind, from, to);
        from = Some(to);
    }
    let most = facts.allowance(unit, kind);
    ensure(cost <= most, || format!("it may spend {most} points, not {cost}"))?;
    let before = ledger.sheet_mut(unit).turn.order.replace(kind);
    ensure(before.is_none(), || format!("it had {before:?} already"))
}

/// [SAM-14.4.1] Whoever runs at once begins anew.
pub(super) fn change(ledger: &mut Ledger<'_>, unit: UnitId, order: Option<Order>) -> Checked {
    let turn = &mut ledger.sheet_mut(unit).turn;
    turn.order = order.map(Order::kind);
    if matches!(order, Some(Order::Flee | Order::Panic)) {
        turn.spent = 0;
    }
    Ok(())
}

/// [SAM-6.3.8] A unit enters a neighbouring hex, once a step, by an order that moves it in this
/// stage, and within its allowance.
pub(super) fn walk(
    ledger: &mut Ledger<'_>,
    at: Moment,
    unit: UnitId,
    to: HexId,
    facing: Direction,
    cost: u8,
) -> Checked {
    let (facts, sheet) = (ledger.facts, ledger.sheet(unit).clone());
    let kind = sheet.turn.order.ok_or("it has no order")?;
    let leaves = matches!(kind, OrderKind::Withdraw | OrderKind::Flee | OrderKind::Panic);
    ensure(leaves || sheet.foes.is_empty(), || "it is engaged".to_owned())?;
    in_stage(at, if leaves { Stage::Leaving } else { Stage::Movement })?;
    if let Some(from) = sheet.hex {
        let direction = facts.direction(from, to);
        ensure(direction == Some(facing), || format!("it came from {from:?}"))?;
    }
    ensure(cost == facts.cost(unit, kind, sheet.hex, to), || "it paid another cost".to_owned())?;
    let (spent, most) = (sheet.turn.spent + cost, facts.allowance(unit, kind));
    ensure(spent <= most, || format!("it has spent {spent} of {most} points"))?;
    ensure(sheet.turn.moved != Some(at), || "it moved twice in a step".to_owned())?;
    ledger.release(unit);
    let sheet = ledger.sheet_mut(unit);
    (sheet.hex, sheet.facing) = (Some(to), facing);
    (sheet.turn.spent, sheet.turn.moved) = (spent, Some(at));
    Ok(())
}

/// [SAM-7.3.3] Whoever fires and retreats steps back into a neighbouring hex, after its shot.
pub(super) fn step_back(ledger: &mut Ledger<'_>, unit: UnitId, to: HexId) -> Checked {
    visible(ledger, unit)?;
    let sheet = ledger.sheet(unit);
    let from = sheet.hex.ok_or("it stands nowhere")?;
    let may = sheet.turn.order == Some(OrderKind::FireAndRetreat)
        && sheet.turn.shots == 1
        && sheet.foes.is_empty()
        && ledger.facts.direction(from, to).is_some();
    ledger.sheet_mut(unit).hex = Some(to);
    ensure(may, || format!("it may not step back from {from:?}"))
}
