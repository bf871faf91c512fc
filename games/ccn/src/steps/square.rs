//! "Does the unit leave square?"

use crate::Turn;
use crate::action::Action;
use crate::event::Event;
use crate::flow::end_step;
use crate::pieces::{Arm, UnitId};
use crate::state::Battle;

/// [CCN-22.4.1] When a unit in square is ordered, its owner may choose that it leaves square.
pub(crate) fn legal(into: &mut Vec<Action>) {
    into.extend([Action::LeaveSquare, Action::StayInSquare]);
}

/// [CCN-22.4.2] Enemy cavalry next to it prevents it; then nothing is asked.
pub(crate) fn can_leave(battle: &Battle, unit: UnitId) -> bool {
    let (side, hex) = (battle.side_of(unit), battle.unit(unit).hex);
    let near = battle.setting.get().board.neighbours(hex).and(battle.units_of(side.enemy()));
    let is_cavalry = |hex| battle.unit_at(hex).is_some_and(|it| battle.arm(it) == Arm::Cavalry);
    !near.iter().any(is_cavalry)
}

/// [CCN-22.4.3] Leaving square is not a move.
pub(crate) fn leave(turn: &mut Turn<'_>, unit: UnitId) {
    end_step(turn);
    turn.emit(Event::SquareLeft { unit });
}
