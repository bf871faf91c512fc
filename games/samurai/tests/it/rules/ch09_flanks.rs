//! Chapter 9: flank and rear attacks.

use crate::field::Field;

#[test]
fn sam_9_2_1_a_a_flank_attack_gives_two_one_and_one() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5) (2,5)
        A2 yari(5) (4,3)
        A3 yari(5+c) (2,6)
        B1 yari(5) (4,4) fights A2
        B2 mounted(2) (1,2)
        ",
    );
    // B2 comes up beside A1 after its contact, and strikes it.
    field.orders("A1 attack B1 by (3,4); B2 march (2,3) (2,4)");
    field.dice("test", [1]).dice("blow", [20; 15]).dice("blow", [1, 1, 1, 20, 20, 20]);
    field.dice("test", [1]).turn();
    field.happened("A1 classed flank").happened("A1 fought B1 value 8");
    field.happened("A1 hurt 2 absorbed 1 lost").happened("A1 tested losses at 10: 1");
    field.finish();
}

#[test]
fn sam_9_2_1_b_a_rear_attack_gives_three_two_and_two() {
    let mut field = Field::at(
        "
        level extended
        A1 mounted(2) (4,6)
        A2 yari(5) (4,3)
        A3 yari(5+c) (4,7)
        B1 yari(5) (4,4) fights A2
        B2 mounted(2) (7,5)
        ",
    );
    field.orders("A1 attack B1 by (4,5); B2 march (6,5) (5,5)");
    field.dice("test", [1]).dice("blow", [20; 16]).dice("blow", [1, 1, 1, 1, 20, 20]);
    field.dice("test", [1]).turn();
    field.happened("A1 classed rear").happened("A1 fought B1 value 13");
    field.happened("A1 hurt 3 absorbed 1 lost").happened("A1 tested losses at 13: 1");
    field.finish();
}

#[test]
fn sam_9_2_1_c_there_is_no_bonus_and_no_test_in_later_turns() {
    let mut field = Field::at(
        "
        level extended
        A1 mounted(2+c) (4,6)
        A2 yari(5) (4,3)
        B1 yari(5) (4,4) fights A2
        ",
    );
    field.order("A1 attack B1 by (4,5)").dice("test", [1]).dice("blow", [20; 19]).turn();
    field.happened("A1 classed rear").happened("B1 tested rear at 5: 1");
    field.dice("blow", [20; 19]).turn();
    field.happened("A1 fought B1 value 8").never("tested");
    field.finish();
}

#[test]
fn sam_9_2_2_a_the_victim_tests_before_the_blows() {
    let mut field = Field::at(
        "
        level extended
        A1 naginata(5) (4,4)
        B1 yari(5+c) (4,6)
        B2 yari(5) (4,3) fights A1
        ",
    );
    field.order("B1 attack A1 by (4,5)").dice("test", [8]);
    field.dice("blow", [20; 5]).dice("blow", [1, 1, 20, 20, 20, 20]).dice("blow", [20; 5]);
    field.dice("test", [1]).turn();
    field.happened("5 A1 tested rear at 7: 8").in_order("A1 marked 1", "A1 fought");
    field.happened("A1 fought B2 value 3").happened("A1 hurt 1 absorbed 1 lost");
    // The reduction was for that test only.
    field.happened("A1 tested losses at 10: 1");
    field.finish();
}

#[test]
fn sam_9_2_3_a_flank_tests_come_first_each_with_the_level_reached() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5) (4,4)
        B1 yari(5+c) (4,6)
        B2 yari(5+c) (2,5)
        B3 yari(5) (4,3) fights A1
        ",
    );
    field.orders("B1 attack A1 by (4,5); B2 attack A1 by (3,4)").dice("test", [9, 4]);
    field.dice("blow", [20; 22]).turn();
    field.happened("A1 tested flank at 7: 9").happened("A1 tested rear at 4: 4");
    field.in_order("A1 tested flank", "A1 tested rear");
    assert_eq!(field.markers("A1"), 1);
    field.finish();
}

#[test]
fn sam_9_2_3_a_one_test_for_every_attacker() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5) (4,4)
        B1 yari(5+c) (6,5)
        B2 yari(5+c) (2,5)
        B3 yari(5) (4,3) fights A1
        ",
    );
    field.orders("B1 attack A1 by (5,4); B2 attack A1 by (3,4)").dice("test", [8, 6]);
    field.dice("blow", [20; 22]).turn();
    field.happened("A1 tested flank at 7: 8").happened("A1 tested flank at 6: 6");
    field.finish();
}

#[test]
fn sam_9_2_3_a_an_attacker_that_lost_its_order_frightens_nobody() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5+c) (2,5) m 1
        A2 yari(5) (4,3)
        B1 yari(5) (4,4) fights A2
        B5 mounted(2+c) (2,2)
        ",
    );
    field.orders("A1 attack B1 by (3,4); B5 attack A1 by (2,3) (2,4)").dice("test", [11]);
    field.dice("blow", [20; 25]).dice("test", [20]).turn();
    field.happened("A1 classed flank").happened("B5 classed flank");
    field.happened("A1 tested flank at 10: 11").happened("A1 has order none");
    field.never("B1 tested").happened("A1 fought B1 value 1");
    field.finish();
}
