//! Drawings: there and back, and what is said of bad ones.

use hexes::{Columns, MapError, Rows};

fn letter(word: &str) -> Option<char> {
    let mut letters = word.chars();
    letters.next().filter(|letter| letters.next().is_none() && *letter != '?')
}

fn words(word: &str) -> Option<String> {
    Some(word.into())
}

#[test]
fn a_board_of_rows_is_drawn_indented() {
    let board = Rows::alternating(3, 4);
    let text = "\
a b c d
 e f g
h i j k
";
    let map = board.read_map(text, letter).unwrap();
    assert!(map.iter().copied().eq('a'..='k'));
    assert_eq!(board.draw_map(|hex| map[board.index(hex).unwrap()]), text);
}

#[test]
fn rows_of_one_length_are_drawn_indented_too() {
    let board = Rows::equal(2, 2);
    assert_eq!(board.draw_map(|_| '.'), ". .\n . .\n");
}

#[test]
fn longer_words_get_wider_cells() {
    let board = Rows::alternating(3, 2);
    let text = "\
I4  .
  i3f
..  h
";
    let map = board.read_map(text, words).unwrap();
    assert_eq!(map, ["I4", ".", "i3f", "..", "h"]);
    assert_eq!(board.draw_map(|hex| &map[board.index(hex).unwrap()]), text);
}

#[test]
fn a_board_of_columns_takes_two_lines_a_row() {
    let board = Columns::new(4, 2);
    let text = "\
a   c
  b   d
e   g
  f   h
";
    let map = board.read_map(text, letter).unwrap();
    assert!(map.iter().copied().eq('a'..='h'));
    assert_eq!(map[board.index(board.at(1, 0)).unwrap()], 'b');
    assert_eq!(board.draw_map(|hex| map[board.index(hex).unwrap()]), text);
}

#[test]
fn a_single_column_has_one_line_a_row() {
    let board = Columns::new(1, 3);
    assert_eq!(board.draw_map(|_| '.'), ".\n.\n.\n");
    assert_eq!(board.read_map("a\nb\nc\n", letter), Ok(vec!['a', 'b', 'c']));
}

#[test]
fn indents_and_empty_lines_do_not_matter() {
    let board = Rows::alternating(3, 2);
    let text = "\n\n        a b\n\nc\r\n \t d e  \n\n";
    assert_eq!(board.read_map(text, letter), Ok(vec!['a', 'b', 'c', 'd', 'e']));
}

#[test]
fn every_shape_comes_back_as_it_was_drawn() {
    for board in [Rows::alternating(9, 13), Rows::equal(8, 10), Rows::alternating(1, 5)] {
        let text = board.draw_map(|hex| board.index(hex).unwrap());
        let map = board.read_map(&text, |word| word.parse::<usize>().ok()).unwrap();
        assert!(map.into_iter().eq(0..board.len()));
    }
    for board in [Columns::new(13, 9), Columns::new(2, 2), Columns::new(6, 1)] {
        let text = board.draw_map(|hex| board.number(hex).unwrap());
        let map = board.read_map(&text, |word| board.numbered(word)).unwrap();
        assert!(map.into_iter().eq(board.hexes()));
    }
}

#[test]
fn faults_name_the_line_and_what_is_wrong() {
    let board = Rows::alternating(3, 2);
    let fault = |text| board.read_map(text, letter).unwrap_err();
    let cases = [
        ("a b\n\nc d\ne f", "line 3: it has 2 hexes where the board has 1"),
        ("a\nc\ne f", "line 1: it has 1 hex where the board has 2"),
        ("a b\nc\ne ?", "line 3: nobody knows what “?” means (hex 2 of the line)"),
        ("a b\nc", "the drawing ends after 2 of 3 lines"),
        ("", "the drawing ends after 0 of 3 lines"),
        ("a b\nc\nd e\n\nf", "line 5: the board has only 3 lines of hexes"),
    ];
    for (text, expected) in cases {
        assert_eq!(fault(text).to_string(), expected);
    }
    assert_eq!(fault("a b\nc"), MapError::LinesMissing { found: 2, expected: 3 });
}
