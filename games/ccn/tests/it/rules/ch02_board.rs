//! Chapter 2: board geometry and sections.

use ccn::{Action, Card, Hex, Side};

use crate::field::{Field, hex};

fn hexes(text: &str) -> Vec<Hex> {
    let mut hexes: Vec<Hex> = text.split_whitespace().map(hex).collect();
    hexes.sort();
    hexes
}

/// Where a unit that moves one hex may go from here: the neighbours.
fn neighbours(at: &str) -> Vec<Hex> {
    Field::draw(&format!("B-LN {at}")).ordered(at).moves_from(at)
}

/// The distance of two hexes, read from the dice of foot artillery. The option tells range 4 from
/// 3 and from 5.
fn distance(from: &str, to: &str) -> u8 {
    let sketch = Field::draw(&format!("B-FA {from}; F-LN {to}"));
    let usual = sketch.ready(from).fire_dice(from, to);
    let weaker = sketch.option("foot-artillery-range-4", "1").ready(from).fire_dice(from, to);
    match (usual, weaker) {
        (Some(3), Some(3)) => 2,
        (Some(2), Some(2)) => 3,
        (Some(2), Some(1)) => 4,
        (Some(1), Some(1)) => 5,
        dice => panic!("no range has {dice:?} dice"),
    }
}

/// The ways of a unit on which artillery two hexes away rolls one flag.
fn retreats(pieces: &str, from: &str, at: &str, first: Side) -> Vec<Action> {
    let mut field = Field::draw(pieces).first(first).ready(from);
    field.fire(from, at, "flag saber saber");
    field.legal()
}

/// The units that a card may order if it is played now.
fn orderable(pieces: &str, side: Side, card: Card) -> Vec<Hex> {
    let mut field =
        Field::draw(pieces).without_reserves().first(side).hand(side, [card, card]).start();
    field.play(card);
    let unit = |action: Action| {
        let Action::OrderUnit(at) = action else { return None };
        Some(at)
    };
    field.legal().into_iter().filter_map(unit).collect()
}

#[test]
fn ccn_2_1_1_a_the_board_has_113_hexes() {
    let count =
        (0..=20).flat_map(|row| (0..=20).filter_map(move |column| Hex::new(row, column))).count();
    assert_eq!(count, 5 * 13 + 4 * 12);
    for (row, column) in [(1, 13), (8, 12)] {
        assert!(Hex::new(row, column).is_some());
    }
    for (row, column) in [(8, 13), (10, 1), (0, 1)] {
        assert!(Hex::new(row, column).is_none());
    }
}

#[test]
fn ccn_2_1_1_b_even_rows_stand_half_a_hex_to_the_right() {
    // The line at 8 cuts (4,4), so that its centre is there; every hex to the east is 2 more.
    let cut = |card| orderable("B-LN 4,4; F-LN 1,1", Side::Allied, card) == [hex("4,4")];
    assert!(cut(Card::ProbeLeftFlank) && cut(Card::ProbeCenter));
    assert!(neighbours("4,5").contains(&hex("4,4")), "the centre of (4,5) is at 10");
    assert!(neighbours("4,5").contains(&hex("4,6")), "the centre of (4,6) is at 12");
    // Below these two, and so between them: 11.
    let below: Vec<Hex> =
        neighbours("4,5").into_iter().filter(|at| neighbours("4,6").contains(at)).collect();
    assert_eq!(below, hexes("3,6 5,6"));
}

#[test]
fn ccn_2_1_2_a_neighbours_in_an_odd_row() {
    assert_eq!(neighbours("5,6"), hexes("5,5 5,7 4,5 4,6 6,5 6,6"));
}

#[test]
fn ccn_2_1_2_b_neighbours_in_an_even_row() {
    assert_eq!(neighbours("4,6"), hexes("4,5 4,7 3,6 3,7 5,6 5,7"));
}

