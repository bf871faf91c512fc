//! "Move an ordered piece, or end the movement."

use crate::Turn;
use crate::ban::{Allowed, Ban, require};
use crate::cards::Card;
use crate::event::{Action, Event, Piece};
use crate::flow::end_step;
use crate::hex::{Hex, HexSet};
use crate::marks::Mark;
use crate::pieces::{LeaderId, UnitId};
use crate::state::{Battle, Fate};
use crate::tactics::MANOEUVRE;
use crate::units::Kind;
use crate::victory;

/// [CCN-3.3.1], [CCN-9.1.1] A leader moves up to three hexes.
const LEADER_MOVES: u8 = 3;

/// [CCN-25.14.1] Farther in a manoeuvre.
fn leader_moves(battle: &Battle) -> u8 {
    let manoeuvres = battle.tactic() == Some(Card::LaGrandeManoeuvre);
    if manoeuvres { MANOEUVRE } else { LEADER_MOVES }
}

/// [CCN-8.1.1] Ordered pieces move one after the other, in any order, and none has to.
pub(crate) fn legal(battle: &Battle, into: &mut Vec<Action>) {
    let setting = battle.setting.get();
    for unit in (0..setting.units.len() as u8).map(UnitId) {
        if may_move(battle, unit).is_ok() {
            let from = battle.unit(unit).hex;
            let reach = unit_reach(battle, unit).all();
            into.extend(reach.iter().map(|to| Action::MoveUnit { from, to }));
        }
    }
    for leader in (0..setting.leaders.len() as u8).map(LeaderId) {
        if may_leader_move(battle, leader).is_ok() {
            let from = battle.leader(leader).hex;
            let reach = leader_reach(battle, leader);
            into.extend(reach.iter().map(|to| Action::MoveLeader { from, to }));
        }
    }
    into.push(Action::EndMoves);
}

/// [CCN-7.1.1] Only ordered units move, [CCN-8.1.1] once, and
/// [CCN-9.1.3] not after a leader has joined them.
fn may_move(battle: &Battle, unit: UnitId) -> Allowed {
    let marks = battle.unit(unit).marks;
    require(marks.has(Mark::Ordered), Ban::new("CCN-7.1.1", "ban-not-ordered"))?;
    require(!marks.has(Mark::Moved), Ban::new("CCN-8.1.1", "ban-moved-already"))?;
    require(!marks.has(Mark::Joined), Ban::new("CCN-9.1.3", "ban-leader-joined"))
}

/// [CCN-9.1.1] A leader moves with an order of his own, once; [CCN-9.2.3] also if a unit has
/// joined him since.
fn may_leader_move(battle: &Battle, leader: LeaderId) -> Allowed {
    let marks = battle.leader(leader).marks;
    let present = battle.leader(leader).fate == Fate::Present;
    require(present && marks.has(Mark::Ordered), Ban::new("CCN-7.1.1", "ban-not-ordered"))?;
    require(!marks.has(Mark::Moved), Ban::new("CCN-9.1.1", "ban-moved-already"))
}

/// The hexes a piece can reach, by the number of hexes it enters on the shortest way.
#[derive(Clone, Copy, Debug, Default)]
struct Reached {
    rings: [HexSet; MANOEUVRE as usize],
    /// Those from which it could go on, with so many hexes entered.
    free: [HexSet; MANOEUVRE as usize],
}

impl Reached {
    fn all(self) -> HexSet {
        self.rings.into_iter().fold(HexSet::NONE, HexSet::or)
    }

    /// [CCN-8.1.2] How many hexes are entered on the way.
    fn hexes_to(self, hex: Hex) -> u8 {
        let steps = self.rings.iter().position(|ring| ring.contains(hex));
        steps.expect("a legal move reaches its hex") as u8 + 1
    }
}

