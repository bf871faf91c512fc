//! How far a piece can go in the movement phase.

use crate::cards::Card;
use crate::hex::{Hex, HexSet};
use crate::pieces::{LeaderId, UnitId};
use crate::state::Battle;
use crate::tactics::MANOEUVRE;
use crate::terrain::Terrain;

/// [CCN-3.3.1], [CCN-9.1.1] A leader moves up to three hexes.
const LEADER_MOVES: u8 = 3;

/// [CCN-25.14.1] Farther in a manoeuvre.
pub(crate) fn leader_moves(battle: &Battle) -> u8 {
    let manoeuvres = battle.tactic() == Some(Card::LaGrandeManoeuvre);
    if manoeuvres { MANOEUVRE } else { LEADER_MOVES }
}

/// What is in the way of a piece: hexes that it does not enter, hexes that end its move, and the
/// ground whose works do so too, if they count.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Obstacles {
    pub(crate) closed: HexSet,
    pub(crate) stops: HexSet,
    pub(crate) works: Option<&'static Terrain>,
}

impl Obstacles {
    /// Hexes that are not entered, and nothing that ends a move.
    pub(crate) fn closed(closed: HexSet) -> Obstacles {
        Obstacles { closed, stops: HexSet::NONE, works: None }
    }
}

/// The hexes a piece can reach, by the number of hexes it enters on the shortest way.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Reached {
    rings: [HexSet; MANOEUVRE as usize],
    /// Those from which it could go on, with so many hexes entered.
    free: [HexSet; MANOEUVRE as usize],
}

impl Reached {
    pub(crate) fn all(self) -> HexSet {
        self.rings.into_iter().fold(HexSet::NONE, HexSet::or)
    }

    /// [CCN-8.1.2] How many hexes are entered on the way.
    pub(crate) fn hexes_to(self, hex: Hex) -> u8 {
        let steps = self.rings.iter().position(|ring| ring.contains(hex));
        steps.expect("a legal move reaches its hex") as u8 + 1
    }

    /// [CCN-30.3.1] The hexes from which a piece with so many moves could go one hex farther.
    pub(crate) fn with_one_left(self, moves: u8) -> HexSet {
        let rings = usize::from(moves).saturating_sub(1);
        self.free[..rings].iter().copied().fold(HexSet::NONE, HexSet::or)
    }
}

/// Walks from hex to hex. [CCN-8.1.5] Closed hexes are not entered; [CCN-8.1.6] some end the move,
/// and [CCN-24.6.2] so does crossing works, in either direction.
pub(crate) fn walk(battle: &Battle, from: Hex, moves: u8, obstacles: Obstacles) -> Reached {
    let board = battle.setting.get().board;
    let Obstacles { closed, stops, works } = obstacles;
    let works = works.filter(|terrain| terrain.has_works);
    let mut reached = Reached::default();
    let mut known = HexSet::from(from);
    let mut passed = known;
    let mut front = known;
    for ring in 0..usize::from(moves) {
        let (mut open, mut crossed) = (HexSet::NONE, HexSet::NONE);
        for hex in front.iter() {
            let near = board.neighbours(hex);
            let across = works.map_or(HexSet::NONE, |terrain| terrain.across(hex));
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

/// [CCN-30.3.2] The same for a piece that comes from outside: its entry hex is the first that it
/// enters.
pub(crate) fn walk_in(battle: &Battle, entry: Hex, moves: u8, obstacles: Obstacles) -> Reached {
    let mut reached = Reached::default();
    if moves == 0 || obstacles.closed.contains(entry) {
        return reached;
    }
    reached.rings[0] = entry.into();
    if !obstacles.stops.contains(entry) {
        let on = walk(battle, entry, moves - 1, obstacles);
        reached.rings[1..].copy_from_slice(&on.rings[..usize::from(MANOEUVRE) - 1]);
    }
    reached
}

/// [CCN-8.2.1] to [CCN-8.2.5] Where a unit can move.
pub(crate) fn of_unit(battle: &Battle, unit: UnitId) -> Reached {
    walk(battle, battle.unit(unit).hex, battle.moves(unit), in_way_of_unit(battle, unit))
}

/// [CCN-30.3.2] Where a unit can go that enters the board.
pub(crate) fn of_entering_unit(battle: &Battle, unit: UnitId) -> Reached {
    walk_in(battle, battle.unit(unit).hex, battle.moves(unit), in_way_of_unit(battle, unit))
}

/// [CCN-8.1.4] A friendly leader whom it would join ends its move.
pub(crate) fn in_way_of_unit(battle: &Battle, unit: UnitId) -> Obstacles {
    let terrain = battle.terrain();
    Obstacles {
        closed: battle.closed_to(unit, companion(battle, unit)),
        stops: terrain.stops.or(battle.leaders_of(battle.side_of(unit))),
        works: Some(terrain),
    }
}

/// [CCN-9.2.1] The leader who travels with a unit: one with an order of his own stays behind.
pub(crate) fn companion(battle: &Battle, unit: UnitId) -> Option<LeaderId> {
    let waits = battle.unit(unit).waits;
    battle.leader_with(unit).filter(|&leader| !waits && !battle.is_leader_ordered(leader))
}

/// [CCN-9.1.1], [CCN-9.1.2] Where a leader can end his move.
pub(crate) fn of_leader(battle: &Battle, leader: LeaderId) -> HexSet {
    let way =
        walk(battle, battle.leader(leader).hex, leader_moves(battle), in_way_of(battle, leader));
    way.all().minus(other_leaders(battle, leader))
}

/// [CCN-30.3.2] Where a leader can go who enters the board.
pub(crate) fn of_entering_leader(battle: &Battle, leader: LeaderId) -> HexSet {
    let entry = battle.leader(leader).hex;
    let way = walk_in(battle, entry, leader_moves(battle), in_way_of(battle, leader));
    way.all().minus(other_leaders(battle, leader))
}

/// [CCN-9.1.2] Friends are in nobody's way, enemies are.
pub(crate) fn in_way_of(battle: &Battle, leader: LeaderId) -> Obstacles {
    let enemy = battle.side_of_leader(leader).enemy();
    let enemies = battle.pieces_of(enemy);
    let terrain = battle.terrain();
    Obstacles {
        closed: terrain.impassable(None).or(enemies),
        stops: terrain.stops,
        works: Some(terrain),
    }
}

/// [CCN-9.1.2] The hexes of friendly leaders, in which he cannot end.
fn other_leaders(battle: &Battle, leader: LeaderId) -> HexSet {
    let state = battle.leader(leader);
    let all = battle.leaders_of(battle.side_of_leader(leader));
    if battle.leader_at(state.hex) == Some(leader) { all.minus(state.hex.into()) } else { all }
}

/// [CCN-30.3.1] The hexes in which a unit can stand with a hex of its move left.
pub(crate) fn with_one_left(battle: &Battle, unit: UnitId) -> HexSet {
    let moves = battle.moves(unit);
    let here = if moves > 0 { battle.unit(unit).hex.into() } else { HexSet::NONE };
    of_unit(battle, unit).with_one_left(moves).or(here)
}

/// [CCN-30.3.1] The same for a leader, who shares no hex with another.
pub(crate) fn leader_with_one_left(battle: &Battle, leader: LeaderId) -> HexSet {
    let (from, moves) = (battle.leader(leader).hex, leader_moves(battle));
    let way = walk(battle, from, moves, in_way_of(battle, leader));
    way.with_one_left(moves).or(from.into()).minus(other_leaders(battle, leader))
}
