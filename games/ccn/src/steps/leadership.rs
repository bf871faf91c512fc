//! "Does the leader stay with his unit?"

use engine::Few;

use crate::Turn;
use crate::action::{Action, Piece};
use crate::event::Event;
use crate::flow::{begin_step, end_step};
use crate::pieces::{LeaderId, UnitId};
use crate::state::{Battle, Fate, MOST_LEADERS, Step};
use crate::steps::orders;

/// [CCN-25.13.1] All leaders are ordered: lone ones at once, a leader in a square with his unit.
pub(crate) fn begin(turn: &mut Turn<'_>) {
    let side = turn.active;
    for &leader in entering(turn).iter() {
        turn.emit(Event::LeaderOrdered { leader });
    }
    for leader in turn.all_leaders() {
        let stands = turn.leader(leader).fate == Fate::Present;
        if !stands || turn.side_of_leader(leader) != side {
            continue;
        }
        match turn.unit_at(turn.leader(leader).hex) {
            None => turn.emit(Event::LeaderOrdered { leader }),
            Some(unit) if turn.is_square(unit) => turn.emit(Event::UnitOrdered { unit }),
            Some(_) => {}
        }
    }
    begin_step(turn, Step::Leadership);
}

/// [CCN-30.3.2] The leaders who may enter the board count too.
fn entering(battle: &Battle) -> Few<LeaderId, MOST_LEADERS> {
    let leaders = battle.entering(battle.active).filter_map(|piece| match piece {
        Piece::Leader(leader) => Some(leader),
        Piece::Unit(_) => None,
    });
    leaders.collect()
}

/// The first attached leader of whom it is not said yet whether he stays.
pub(crate) fn undecided(battle: &Battle) -> Option<(LeaderId, UnitId)> {
    let leaders = battle.all_leaders();
    let own = leaders.filter(|&leader| {
        battle.leader(leader).fate == Fate::Present
            && battle.side_of_leader(leader) == battle.active
            && !battle.is_leader_ordered(leader)
    });
    let mut attached =
        own.filter_map(|leader| Some((leader, battle.unit_at(battle.leader(leader).hex)?)));
    attached.find(|&(_, unit)| !battle.is_ordered(unit))
}

pub(crate) fn legal(_: &Battle, into: &mut Vec<Action>) {
    into.extend([Action::LeaderStays, Action::LeaderDetaches]);
}

/// [CCN-25.13.1] He stays, and his unit is ordered.
pub(crate) fn stay(turn: &mut Turn<'_>) {
    if let Some((_, unit)) = undecided(turn) {
        turn.emit(Event::UnitOrdered { unit });
    }
}

/// [CCN-25.13.1] He detaches, and his unit is not.
pub(crate) fn detach(turn: &mut Turn<'_>) {
    if let Some((leader, _)) = undecided(turn) {
        turn.emit(Event::LeaderOrdered { leader });
    }
}

/// Everything is said.
pub(crate) fn close(turn: &mut Turn<'_>) {
    end_step(turn);
    orders::begin_movement(turn);
}