#[test]
fn ccn_2_1_2_c_corners_have_two_neighbours() {
    assert_eq!(neighbours("1,1"), hexes("1,2 2,1"));
    assert_eq!(neighbours("1,13"), hexes("1,12 2,12"));
}

#[test]
fn the_ends_of_rows_have_fewer_neighbours() {
    assert_eq!(neighbours("5,1"), hexes("4,1 5,2 6,1"));
    assert_eq!(neighbours("5,13"), hexes("4,12 5,12 6,12"));
    assert_eq!(neighbours("8,1"), hexes("7,1 7,2 8,2 9,1 9,2"));
    assert_eq!(neighbours("8,12"), hexes("7,12 7,13 8,11 9,12 9,13"));
}

#[test]
fn ccn_2_1_3_a_distances_are_counted_in_hexes() {
    assert_eq!(distance("5,6", "3,6"), 2);
    assert_eq!(distance("5,6", "4,7"), 2);
    assert_eq!(distance("7,6", "3,6"), 4);
    assert_eq!(distance("5,2", "5,7"), 5);
    assert_eq!(distance("6,6", "3,8"), 3);
}

#[test]
fn ccn_2_1_4_a_the_rear_is_toward_the_own_baseline() {
    let to = |one, other| [Action::Retreat(hex(one)), Action::Retreat(hex(other))];
    let french = retreats("F-LN 5,6; B-FA 7,6", "7,6", "5,6", Side::Allied);
    assert_eq!(french, to("4,5", "4,6"));
    let allied = retreats("B-LN 5,6; F-FA 3,6", "3,6", "5,6", Side::French);
    assert_eq!(allied, to("6,5", "6,6"));
}

#[test]
fn ccn_2_1_4_b_the_ends_of_odd_rows_have_one_hex_to_the_rear_and_the_baseline_has_none() {
    let sketch = Field::draw("B-LN 5,1; B-LN 5,13; B-LN 9,4; F-LN 5,3; F-LN 5,11; F-LN 7,4");
    let mut field = sketch.first(Side::French).ready("5,3 5,11 7,4");
    field.fire("5,3", "5,1", "flag saber saber saber");
    assert_eq!(field.blocks("6,1"), 4, "the only way needs no decision");
    field.fire("5,11", "5,13", "flag saber saber saber");
    assert_eq!(field.blocks("6,12"), 4);
    field.fire("7,4", "9,4", "flag saber saber saber");
    assert_eq!(field.blocks("9,4"), 3, "without a way it stays and loses a block");
}

#[test]
fn ccn_2_1_4_c_the_rear_of_an_even_row() {
    let ways = retreats("F-LN 4,6; B-FA 6,6", "6,6", "4,6", Side::Allied);
    assert_eq!(ways, [Action::Retreat(hex("3,6")), Action::Retreat(hex("3,7"))]);
}

#[test]
fn the_rear_turns_with_the_side_at_the_top() {
    let sketch = Field::draw("F-LN 5,6; B-LN 3,6").top(Side::Allied);
    let mut field = sketch.ready("3,6");
    field.fire("3,6", "5,6", "flag saber saber saber saber");
    assert_eq!(field.legal(), [Action::Retreat(hex("6,5")), Action::Retreat(hex("6,6"))]);
}

#[test]
fn ccn_2_1_5_a_an_ordered_leader_does_not_move_off_the_board() {
    let mut field = Field::draw("B-LDR 9,6").start();
    field.play(Card::AttackCenter).order_leader("9,6");
    // There is no hex beyond row 9 to be named, and leaving is no move.
    assert_eq!(Hex::new(10, 6), None);
    assert_eq!(field.refusal(Action::LeaderLeaves), "CCN-2.1.5");
    assert!(field.leader_moves_from("9,6").contains(&hex("9,9")));
}

