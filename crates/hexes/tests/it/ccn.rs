//! The geometry of Commands & Colors: Napoleonics, chapters 2, 11 and 24 of its rules.

use hexes::{Crossing, Direction, Entry, Hex, Rows, entry, line, pointy};

const BOARD: Rows = Rows::alternating(9, 13);

fn at(row: u8, column: u8) -> Hex {
    BOARD.at(row, column)
}

fn places(hexes: impl Iterator<Item = Hex>) -> Vec<(u8, u8)> {
    let mut places: Vec<_> =
        hexes.map(|hex| BOARD.row_and_column(hex).expect("it is on the board")).collect();
    places.sort_unstable();
    places
}

/// The centre in half hex widths from the left edge, which lies one half left of (1,1).
fn x(row: u8, column: u8) -> i32 {
    pointy::centre(at(row, column)).0 + 1
}

#[test]
fn ccn_2_1_1_a_the_board_has_113_hexes() {
    assert_eq!(BOARD.len(), 113);
    assert_eq!(BOARD.hexes().count(), 113);
    assert!(BOARD.hex(1, 13).is_some() && BOARD.hex(8, 12).is_some());
    assert_eq!([BOARD.hex(8, 13), BOARD.hex(10, 1), BOARD.hex(0, 1)], [None; 3]);
}

#[test]
fn ccn_2_1_1_b_x_counts_half_hex_widths() {
    assert_eq!((x(5, 6), x(4, 6)), (11, 12));
    for hex in BOARD.hexes() {
        let (row, column) = BOARD.row_and_column(hex).expect("it is on the board");
        let expected = if row % 2 == 1 { 2 * column - 1 } else { 2 * column };
        assert_eq!(x(row, column), i32::from(expected));
        assert_eq!(pointy::centre(hex).1, 3 * (i32::from(row) - 1));
    }
}

#[test]
fn ccn_2_1_2_a_neighbours_in_an_odd_row() {
    let found = places(BOARD.neighbours(at(5, 6)));
    assert_eq!(found, [(4, 5), (4, 6), (5, 5), (5, 7), (6, 5), (6, 6)]);
}

#[test]
fn ccn_2_1_2_b_neighbours_in_an_even_row() {
    let found = places(BOARD.neighbours(at(4, 6)));
    assert_eq!(found, [(3, 6), (3, 7), (4, 5), (4, 7), (5, 6), (5, 7)]);
}

#[test]
fn ccn_2_1_2_c_corners_of_the_board_have_two_neighbours() {
    assert_eq!(places(BOARD.neighbours(at(1, 1))), [(1, 2), (2, 1)]);
    assert_eq!(places(BOARD.neighbours(at(1, 13))), [(1, 12), (2, 12)]);
}

#[test]
fn ccn_2_1_2_the_six_names() {
    let named = |hex: Hex| {
        ["W", "E", "NW", "NE", "SW", "SE"].map(|name| {
            let direction = pointy::named(name).expect("it is a name");
            BOARD.row_and_column(hex.neighbour(direction)).expect("it is on the board")
        })
    };
    assert_eq!(named(at(5, 6)), [(5, 5), (5, 7), (4, 5), (4, 6), (6, 5), (6, 6)]);
    assert_eq!(named(at(4, 6)), [(4, 5), (4, 7), (3, 6), (3, 7), (5, 6), (5, 7)]);
}

#[test]
fn ccn_2_1_3_a_distances() {
    assert_eq!(at(5, 6).distance(at(3, 6)), 2);
    assert_eq!(at(5, 6).distance(at(4, 7)), 2);
    assert_eq!(at(7, 6).distance(at(3, 6)), 4);
    assert_eq!(at(5, 2).distance(at(5, 7)), 5);
    assert_eq!(at(6, 6).distance(at(3, 8)), 3);
}

#[test]
fn ccn_2_1_3_the_formula() {
    for one in BOARD.hexes() {
        for other in BOARD.hexes() {
            let down = one.r.abs_diff(other.r).into();
            let across = pointy::centre(one).0.abs_diff(pointy::centre(other).0);
            let expected: u32 = down + across.saturating_sub(down) / 2;
            assert_eq!(one.distance(other), expected, "{one:?} to {other:?}");
        }
    }
}

/// The neighbours in two directions that are on the board.
fn behind(row: u8, column: u8, rear: [Direction; 2]) -> Vec<(u8, u8)> {
    let hexes = rear.map(|direction| at(row, column).neighbour(direction));
    places(hexes.into_iter().filter(|&hex| BOARD.contains(hex)))
}

