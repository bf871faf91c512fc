//! Over the edge of the board: pieces that enter it, and pieces that leave it by an exit.

use crate::Turn;
use crate::action::{Action, Piece};
use crate::ban::{Allowed, Ban, require};
use crate::event::Event;
use crate::hex::{Hex, HexSet};
use crate::pieces::{LeaderId, Side, UnitId};
use crate::reach;
use crate::setting::Exit;
use crate::state::{Battle, Fate};
use crate::steps::movement;
use crate::victory;

/// [CCN-30.3.1] A unit that may move leaves by every exit that it reaches with a hex left.
pub(crate) fn legal_exits(battle: &Battle, unit: UnitId, into: &mut Vec<Action>) {
    let kind = battle.profile(unit).kind;
    let doors = doors(battle, |exit| exit.admits(kind));
    if !doors.is_empty() {
        let from = battle.unit(unit).hex;
        let open = doors.and(reach::with_one_left(battle, unit));
        into.extend(open.iter().map(|by| Action::LeaveBoard { from, by }));
    }
}

/// [CCN-30.3.1] The same for a leader with an order of his own.
pub(crate) fn legal_leader_exits(battle: &Battle, leader: LeaderId, into: &mut Vec<Action>) {
    let doors = doors(battle, |exit| exit.leaders);
    if !doors.is_empty() {
        let from = battle.leader(leader).hex;
        let open = doors.and(reach::leader_with_one_left(battle, leader));
        into.extend(open.iter().map(|by| Action::LeaderLeavesBoard { from, by }));
    }
}

/// [CCN-30.3.2] The ordered pieces that wait, each with the hexes it can go to.
pub(crate) fn legal_entries(battle: &Battle, into: &mut Vec<Action>) {
    for piece in battle.entering(battle.active) {
        if may_enter_now(battle, piece).is_ok() {
            let reach = entry_reach(battle, piece);
            into.extend(reach.iter().map(|to| Action::Enter { piece, to }));
        }
    }
}

/// The hexes of the active side's exits that let a piece through.
fn doors(battle: &Battle, lets_out: impl Fn(&Exit) -> bool) -> HexSet {
    let exits = battle.setting.get().exits.iter().filter(|exit| exit.side == battle.active);
    exits.filter(|exit| lets_out(exit)).fold(HexSet::NONE, |hexes, exit| hexes.or(exit.hexes))
}

/// The exit of the active side at a hex, with its number.
fn exit_at(battle: &Battle, hex: Hex) -> Option<(u8, &'static Exit)> {
    let exits = (0u8..).zip(&battle.setting.get().exits);
    let mut own = exits.filter(|(_, exit)| exit.side == battle.active);
    own.find(|(_, exit)| exit.hexes.contains(hex))
}

fn entry_reach(battle: &Battle, piece: Piece) -> HexSet {
    match piece {
        Piece::Unit(unit) => reach::of_entering_unit(battle, unit).all(),
        Piece::Leader(leader) => reach::of_entering_leader(battle, leader),
    }
}

const NO_EXIT: Ban = Ban::new("CCN-30.3.1", "ban-no-exit");
const EXIT_TOO_FAR: Ban = Ban::new("CCN-30.3.1", "ban-exit-too-far");

/// Why the unit in a hex may not leave by an exit.
pub(crate) fn may_leave(battle: &Battle, from: Hex, by: Hex) -> Allowed {
    let unit = movement::mover(battle, from)?;
    let (_, exit) = exit_at(battle, by).ok_or(NO_EXIT)?;
    let admits = exit.admits(battle.profile(unit).kind);
    require(admits, Ban::new("CCN-30.3.1", "ban-exit-kind"))?;
    require(reach::with_one_left(battle, unit).contains(by), EXIT_TOO_FAR)
}

/// Why the leader in a hex may not leave by an exit.
pub(crate) fn may_leader_leave(battle: &Battle, from: Hex, by: Hex) -> Allowed {
    let leader = movement::moving_leader(battle, from)?;
    let (_, exit) = exit_at(battle, by).ok_or(NO_EXIT)?;
    require(exit.leaders, Ban::new("CCN-30.3.1", "ban-exit-leader"))?;
    require(reach::leader_with_one_left(battle, leader).contains(by), EXIT_TOO_FAR)
}

