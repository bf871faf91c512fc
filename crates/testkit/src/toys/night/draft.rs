//! Writing secret orders, step by step.

use engine::{Phrase, Refusal, Seat};

use super::{Action, Cell, Draft, Kind, Night, Order, Planted, UnitId, Writing};

/// Adds everything that `seat` may write next.
pub(super) fn drafts(game: &Night, seat: Seat, draft: &Draft, into: &mut Vec<Action>) {
    match draft.writing {
        Writing::Unit => {
            let endless = game.plants(Planted::EndlessDraft);
            let may_order = |unit: &UnitId| endless || draft.orders[place(*unit)].is_none();
            let idle = game.units_of(seat).filter(may_order);
            into.extend(idle.map(Action::Unit));
            into.push(Action::Done);
        }
        Writing::Kind(unit) => {
            let kinds = Kind::ALL.into_iter().filter(|&kind| may_be_ordered(game, unit, kind));
            into.extend(kinds.map(Action::Kind));
        }
        Writing::Target(unit, kind) => {
            let stuck = game.plants(Planted::StuckDraft);
            let cells = Cell::all().filter(|&cell| !stuck && may_go(game, unit, kind, cell));
            into.extend(cells.map(Action::Target));
        }
        Writing::Done => {}
    }
}

/// [TOY-3.3] A hidden unit waits, creeps or comes out; only in the woods can one hide.
fn may_be_ordered(game: &Night, id: UnitId, kind: Kind) -> bool {
    let unit = game.unit(id);
    match kind {
        Kind::Rest | Kind::Guard => true,
        Kind::March | Kind::Creep => {
            let allowed = kind == Kind::March || unit.hidden;
            allowed && Cell::all().any(|cell| may_go(game, id, kind, cell))
        }
        Kind::Hide => !unit.hidden && unit.cell.is_some_and(Cell::is_woods),
        Kind::Wait => unit.hidden,
    }
}

/// [TOY-3.4] Up to three places; a creeping unit up to two and only to woods. Hidden enemies count as absent.
fn may_go(game: &Night, id: UnitId, kind: Kind, to: Cell) -> bool {
    let Some(from) = game.unit(id).cell else { return false };
    let warned = game.plants(Planted::DraftTells) && game.is_haunted(to);
    let marches = (1..=3).contains(&from.distance(to));
    let near = if kind == Kind::March { marches } else { from.creeps_to(to) };
    near && !warned
}

/// Writes something that was listed.
pub(super) fn write(draft: &mut Draft, action: Action) {
    match (draft.writing, action) {
        (Writing::Unit, Action::Unit(unit)) => draft.writing = Writing::Kind(unit),
        (Writing::Unit, Action::Done) => draft.writing = Writing::Done,
        (Writing::Kind(unit), Action::Kind(kind @ (Kind::March | Kind::Creep))) => {
            draft.writing = Writing::Target(unit, kind);
        }
        (Writing::Kind(unit), Action::Kind(kind)) => order(draft, unit, plain(kind)),
        (Writing::Target(unit, Kind::Creep), Action::Target(cell)) => {
            order(draft, unit, Order::Creep(cell));
        }
        (Writing::Target(unit, _), Action::Target(cell)) => order(draft, unit, Order::March(cell)),
        _ => unreachable!("only what is listed is written"),
    }
}

fn order(draft: &mut Draft, unit: UnitId, order: Order) {
    draft.orders[place(unit)] = Some(order);
    draft.writing = Writing::Unit;
}

/// The order of a kind that needs no target.
fn plain(kind: Kind) -> Order {
    match kind {
        Kind::Rest | Kind::March | Kind::Creep => Order::Rest,
        Kind::Guard => Order::Guard,
        Kind::Hide => Order::Hide,
        Kind::Wait => Order::Wait,
    }
}

/// [TOY-3.2] Where the one order of a unit stands in its side's draft.
pub(super) fn place(unit: UnitId) -> usize {
    unit.index() % 3
}

/// [TOY-3.1] Orders are committed when they are done.
pub(super) fn may_commit(draft: &Draft) -> Result<(), Refusal> {
    match draft.writing {
        Writing::Done => Ok(()),
        Writing::Unit | Writing::Kind(_) | Writing::Target(..) => {
            Err(Refusal::new("TOY-3.1", Phrase::new("not-done")))
        }
    }
}

/// Why something may not be written.
pub(super) fn why_not(seat: Seat, draft: &Draft, action: &Action) -> Refusal {
    let (rule, why) = match (draft.writing, action) {
        (Writing::Unit, Action::Unit(unit)) if unit.seat() != seat => ("TOY-3.2", "not-yours"),
        (Writing::Unit, Action::Unit(_)) => ("TOY-3.2", "no-second-order"),
        (Writing::Kind(_), Action::Kind(_)) => ("TOY-3.3", "not-for-this-unit"),
        (Writing::Target(..), Action::Target(_)) => ("TOY-3.4", "out-of-reach"),
        _ => ("TOY-3.1", "not-the-question"),
    };
    Refusal::new(rule, Phrase::new(why))
}
