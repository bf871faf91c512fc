//! Chapter 25: Short Supply.

use ccn::{Action, Card, Event, Hex, Side, Step};

use super::ch25_cards::{played, playing};
use crate::field::{Field, hex};

const CARD: Card = Card::ShortSupply;

/// Where the unit that is sent back may be put.
fn places(field: &Field) -> Vec<Hex> {
    let place = |action| {
        let Action::Place(to) = action else { return None };
        Some(to)
    };
    field.legal().into_iter().filter_map(place).collect()
}

/// The hexes of a row between two columns.
fn row(row: u8, columns: std::ops::RangeInclusive<u8>) -> Vec<Hex> {
    columns.map(|column| hex(&format!("{row},{column}"))).collect()
}

/// The unit in this hex was chosen.
#[track_caller]
fn sent_back(pieces: &str, at: &str) -> Field {
    let mut field = playing(CARD, pieces);
    field.act(Action::SendBack(hex(at)));
    field
}

#[test]
fn ccn_25_16_1_a_a_square_is_not_chosen() {
    let field = playing(CARD, "B-LN=sq 6,6; B-LN 6,8; F-LN 4,6; F-LDR 3,3");
    assert!(field.offers(Action::SendBack(hex("6,8"))), "one's own");
    assert!(field.offers(Action::SendBack(hex("4,6"))), "the enemy's");
    assert_eq!(field.refusal(Action::SendBack(hex("6,6"))), "CCN-25.16.1");
    assert_eq!(field.refusal(Action::SendBack(hex("3,3"))), "CCN-25.16.1", "a leader alone");
}

#[test]
fn ccn_25_16_1_b_after_the_placing_the_turn_goes_to_the_draw() {
    let mut field = sent_back("B-LN 6,6; F-LN 5,6", "6,6");
    field.act(Action::Place(hex("9,6")));
    assert_eq!((field.asked(), field.step()), (Some(Side::French), Some(Step::PlayCard)));
    let is_draw = |event: &&Event| matches!(event, Event::CardDrawn { .. });
    assert_eq!(field.events.iter().filter(is_draw).count(), 1);
}

#[test]
fn ccn_25_16_2_a_the_owner_chooses_a_vacant_hex_of_his_baseline() {
    let mut field = sent_back("F-LN 5,6; F-LN 1,6; F-LDR 1,8; B-LN 9,6", "5,6");
    assert_eq!(field.asked(), Some(Side::French));
    assert_eq!(places(&field), ["1,5", "1,7", "1,9"].map(hex));
    for other in ["1,6", "1,8", "2,6", "1,4", "9,7"] {
        assert_eq!(field.refusal(Action::Place(hex(other))), "CCN-25.16.2", "{other}");
    }
    field.act(Action::Place(hex("1,9")));
    assert_eq!(field.blocks("1,9"), 4);
}

const FULL: &str = "F-LN 1,5; F-LN 1,6; F-LDR 1,7; F-LC 1,8; F-FA 1,9";

#[test]
fn ccn_25_16_2_b_behind_a_full_baseline_the_second_row_is_open() {
    let field = sent_back(&format!("{FULL}; F-LN 5,6"), "5,6");
    assert_eq!(places(&field), row(2, 4..=9));
    let field = sent_back(&format!("{FULL}; F-LN 5,6; F-LN 2,4; B-LDR 2,9"), "5,6");
    assert_eq!(places(&field), row(2, 5..=8));
}

#[test]
fn ccn_25_16_2_c_a_quarry_is_no_place_for_artillery() {
    let at = |unit: &str| {
        let pieces = format!("{unit} 6,7; B-LN 9,5; B-LN 9,6; B-LN 9,7; B-LN 9,8");
        let sketch = Field::draw(&pieces).ground("quarry 9,9").hand(Side::Allied, [CARD]);
        let mut field = played(&sketch, CARD, "");
        field.act(Action::SendBack(hex("6,7")));
        field
    };
    assert_eq!(places(&at("B-FA")), row(8, 4..=9));
    assert_eq!(at("B-FA").refusal(Action::Place(hex("9,9"))), "CCN-25.16.2");
    assert_eq!(places(&at("B-LN")), row(9, 9..=9));
}

#[test]
fn a_unit_in_a_split_hex_has_both_sections() {
    let field = sent_back("F-LN 4,4; B-LN 9,6", "4,4");
    let vacant = row(1, 1..=9)
        .into_iter()
        .filter(|&at| field.view().units.iter().all(|unit| unit.hex != at));
    assert_eq!(places(&field), vacant.collect::<Vec<_>>());
}

#[test]
fn a_unit_on_its_baseline_may_stay_where_it_is() {
    let mut field = sent_back("F-LN+LDR 1,6; B-LN 9,6", "1,6");
    assert_eq!(places(&field), row(1, 5..=9));
    field.act(Action::Place(hex("1,6")));
    assert_eq!((field.blocks("1,6"), field.has_leader("1,6")), (4, true));
}

#[test]
fn its_leader_goes_along() {
    let mut field = sent_back("F-LN+LDR 5,6; B-LN 9,6", "5,6");
    field.act(Action::Place(hex("1,7")));
    assert!(field.has_leader("1,7") && !field.has_leader("5,6"));
}

#[test]
fn where_both_rows_are_full_nothing_happens() {
    let second = "F-LN 2,4; F-LN 2,5; F-LN 2,6; F-LN 2,7; F-LN 2,8; F-LN 2,9";
    let field = sent_back(&format!("{FULL}; {second}; F-LN 5,6"), "5,6");
    assert_eq!(field.blocks("5,6"), 4);
    assert_eq!((field.asked(), field.step()), (Some(Side::French), Some(Step::PlayCard)));
}

#[test]
fn an_enemy_unit_that_was_sent_back_acts_in_its_own_turn() {
    let mut field = sent_back("F-LN 5,6; B-LN 9,6", "5,6");
    field.act(Action::Place(hex("1,6")));
    field.play(Card::AttackCenter).order("1,6").end_orders().move_unit("1,6", "2,6");
    assert_eq!(field.blocks("2,6"), 4);
}
