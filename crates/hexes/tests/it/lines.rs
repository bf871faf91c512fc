//! Lines: against the brute force, there and back, and far away.

use std::collections::BTreeSet;

use hexes::{Columns, Crossing, Direction, Entry, Hex, Rows, entry, flat, line, pointy};

use crate::brute_force::{self, FLAT, POINTY};

const ROWS: Rows = Rows::alternating(9, 13);
const COLUMNS: Columns = Columns::new(11, 8);

/// The directions of an entry as neighbours of the hex entered.
fn gate(to: Hex, entry: Entry) -> BTreeSet<Hex> {
    match entry {
        Entry::Side(side) => BTreeSet::from([to.neighbour(side)]),
        Entry::Corner(one, other) => BTreeSet::from([to.neighbour(one), to.neighbour(other)]),
    }
}

#[test]
fn all_lines_of_a_board_of_rows_agree_with_clipping() {
    for from in ROWS.hexes() {
        for to in ROWS.hexes() {
            let crossings: Vec<_> = line(from, to).collect();
            assert_eq!(crossings, brute_force::line(&POINTY, from, to), "{from:?} to {to:?}");
        }
    }
}

#[test]
fn all_lines_of_a_board_of_columns_agree_with_clipping() {
    for from in COLUMNS.hexes() {
        for to in COLUMNS.hexes() {
            let crossings: Vec<_> = line(from, to).collect();
            assert_eq!(crossings, brute_force::line(&FLAT, from, to), "{from:?} to {to:?}");
        }
    }
}

#[test]
fn a_line_enters_by_what_it_met_last() {
    let from = Hex::new(0, 0);
    for to in from.within(12).skip(1) {
        let found = gate(to, entry(from, to).expect("the two differ"));
        let last = match line(from, to).last() {
            None => BTreeSet::from([from]),
            Some(Crossing::Through(hex)) => BTreeSet::from([hex]),
            Some(Crossing::Along(one, other)) => BTreeSet::from([one, other]),
            Some(Crossing::Corner(hex)) => panic!("{to:?}: a line ended in a corner of {hex:?}"),
        };
        assert_eq!(found, last, "{to:?}");
    }
}

#[test]
fn a_corner_names_the_second_side_clockwise_of_the_first() {
    let to = Hex::new(0, 0);
    for direction in Direction::ALL {
        let from = to.neighbour(direction).neighbour(direction.clockwise());
        assert_eq!(entry(from, to), Some(Entry::Corner(direction, direction.clockwise())));
        assert_eq!(entry(to.toward(direction, 7), to), Some(Entry::Side(direction)));
    }
}

#[test]
fn a_line_there_is_the_line_back_reversed() {
    for from in ROWS.hexes() {
        for to in ROWS.hexes() {
            let there: Vec<_> = line(from, to).collect();
            let mut back: Vec<_> = line(to, from).collect();
            back.reverse();
            assert_eq!(there, back, "{from:?} to {to:?}");
        }
    }
}

#[test]
fn between_a_hex_and_itself_or_its_neighbour_lies_nothing() {
    let hex = Hex::new(3, 4);
    assert_eq!(line(hex, hex).next(), None);
    assert_eq!(entry(hex, hex), None);
    for neighbour in hex.neighbours() {
        assert_eq!(line(hex, neighbour).next(), None);
    }
}

#[test]
fn a_line_that_has_ended_stays_ended() {
    let mut walk = line(Hex::new(0, 0), Hex::new(1, 1));
    assert_eq!(walk.by_ref().count(), 1);
    assert_eq!(walk.next(), None);
    assert_eq!(walk.next(), None);
}

#[test]
fn every_crossing_follows_upon_the_one_before() {
    let from = Hex::new(0, 0);
    for to in from.within(15) {
        let mut here = from;
        for crossing in line(from, to) {
            match crossing {
                Crossing::Through(hex) => here = hex,
                Crossing::Along(one, other) => {
                    assert!(one < other && one.is_adjacent(other));
                    assert!(here.is_adjacent(one) && here.is_adjacent(other));
                    here = one;
                }
                Crossing::Corner(hex) => assert!(here.is_adjacent(hex)),
            }
        }
        assert!(here == to || here.is_adjacent(to), "{to:?}");
    }
}

#[test]
fn lines_of_any_length_are_exact() {
    let (from, to) = (Hex::new(-8000, -8000), Hex::new(8000, 8000));
    // Sixteen thousand times along a side and then through a hex, but for the last hex.
    let crossings: Vec<_> = line(from, to).collect();
    assert_eq!(crossings.len(), 2 * 16_000 - 1);
    assert!(matches!(crossings[16_000], Crossing::Along(..)));
    assert_eq!(crossings[15_999], Crossing::Through(Hex::new(0, 0)));
    // One step aside, and no side is followed any more.
    let aside = line(from, to.neighbour(pointy::EAST));
    assert_eq!(aside.filter(|crossing| matches!(crossing, Crossing::Along(..))).count(), 0);
}

#[test]
fn a_straight_row_of_hexes_is_crossed_one_by_one() {
    let hex = Hex::new(2, 2);
    let far = hex.toward(flat::SOUTH_WEST, 5);
    let between = (1..5).map(|steps| Crossing::Through(hex.toward(flat::SOUTH_WEST, steps)));
    assert!(line(hex, far).eq(between));
}
