//! "Enter the vacated hex, or stay?"

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::event::Event;
use crate::flow::{begin_step, end_step};
use crate::hex::{Hex, HexSet};
use crate::pieces::{Arm, UnitId};
use crate::state::{Battle, Melee, Stance, Step};
use crate::steps::melee;
use crate::victory;

/// [CCN-13.1.2] What follows the attacker's roll. If the hex is empty, an advance:
/// [CCN-16.3.1] a leader who was there has left it by now. If the defender is still there, the
/// battle back: [CCN-15.1.7] one that made a hex of its retreat has left, [CCN-20.1.4] and does
/// not battle back.
pub(crate) fn after_strike(
    turn: &mut Turn<'_>,
    unit: UnitId,
    at: Hex,
    melee: Melee,
    stance: Stance,
) {
    end_step(turn);
    // [CCN-29.1.4] An attacker who was driven off does nothing more.
    if turn.unit(unit).blocks == 0 || !melee::is_there(turn, unit, stance) {
        return;
    }
    let from = turn.unit(unit).hex;
    match (turn.unit_at(at), turn.arm(unit)) {
        // [CCN-22.2.3], [CCN-25.10.2] Whoever rolled first does not battle back, and
        // [CCN-21.1.5] whoever retired neither.
        (Some(_), _) if stance != Stance::Stands => {}
        (Some(defender), _) => {
            begin_step(turn, Step::BattleBack { unit: defender, at: from });
        }
        // [CCN-17.1.3] A square does not advance.
        (None, _) if turn.is_square(unit) => {}
        // [CCN-17.1.2] The ground may have changed under the defender.
        (None, arm) if turn.terrain().impassable(Some(arm)).contains(at) => {}
        // [CCN-17.1.1] Infantry takes ground.
        (None, Arm::Infantry) => begin_step(turn, Step::TakeGround { unit, to: at }),
        // [CCN-18.1.1] Cavalry breaks through.
        (None, Arm::Cavalry) => begin_step(turn, Step::Breakthrough { unit, to: at, melee }),
        // [CCN-17.1.3] Artillery never advances.
        (None, Arm::Artillery) => {}
    }
}

/// [CCN-17.1.1], [CCN-18.1.1] Entering the vacated hex is the attacker's choice.
pub(crate) fn legal(to: Hex, into: &mut Vec<Action>) {
    into.extend([Action::Advance(to), Action::Hold]);
}

pub(crate) fn may_take_ground(vacated: Hex, to: Hex) -> Allowed {
    require(vacated == to, Ban::new("CCN-17.1.1", "ban-not-vacated"))
}

pub(crate) fn may_break_through(vacated: Hex, to: Hex) -> Allowed {
    require(vacated == to, Ban::new("CCN-18.1.1", "ban-not-vacated"))
}

/// [CCN-17.1.2] The one hex, whatever the unit moved before, with its leader.
pub(crate) fn take_ground(turn: &mut Turn<'_>, unit: UnitId, to: Hex) {
    end_step(turn);
    enter(turn, unit, to);
}

/// [CCN-18.1.1] The vacated hex, then perhaps one hex more, then perhaps a bonus melee.
pub(crate) fn break_through(turn: &mut Turn<'_>, unit: UnitId, to: Hex, melee: Melee) {
    let crossed = turn.terrain().across(turn.unit(unit).hex).contains(to);
    end_step(turn);
    enter(turn, unit, to);
    // [CCN-19.1.4] After a bonus melee there is neither.
    if melee == Melee::First {
        begin_step(turn, Step::BonusMelee { unit });
        // [CCN-18.1.3] Ground that stops a move stops the breakthrough, and [CCN-24.6.2] so do
        // works that were crossed.
        if !turn.terrain().stops.contains(to) && !crossed {
            begin_step(turn, Step::GoOn { unit });
        }
    }
}

/// [CCN-18.1.1] One hex more, or no farther.
pub(crate) fn legal_on(battle: &Battle, unit: UnitId, into: &mut Vec<Action>) {
    into.extend(ways_on(battle, unit).iter().map(Action::Advance));
    into.push(Action::Hold);
}

/// [CCN-18.1.2] The extra hex may be the one from which the unit attacked;
/// [CCN-18.1.3] it must be enterable.
pub(crate) fn ways_on(battle: &Battle, unit: UnitId) -> HexSet {
    let near = battle.setting.get().board.neighbours(battle.unit(unit).hex);
    near.minus(battle.closed_to(unit, battle.leader_with(unit)))
}

pub(crate) fn may_go_on(battle: &Battle, unit: UnitId, to: Hex) -> Allowed {
    require(ways_on(battle, unit).contains(to), Ban::new("CCN-18.1.3", "ban-no-way-on"))
}

pub(crate) fn go_on(turn: &mut Turn<'_>, unit: UnitId, to: Hex) {
    end_step(turn);
    enter(turn, unit, to);
}

fn enter(turn: &mut Turn<'_>, unit: UnitId, to: Hex) {
    let (from, leader) = (turn.unit(unit).hex, turn.leader_with(unit));
    turn.emit(Event::UnitAdvanced { unit, from, to, leader });
    victory::judge(turn);
}
