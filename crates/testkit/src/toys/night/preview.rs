//! The numbers before an order is written.

use engine::{DicePart, Likelihood, Phrase, Preview, Seat, Weight};

use super::{Action, Cell, Draft, Kind, Night, Planted, UnitId, Writing};

/// [TOY-4.4] What a shot would do to a unit that marches past an enemy whom its side can see. Which
/// unit marches stands in the draft.
pub(super) fn of_march(
    game: &Night,
    seat: Seat,
    draft: &Draft,
    action: &Action,
) -> Option<Preview> {
    let (Writing::Target(unit, Kind::March), Action::Target(to)) = (draft.writing, *action) else {
        return None;
    };
    let from = game.unit(unit).cell?;
    let passes = |enemy: UnitId| game.unit(enemy).cell.is_some_and(|at| is_passed(from, to, at));
    let is_known = |id: UnitId| !game.unit(id).hidden || game.plants(Planted::NumbersTell);
    let mut seen = UnitId::all().filter(|&id| id.seat() != seat && is_known(id));
    seen.any(passes).then(|| shot(unit))
}

/// Whether somebody at `at` is near a way that goes on from `from`.
fn is_passed(from: Cell, to: Cell, at: Cell) -> bool {
    let mut way = Cell::all().filter(|cell| *cell != from && is_between(from, to, *cell));
    way.any(|cell| cell.distance(at) <= 1)
}

fn is_between(from: Cell, to: Cell, cell: Cell) -> bool {
    (from.min(to)..=from.max(to)).contains(&cell)
}

/// A die of which three faces hit.
fn shot(unit: UnitId) -> Preview {
    let about = |id| Phrase::new(id).number("unit", unit.0);
    Preview {
        roll: about("shot-at"),
        before: None,
        dice: vec![DicePart { source: Phrase::new("one-die"), dice: 1 }],
        total: Weight(6),
        hits: vec![Weight(3), Weight(3)],
        flags: Vec::new(),
        results: vec![Likelihood { what: about("is-hit"), weight: Weight(3) }],
        notes: vec![Phrase::new("if-guarded")],
        reply: None,
    }
}
