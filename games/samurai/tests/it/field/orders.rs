//! Orders in words, turned into the lines that a side writes.
//!
//! `A1 attack B1 by (4,3) (4,2)`, `A2 defence facing 0 range 4 fire B7`, `A3 march (4,3)`.

use engine::{Game, Seat, Title as _};
use hexes::Direction;
use samurai::{Action, FireChoice, HexId, OrderKind, UnitId};
use serde_json::json;

use super::{Field, sketch};

/// The seat that writes an order, and its lines.
#[track_caller]
pub(super) fn read(field: &Field, words: &str) -> (Seat, Vec<Action>) {
    let all: Vec<&str> = words.split_whitespace().collect();
    let (unit, kind, rest) = (all[0], all[1], &all[2..]);
    let seat = seat_of(field, unit);
    let mut lines = vec![Action::Unit(unit_id(field, unit))];
    if kind == "none" {
        lines.push(Action::Drop);
        return (seat, lines);
    }
    if kind != "pursue" {
        lines.push(Action::Order(order_kind(kind)));
    }
    parameters(field, kind, rest, &mut lines);
    (seat, lines)
}

/// Units of the third force are written for by the side that they have joined.
fn seat_of(field: &Field, unit: &str) -> Seat {
    if field.battle.seats().len() > 2 {
        return commander(field, unit);
    }
    let joined = field.document().joined == Some(samurai::Side::A);
    match unit.as_bytes()[0] {
        b'A' => Seat(0),
        b'C' if joined => Seat(0),
        _ => Seat(1),
    }
}

/// [SAM-1.1.2] The seat that writes the orders of a unit.
pub(crate) fn commander(field: &Field, unit: &str) -> Seat {
    let scenery = serde_json::to_value(field.battle.scenery()).expect("JSON");
    let number = usize::from(u8::from(unit_id(field, unit)));
    serde_json::from_value(scenery["units"][number]["seat"].clone()).expect("a seat")
}

fn order_kind(word: &str) -> OrderKind {
    serde_json::from_value(json!(word)).unwrap_or_else(|_| panic!("{word:?} is no order"))
}

/// What the kind of order is followed by, in the order in which it is asked.
fn parameters(field: &Field, kind: &str, words: &[&str], lines: &mut Vec<Action>) {
    let moves = ["march", "run", "withdraw", "attack", "move-and-fire"].contains(&kind);
    let mut halted = !moves;
    let mut words = words.iter().copied();
    while let Some(word) = words.next() {
        let mut next = || words.next().unwrap_or_else(|| panic!("{word} of what?"));
        match word {
            "by" | "over" => {}
            "facing" => lines.push(Action::Face(direction(next()))),
            "range" => lines.push(Action::Range(next().parse().expect("a range"))),
            "fire" => {
                let choice = next();
                lines.push(Action::Fire(fire_choice(field, choice)));
            }
            "back" => lines.push(Action::Back(match next() {
                "none" => None,
                word => Some(direction(word)),
            })),
            "from" if kind == "move-and-fire" => {
                lines.push(Action::Halt);
                halted = true;
                lines.push(Action::Hex(hex_id(field, next())));
            }
            "at" => lines.push(Action::Hex(hex_id(field, next()))),
            word if word.starts_with('(') => lines.push(Action::Hex(hex_id(field, word))),
            word => lines.push(Action::Target(unit_id(field, word))),
        }
    }
    if !halted {
        lines.push(Action::Halt);
    }
}

fn fire_choice(field: &Field, word: &str) -> FireChoice {
    match word {
        "nearest" => FireChoice::Nearest,
        "strongest" => FireChoice::Strongest,
        "cavalry" => FireChoice::Cavalry,
        name => FireChoice::Unit(unit_id(field, name)),
    }
}

fn direction(word: &str) -> Direction {
    Direction::try_from(word.parse::<u8>().expect("a direction")).expect("a direction")
}

/// The hex that the rules write so.
pub(super) fn hex_id(field: &Field, word: &str) -> HexId {
    let (column, row) = sketch::hex(word);
    let found = field.battle.scenario().hex_at(column, row);
    found.unwrap_or_else(|| panic!("{word} is off the board"))
}

/// The unit with this name.
#[track_caller]
pub(super) fn unit_id(field: &Field, name: &str) -> UnitId {
    let found = field.battle.scenario().unit_called(name);
    found.unwrap_or_else(|| panic!("there is no unit {name}"))
}
