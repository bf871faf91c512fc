//! How a line changes what is written, and what is asked next.

use hexes::Direction;

use super::moves::Route;
use super::subject::Subject;
use super::{attack, forced, partners};
use crate::action::{Action, Draft, Writing};
use crate::ids::{HexId, UnitId};
use crate::order::{Command, FireChoice, Order, OrderKind, Path, Private};
use crate::state::Battle;

/// Writes a line that was listed.
pub(super) fn write(battle: &Battle, draft: &mut Draft, action: Action) {
    match (draft.writing, action) {
        (Writing::Unit, Action::Unit(unit)) => draft.writing = taken(battle, unit),
        (Writing::Unit, Action::Done) => draft.writing = Writing::Done,
        (Writing::Order(unit), Action::Order(kind)) => choose(battle, draft, unit, kind),
        (Writing::Order(unit), Action::Drop) => drop(draft, unit),
        (Writing::Target(unit, kind), Action::Target(target)) => {
            aim(battle, draft, unit, kind, target);
        }
        (Writing::Path { unit, order, target, path }, Action::Hex(hex)) => {
            walk(draft, Route::new(battle, unit, order, target, path.with(hex)));
        }
        (Writing::Path { unit, order, target, path }, Action::Halt) => {
            halt(draft, unit, order, target, path);
        }
        (Writing::Shot { unit, target, path }, Action::Hex(hex)) => {
            fire_from(draft, unit, target, path, hex);
        }
        (Writing::Meet { unit, with }, Action::Hex(at)) => {
            put(draft, unit, Order::Regroup { with: Some(with), at }, Private::default());
        }
        (Writing::Facing(unit, kind), Action::Face(facing)) => {
            face(battle, draft, unit, kind, facing);
        }
        (Writing::Range { unit, facing }, Action::Range(range)) => {
            draft.writing = Writing::Fire { unit, order: OrderKind::Defence, facing, range };
        }
        (Writing::Fire { unit, order, facing, range }, Action::Fire(fire)) => {
            prefer(draft, unit, order, Stance { facing, range }, fire);
        }
        (Writing::Back { unit, facing, fire }, Action::Back(back)) => {
            let private = Private { fire, back, facing: None };
            put(draft, unit, Order::FireAndRetreat { facing }, private);
        }
        _ => unreachable!("only what was asked is written"),
    }
}

/// [SAM-7.17.3] Of a unit that must pursue, only the quarry is asked.
fn taken(battle: &Battle, unit: UnitId) -> Writing {
    match forced::order(battle, unit, None) {
        Some(_) => Writing::Target(unit, OrderKind::Pursue),
        None => Writing::Order(unit),
    }
}

/// The kind of order is known: on to what it needs.
fn choose(battle: &Battle, draft: &mut Draft, unit: UnitId, kind: OrderKind) {
    let plain = |draft: &mut Draft, order| put(draft, unit, order, Private::default());
    match kind {
        OrderKind::AllRoundDefence => plain(draft, Order::AllRoundDefence),
        OrderKind::Recon => plain(draft, Order::Recon),
        OrderKind::Rest => plain(draft, Order::Rest),
        OrderKind::Resupply if partners::is_peasants(battle, unit) => {
            plain(draft, Order::Resupply { from: None });
        }
        OrderKind::Defence | OrderKind::FireAndRetreat | OrderKind::Ambush => {
            draft.writing = Writing::Facing(unit, kind);
        }
        OrderKind::Shoot
        | OrderKind::Attack
        | OrderKind::MoveAndFire
        | OrderKind::Regroup
        | OrderKind::Resupply => draft.writing = Writing::Target(unit, kind),
        OrderKind::March | OrderKind::Run | OrderKind::Withdraw => {
            let path = Path::EMPTY;
            draft.writing = Writing::Path { unit, order: kind, target: None, path };
        }
        OrderKind::Flee | OrderKind::Panic | OrderKind::Pursue => {
            unreachable!("nobody orders what is forced")
        }
    }
}

