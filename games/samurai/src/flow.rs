//! [SAM-4.1.1] The sequence of play: from one planning to the next.

use engine::Seat;

use crate::Turn;
use crate::action::Draft;
use crate::event::{Event, Fact, Stage};
use crate::execution::{leaving, melee, movement, pursuit, shooting, showing, special};
use crate::pieces::{Level, Side};
use crate::{morale, setup, third_force, victory};

/// Makes a fact so, now, and tells both sides.
pub(crate) fn tell(turn: &mut Turn<'_>, fact: Fact) {
    tell_to(turn, None, fact);
}

/// Makes a fact so of which only one side is told.
pub(crate) fn tell_only(turn: &mut Turn<'_>, side: Side, fact: Fact) {
    tell_to(turn, Some(side), fact);
}

/// Makes a fact so of which one side is told, or both.
pub(crate) fn tell_to(turn: &mut Turn<'_>, only: Option<Side>, fact: Fact) {
    let owner = if let Fact::Ordered { side, .. } = fact { side } else { None };
    let seats = only.or(owner).map(|side| turn.seating().of(side));
    let seats = seats.filter(|seats| seats.len() > 1);
    let at = turn.now;
    turn.emit(Event { at, only, seats, fact });
}

/// Begins a stage of the turn, or a step of it.
pub(crate) fn enter(turn: &mut Turn<'_>, stage: Stage, step: u8) {
    tell(turn, Fact::Began { stage, step });
}

/// Everything before the first decision.
pub(crate) fn begin(turn: &mut Turn<'_>) {
    if setup::is_asked(turn) {
        enter(turn, Stage::SetUp, 0);
    } else {
        begin_turn(turn, 1);
    }
}

/// [SAM-4.1.3] When both sides have committed, all orders are opened together.
pub(crate) fn open(turn: &mut Turn<'_>, orders: &[(Seat, Draft)]) {
    if turn.now.stage == Stage::SetUp {
        setup::open(turn, orders);
        return begin_turn(turn, 1);
    }
    execute(turn, orders);
    end_turn(turn);
}

/// [SAM-4.1.1] The start of a turn, its morale phase, and planning.
fn begin_turn(turn: &mut Turn<'_>, number: u8) {
    tell(turn, Fact::TurnBegan { turn: number });
    third_force::begin_turn(turn);
    if turn.plays(Level::Extended) {
        enter(turn, Stage::Morale, 0);
        morale::phase(turn);
    }
    enter(turn, Stage::Planning, 0);
}

/// [SAM-4.1.4] The stages of execution, each finished before the next begins.
fn execute(turn: &mut Turn<'_>, orders: &[(Seat, Draft)]) {
    enter(turn, Stage::Showing, 0);
    showing::show(turn, orders);
    enter(turn, Stage::Defence, 0);
    showing::take_facings(turn);
    enter(turn, Stage::Shooting, 0);
    shooting::stage(turn);
    movement::stage(turn);
    crate::fatigue::after_movement(turn);
    enter(turn, Stage::Special, 0);
    special::stage(turn);
    enter(turn, Stage::Melee, 0);
    melee::stage(turn);
    leaving::stage(turn);
    pursuit::tests(turn);
}

/// [SAM-4.1.5] Fatigue is placed, the counter rises, and the battle may be over.
fn end_turn(turn: &mut Turn<'_>) {
    enter(turn, Stage::End, 0);
    crate::fatigue::place(turn);
    if victory::is_over(turn) {
        victory::end(turn);
    } else {
        begin_turn(turn, turn.now.turn + 1);
    }
}
