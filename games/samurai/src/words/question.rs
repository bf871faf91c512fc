//! What is asked, and what the others hear meanwhile.

use engine::{Game as _, Phrase, Seat, SeatSet, Viewer};

use super::terms;
use crate::action::{Draft, Writing};
use crate::event::Stage;
use crate::ids::UnitId;
use crate::order::{OrderKind, Path};
use crate::pieces::{Side, Status};
use crate::state::{Battle, Phase};

/// The question that is open, as somebody may hear it.
pub(super) fn question(battle: &Battle, viewer: Viewer) -> Phrase {
    match battle.phase {
        Phase::Writing(_) if is_asked(battle, viewer) => with_turn(battle, ask_id(battle)),
        Phase::Writing(_) | Phase::Running => awaited(battle, battle.waiting().seats()),
        Phase::Over { winner, points } => over(battle, winner, points),
    }
}

fn is_asked(battle: &Battle, viewer: Viewer) -> bool {
    let Viewer::Seat(seat) = viewer else { return false };
    battle.waiting().asks_orders_of(seat)
}

fn ask_id(battle: &Battle) -> &'static str {
    if battle.now.stage == Stage::SetUp { "ask-hide" } else { "ask-orders" }
}

fn wait_id(battle: &Battle) -> &'static str {
    if battle.now.stage == Stage::SetUp { "wait-hide" } else { "wait-orders" }
}

/// [SAM-4.1.1] The turn, of how many.
fn with_turn(battle: &Battle, id: &'static str) -> Phrase {
    let turns = battle.setting.get().turns;
    Phrase::new(id).number("turn", battle.now.turn).number("turns", turns)
}

/// What the others hear while the orders of `seats` are waited for.
pub(super) fn awaited(battle: &Battle, seats: SeatSet) -> Phrase {
    let setting = battle.setting.get();
    let sides = seats.iter().map(|seat| setting.seat_name(seat));
    let sides = sides.collect::<Vec<_>>().join(", ");
    with_turn(battle, wait_id(battle)).text("sides", sides)
}

fn over(battle: &Battle, winner: Option<Side>, points: [i16; 2]) -> Phrase {
    let setting = battle.setting.get();
    let [a, b] = Side::BOTH.map(|side| setting.side_name(side));
    // [SAM-19.1.3] Equal points are won by the survivors.
    let won = if points[0] == points[1] { "ask-over-survivors" } else { "ask-over" };
    let phrase = match winner {
        Some(winner) => Phrase::new(won).text("winner", setting.side_name(winner)),
        None => Phrase::new("ask-over-drawn"),
    };
    phrase.text("a", a).text("b", b).number("a-points", points[0]).number("b-points", points[1])
}

/// What is to be written next.
pub(super) fn question_draft(battle: &Battle, seat: Seat, draft: &Draft) -> Phrase {
    let setting = battle.setting.get();
    let of = |id, unit| setting.of_unit(id, unit);
    match draft.writing {
        Writing::Unit => which_unit(battle, seat, draft),
        Writing::Order(unit) => with_place(battle, of("ask-order", unit), unit),
        Writing::Target(unit, kind) => of("ask-target", unit).term("order", kind.term()),
        Writing::Path { unit, order, path, .. } => which_way(battle, unit, order, path),
        Writing::Shot { unit, target, .. } => {
            setting.with_unit(of("ask-shot", unit), "target", target)
        }
        Writing::Meet { unit, with } => setting.with_unit(of("ask-meet", unit), "target", with),
        Writing::Facing(unit, kind) => of("ask-facing", unit).term("order", kind.term()),
        Writing::Range { unit, facing } => {
            of("ask-range", unit).term("facing", terms::direction(facing))
        }
        Writing::Fire { unit, facing, .. } => {
            of("ask-fire", unit).term("facing", terms::direction(facing))
        }
        Writing::Back { unit, .. } => of("ask-back", unit),
        Writing::Place(unit) => of("ask-place", unit),
        Writing::PlaceFacing { unit, hex } => {
            setting.with_hex(of("ask-place-facing", unit), "hex", hex)
        }
        Writing::Done => Phrase::new("ask-commit"),
    }
}

/// Which unit comes next, and how many of them have no order yet.
fn which_unit(battle: &Battle, seat: Seat, draft: &Draft) -> Phrase {
    if battle.now.stage == Stage::SetUp {
        return hiding(battle, seat, draft);
    }
    let ordered = draft.commands.len() as i64;
    let units = battle.command_of(seat) & (battle.visible() | battle.hidden());
    let left = units.iter().filter(|&unit| draft.command(unit).is_none()).count() as i64;
    with_turn(battle, "ask-unit").number("ordered", ordered).number("left", left)
}

/// [SAM-19.2.4] The points that the hidden units cost, of how many.
fn hiding(battle: &Battle, seat: Seat, draft: &Draft) -> Phrase {
    let setting = battle.setting.get();
    let spent: u16 = draft.places.iter().map(|place| setting.cost(place.unit)).sum();
    let sheet = battle.seating().side(seat).and_then(|side| setting.sides[side.index()].hiding);
    Phrase::new("ask-hide-unit")
        .number("has", spent)
        .number("limit", sheet.map_or(0, |it| it.points))
}

/// Where a unit stands; reinforcements stand nowhere yet.
fn with_place(battle: &Battle, phrase: Phrase, unit: UnitId) -> Phrase {
    match battle.unit(unit).hex {
        Some(hex) => battle.setting.get().with_hex(phrase, "hex", hex),
        None => phrase.term("hex", "place-outside"),
    }
}

/// The path so far; a reinforcement is asked where it enters.
fn which_way(battle: &Battle, unit: UnitId, order: OrderKind, path: Path) -> Phrase {
    let setting = battle.setting.get();
    let enters = path.is_empty() && battle.status(unit) == Status::Waiting;
    let id = match (enters, path.is_empty()) {
        (true, _) => "ask-entry",
        (false, true) => "ask-way",
        (false, false) => "ask-way-on",
    };
    let phrase = setting.of_unit(id, unit).term("order", order.term());
    if path.is_empty() { phrase } else { phrase.text("path", setting.path_name(path)) }
}
