//! The position as a document that people read and write.

use engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::pieces::UNITS;
use super::shelf::SOUND;
use super::state::{Phase, Unit};
use super::{Cell, Night, Order, UnitId};
use crate::toys::shelf::Wrong;

/// The position at a moment when somebody is asked.
///
/// It leaves out what has been written in secret: where a side has committed and the other has
/// not, nobody knows its orders any more, and its units rest or go on waiting. It leaves out what
/// is wrong with the toy, too: what is arranged is sound.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Document {
    /// The turn, from 1.
    pub turn: u8,
    /// What is asked.
    pub asks: Asks,
    /// Every unit once, also those that have left the road.
    pub units: Vec<UnitLine>,
}

/// What is asked, and of whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Asks {
    /// Orders, of all who have not committed.
    Orders {
        /// Who has.
        committed: SeatSet,
    },
    /// Whether a unit that was fired at goes on, of its owner.
    PressOrHalt {
        /// Which it is.
        unit: UnitId,
    },
    /// Nothing: the night is over. Such a position can be written, but not be arranged.
    Nothing,
}

/// A unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitLine {
    /// Its number.
    pub unit: UnitId,
    /// Where it stands. A unit that is nowhere has arrived, or is lost if no strength is left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Cell>,
    /// Its strength.
    pub strength: u8,
    /// Whether it is hidden from its enemy.
    #[serde(default, skip_serializing_if = "is_false")]
    pub hidden: bool,
    /// Whether it has fired in this turn.
    #[serde(default, skip_serializing_if = "is_false")]
    pub fired: bool,
    /// What it still has to do this turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<Order>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_false(value: &bool) -> bool {
    !value
}

/// The document of a position.
pub(super) fn document(game: &Night) -> Document {
    let asks = match game.phase {
        Phase::Planning { committed } => Asks::Orders { committed },
        Phase::Asking(unit) => Asks::PressOrHalt { unit },
        Phase::Executing | Phase::Over => Asks::Nothing,
    };
    let line = |unit: UnitId| {
        let &Unit { cell, strength, hidden, fired, order } = game.unit(unit);
        UnitLine { unit, at: cell, strength, hidden, fired, order }
    };
    Document { turn: game.turn, asks, units: UnitId::all().map(line).collect() }
}

/// The position of a document, or all that cannot be so.
pub(super) fn arrange(document: &Document) -> Result<Night, Vec<String>> {
    let mut wrong = Wrong::default();
    check_numbers(&mut wrong, document);
    wrong.check()?;
    let game = place(document);
    UnitId::all().for_each(|id| check_unit(&mut wrong, &game, id));
    match game.phase {
        Phase::Planning { committed } => check_planning(&mut wrong, &game, committed),
        Phase::Asking(unit) => check_asking(&mut wrong, &game, unit),
        Phase::Executing | Phase::Over => wrong.unless(false, || "Nobody is asked.".to_owned()),
    }
    wrong.check().map(|()| game)
}

/// The position as it is written, right or wrong; all its units exist.
fn place(document: &Document) -> Night {
    let mut game = Night::new(&SOUND);
    for line in &document.units {
        let &UnitLine { unit, at, strength, hidden, fired, order } = line;
        game.units[unit.index()] = Unit { cell: at, strength, hidden, fired, order };
        if at.is_none() && strength > 0 {
            game.arrived[usize::from(unit.seat().0)] += 1;
        }
    }
    game.turn = document.turn;
    game.phase = match document.asks {
        Asks::Orders { committed } => Phase::Planning { committed },
        Asks::PressOrHalt { unit } => Phase::Asking(unit),
        Asks::Nothing => Phase::Over,
    };
    game
}

