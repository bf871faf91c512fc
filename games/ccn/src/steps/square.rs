//! "Does the unit leave square?"

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::event::Event;
use crate::flow::end_step;
use crate::pieces::{Arm, UnitId};
use crate::state::Battle;

/// [CCN-22.4.1] When a unit in square is ordered, its owner may choose that it leaves square.
pub(crate) fn legal(into: &mut Vec<Action>) {
    into.extend([Action::LeaveSquare, Action::StayInSquare]);
}

pub(crate) fn can_leave(battle: &Battle, unit: UnitId) -> bool {
    may_leave(battle, unit).is_ok()
}

/// [CCN-22.4.2] Enemy cavalry next to it prevents it.
pub(crate) fn may_leave(battle: &Battle, unit: UnitId) -> Allowed {
    let (side, hex) = (battle.side_of(unit), battle.unit(unit).hex);
    let near = battle.setting.get().board.neighbours(hex).and(battle.units_of(side.enemy()));
    let is_cavalry = |hex| battle.unit_at(hex).is_some_and(|it| battle.arm(it) == Arm::Cavalry);
    require(!near.iter().any(is_cavalry), Ban::new("CCN-22.4.2", "ban-cavalry-near-square"))
}

/// [CCN-22.4.3] Leaving square is not a move.
pub(crate) fn leave(turn: &mut Turn<'_>, unit: UnitId) {
    end_step(turn);
    turn.emit(Event::SquareLeft { unit });
}
