//! [BOR-12.2.1] Squares at the start of a round.

use crate::Turn;
use crate::action::Action;
use crate::ban::Allowed;
use crate::battle::squares::{Parade, may_be_formed_here};
use crate::event::Event;
use crate::flow::end_step;
use crate::pieces::{Role, Side};
use crate::state::Campaign;
use crate::step::Step;

/// [BOR-12.2.2] The side in this role, as long as there is anything to declare. [BOR-12.2.3] Nobody in
/// woods and marsh.
pub(crate) fn asks(campaign: &Campaign, step: Step) -> Option<Side> {
    let role = role_of(step);
    let has_choice =
        may_be_formed_here(campaign).is_ok() && Parade::of(campaign, role).has_choice();
    has_choice.then(|| campaign.fight().side_of(role))
}

pub(crate) fn go_on(turn: &mut Turn<'_>, step: Step) {
    match may_be_formed_here(turn) {
        Ok(()) => finish(turn, role_of(step)),
        Err(_) => end_step(turn),
    }
}

pub(crate) fn legal(campaign: &Campaign, step: Step, into: &mut Vec<Action>) {
    let parade = Parade::of(campaign, role_of(step));
    for block in parade.undeclared() {
        let is_in_square = parade.is_in_square(block);
        into.push(if is_in_square {
            Action::LeaveSquare(block)
        } else {
            Action::FormSquare(block)
        });
    }
    for square in parade.free_squares() {
        let guests = parade.guests_of(square).iter();
        into.extend(guests.map(|guest| Action::Shelter { square, guest }));
    }
    into.push(Action::Done);
}

pub(crate) fn check(campaign: &Campaign, step: Step, action: Action) -> Option<Allowed> {
    let parade = Parade::of(campaign, role_of(step));
    match (step, action) {
        (_, Action::FormSquare(block)) => Some(parade.may_form(block)),
        (_, Action::LeaveSquare(block)) => Some(parade.may_leave(block)),
        (_, Action::Shelter { square, guest }) => Some(parade.may_shelter(square, guest)),
        (_, Action::Done) => Some(Ok(())),
        _ => None,
    }
}

pub(crate) fn resolve(turn: &mut Turn<'_>, step: Step, action: Action) {
    match (step, action) {
        (_, Action::FormSquare(block)) => turn.emit(Event::SquareFormed { block }),
        (_, Action::LeaveSquare(block)) => turn.emit(Event::SquareLeft { block }),
        (_, Action::Shelter { square, guest }) => turn.emit(Event::Sheltered { square, guest }),
        _ => finish(turn, role_of(step)),
    }
}

fn role_of(step: Step) -> Role {
    let Step::Squares { role } = step else { unreachable!("{step:?} has no squares") };
    role
}

/// [BOR-12.2.2] Whoever has declared cannot change it afterwards.
fn finish(turn: &mut Turn<'_>, role: Role) {
    end_step(turn);
    turn.emit(Event::SquaresDeclared { role });
}
