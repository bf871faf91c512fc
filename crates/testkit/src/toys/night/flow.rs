//! How the orders are carried out, all seats' together.

use engine::{Draw, Game, Seat};

use super::draft::place;
use super::{Action, Cell, Draft, Event, Night, Order, Phase, Planted, Turn, UnitId};

/// [TOY-4.1] All orders are opened together; those of units that stay hidden stay secret. Units
/// without orders rest, or go on waiting if they are hidden.
pub(super) fn open(turn: &mut Turn<'_>, orders: &[(Seat, Draft)]) {
    turn.emit(Event::Opened);
    for unit in UnitId::all().filter(|&id| turn.unit(id).cell.is_some()).collect::<Vec<_>>() {
        let draft = orders.iter().find(|(seat, _)| *seat == unit.seat());
        let (_, draft) = draft.expect("every seat has orders");
        let idle = if turn.unit(unit).hidden { Order::Wait } else { Order::Rest };
        show_order(turn, unit, draft.orders[place(unit)].unwrap_or(idle));
    }
    run(turn);
}

fn show_order(turn: &mut Turn<'_>, unit: UnitId, order: Order) {
    let secret = turn.unit(unit).hidden && order.stays_hidden();
    let told = !secret || turn.plants(Planted::OpeningTells);
    let knows = if told { turn.seats() } else { unit.seat().into() };
    turn.emit(Event::Ordered { unit, order, knows });
    if turn.unit(unit).hidden && !order.stays_hidden() {
        appear(turn, unit);
    }
}

/// [TOY-4.6] A unit that is called out guards where it stands.
fn signal(turn: &mut Turn<'_>, unit: UnitId) {
    if turn.plants(Planted::UnsealedSignal) {
        let cell = turn.unit(unit).cell.expect("a hidden unit stands somewhere");
        turn.emit(Event::Appeared { unit, cell });
    } else {
        appear(turn, unit);
    }
    turn.emit(Event::Ordered { unit, order: Order::Guard, knows: turn.seats() });
}

fn appear(turn: &mut Turn<'_>, unit: UnitId) {
    let cell = turn.unit(unit).cell.expect("a hidden unit stands somewhere");
    turn.reveal();
    turn.emit(Event::Appeared { unit, cell });
}

/// [TOY-4.2] First the marches, unit by unit, then the rest; then the turn is over.
fn run(turn: &mut Turn<'_>) {
    while turn.phase == Phase::Executing {
        match (next(turn, is_march), next(turn, |_| true)) {
            (Some((unit, Order::March(to))), _) => step(turn, unit, to),
            (_, Some((unit, order))) => carry_out(turn, unit, order),
            (_, None) => turn.emit(Event::TurnEnded),
        }
    }
}

fn next(game: &Night, kind: fn(Order) -> bool) -> Option<(UnitId, Order)> {
    UnitId::all()
        .filter_map(|id| game.unit(id).order.map(|order| (id, order)))
        .find(|(_, order)| kind(*order))
}

fn is_march(order: Order) -> bool {
    matches!(order, Order::March(_))
}

/// [TOY-4.3] A march goes place by place; whoever watches fires at once.
fn step(turn: &mut Turn<'_>, unit: UnitId, to: Cell) {
    let from = turn.unit(unit).cell.expect("only units on the road march");
    if from == to {
        return finish(turn, unit);
    }
    // Whether anybody lies in wait or not, having gone there cannot be undone.
    if !turn.plants(Planted::UnsealedStep) {
        turn.reveal();
    }
    turn.emit(Event::Stepped { unit, to: from.towards(to) });
    if let Some(watcher) = watcher(turn, unit) {
        interrupt(turn, watcher, unit);
    } else if turn.unit(unit).cell == Some(unit.goal()) {
        finish(turn, unit);
        turn.emit(Event::Arrived { unit });
    }
}

/// The first enemy that watches the place where `unit` stands now and has not fired yet.
fn watcher(game: &Night, unit: UnitId) -> Option<UnitId> {
    let cell = game.unit(unit).cell?;
    UnitId::all().filter(|id| id.seat() != unit.seat()).find(|&id| {
        let enemy = game.unit(id);
        let near = enemy.cell.is_some_and(|at| at.distance(cell) <= 1);
        near && !enemy.fired && enemy.order.is_some_and(Order::watches)
    })
}

/// [TOY-4.4] Who lies in wait appears, and hits on a 4 or more; the owner of what is left is asked
/// whether it goes on.
fn interrupt(turn: &mut Turn<'_>, watcher: UnitId, unit: UnitId) {
    if turn.unit(watcher).hidden {
        appear(turn, watcher);
    }
    let dice = turn.roll(Draw::open("fire"), 1, 6);
    turn.emit(Event::Fired { unit: watcher, at: unit, dice });
    if dice[0] >= 4 {
        turn.emit(Event::Hit { unit });
    }
    if turn.unit(unit).cell.is_some() {
        turn.emit(Event::Asked { unit });
    }
}

/// Carries out the answer to "Press on or halt?".
pub(super) fn resolve(turn: &mut Turn<'_>, action: Action) {
    let Phase::Asking(unit) = turn.phase else { unreachable!("asked only after being fired at") };
    match action {
        Action::Press => turn.emit(Event::Pressed { unit }),
        Action::Halt => finish(turn, unit),
        Action::Signal(hidden) => signal(turn, hidden),
        Action::Unit(_) | Action::Kind(_) | Action::Target(_) | Action::Done => {
            unreachable!("orders are drafted, not played")
        }
    }
    run(turn);
}

/// [TOY-4.5] Units hide where they stand; creeping units change their woods unseen.
fn carry_out(turn: &mut Turn<'_>, unit: UnitId, order: Order) {
    match order {
        Order::Hide => turn.emit(Event::Hid { unit }),
        Order::Creep(to) => {
            turn.emit(Event::Crept { unit, to, knows: unit.seat().into() });
        }
        Order::Rest | Order::March(_) | Order::Guard | Order::Wait => {}
    }
    finish(turn, unit);
}

fn finish(turn: &mut Turn<'_>, unit: UnitId) {
    let hidden = turn.unit(unit).hidden;
    let knows = if hidden { unit.seat().into() } else { turn.seats() };
    turn.emit(Event::Finished { unit, knows });
}
