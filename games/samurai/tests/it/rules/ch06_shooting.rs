//! Chapter 6.2: stage 2.

use crate::field::Field;

/// Two units of archers shoot at one of yari, which marches off afterwards.
fn two_volleys(level: &str) -> Field {
    let mut field = Field::at(&format!(
        "
        level {level}
        turn 8 of 8
        A1 archers(5) (4,5)
        A2 archers(5) (2,4)
        A3 yari(5+c) (3,5)
        B1 yari(5) (4,2)
        "
    ));
    field.orders("A1 shoot B1; A2 shoot B1; B1 march (4,1)");
    field.dice("shot", [1, 9, 9, 9, 9, 2, 4, 9, 9, 9]);
    field
}

#[test]
fn sam_6_2_1_a_hits_of_all_are_added() {
    let mut field = two_volleys("basic");
    field.turn();
    field.happened("2 A1 shot B1 at 3 value 4: 1 9 9 9 9 = 1");
    field.happened("2 A2 shot B1 at 3 value 4: 2 4 9 9 9 = 2");
    field.happened("2 B1 hurt 1 absorbed 2 lost").never("tested").finish();
    assert_eq!(field.figures("B1"), 3);
}

#[test]
fn sam_6_2_1_b_one_test_for_all_losses() {
    let mut field = two_volleys("extended");
    field.dice("test", [8]).turn();
    field.happened("2 B1 tested losses at 8: 8").finish();
}

#[test]
fn sam_6_2_1_losses_before_tests_before_tests_of_the_army() {
    let mut field = Field::at(
        "
        level extended
        turn 8 of 8
        A1 mounted-archers(2+c) (4,4)
        A2 archers(5+c) (8,4)
        B1 hq(1) (4,2)
        B2 yari(5+c) (8,2)
        ",
    );
    field.orders("A1 shoot B1; A2 shoot B2; B1 march (4,1); B2 march (8,1)");
    field.dice("shot", [1, 1, 1, 20, 20, 20, 20, 20, 20, 1, 1, 20, 20, 20, 20]);
    field.dice("test", [2, 3]).turn();
    field.happened("B1 destroyed killed").happened("B2 tested losses at 10: 2");
    field.happened("B2 tested headquarters at 10: 3");
    field.in_order("B2 tested losses", "B2 tested headquarters").finish();
}
