//! "Where does the cavalry retire?"

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::event::Event;
use crate::flow::{begin_step, end_step};
use crate::hex::{Hex, HexSet};
use crate::pieces::{Side, UnitId};
use crate::state::{Battle, Step};
use crate::victory;

/// [CCN-21.1.2] Cavalry retires two hexes.
pub(crate) const HEXES: u8 = 2;

/// [CCN-21.1.4] A rearward hex on a free path.
pub(crate) fn legal(battle: &Battle, unit: UnitId, hexes: u8, into: &mut Vec<Action>) {
    into.extend(ways(battle, unit, hexes).iter().map(Action::Withdraw));
}

/// [CCN-21.1.2] The next steps of paths of so many free hexes.
pub(crate) fn ways(battle: &Battle, unit: UnitId, hexes: u8) -> HexSet {
    let free = |from: Hex| free_rear(battle, unit, from);
    let leads_on = |to: &Hex| hexes < 2 || !free(*to).is_empty();
    free(battle.unit(unit).hex).iter().filter(leads_on).collect()
}

/// [CCN-21.1.2] Rearward hexes that are passable and completely empty.
fn free_rear(battle: &Battle, unit: UnitId, from: Hex) -> HexSet {
    let side = battle.side_of(unit);
    let taken = Side::BOTH.map(|side| battle.pieces_of(side));
    let closed = battle.terrain().impassable(Some(battle.arm(unit)));
    let rear = battle.setting.get().board.rearward(from, battle.end(side));
    rear.minus(taken[0]).minus(taken[1]).minus(closed)
}

pub(crate) fn may_withdraw(battle: &Battle, unit: UnitId, hexes: u8, to: Hex) -> Allowed {
    let end = battle.end(battle.side_of(unit));
    let rear = battle.setting.get().board.rearward(battle.unit(unit).hex, end);
    require(rear.contains(to), Ban::new("CCN-21.1.2", "ban-not-rearward"))?;
    require(ways(battle, unit, hexes).contains(to), Ban::new("CCN-21.1.2", "ban-no-free-path"))
}

/// One way only. [CCN-21.1.4] If the fall of its leader has changed the ground so that there is
/// none, the cavalry stays.
pub(crate) fn go_on(turn: &mut Turn<'_>, unit: UnitId, hexes: u8) {
    match ways(turn, unit, hexes).iter().next() {
        Some(to) => step(turn, unit, hexes, to),
        None => end_step(turn),
    }
}

/// [CCN-21.1.4] One step, with the leader.
pub(crate) fn step(turn: &mut Turn<'_>, unit: UnitId, hexes: u8, to: Hex) {
    let (from, leader) = (turn.unit(unit).hex, turn.leader_with(unit));
    end_step(turn);
    turn.emit(Event::UnitWithdrew { unit, from, to, leader });
    if hexes > 1 {
        begin_step(turn, Step::Withdraw { unit, hexes: hexes - 1 });
    } else {
        // [CCN-30.2.1] Objectives are judged where the move ends.
        victory::judge(turn);
    }
}
