//! The two shapes: what they hold, and how they number it.

use std::collections::BTreeSet;

use hexes::{Columns, Hex, Rows, pointy};

const SHAPES_OF_ROWS: [Rows; 5] = [
    Rows::alternating(9, 13),
    Rows::equal(8, 10),
    Rows::alternating(2, 2),
    Rows::equal(1, 1),
    Rows::alternating(255, 3),
];
const SHAPES_OF_COLUMNS: [Columns; 4] =
    [Columns::new(13, 9), Columns::new(1, 4), Columns::new(4, 1), Columns::new(99, 99)];

#[test]
fn rows_number_their_hexes_without_gaps() {
    for board in SHAPES_OF_ROWS {
        assert_eq!(board.hexes().count(), board.len());
        for (index, hex) in board.hexes().enumerate() {
            assert_eq!(board.index(hex), Some(index));
            assert_eq!(board.nth(index), Some(hex));
            let (row, column) = board.row_and_column(hex).expect("it is on the board");
            assert_eq!(board.hex(row, column), Some(hex));
            assert!(board.contains(hex));
        }
        assert_eq!(board.nth(board.len()), None);
        assert_eq!(board.nth(usize::MAX), None);
    }
}

#[test]
fn columns_number_their_hexes_without_gaps() {
    for board in SHAPES_OF_COLUMNS {
        assert_eq!(board.hexes().count(), board.len());
        for (index, hex) in board.hexes().enumerate() {
            assert_eq!(board.index(hex), Some(index));
            assert_eq!(board.nth(index), Some(hex));
            let (column, row) = board.column_and_row(hex).expect("it is on the board");
            assert_eq!(board.hex(column, row), Some(hex));
            let number = board.number(hex).expect("it is on the board");
            assert_eq!(board.numbered(&number), Some(hex));
        }
        assert_eq!(board.nth(board.len()), None);
        assert_eq!(board.nth(usize::MAX), None);
    }
}

#[test]
fn hexes_all_round_a_board_are_off_it() {
    let rows = SHAPES_OF_ROWS[0];
    let columns = SHAPES_OF_COLUMNS[0];
    let in_rows: BTreeSet<Hex> = rows.hexes().collect();
    let in_columns: BTreeSet<Hex> = columns.hexes().collect();
    for hex in Hex::new(4, 4).within(25) {
        assert_eq!(rows.contains(hex), in_rows.contains(&hex), "{hex:?}");
        assert_eq!(rows.index(hex).is_some(), in_rows.contains(&hex), "{hex:?}");
        assert_eq!(columns.contains(hex), in_columns.contains(&hex), "{hex:?}");
        assert_eq!(columns.number(hex).is_some(), in_columns.contains(&hex), "{hex:?}");
    }
    for far in [i16::MIN, i16::MAX] {
        assert!(!rows.contains(Hex::new(far, far)) && !columns.contains(Hex::new(far, far)));
        assert!(!rows.contains(Hex::new(0, far)) && !columns.contains(Hex::new(0, far)));
        assert!(!rows.contains(Hex::new(far, 0)) && !columns.contains(Hex::new(far, 0)));
    }
}

#[test]
fn neighbours_on_a_board_are_mutual() {
    let board = Rows::alternating(9, 13);
    for hex in board.hexes() {
        for neighbour in board.neighbours(hex) {
            assert!(board.neighbours(neighbour).any(|back| back == hex));
            assert!(hex.is_adjacent(neighbour));
        }
    }
}

#[test]
fn even_rows_of_one_length_reach_half_a_hex_further() {
    let board = Rows::equal(8, 10);
    assert_eq!(board.len(), 80);
    assert_eq!(board.at(2, 10).neighbour(pointy::NORTH_WEST), board.at(1, 10));
    assert!(!board.contains(board.at(2, 10).neighbour(pointy::NORTH_EAST)));
}

#[test]
fn what_is_not_a_number_is_no_hex() {
    let board = Columns::new(13, 9);
    for text in ["", "0", "01", "01010", "0001", "0100", "1401", "0110", "+1+1", "é01", "01 1"] {
        assert_eq!(board.numbered(text), None, "{text}");
    }
}
