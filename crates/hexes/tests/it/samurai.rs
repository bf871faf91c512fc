//! The geometry of Samurai Battles, chapter 2 of its rules.

use hexes::{Columns, Crossing, Direction, Hex, flat, line};

const BOARD: Columns = Columns::new(13, 9);

fn at(column: u8, row: u8) -> Hex {
    BOARD.at(column, row)
}

fn places(hexes: impl IntoIterator<Item = Hex>) -> Vec<(u8, u8)> {
    let place = |hex| BOARD.column_and_row(hex).expect("it is on the board");
    hexes.into_iter().map(place).collect()
}

fn sorted(hexes: impl IntoIterator<Item = Hex>) -> Vec<(u8, u8)> {
    let mut places = places(hexes);
    places.sort_unstable();
    places
}

#[test]
fn sam_2_1_1_a_cube_coordinates() {
    let cube = |hex: Hex| (hex.q, -hex.q - hex.r, hex.r);
    assert_eq!(cube(at(4, 4)), (4, -6, 2));
    assert_eq!(cube(at(5, 4)), (5, -7, 2));
}

#[test]
fn sam_2_1_1_b_neighbours_clockwise_from_north() {
    let even = [(4, 3), (5, 3), (5, 4), (4, 5), (3, 4), (3, 3)];
    let odd = [(5, 3), (6, 4), (6, 5), (5, 5), (4, 5), (4, 4)];
    assert_eq!(places(at(4, 4).neighbours()), even);
    assert_eq!(places(at(5, 4).neighbours()), odd);
    let names = Direction::ALL.map(flat::name);
    assert_eq!(names, ["N", "NE", "SE", "S", "SW", "NW"]);
}

#[test]
fn sam_2_1_1_c_numbers() {
    assert_eq!(BOARD.number(at(0, 0)).as_deref(), Some("0101"));
    assert_eq!(BOARD.number(at(12, 8)).as_deref(), Some("1309"));
}

#[test]
fn sam_2_1_2_distances() {
    assert_eq!(at(4, 6).distance(at(4, 3)), 3);
    assert_eq!(at(0, 0).distance(at(3, 2)), 4);
}

#[test]
fn sam_2_1_3_a_edge_hexes_have_fewer_than_six_neighbours() {
    let count = |column, row| BOARD.neighbours(at(column, row)).count();
    assert!([count(0, 4), count(12, 4), count(6, 0), count(6, 8)].iter().all(|&count| count < 6));
    assert_eq!(count(6, 4), 6);
}

#[test]
fn sam_2_2_1_b_a_step_has_a_direction() {
    assert_eq!(at(4, 4).direction_to(at(5, 4)).map(Direction::index), Some(2));
}

#[test]
fn sam_2_2_2_front_flanks_and_rear() {
    let arc = |hex: Hex, facing: Direction, sixths| {
        let lies_there = |direction: &Direction| direction.sixths_from(facing) == sixths;
        let directions = Direction::ALL.into_iter().filter(lies_there);
        sorted(directions.map(|direction| hex.neighbour(direction)))
    };
    let front = |hex, facing| [arc(hex, facing, 0), arc(hex, facing, 1)].concat();
    assert_eq!(front(at(4, 4), flat::NORTH), [(4, 3), (3, 3), (5, 3)]);
    assert_eq!(arc(at(4, 4), flat::NORTH, 2), [(3, 4), (5, 4)]);
    assert_eq!(arc(at(4, 4), flat::NORTH, 3), [(4, 5)]);
    assert_eq!(front(at(5, 5), flat::SOUTH_EAST), [(6, 6), (5, 6), (6, 5)]);
    assert_eq!(arc(at(5, 5), flat::SOUTH_EAST, 2), [(4, 6), (5, 4)]);
    assert_eq!(arc(at(5, 5), flat::SOUTH_EAST, 3), [(4, 5)]);
}

/// The hexes a·e(d) + b·e(d±1) away.
fn sector(hex: Hex, facing: Direction, range: i16) -> Vec<Hex> {
    let mut hexes = Vec::new();
    for side in [facing.counterclockwise(), facing.clockwise()] {
        for ahead in 0..=range {
            let aside = (0..=range - ahead).filter(|&aside| ahead + aside > 0);
            hexes.extend(aside.map(|aside| hex.toward(facing, ahead).toward(side, aside)));
        }
    }
    hexes.sort_unstable();
    hexes.dedup();
    hexes
}

#[test]
fn sam_2_2_3_a_the_firing_sector() {
    let expected = [(2, 5), (3, 4), (3, 5), (4, 4), (4, 5), (5, 4), (5, 5), (6, 5)];
    assert_eq!(sorted(sector(at(4, 6), flat::NORTH, 2)), expected);
    let counts = [1, 2, 3, 4, 5, 6].map(|range| sector(at(4, 6), flat::NORTH, range).len());
    assert_eq!(counts, [3, 8, 15, 24, 35, 48]);
}

fn crossed(from: (u8, u8), to: (u8, u8)) -> Vec<(u8, u8)> {
    sorted(line(at(from.0, from.1), at(to.0, to.1)).flat_map(Crossing::crossed))
}

#[test]
fn sam_2_3_1_a_crossed_hexes() {
    assert_eq!(crossed((4, 4), (6, 4)), [(5, 3), (5, 4)]);
    assert_eq!(crossed((4, 4), (5, 6)), [(4, 5), (5, 5)]);
    assert_eq!(crossed((4, 4), (5, 7)), [(4, 5), (4, 6), (5, 5), (5, 6)]);
    assert_eq!(crossed((4, 4), (6, 7)), [(4, 5), (5, 4), (5, 5), (5, 6), (6, 6)]);
}

#[test]
fn sam_2_3_2_and_3_lines_named_in_the_examples() {
    assert!(crossed((2, 4), (4, 6)).contains(&(3, 4)) && crossed((2, 4), (4, 6)).contains(&(3, 5)));
    assert_eq!(crossed((4, 2), (5, 6)), [(4, 3), (4, 4), (5, 4), (5, 5)]);
}
