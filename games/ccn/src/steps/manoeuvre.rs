//! "Manoeuvre with four pieces, or order one unit?"

use crate::Turn;
use crate::action::Action;
use crate::event::Event;
use crate::flow::{begin_step, end_step};
use crate::state::{Mode, Step};

/// [CCN-25.14.1] La Grande Manoeuvre has two parts, of which one is played.
pub(crate) fn legal(into: &mut Vec<Action>) {
    into.extend([Action::Manoeuvre, Action::OrderOne]);
}

pub(crate) fn choose(turn: &mut Turn<'_>, mode: Mode) {
    end_step(turn);
    turn.emit(Event::ModeChosen { mode });
    begin_step(turn, Step::GiveOrders);
}
