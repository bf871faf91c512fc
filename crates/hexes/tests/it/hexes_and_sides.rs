//! Distances, rings, directions and hexsides, and how they are written.

use std::collections::hash_map::DefaultHasher;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::hash::{Hash, Hasher};

use hexes::{Columns, Direction, Hex, Hexside, Rows, flat, pointy};

/// Steps from a hex to all others of a board, counted one by one.
fn walked(start: Hex, is_on_board: impl Fn(Hex) -> bool) -> BTreeMap<Hex, u32> {
    let mut steps = BTreeMap::from([(start, 0)]);
    let mut queue = VecDeque::from([start]);
    while let Some(here) = queue.pop_front() {
        for next in here.neighbours().into_iter().filter(|&hex| is_on_board(hex)) {
            if !steps.contains_key(&next) {
                steps.insert(next, steps[&here] + 1);
                queue.push_back(next);
            }
        }
    }
    steps
}

#[test]
fn distance_is_the_number_of_steps() {
    let (rows, columns) = (Rows::alternating(9, 13), Columns::new(13, 9));
    for start in rows.hexes() {
        let steps = walked(start, |hex| rows.contains(hex));
        assert!(rows.hexes().all(|hex| steps[&hex] == start.distance(hex)));
    }
    for start in columns.hexes() {
        let steps = walked(start, |hex| columns.contains(hex));
        assert!(columns.hexes().all(|hex| steps[&hex] == start.distance(hex)));
    }
}

#[test]
fn distance_knows_the_ends_of_the_grid() {
    let (least, most) = (Hex::new(i16::MIN, i16::MIN), Hex::new(i16::MAX, i16::MAX));
    assert_eq!(least.distance(most), 2 * 65_535);
}

#[test]
fn a_ring_holds_all_hexes_at_its_distance_once() {
    let centre = Hex::new(3, -2);
    for radius in 0..6 {
        let ring: Vec<Hex> = centre.ring(radius).collect();
        assert!(ring.iter().all(|hex| hex.distance(centre) == radius));
        let distinct: BTreeSet<Hex> = ring.iter().copied().collect();
        assert_eq!(distinct.len(), ring.len());
        assert_eq!(ring.len(), if radius == 0 { 1 } else { 6 * radius as usize });
    }
}

#[test]
fn a_ring_is_a_closed_walk_clockwise() {
    let centre = Hex::new(3, -2);
    let ring: Vec<Hex> = centre.ring(4).collect();
    for (index, hex) in ring.iter().enumerate() {
        assert!(hex.is_adjacent(ring[(index + 1) % ring.len()]));
    }
    assert_eq!(ring[0], centre.toward(Direction::Zero, 4));
    assert_eq!(ring[4], centre.toward(Direction::One, 4));
}

#[test]
fn within_is_ring_after_ring() {
    let centre = Hex::new(3, -2);
    let distances: Vec<u32> = centre.within(5).map(|hex| hex.distance(centre)).collect();
    assert!(distances.is_sorted());
    assert_eq!(distances.len(), 1 + 3 * 5 * 6);
}

#[test]
fn directions_turn_and_return() {
    for direction in Direction::ALL {
        assert_eq!(direction.opposite().opposite(), direction);
        assert_eq!(direction.clockwise().counterclockwise(), direction);
        assert_eq!(direction.turned(i32::MAX).turned(-i32::MAX), direction);
        assert_eq!(direction.turned(i32::MIN), direction.turned(i32::MIN % 6));
        assert_eq!(direction.sixths_from(direction.turned(-2)), 2);
        let hex = Hex::new(2, 5);
        assert_eq!(hex.neighbour(direction).neighbour(direction.opposite()), hex);
        assert_eq!(hex.direction_to(hex.neighbour(direction)), Some(direction));
        assert_eq!(hex.toward(direction, -2), hex.toward(direction.opposite(), 2));
        assert_eq!(pointy::named(pointy::name(direction)), Some(direction));
        assert_eq!(flat::named(flat::name(direction)), Some(direction));
    }
}

/// The corner with a direction's number and the next bound the side that faces its neighbour.
#[test]
fn neighbours_share_the_corners_of_their_side() {
    let hex = Hex::new(2, 5);
    for corners in [pointy::corners, flat::corners] {
        for direction in Direction::ALL {
            let (mine, theirs) = (corners(hex), corners(hex.neighbour(direction)));
            let (first, second) = (direction.index(), direction.clockwise().index());
            let (third, fourth) = (direction.opposite().index(), direction.turned(4).index());
            assert_eq!((mine[first], mine[second]), (theirs[fourth], theirs[third]));
        }
    }
}

fn hash(side: Hexside) -> u64 {
    let mut hasher = DefaultHasher::new();
    side.hash(&mut hasher);
    hasher.finish()
}

#[test]
fn a_hexside_is_the_same_from_both_hexes() {
    for hex in Hex::new(0, 0).within(3) {
        for direction in Direction::ALL {
            let other = hex.neighbour(direction);
            let side = Hexside::new(hex, direction);
            let back = Hexside::new(other, direction.opposite());
            assert_eq!(side, back);
            assert_eq!(hash(side), hash(back));
            assert_eq!(Hexside::between(other, hex), Some(side));
            assert_eq!(BTreeSet::from(side.hexes()), BTreeSet::from([hex, other]));
            assert_eq!(side.beyond(hex), Some(other));
            assert_eq!(side.beyond(other), Some(hex));
            assert_eq!(side.direction_from(hex), Some(direction));
            assert_eq!(side.direction_from(other), Some(direction.opposite()));
        }
    }
}

#[test]
fn a_board_has_as_many_hexsides_as_euler_says() {
    let board = Rows::alternating(9, 13);
    let sides: BTreeSet<Hexside> = board.hexes().flat_map(Hexside::around).collect();
    let inner: usize = board.hexes().map(|hex| board.neighbours(hex).count()).sum();
    // Every side inside is counted from two hexes, every side on the edge from one.
    assert_eq!(sides.len(), 6 * board.len() - inner / 2);
}

#[test]
fn hexes_directions_and_hexsides_can_be_written_and_read() {
    let hex = Hex::new(2, -5);
    let side = Hexside::new(hex, pointy::WEST);
    assert_eq!(serde_json::to_string(&hex).unwrap(), r#"{"q":2,"r":-5}"#);
    assert_eq!(serde_json::to_string(&pointy::WEST).unwrap(), "5");
    assert_eq!(serde_json::to_string(&side).unwrap(), r#"[{"q":1,"r":-5},2]"#);
    let read: (Hex, Direction, Hexside) =
        serde_json::from_str(r#"[{"q":2,"r":-5},5,[{"q":2,"r":-5},5]]"#).unwrap();
    assert_eq!(read, (hex, pointy::WEST, side));
    assert!(serde_json::from_str::<Direction>("6").is_err());
}
