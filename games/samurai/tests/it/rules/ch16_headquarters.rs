//! Chapters 16 and 21.2.3: what the HQ does for others, and what its loss does to them.

use crate::field::Field;

#[test]
fn sam_16_1_2_a_the_hq_counts_as_commanded() {
    let mut field = Field::at(
        "
        level extended
        A1 hq(4) (4,4) m 1
        B1 hq(1) (8,0) m 1
        ",
    );
    field.dice("test", [20, 20]).turn();
    field.happened("A1 tested morale at 14").happened("B1 tested morale at 11").finish();
}

#[test]
fn sam_16_1_2_a_without_an_extra_figure() {
    let mut field = Field::at("A1 hq(4) (4,4)\nB1 yari(5) (4,3) fights A1");
    field.dice("blow", [20; 9]).turn();
    field.happened("A1 fought B1 value 6: 20 20 20 20 = 0").finish();
}

/// Yari in melee with foot and with horse, and their HQ somewhere. Both lose a figure.
fn near(first: &str, absorbed: u8) -> Field {
    let mut field = Field::at(&format!(
        "
        level extended
        turn 8 of 8
        A1 yari(5) (4,4)
        A2 yari(5) (6,4)
        A9 hq(4) {first}
        B1 yari(5) (4,3) fights A1
        B2 mounted(2) (6,3) fights A2
        B9 hq(4) (0,0)
        "
    ));
    field.dice("blow", [20; 10]);
    for die in 0..11 {
        let hits = if die < 5 { die <= absorbed } else { die - 5 <= absorbed };
        field.dice("blow", [if hits { 1 } else { 20 }]);
    }
    field.dice("test", [1, 1]).turn();
    field.finish();
    field
}

#[test]
fn sam_16_1_3_a_inspiration() {
    let field = near("(5,5)", 2);
    field.happened("A1 fought B1 value 6").happened("A2 fought B2 value 8");
    field.happened("A1 hurt 2 absorbed 1 lost").happened("A2 hurt 2 absorbed 1 lost");
    field.happened("A1 tested losses at 13").happened("A2 tested losses at 13");
    let field = near("(5,6)", 1);
    field.happened("A1 fought B1 value 4").happened("A2 fought B2 value 6");
    field.happened("A1 hurt 1 absorbed 1 lost").happened("A2 hurt 1 absorbed 1 lost");
    field.happened("A1 tested losses at 9").happened("A2 tested losses at 9");
}

#[test]
fn sam_16_1_3_b_the_hq_does_not_inspire_itself() {
    let mut field = Field::at(
        "
        level extended
        turn 8 of 8
        A1 hq(4) (4,4)
        B1 yari(5) (4,3) fights A1
        ",
    );
    field.dice("blow", [20, 20, 20, 20, 1, 1, 1, 20, 20]).dice("test", [1]).turn();
    field.happened("A1 fought B1 value 6").happened("A1 hurt 2 absorbed 1 lost").finish();
}

/// The last figure of A's HQ falls in stage 2; the dice are those of the tests.
fn the_hq_falls<const N: usize>(others: &str, tests: [u8; N]) -> Field {
    let mut field = Field::at(&format!(
        "
        level extended
        turn 8 of 8
        A9 hq(1) (4,4)
        B1 mounted-archers(2+c) (4,1)
        {others}
        "
    ));
    field.orders("B1 shoot A9; A9 march (4,5)").dice("shot", [1, 1, 1, 20, 20, 20, 20, 20, 20]);
    if field.accepts("A1 march (9,8)") {
        field.order("A1 march (9,8)");
    }
    field.dice("test", tests);
    field
}

#[test]
fn sam_16_1_4_a_every_unit_tests() {
    let mut field = the_hq_falls("A1 naginata(5) (9,7)", [10]);
    field.turn();
    field.happened("2 A9 destroyed killed").happened("2 A1 tested headquarters at 10: 10");
    assert_eq!(field.markers("A1"), 0);
    field.finish();
}