/// [CCN-7.1.1] Whether a piece that waits was ordered to enter, and its turn has come.
fn may_enter_now(battle: &Battle, piece: Piece) -> Allowed {
    let is_due = battle.entering(battle.active).any(|it| it == piece);
    require(is_due, Ban::new("CCN-30.3.2", "ban-not-entering"))?;
    let is_ordered = match piece {
        Piece::Unit(unit) => battle.is_ordered(unit),
        Piece::Leader(leader) => battle.is_leader_ordered(leader),
    };
    require(is_ordered, Ban::new("CCN-7.1.1", "ban-not-ordered"))
}

/// Why a piece may not enter the board and go there.
pub(crate) fn may_enter(battle: &Battle, piece: Piece, to: Hex) -> Allowed {
    may_enter_now(battle, piece)?;
    let (entry, closed) = match piece {
        Piece::Unit(unit) => (battle.unit(unit).hex, reach::in_way_of_unit(battle, unit).closed),
        Piece::Leader(leader) => {
            (battle.leader(leader).hex, reach::in_way_of(battle, leader).closed)
        }
    };
    require(!closed.contains(entry), Ban::new("CCN-30.3.2", "ban-entry-taken"))?;
    let reached = entry_reach(battle, piece).contains(to);
    require(reached, Ban::new("CCN-30.3.2", "ban-entry-too-far"))
}

/// [CCN-30.3.1] The unit and the leader whom it takes along are out of the game; the exit gives its
/// banners, up to the most that it gives in all.
pub(crate) fn leave(turn: &mut Turn<'_>, from: Hex, by: Hex) {
    let unit = turn.unit_at(from).expect("a legal move names a unit");
    let (number, exit) = exit_at(turn, by).expect("a legal exit is an exit");
    let before = turn.exited[usize::from(number)];
    let banners = exit.banners_for(before + 1) - exit.banners_for(before);
    let leader = reach::companion(turn, unit);
    turn.emit(Event::UnitExited { unit, by, exit: number, banners, leader });
    victory::judge(turn);
}

/// [CCN-30.3.1] A leader alone gives no banner.
pub(crate) fn leader_leaves(turn: &mut Turn<'_>, from: Hex, by: Hex) {
    let leader = turn.leader_at(from).expect("a legal move names a leader");
    turn.emit(Event::LeaderExited { leader, by });
    victory::judge(turn);
}

/// [CCN-30.3.2] A piece enters the board, and goes on as far as it may.
pub(crate) fn enter(turn: &mut Turn<'_>, piece: Piece, to: Hex) {
    match piece {
        Piece::Unit(unit) => {
            let hexes = reach::of_entering_unit(turn, unit).hexes_to(to);
            turn.emit(Event::UnitEntered { unit, to, hexes });
        }
        Piece::Leader(leader) => turn.emit(Event::LeaderEntered { leader, to }),
    }
    victory::judge(turn);
}

impl Battle {
    /// [CCN-30.3.2] The pieces of `side` that wait and may enter the board in this turn.
    pub(crate) fn entering(&self, side: Side) -> impl Iterator<Item = Piece> {
        let setting = self.setting.get();
        let (units, leaders) = if setting.has_reserves {
            (setting.units.len() as u8, setting.leaders.len() as u8)
        } else {
            (0, 0)
        };
        let is_due = |turn: Option<u32>| turn.is_some_and(|turn| turn <= self.turn);
        let units = (0..units).map(UnitId).filter(move |&unit| {
            self.unit(unit).waits
                && self.side_of(unit) == side
                && is_due(setting.units[usize::from(unit.0)].enters)
        });
        let leaders = (0..leaders).map(LeaderId).filter(move |&leader| {
            self.leader(leader).fate == Fate::Waiting
                && self.side_of_leader(leader) == side
                && is_due(setting.leaders[usize::from(leader.0)].enters)
        });
        units.map(Piece::Unit).chain(leaders.map(Piece::Leader))
    }

    /// [CCN-27.1.4] Whether `side` has units that have not entered the board yet.
    pub(crate) fn has_units_waiting(&self, side: Side) -> bool {
        self.setting.get().has_reserves
            && self.all_units().any(|unit| self.unit(unit).waits && self.side_of(unit) == side)
    }
}