/// The target, partner or quarry is known.
fn aim(battle: &Battle, draft: &mut Draft, unit: UnitId, kind: OrderKind, target: UnitId) {
    let order = match kind {
        OrderKind::Shoot => Order::Shoot { target },
        OrderKind::Pursue => Order::Pursue { quarry: target },
        OrderKind::Resupply => Order::Resupply { from: Some(target) },
        OrderKind::Regroup => {
            draft.writing = Writing::Meet { unit, with: target };
            return;
        }
        OrderKind::Attack | OrderKind::MoveAndFire => {
            return walk(draft, attack::route(battle, unit, kind, target));
        }
        OrderKind::AllRoundDefence
        | OrderKind::Defence
        | OrderKind::FireAndRetreat
        | OrderKind::March
        | OrderKind::Run
        | OrderKind::Ambush
        | OrderKind::Recon
        | OrderKind::Rest
        | OrderKind::Withdraw
        | OrderKind::Flee
        | OrderKind::Panic => unreachable!("such an order names nobody"),
    };
    put(draft, unit, order, Private::default());
}

/// Goes on with a path, which ends by itself where there is no way on.
fn walk(draft: &mut Draft, route: Route<'_>) {
    let Route { unit, kind, target, path, .. } = route;
    if route.may_go_on().is_ok() {
        draft.writing = Writing::Path { unit, order: kind, target, path };
    } else {
        halt(draft, unit, kind, target, path);
    }
}

/// The path is complete.
fn halt(draft: &mut Draft, unit: UnitId, kind: OrderKind, target: Option<UnitId>, path: Path) {
    let order = match (kind, target) {
        (OrderKind::Run, _) => Order::Run { path },
        (OrderKind::Withdraw, _) => Order::Withdraw { path },
        (OrderKind::Attack, Some(target)) => Order::Attack { target, path },
        (OrderKind::MoveAndFire, Some(target)) if path.len() > 1 => {
            draft.writing = Writing::Shot { unit, target, path };
            return;
        }
        (OrderKind::MoveAndFire, Some(target)) => Order::MoveAndFire { target, path, shot: 0 },
        _ => Order::March { path },
    };
    put(draft, unit, order, Private::default());
}

fn fire_from(draft: &mut Draft, unit: UnitId, target: UnitId, path: Path, hex: HexId) {
    let shot = attack::firing_place(path, hex) as u8;
    put(draft, unit, Order::MoveAndFire { target, path, shot }, Private::default());
}

/// The facing is known: on to the range of a sector, or to the choice of its target.
fn face(battle: &Battle, draft: &mut Draft, unit: UnitId, kind: OrderKind, facing: Direction) {
    let fires = Subject::new(battle, unit).can_fire();
    let stance = Stance { facing, range: 0 };
    if !fires {
        return take(draft, unit, kind, stance, FireChoice::default());
    }
    draft.writing = if kind == OrderKind::Defence {
        Writing::Range { unit, facing }
    } else {
        Writing::Fire { unit, order: kind, facing, range: 0 }
    };
}

/// The facing of an order that has one, and the range of its sector.
#[derive(Clone, Copy)]
struct Stance {
    facing: Direction,
    range: u8,
}

/// [SAM-5.3.2] The choice of a target is known: fire and retreat needs a way back too.
fn prefer(draft: &mut Draft, unit: UnitId, kind: OrderKind, stance: Stance, fire: FireChoice) {
    if kind == OrderKind::FireAndRetreat {
        draft.writing = Writing::Back { unit, facing: stance.facing, fire };
    } else {
        take(draft, unit, kind, stance, fire);
    }
}

/// [SAM-20.1.3] The facing of an ambush is among what stage 0 does not show.
fn take(draft: &mut Draft, unit: UnitId, kind: OrderKind, stance: Stance, fire: FireChoice) {
    let Stance { facing, range } = stance;
    let (order, secret) = if kind == OrderKind::Ambush {
        (Order::Ambush, Some(facing))
    } else {
        (Order::Defence { facing, range }, None)
    };
    put(draft, unit, order, Private { fire, back: None, facing: secret });
}

/// [SAM-5.1.1] Writes an order, instead of the one that the unit had.
fn put(draft: &mut Draft, unit: UnitId, order: Order, private: Private) {
    drop(draft, unit);
    draft.commands.push(Command { unit, order, private });
}

/// Strikes the order of a unit out.
fn drop(draft: &mut Draft, unit: UnitId) {
    if draft.command(unit).is_some() {
        let others = draft.commands.iter().filter(|command| command.unit != unit);
        draft.commands = others.copied().collect();
    }
    draft.writing = Writing::Unit;
}