/// Walks from hex to hex: `closed` hexes are not entered, `stops` end the move, and
/// [CCN-24.6.2] so does crossing works.
fn walk(battle: &Battle, from: Hex, moves: u8, closed: HexSet, stops: HexSet) -> Reached {
    let (board, terrain) = (battle.setting.get().board, battle.terrain());
    let mut reached = Reached::default();
    let mut known = HexSet::from(from);
    let mut passed = known;
    let mut front = known;
    for ring in 0..usize::from(moves) {
        let (mut open, mut crossed) = (HexSet::NONE, HexSet::NONE);
        for hex in front.iter() {
            let near = board.neighbours(hex);
            let across = if terrain.has_works { terrain.across(hex) } else { HexSet::NONE };
            open = open.or(near.minus(across));
            crossed = crossed.or(across);
        }
        reached.rings[ring] = open.or(crossed).minus(closed).minus(known);
        known = known.or(reached.rings[ring]);
        // A hex first entered over works may be entered again by another way, and left.
        front = open.minus(closed).minus(stops).minus(passed);
        reached.free[ring] = front;
        passed = passed.or(front);
    }
    reached
}

/// [CCN-8.2.1] to [CCN-8.2.5] Where a unit can move.
fn unit_reach(battle: &Battle, unit: UnitId) -> Reached {
    let stops = battle.terrain().stops.or(battle.leaders_of(battle.side_of(unit)));
    let moves = battle.moves(unit);
    walk(battle, battle.unit(unit).hex, moves, closed_to_mover(battle, unit), stops)
}

/// [CCN-9.2.1] The leader who travels with a unit: one with an order of his own stays behind.
fn companion(battle: &Battle, unit: UnitId) -> Option<LeaderId> {
    battle.leader_with(unit).filter(|&leader| !battle.is_leader_ordered(leader))
}

fn closed_to_mover(battle: &Battle, unit: UnitId) -> HexSet {
    battle.closed_to(unit, companion(battle, unit))
}

/// [CCN-9.1.1], [CCN-9.1.2] Where a leader can end his move.
fn leader_reach(battle: &Battle, leader: LeaderId) -> HexSet {
    let side = battle.side_of_leader(leader);
    let from = battle.leader(leader).hex;
    let others = battle.leaders_of(side).minus(from.into());
    let enemies = battle.units_of(side.enemy()).or(battle.leaders_of(side.enemy()));
    let closed = battle.terrain().impassable(None).or(enemies);
    let stops = battle.terrain().stops;
    walk(battle, from, leader_moves(battle), closed, stops).all().minus(others)
}

/// Moves a unit, with the leader it takes along.
pub(crate) fn move_unit(turn: &mut Turn<'_>, from: Hex, to: Hex) {
    let unit = turn.unit_at(from).expect("a legal move names a unit");
    let hexes = unit_reach(turn, unit).hexes_to(to);
    let leader = companion(turn, unit);
    turn.emit(Event::UnitMoved { unit, from, to, hexes, leader });
    victory::judge(turn);
}

pub(crate) fn move_leader(turn: &mut Turn<'_>, from: Hex, to: Hex) {
    let leader = turn.leader_at(from).expect("a legal move names a leader");
    turn.emit(Event::LeaderMoved { leader, from, to });
}

/// [CCN-30.3.2] A piece enters the board, and goes on as far as it may.
pub(crate) fn enter(_turn: &mut Turn<'_>, _piece: Piece, _to: Hex) {
    todo!("entering")
}

/// [CCN-30.3.1] A unit leaves the board by an exit hex, with its leader.
pub(crate) fn leave_board(_turn: &mut Turn<'_>, _from: Hex, _by: Hex) {
    todo!("exits")
}

pub(crate) fn leader_leaves_board(_turn: &mut Turn<'_>, _from: Hex, _by: Hex) {
    todo!("exits")
}

/// [CCN-5.1.2] All movement is over before the first battle.
pub(crate) fn end(turn: &mut Turn<'_>) {
    end_step(turn);
}

