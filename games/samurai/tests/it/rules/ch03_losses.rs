//! Chapters 3.1, 3.2 and 4.1: figures that are lost, the commander among them, and the new turn.

use crate::field::Field;

#[test]
fn sam_3_1_4_a_lost_warriors_count() {
    let mut field = Field::at(
        "
        level extended
        turn 8 of 8
        A1 archers(5+c) (4,4)
        B1 yari(5+c) (4,2)
        ",
    );
    field.orders("A1 shoot B1; B1 march (4,1)");
    field.dice("shot", [1, 2, 3, 20, 20, 20]).dice("test", [1]).turn();
    field.happened("B1 hurt 1 absorbed 2 lost").happened("B1 tested losses at 11: 1");
    assert_eq!(field.figures("B1"), 4);
    assert!(field.has_commander("B1"));
    field.finish();
}

#[test]
fn sam_3_1_4_a_lost_commander_counts() {
    let mut field = Field::at(
        "
        level extended
        turn 8 of 8
        A1 ninja(5) (4,4)
        B1 yari(5+c) (4,2)
        ",
    );
    field.orders("A1 shoot B1; B1 march (4,1)");
    field.dice("shot", [1, 2, 20, 20, 20]).dice("test", [1]).turn();
    field.happened("B1 hurt 1 absorbed 1 lost").happened("B1 tested losses at 9: 1");
    assert_eq!(field.figures("B1"), 5);
    assert!(!field.has_commander("B1"));
    field.finish();
}

/// Veterans beside foot, veterans beside horse, and veterans that waver.
fn veterans(option: &str) -> Field {
    let mut field = Field::at(&format!(
        "
        level extended
        option experience-levels {option}
        A1 yari(5) (2,4) veterans
        A2 yari(5) (6,4) veterans
        A3 yari(5) (11,7) veterans m 1
        A4 yari(5) (9,7) recruits m 1
        B1 yari(5) (2,3) fights A1
        B2 mounted(2) (6,3) fights A2
        B9 hq(4) (0,0)
        "
    ));
    field.dice("blow", [20; 21]).dice("test", [20, 20]).turn();
    field.finish();
    field
}

#[test]
fn sam_3_1_5_a_experience_counts_only_by_option() {
    let field = veterans("off");
    field.happened("A1 fought B1 value 4").happened("A2 fought B2 value 6");
    field.happened("A3 tested morale at 9").happened("A4 tested morale at 9");
    let field = veterans("on");
    field.happened("A1 fought B1 value 5").happened("A2 fought B2 value 7");
    field.happened("A3 tested morale at 10").happened("A4 tested morale at 8");
}

#[test]
fn sam_3_2_4_a_the_commander_falls_last() {
    let mut field = Field::at(
        "
        A1 yari(2) (4,4)
        B1 yari(1+c) (4,3) fights A1
        ",
    );
    field.dice("blow", [1, 2, 20, 20]).turn();
    field.happened("B1 hurt 1 absorbed 1 lost");
    assert!(field.has_commander("B1"));
    field.dice("blow", [20, 20, 20]).turn();
    field.happened("B1 fought A1 value 4: 20 = 0").finish();
}

#[test]
fn sam_3_2_4_b_with_the_commander_go_his_benefits() {
    let mut field = Field::at(
        "
        level extended
        turn 8 of 8
        A1 ninja(5) (4,6)
        A2 yari(5) (6,4)
        B1 yari(5+c) (4,4)
        ",
    );
    field.orders("A1 shoot B1; B1 march (5,3)");
    field.dice("shot", [1, 2, 20, 20, 20]).dice("test", [9]).dice("blow", [20; 10]).turn();
    field.happened("B1 tested losses at 9: 9");
    field.happened("B1 fought A2 value 4: 20 20 20 20 20 = 0").finish();
}

#[test]
fn sam_4_1_2_a_new_turn_absorbs_anew() {
    let mut field = Field::at(
        "
        A1 archers(5+c) (4,6)
        B1 yari(5) (4,3)
        ",
    );
    for _ in 0..2 {
        field.order("A1 shoot B1").dice("shot", [1, 20, 20, 20, 20, 20]).turn();
        field.happened("B1 hurt 1 absorbed 0 lost");
    }
    assert_eq!(field.figures("B1"), 5);
    field.finish();
}

#[test]
fn sam_4_1_2_a_orders_and_bonuses_of_the_last_turn_are_gone() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5+c) (4,6)
        B1 monks(5) (4,4) facing 0
        ",
    );
    field.orders("A1 attack B1 by (4,5); B1 defence facing 0");
    field.dice("test", [1]).dice("blow", [20; 11]).turn();
    field.happened("A1 fought B1 value 9");
    field.dice("blow", [20; 11]).turn();
    field.happened("A1 fought B1 value 4").happened("B1 fought A1 value 6").finish();
}

#[test]
fn sam_3_2_4_a_the_commander_drowns_last() {
    let mut field = Field::at("river (4,3)\nA1 yari(1+c) (4,4)\nB1 yari(5) (12,0)");
    field.order("A1 march (4,3)").dice("river", [11, 1]).turn();
    assert_eq!(field.figures("A1"), 1);
    assert!(field.has_commander("A1"));
    field.finish();
}