#[test]
fn sam_16_1_4_a_failure_lowers_the_level_of_engaged_units_too() {
    let mut field = the_hq_falls("A1 naginata(5) (9,7)\nB2 yari(5) (9,6) fights A1", [11]);
    field.dice("blow", [20; 10]).turn();
    field.happened("2 A1 tested headquarters at 10: 11").happened("2 A1 marked 1");
    field.happened("5 A1 fought B2 value 3").finish();
}

#[test]
fn sam_16_1_4_a_hidden_units_do_not_test() {
    let mut field = the_hq_falls("woods (9,7)\nA1 naginata(5+c) (9,7) hidden", []);
    field.order("A1 ambush facing 0").turn();
    field.never("A1 tested").finish();
}

#[test]
fn sam_16_1_5_a_for_the_rest_of_the_game() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5) (4,4)
        A9 hq(1) (4,5)
        A2 yari(5) (9,7) m 1
        B1 yari(5) (4,3) fights A1
        B2 mounted-archers(2+c) (4,8)
        B9 hq(4) (0,0)
        ",
    );
    field.order("B2 shoot A9");
    field.dice("shot", [1, 1, 1, 20, 20, 20, 20, 20, 20]).dice("test", [8, 6]);
    field.dice("blow", [20; 10]).dice("test", [6]).turn();
    field.happened("A1 tested headquarters at 8: 8").happened("5 A1 fought B1 value 4");
    field.happened("A2 tested headquarters at 6: 6").happened("morale A2 tested morale at 7: 6");
    field.finish();
}

#[test]
fn sam_21_2_3_a_who_surrenders_now_starts_no_test() {
    let mut field = the_hq_falls("A1 naginata(5) (9,6)\nA2 yari(5) (6,6) m 3", [10, 20]);
    field.turn();
    field.happened("A2 tested headquarters at 5: 20").happened("A2 destroyed surrendered");
    let tests = field.facts().iter().filter(|line| line.contains("tested")).count();
    assert_eq!(tests, 2);
    field.finish();
}

#[test]
fn sam_21_2_3_a_both_hq_fall_in_one_event() {
    let mut field = Field::at(
        "
        level extended
        turn 8 of 8
        A1 mounted-archers(2+c) (4,7)
        A9 hq(1) (8,4)
        B1 mounted-archers(2+c) (8,1)
        B9 hq(1) (4,4)
        ",
    );
    field.orders("A1 shoot B9; B1 shoot A9; A9 march (8,5); B9 march (4,3)");
    field.dice("shot", [1, 1, 1, 20, 20, 20, 20, 20, 20, 1, 1, 1, 20, 20, 20, 20, 20, 20]);
    field.dice("test", [1, 1]).turn();
    field.happened("A1 tested headquarters at 13").happened("B1 tested headquarters at 13");
    field.in_order("A1 tested", "B1 tested").finish();
}

#[test]
fn sam_14_1_5_a_honour_takes_the_failure_of_this_test_too() {
    let mut field = the_hq_falls("A1 naginata(5) (9,7) honour", [13]);
    field.turn();
    field.happened("A1 tested headquarters at 12: 13").happened("A1 dishonoured");
    assert_eq!(field.markers("A1"), 0);
    field.finish();
}

/// [SAM-1.1.4] Loss tests are one event: the HQ that surrenders in them still counts for the others.
/// The tests of its army come after them.
#[test]
fn sam_16_1_4_a_after_the_loss_tests_of_the_event() {
    let mut field = Field::at(
        "
        level extended
        turn 8 of 8
        A1 hq(4) (4,4) m 3
        A2 yari(5) (4,5)
        B1 archers(5+c) (4,1)
        B2 archers(5+c) (7,5)
        ",
    );
    field.orders("A2 march (4,6); B1 shoot A1; B2 shoot A2");
    field.dice("shot", [1, 20, 20, 20, 20, 20, 1, 1, 1, 20, 20, 20]);
    field.dice("test", [12, 13, 7]).turn();
    field.happened("2 A1 tested losses at 11: 12").happened("2 A1 destroyed surrendered");
    field.happened("2 A2 tested losses at 13: 13");
    field.in_order("A2 tested losses", "A2 tested headquarters at 7: 7").finish();
}
