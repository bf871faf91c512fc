//! Chapter 4: set-up.

use ccn::{Action, Battle, Card, Side, Step};
use engine::Title;

use crate::field::{Field, Sketch, hex};

/// What is wrong with a field, in a word for each fault.
fn faults(sketch: &Sketch) -> Vec<String> {
    let faults = Battle::check_scenario(&sketch.text()).expect_err("it is not sound");
    faults.into_iter().map(|fault| fault.message).collect()
}

#[test]
fn ccn_4_1_1_a_a_unit_without_a_number_starts_at_full_strength() {
    assert_eq!(Field::draw("B-LT 8,6").start().blocks("8,6"), 5);
}

#[test]
fn ccn_4_1_1_b_a_scenario_with_a_piece_in_a_wrong_place_is_refused_and_the_hex_named() {
    let in_quarry = faults(&Field::draw("B-FA 8,6").ground("quarry 8,6"));
    assert!(matches!(&in_quarry[..], [fault] if fault.contains("(8,6)")), "{in_quarry:?}");
    let two_leaders = faults(&Field::draw("B-LDR 8,7; P-LDR 8,7"));
    assert!(matches!(&two_leaders[..], [fault] if fault.contains("(8,7)")), "{two_leaders:?}");
}

#[test]
fn two_units_in_a_hex_are_refused_and_the_hex_named() {
    let faults = faults(&Field::draw("B-LN 8,6; P-LN 8,6"));
    assert!(matches!(&faults[..], [fault] if fault.contains("(8,6)")), "{faults:?}");
}

#[test]
fn a_leader_who_stands_with_an_enemy_is_refused_and_the_hex_named() {
    let faults = faults(&Field::draw("B-LN 8,6; F-LDR 8,6"));
    assert!(matches!(&faults[..], [fault] if fault.contains("(8,6)")), "{faults:?}");
}

#[test]
fn nobody_starts_on_a_river_or_a_rugged_hill() {
    for ground in ["river", "rugged"] {
        for piece in ["B-LN", "B-LC", "B-FA", "B-LDR"] {
            let sketch = Field::draw(&format!("{piece} 8,6")).ground(&format!("{ground} 8,6"));
            assert!(faults(&sketch)[0].contains("(8,6)"), "{piece} on {ground}");
        }
    }
}

#[test]
fn a_unit_starts_with_the_blocks_that_the_scenario_gives_it() {
    assert_eq!(Field::draw("B-LN*3 8,6").start().blocks("8,6"), 3);
    let faults = faults(&Field::draw("B-LN*5 8,6"));
    assert!(matches!(&faults[..], [_]), "line infantry has four blocks at most: {faults:?}");
}

/// A line of two blocks that started with four, one of three that started with three, and the
/// Allies about to play Rally.
fn thinned() -> Field {
    let sketch = Field::draw("B-LN 6,6; B-LN*3 6,8; F-LN 4,6").first(Side::French);
    let mut field = sketch.hand(Side::Allied, [Card::Rally]).ready("4,6");
    field.fire("4,6", "6,6", "infantry infantry saber saber");
    field
}

#[test]
fn ccn_4_1_2_a_a_unit_gets_no_more_blocks_than_it_started_with() {
    let mut field = thinned();
    field.act_with(Action::Play(Card::Rally), "infantry");
    assert_eq!(field.legal(), [Action::Regain(hex("6,6")), Action::Decline]);
    assert_eq!(field.refusal(Action::Regain(hex("6,8"))), "CCN-4.1.2");
}

#[test]
fn ccn_4_2_1_a_what_is_not_dealt_is_the_draw_pile() {
    let hand = [Card::ProbeCenter; 6];
    let view = Field::draw("").hand(Side::Allied, hand).start().view();
    assert_eq!((view.allied.size, view.french.size), (6, 5));
    assert_eq!((view.draw_pile, view.discard_pile.len()), (59, 0));
}

#[test]
fn ccn_4_2_1_b_there_are_seventy_cards() {
    assert_eq!(Card::ALL.map(Card::copies).iter().sum::<u8>(), 70);
}

#[test]
fn a_scenario_may_leave_the_tactic_cards_out() {
    let view = Field::draw("").sections_only().start().view();
    assert_eq!(view.draw_pile, 48 - 5 - 5);
}

#[test]
fn ccn_4_2_2_a_there_is_no_fifth_square() {
    let squares = "B-LN=sq 8,2; B-LN=sq 8,4; B-LN=sq 8,6";
    let charged = |squares: &str| {
        let pieces = format!("{squares}; B-LN 6,6; F-LC 5,6");
        let mut field = Field::draw(&pieces).first(Side::French).ready("5,6");
        field.declare("5,6", "6,6");
        field
    };
    assert!(charged(squares).offers(Action::FormSquare), "the fourth");
    let full = charged(&format!("{squares}; B-LN=sq 8,8"));
    assert!(full.offers(Action::Stand));
    assert_eq!(full.refusal(Action::FormSquare), "CCN-22.1.2");
}

#[test]
fn the_square_tracks_are_empty_at_the_start() {
    let view = Field::draw("B-LN 6,6; F-LN 4,6").start().view();
    assert!(view.french.track.is_empty() && view.allied.track.is_empty());
}

#[test]
fn ccn_4_3_1_a_the_side_that_the_scenario_names_plays_the_first_card() {
    for side in Side::BOTH {
        let field = Field::draw("").first(side).start();
        assert_eq!((field.asked(), field.step()), (Some(side), Some(Step::PlayCard)));
    }
}