/// Every number stands for something.
fn check_numbers(wrong: &mut Wrong, document: &Document) {
    wrong.check_turn(document.turn, SOUND.turns);
    let exists = |id: UnitId| id.index() < UNITS;
    for id in UnitId::all() {
        let lines = document.units.iter().filter(|line| line.unit == id).count();
        wrong.unless(lines == 1, || format!("Unit {} must be there once.", id.0));
    }
    for line in &document.units {
        wrong.unless(exists(line.unit), || format!("There is no unit {}.", line.unit.0));
        let target = match line.order {
            Some(Order::March(to) | Order::Creep(to)) => Some(to),
            Some(Order::Rest | Order::Guard | Order::Hide | Order::Wait) | None => None,
        };
        for cell in line.at.iter().chain(&target) {
            wrong.unless(*cell <= Cell::EAST, || format!("There is no place {}.", cell.0));
        }
    }
    if let Asks::PressOrHalt { unit } = document.asks {
        wrong.unless(exists(unit), || format!("There is no unit {}.", unit.0));
    }
}

/// What holds for a unit at any time.
fn check_unit(wrong: &mut Wrong, game: &Night, id: UnitId) {
    let (number, unit) = (id.0, *game.unit(id));
    wrong.unless(unit.strength <= 2, || format!("Unit {number} has a strength of 2 at most."));
    let Some(cell) = unit.cell else {
        let idle = !unit.hidden && !unit.fired && unit.order.is_none();
        return wrong.unless(idle, || format!("Unit {number} has left the road."));
    };
    wrong.unless(unit.strength > 0, || format!("Unit {number} is lost and stands nowhere."));
    let fits = !unit.hidden || cell.is_woods();
    wrong.unless(fits, || format!("Unit {number} can hide in the woods only."));
}

/// [TOY-3.1] While orders are written none is being carried out.
fn check_planning(wrong: &mut Wrong, game: &Night, committed: SeatSet) {
    let seats = [Seat(0), Seat(1)];
    let writes = seats.iter().any(|&seat| !committed.contains(seat));
    let known = committed.iter().all(|seat| seats.contains(&seat));
    wrong.unless(writes && known, || "One side at most has committed.".to_owned());
    for id in UnitId::all() {
        let unit = game.unit(id);
        let fresh = unit.order.is_none() && !unit.fired;
        wrong.unless(fresh, || format!("Unit {} has no order yet.", id.0));
    }
    let on_the_road = seats.iter().all(|&seat| game.units_of(seat).next().is_some());
    wrong.unless(on_the_road, || "A side has left the road: the night is over.".to_owned());
}

/// [TOY-4.4] The first unit that is still marching has just been fired at.
fn check_asking(wrong: &mut Wrong, game: &Night, asked: UnitId) {
    let marches = |id: UnitId| matches!(game.unit(id).order, Some(Order::March(_)));
    let first = UnitId::all().find(|&id| marches(id));
    wrong.unless(first == Some(asked), || {
        format!("Unit {} is not the first that marches.", asked.0)
    });
    let cell = game.unit(asked).cell;
    let fired = |id: UnitId| {
        let enemy = game.unit(id);
        let near = enemy.cell.zip(cell).is_some_and(|(at, cell)| at.distance(cell) <= 1);
        id.seat() != asked.seat() && enemy.fired && near
    };
    wrong.unless(UnitId::all().any(fired), || format!("Nobody fired at unit {}.", asked.0));
    for id in UnitId::all() {
        let steps = if id == asked { 0..=2 } else { 1..=3 };
        let fits = fits_order(game.unit(id), |distance| steps.contains(&distance));
        wrong.unless(fits, || format!("Unit {} cannot have that order now.", id.0));
    }
}

/// [TOY-4.1] Whether a unit on the road can have its order while marches go on. `marches` says
/// whether it can be so far from where it marches to.
fn fits_order(unit: &Unit, marches: impl Fn(u8) -> bool) -> bool {
    let Some(cell) = unit.cell else { return unit.order.is_none() };
    match unit.order {
        // Whoever waited and has fired is hidden no more.
        Some(Order::Wait) => unit.hidden != unit.fired,
        Some(Order::Creep(to)) => unit.hidden && !unit.fired && cell.creeps_to(to),
        Some(Order::Guard) => !unit.hidden,
        Some(Order::Hide) => !unit.hidden && !unit.fired && cell.is_woods(),
        Some(Order::March(to)) => !unit.hidden && !unit.fired && marches(cell.distance(to)),
        // [TOY-4.2] Its march is done; nothing else is before all marches are.
        None | Some(Order::Rest) => !unit.hidden && !unit.fired,
    }
}
