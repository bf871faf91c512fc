//! Chapter 6: the order inside stage 5.

use crate::field::Field;

#[test]
fn sam_6_5_1_a_tests_come_before_honour() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5) (4,4)
        B1 yari(1) (4,3) fights A1
        B2 yari(5) (5,4) fights A1
        ",
    );
    field.dice("blow", [1, 1, 20, 20, 20]).dice("blow", [20]).dice("blow", [1, 1, 20, 20, 20]);
    field.dice("test", [10]).turn();
    field.happened("B1 destroyed killed").happened("A1 hurt 1 absorbed 1 lost");
    field.happened("A1 tested losses at 9: 10");
    field.in_order("A1 marked 1", "A1 honoured");
    assert_eq!((field.markers("A1"), field.honour("A1")), (1, true));
    field.finish();
}

#[test]
fn sam_6_5_1_a_the_army_of_a_fallen_hq_tests_after_the_loss_tests() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5) (4,4)
        A2 yari(5) (8,4)
        B1 yari(5) (8,3) fights A2
        B9 hq(1) (4,3) fights A1
        ",
    );
    field.dice("blow", [1, 1, 1, 20, 20]).dice("blow", [1, 1, 20, 20, 20]);
    field.dice("blow", [20; 6]).dice("test", [1, 1]).turn();
    field.happened("B9 destroyed killed");
    // [SAM-16.1.5] The lasting -2 counts in both.
    field.in_order("B1 tested losses at 7: 1", "B1 tested headquarters at 7: 1");
    field.in_order("B1 tested headquarters", "A1 honoured");
    field.in_order("A1 honoured", "A1 released");
    field.finish();
}

#[test]
fn sam_6_5_1_a_melees_are_called_off_before_the_blows() {
    let mut field = Field::at(
        "
        A1 yari(5+c) (4,4)
        A2 yari(5) (8,4)
        B1 yari(5+c) (4,3) fights A1
        B2 yari(5) (8,3) fights A2
        ",
    );
    field.orders("A1 withdraw (4,5); B1 withdraw (4,2)").dice("blow", [20; 10]).turn();
    field.happened("A1 called off").happened("B1 called off").never("A2 called off");
    field.in_order("B1 called off", "A2 fought");
    field.finish();
}

#[test]
fn sam_6_5_1_a_basic_knows_neither_tests_nor_honour() {
    let mut field = Field::at(
        "
        A1 yari(5) (4,4)
        A2 yari(5+c) (6,3)
        B1 yari(1) (4,3) fights A1
        B2 yari(5) (4,5) fights A1
        ",
    );
    field.order("A2 attack B1 by (5,3)");
    field.dice("blow", [1, 1, 20, 20, 20]).dice("blow", [20; 7]);
    field.dice("blow", [1, 1, 20, 20, 20]).turn();
    assert_eq!(field.status("B1"), "destroyed");
    assert_eq!(field.figures("A1"), 4);
    field.never("tested").never("honoured").happened("A1 faced 3");
    field.finish();
}
