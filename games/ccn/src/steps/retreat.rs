//! "Retreat into which hex?"

use crate::Turn;
use crate::action::Action;
use crate::ban::{Allowed, Ban, require};
use crate::combat;
use crate::event::Event;
use crate::flow::{begin_step, end_step};
use crate::hex::{Hex, HexSet};
use crate::pieces::UnitId;
use crate::state::{Battle, LeaderCheck, Step};
use crate::victory;

/// [CCN-15.1.3] The owner chooses the path, one step after the other; [CCN-15.1.5] where only a
/// lone leader's hex is open, he may choose to stay.
pub(crate) fn legal(battle: &Battle, unit: UnitId, into: &mut Vec<Action>) {
    into.extend(ways(battle, unit).iter().map(Action::Retreat));
    if may_stay(battle, unit).is_ok() {
        into.push(Action::Hold);
    }
}

/// Whether the owner has anything to choose.
pub(crate) fn has_choice(battle: &Battle, unit: UnitId) -> bool {
    ways(battle, unit).len() > 1 || may_stay(battle, unit).is_ok()
}

/// [CCN-15.1.5] A unit may retreat into the hex of a lone leader; if no other hex is open it may as
/// well stay, unless the option says that it must go.
pub(crate) fn may_stay(battle: &Battle, unit: UnitId) -> Allowed {
    let ways = ways(battle, unit);
    let leaders = battle.leaders_of(battle.side_of(unit));
    let is_choice = battle.setting.get().options.lone_leader_retreat_is_a_choice;
    let by_leaders_only = !ways.is_empty() && ways.minus(leaders).is_empty();
    require(is_choice && by_leaders_only, Ban::new("CCN-15.1.3", "ban-open-retreat"))
}

/// [CCN-15.1.2] Only to the rear; [CCN-15.1.4] only where nobody stands in the way and the
/// ground is passable. A lone friendly leader is joined by a unit that has none.
pub(crate) fn ways(battle: &Battle, unit: UnitId) -> HexSet {
    let side = battle.side_of(unit);
    let rear = battle.setting.get().board.rearward(battle.unit(unit).hex, battle.end(side));
    rear.minus(closed(battle, unit))
}

fn closed(battle: &Battle, unit: UnitId) -> HexSet {
    battle.closed_to(unit, battle.leader_with(unit))
}

/// How many hexes a unit can retreat at best; [CCN-15.1.5] more than enough if it can reach a lone
/// leader, who stops it.
pub(crate) fn room(battle: &Battle, unit: UnitId) -> u8 {
    let side = battle.side_of(unit);
    let (board, end) = (battle.setting.get().board, battle.end(side));
    let closed = closed(battle, unit);
    let mut front = HexSet::from(battle.unit(unit).hex);
    let mut made = 0;
    loop {
        let rear = front.iter().fold(HexSet::NONE, |rear, hex| rear.or(board.rearward(hex, end)));
        front = rear.minus(closed);
        if front.is_empty() {
            return made;
        }
        if front.meets(battle.leaders_of(side)) {
            return u8::MAX;
        }
        made += 1;
    }
}

pub(crate) fn may_retreat(battle: &Battle, unit: UnitId, to: Hex) -> Allowed {
    let end = battle.end(battle.side_of(unit));
    let rear = battle.setting.get().board.rearward(battle.unit(unit).hex, end);
    require(rear.contains(to), Ban::new("CCN-15.1.2", "ban-not-rearward"))?;
    require(!closed(battle, unit).contains(to), Ban::new("CCN-15.1.4", "ban-hex-taken"))
}

/// A unit must retreat so many hexes; [CCN-22.3.2] a square loses a block for each instead.
pub(crate) fn begin(turn: &mut Turn<'_>, unit: UnitId, hexes: u8, check: LeaderCheck) {
    if hexes == 0 {
        return;
    }
    if turn.is_square(unit) {
        block(turn, unit, hexes, check);
    } else {
        begin_step(turn, Step::Retreat { unit, hexes, check });
    }
}

/// [CCN-15.1.6] A block is lost for each hex not made.
fn block(turn: &mut Turn<'_>, unit: UnitId, hexes: u8, check: LeaderCheck) {
    turn.emit(Event::RetreatBlocked { unit, hexes });
    victory::judge(turn);
    // [CCN-14.2.4] A leader not yet checked is checked after these losses.
    if !turn.is_over() {
        combat::lose_blocks(turn, unit, hexes, check);
    }
}

/// A retreat that needs no choice: one way, or [CCN-15.1.6] none, which costs a block for each
/// hex not made.
pub(crate) fn go_on(turn: &mut Turn<'_>, unit: UnitId, hexes: u8, check: LeaderCheck) {
    match ways(turn, unit).iter().next() {
        Some(to) => step(turn, unit, hexes, check, to),
        None => stay(turn, unit, hexes, check),
    }
}

/// [CCN-15.1.5] The unit does not go to the lone leader: [CCN-15.1.6] a block for each hex not made.
pub(crate) fn stay(turn: &mut Turn<'_>, unit: UnitId, hexes: u8, check: LeaderCheck) {
    end_step(turn);
    block(turn, unit, hexes, check);
}

/// [CCN-15.1.3] One step, with the leader; [CCN-15.1.5] a lone leader stops the retreat.
pub(crate) fn step(turn: &mut Turn<'_>, unit: UnitId, hexes: u8, check: LeaderCheck, to: Hex) {
    let from = turn.unit(unit).hex;
    let leader = turn.leader_with(unit);
    let meets_leader = turn.leader_at(to).is_some();
    end_step(turn);
    turn.emit(Event::UnitRetreated { unit, from, to, leader });
    if hexes > 1 && !meets_leader {
        begin_step(turn, Step::Retreat { unit, hexes: hexes - 1, check });
    } else {
        // [CCN-30.2.1] Objectives are judged where the retreat ends, not on the way.
        victory::judge(turn);
    }
}
