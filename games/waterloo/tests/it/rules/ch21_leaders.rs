//! Chapter 21: leaders.

use super::board::{attacker, defender, does, end_turn, may, may_not};
use crate::field::Field;

#[test]
fn wat_21_1_1_a_a_leader_is_a_block_in_every_limit() {
    let mut field = Field::at(
        "turn 1
        ham: F-NAP F-2-INF1 F-2-INF2 F-1-INF1 F-1-INF2
        charleroi: P-1-INF1 P-1-INF2 P-1-CAV
        ask moves",
    );
    for block in ["F-NAP", "F-2-INF1", "F-2-INF2", "F-1-INF1"] {
        does(&mut field, block, "move charleroi");
    }
    // The road crosses the Sambre.
    may_not(&field, "F-1-INF2", "move charleroi", "WAT-6.2.1");
}

#[test]
fn wat_21_1_2_a_a_leader_steadies_his_ally_too() {
    let cases = [
        ("all-friends", "A-1-ALT", "charleroi d-c"),
        ("own-army", "A-1-ALT", "charleroi d-res"),
        ("own-army", "P-1-INF1", "charleroi d-c"),
    ];
    for (whom, block, place) in cases {
        let lines = format!("a-c: F-1-INF1\nd-c: F-2-INF1 P-BLU {block}(1)");
        let mut field = attacker(&format!("option leader-morale {whom}\n{lines}"));
        field.dice("morale", [3]);
        end_turn(&mut field);
        assert_eq!(field.place(block), place);
        field.finish();
    }
}

#[test]
fn wat_21_1_3_a_the_owner_chooses_between_a_leader_and_an_equal() {
    for lost in ["F-NAP", "F-2-INF1"] {
        let mut field = defender("a-c: F-1-INF1\nd-c: F-NAP F-2-INF1(1) P-1-INF1(1)");
        field.dice("fire", [1]);
        does(&mut field, "P-1-INF1", "fire others");
        assert_eq!(field.asked(), "french");
        field.act(&format!("take-hit {lost}"));
        assert_eq!(field.place(lost), "lost");
        field.finish();
    }
}

#[test]
fn wat_21_1_3_a_he_moves_two_steps_and_may_engage() {
    let mut field = attacker("a-c: F-1-INF1\na-res: F-NAP\nd-c: P-1-INF1");
    does(&mut field, "F-NAP", "step a-c d-c");
    assert_eq!(field.place("F-NAP"), "charleroi d-c");
}

#[test]
fn wat_21_1_3_a_in_a_reserve_he_has_no_effect() {
    let mut field = attacker("a-c: F-1-INF1\nd-c: F-2-INF1 P-1-INF1(1) P-1-INF2\nd-res: P-BLU");
    field.dice("morale", [3]);
    end_turn(&mut field);
    assert_eq!(field.place("P-1-INF1"), "charleroi d-res");
    may_not(&field, "P-BLU", "fire others", "WAT-14.1.1");
    field.finish();
}

#[test]
fn wat_21_1_4_a_a_lost_leader_gives_no_bonus_and_counts_as_one_block() {
    let mut field = attacker("a-c: F-1-INF1\nd-c: F-2-INF1(1) P-BLU P-1-INF1(1) P-1-INF2(1)");
    field.dice("fire", [1]);
    does(&mut field, "F-2-INF1", "fire others");
    field.act("take-hit P-BLU");
    assert_eq!(field.lost('P'), 1);
    field.dice("morale", [3, 4]);
    end_turn(&mut field);
    field.act("test P-1-INF1");
    assert_eq!(field.place("P-1-INF1"), "charleroi d-res");
    assert_eq!(field.place("P-1-INF2"), "charleroi d-c");
    assert!(may(&field, "P-1-INF2", "fire others"));
    field.finish();
}

#[test]
fn wat_21_1_4_a_as_the_ninth_prussian_block_he_demoralises_his_army_at_the_end_of_the_turn() {
    let mut field = attacker(
        "lost: P-2-INF1 P-2-INF2 P-2-CAV P-2-ART P-3-INF1 P-3-INF2 P-3-CAV P-3-ART
        brussels: A-R-PIC
        a-c: F-1-INF1
        d-c: F-2-INF1(1) P-BLU
        d-l: P-1-INF1",
    );
    field.dice("fire", [1]);
    does(&mut field, "F-2-INF1", "fire others");
    assert_eq!(field.lost('P'), 9);
    assert!(!field.lists("demoralised", "prussian"));
    field.act("retreat P-1-INF1 ligny");
    assert!(field.lists("demoralised", "prussian"));
    assert_eq!(field.turn(), 2);
    field.finish();
}