#[test]
fn ccn_2_1_4_rearward_neighbours() {
    let french = [pointy::NORTH_WEST, pointy::NORTH_EAST];
    let allied = [pointy::SOUTH_WEST, pointy::SOUTH_EAST];
    assert_eq!(behind(5, 6, french), [(4, 5), (4, 6)]);
    assert_eq!(behind(5, 6, allied), [(6, 5), (6, 6)]);
    assert_eq!(behind(5, 1, allied), [(6, 1)]);
    assert_eq!(behind(5, 13, allied), [(6, 12)]);
    assert_eq!(behind(9, 4, allied), []);
    assert_eq!(behind(4, 6, french), [(3, 6), (3, 7)]);
}

#[test]
fn ccn_2_2_1_two_upright_lines_cut_eight_hexes() {
    // A hex reaches half a width, which is 1 in X, to both sides of its centre.
    let count = |is_inside: fn(i32) -> bool| {
        BOARD.hexes().filter(|&hex| is_inside(pointy::centre(hex).0 + 1)).count()
    };
    assert_eq!(count(|x| x < 8), 32);
    assert_eq!(count(|x| x > 8 && x < 18), 41);
    assert_eq!(count(|x| x > 18), 32);
    assert_eq!(count(|x| x == 8 || x == 18), 8);
    assert_eq!([x(5, 4), x(5, 5), x(5, 9), x(5, 10)], [7, 9, 17, 19]);
    assert_eq!((x(6, 4), x(6, 9)), (8, 18));
}

/// Checks that a line meets exactly this.
fn meets<const N: usize>(from: (u8, u8), to: (u8, u8), crossings: [Crossing; N]) {
    let found: Vec<_> = line(at(from.0, from.1), at(to.0, to.1)).collect();
    assert_eq!(found, crossings, "{from:?} to {to:?}");
}

fn through(row: u8, column: u8) -> Crossing {
    Crossing::Through(at(row, column))
}

fn along(one: (u8, u8), other: (u8, u8)) -> Crossing {
    let (one, other) = (at(one.0, one.1), at(other.0, other.1));
    Crossing::Along(one.min(other), one.max(other))
}

#[test]
fn ccn_11_1_1_a_hexes_that_a_line_crosses() {
    meets((5, 6), (5, 8), [through(5, 7)]);
    meets((5, 6), (3, 7), [through(4, 6)]);
    meets((6, 6), (3, 6), [through(5, 6), through(4, 6)]);
    meets((7, 6), (4, 7), [through(6, 6), through(5, 7)]);
}

#[test]
fn ccn_11_1_3_lines_along_hexsides() {
    meets((5, 6), (3, 6), [along((4, 5), (4, 6))]);
    meets((7, 6), (3, 6), [along((6, 5), (6, 6)), through(5, 6), along((4, 5), (4, 6))]);
    meets((5, 6), (4, 7), [along((5, 7), (4, 6))]);
}

#[test]
fn ccn_11_1_4_lines_along_the_edge_of_the_board() {
    let pair_at_edge = |from, to, inside: Hex| {
        let crossings: Vec<_> = line(from, to).collect();
        let [Crossing::Along(one, other)] = crossings[..] else { panic!("{crossings:?}") };
        assert!([one, other].contains(&inside));
        assert_eq!(
            [one, other].map(|hex| BOARD.contains(hex)).into_iter().filter(|&on| on).count(),
            1
        );
    };
    pair_at_edge(at(7, 1), at(5, 1), at(6, 1));
    pair_at_edge(at(7, 13), at(5, 13), at(6, 12));
}

#[test]
fn ccn_11_1_4_no_line_runs_through_a_hex_that_is_not_there() {
    for from in BOARD.hexes() {
        for to in BOARD.hexes() {
            for crossing in line(from, to) {
                let is_fine = match crossing {
                    Crossing::Through(hex) => BOARD.contains(hex),
                    Crossing::Along(one, other) => BOARD.contains(one) || BOARD.contains(other),
                    Crossing::Corner(_) => true,
                };
                assert!(is_fine, "{from:?} to {to:?}: {crossing:?}");
            }
        }
    }
}

#[test]
fn ccn_11_2_and_23_lines_named_in_other_rules() {
    meets((6, 6), (3, 8), [through(5, 7), through(4, 7)]);
    meets((6, 6), (4, 7), [through(5, 7)]);
    meets((7, 6), (5, 7), [through(6, 6)]);
}

#[test]
fn ccn_24_6_7_a_the_side_by_which_a_line_enters() {
    let target = at(6, 6);
    let top = Entry::Corner(pointy::NORTH_WEST, pointy::NORTH_EAST);
    assert_eq!(entry(at(4, 6), target), Some(top));
    assert_eq!(entry(at(6, 4), target), Some(Entry::Side(pointy::WEST)));
    assert_eq!(entry(at(4, 7), target), Some(Entry::Side(pointy::NORTH_EAST)));
    meets((4, 7), (6, 6), [through(5, 7)]);
}