#[test]
fn ccn_2_1_5_b_a_unit_on_its_baseline_loses_a_block_instead_of_leaving() {
    let mut field = Field::draw("B-LN 9,6; F-LN 7,6").first(Side::French).ready("7,6");
    field.fire("7,6", "9,6", "flag saber saber saber");
    assert_eq!(field.blocks("9,6"), 3);
}

#[test]
fn ccn_2_2_1_a_the_section_lines_in_an_odd_row() {
    let pieces = "B-LN 5,4; B-LN 5,5; B-LN 5,9; B-LN 5,10; F-LN 1,1";
    let section = |card| orderable(pieces, Side::Allied, card);
    assert_eq!(section(Card::ProbeLeftFlank), hexes("5,4"));
    assert_eq!(section(Card::ProbeCenter), hexes("5,5 5,9"));
    assert_eq!(section(Card::ProbeRightFlank), hexes("5,10"));
}

#[test]
fn ccn_2_2_1_b_the_sections_have_32_41_and_32_hexes_and_4_and_4_are_split() {
    // A unit in every hex of some rows; a battle has room for four rows of them at a time.
    let filled = |from, to, foe: &str| {
        let hexes = (from..=to).flat_map(|row| (1..=13).map(move |column| (row, column)));
        let there = hexes.filter(|&(row, column)| Hex::new(row, column).is_some());
        there.map(|(row, column)| format!("B-LN {row},{column}; ")).collect::<String>() + foe
    };
    let boards = [filled(1, 4, "F-LN 9,1"), filled(5, 8, "F-LN 1,1"), filled(9, 9, "F-LN 1,1")];
    let section = |card| -> Vec<Hex> {
        boards.iter().flat_map(|pieces| orderable(pieces, Side::Allied, card)).collect()
    };
    let [west, centre, east] =
        [Card::ProbeLeftFlank, Card::ProbeCenter, Card::ProbeRightFlank].map(section);
    let shared = |one: &[Hex], other: &[Hex]| -> Vec<Hex> {
        one.iter().copied().filter(|at| other.contains(at)).collect()
    };
    assert_eq!(shared(&west, &centre), hexes("2,4 4,4 6,4 8,4"));
    assert_eq!(shared(&centre, &east), hexes("2,9 4,9 6,9 8,9"));
    assert_eq!([west.len() - 4, centre.len() - 8, east.len() - 4], [32, 41, 32]);
}

#[test]
fn ccn_2_2_1_c_a_unit_in_a_split_hex_is_ordered_by_either_section() {
    let orders = |card| orderable("B-LN 6,4; F-LN 1,1", Side::Allied, card);
    assert_eq!(orders(Card::ProbeLeftFlank), hexes("6,4"));
    assert_eq!(orders(Card::ProbeCenter), hexes("6,4"));
    assert_eq!(orders(Card::ProbeRightFlank), hexes(""));
}

#[test]
fn ccn_2_2_2_a_the_left_flank_of_the_top_player_is_in_the_east() {
    let orders = |card| orderable("F-LN 3,11; B-LN 9,1", Side::French, card);
    assert_eq!(orders(Card::AttackLeftFlank), hexes("3,11"));
    assert_eq!(orders(Card::AttackRightFlank), hexes(""));
}

#[test]
fn ccn_2_2_2_b_the_right_flank_of_the_bottom_player_is_in_the_east() {
    let orders = |card| orderable("B-LN 7,11; F-LN 1,1", Side::Allied, card);
    assert_eq!(orders(Card::AttackRightFlank), hexes("7,11"));
    assert_eq!(orders(Card::AttackLeftFlank), hexes(""));
}

#[test]
fn an_order_to_the_wrong_flank_is_refused() {
    let mut field = Field::draw("B-LN 7,11; B-LN 7,2").start();
    field.play(Card::AttackLeftFlank);
    assert_eq!(field.refusal(Action::OrderUnit(hex("7,11"))), "CCN-7.2.2");
}