/// Why a unit may not move there.
pub(crate) fn may_move_unit(battle: &Battle, from: Hex, to: Hex) -> Allowed {
    let unit = battle.unit_of(battle.active, from);
    let unit = unit.ok_or(Ban::new("CCN-7.1.1", "ban-no-own-unit"))?;
    may_move(battle, unit)?;
    require(!battle.is_square(unit), Ban::new("CCN-22.3.5", "ban-in-square"))?;
    // [CCN-8.1.2] A way back to where the piece started is not offered.
    require(to != from, Ban::new("CCN-8.1.2", "ban-same-hex"))?;
    let side = battle.active;
    require(battle.unit_at(to).is_none(), Ban::new("CCN-8.1.3", "ban-hex-taken"))?;
    let enemy_leader = battle.leaders_of(side.enemy()).contains(to);
    require(!enemy_leader, Ban::new("CCN-8.1.3", "ban-hex-taken"))?;
    let meets_leader = battle.leaders_of(side).contains(to) && companion(battle, unit).is_some();
    require(!meets_leader, Ban::new("CCN-8.1.4", "ban-two-leaders"))?;
    let closed = battle.terrain().impassable(Some(battle.arm(unit)));
    require(!closed.contains(to), Ban::new("CCN-8.1.5", "ban-impassable"))?;
    let (distance, moves) = (battle.setting.get().board.distance(from, to), battle.moves(unit));
    let too_far = Ban::new(movement_rule(battle.profile(unit).kind), "ban-too-far");
    require(distance <= moves, too_far.numbers(distance, moves))?;
    // What is left can only be in the way: the ground first, then pieces, then what ends a move.
    let reaches = |closed, stops| walk(battle, from, moves, closed, stops).all().contains(to);
    require(reaches(closed, HexSet::NONE), Ban::new("CCN-8.1.5", "ban-way-impassable"))?;
    let closed = battle.closed_to(unit, None);
    require(reaches(closed, HexSet::NONE), Ban::new("CCN-8.1.3", "ban-way-closed"))?;
    let closed = closed_to_mover(battle, unit);
    require(reaches(closed, HexSet::NONE), Ban::new("CCN-8.1.4", "ban-two-leaders"))?;
    let ground = battle.terrain().stops;
    require(reaches(closed, ground), Ban::new("CCN-8.1.6", "ban-ground-stops"))?;
    let reached = unit_reach(battle, unit).all().contains(to);
    require(reached, Ban::new("CCN-8.1.4", "ban-leader-stops"))
}

/// Why a leader may not move there.
pub(crate) fn may_move_leader(battle: &Battle, from: Hex, to: Hex) -> Allowed {
    let leader = battle.leader_of(battle.active, from);
    let leader = leader.ok_or(Ban::new("CCN-7.1.1", "ban-no-own-leader"))?;
    may_leader_move(battle, leader)?;
    require(to != from, Ban::new("CCN-8.1.2", "ban-same-hex"))?;
    let side = battle.active;
    let enemies = battle.units_of(side.enemy()).or(battle.leaders_of(side.enemy()));
    require(!enemies.contains(to), Ban::new("CCN-9.1.2", "ban-hex-taken"))?;
    let taken = battle.leaders_of(side).contains(to);
    require(!taken, Ban::new("CCN-9.1.2", "ban-two-leaders"))?;
    let impassable = battle.terrain().impassable(None).contains(to);
    require(!impassable, Ban::new("CCN-8.1.5", "ban-impassable"))?;
    let (distance, moves) = (battle.setting.get().board.distance(from, to), leader_moves(battle));
    let too_far = Ban::new("CCN-9.1.1", "ban-too-far").numbers(distance, moves);
    require(distance <= moves, too_far)?;
    let reaches = |closed, stops| walk(battle, from, moves, closed, stops).all().contains(to);
    let impassable = battle.terrain().impassable(None);
    require(reaches(impassable, HexSet::NONE), Ban::new("CCN-9.1.1", "ban-way-impassable"))?;
    let closed = impassable.or(enemies);
    require(reaches(closed, HexSet::NONE), Ban::new("CCN-9.1.2", "ban-way-closed"))?;
    let reached = leader_reach(battle, leader).contains(to);
    require(reached, Ban::new("CCN-9.1.1", "ban-ground-stops"))
}

/// The rule that says how far a kind of unit moves.
fn movement_rule(kind: Kind) -> &'static str {
    match kind {
        Kind::Line | Kind::Militia | Kind::Grenadier | Kind::OldGuard | Kind::GuardGrenadier => {
            "CCN-8.2.1"
        }
        Kind::Light | Kind::Rifle | Kind::YoungGuard | Kind::GuardLight => "CCN-8.2.2",
        Kind::LightCavalry
        | Kind::LightLancers
        | Kind::GuardLightCavalry
        | Kind::HeavyCavalry
        | Kind::Cuirassiers
        | Kind::GuardHeavyCavalry
        | Kind::MilitiaCavalry => "CCN-8.2.3",
        Kind::FootArtillery | Kind::GuardFootArtillery | Kind::MilitiaArtillery => "CCN-8.2.4",
        Kind::HorseArtillery | Kind::GuardHorseArtillery => "CCN-8.2.5",
    }
}
