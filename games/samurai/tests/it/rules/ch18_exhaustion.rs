//! Chapter 18: exhausted units surrender.

use crate::field::Field;

#[test]
fn sam_18_2_2_a_an_exhausted_unit_fights_and_then_surrenders() {
    let mut field = Field::at(
        "
        level expert
        A1 yari(5) (4,4) fatigue 6
        B1 yari(5+c) (4,6)
        ",
    );
    field.order("B1 attack A1 by (4,5)").dice("blow", [20; 11]).turn();
    field.in_order("A1 fought B1", "A1 destroyed exhausted");
    assert!(field.honour("B1"));
    field.happened("5 B1 released");
    field.finish();
}

#[test]
fn sam_18_2_2_a_two_exhausted_units_surrender_together() {
    let mut field = Field::at(
        "
        level expert
        A1 yari(5) (4,4) fatigue 6
        B1 yari(5) (4,3) fatigue 7 fights A1
        ",
    );
    field.dice("blow", [20; 10]).turn();
    field.happened("A1 destroyed exhausted").happened("B1 destroyed exhausted").never("honoured");
    field.finish();
}

#[test]
fn sam_18_2_2_a_whoever_is_free_at_the_end_of_the_stage_does_not_surrender() {
    let mut field = Field::at(
        "
        level expert
        A1 yari(5) (4,4) fatigue 6
        B1 yari(1) (4,3) fights A1
        ",
    );
    field.dice("blow", [1, 1, 20, 20, 20, 20]).turn();
    assert_eq!(field.status("B1"), "destroyed");
    assert_eq!(field.status("A1"), "visible");
    field.finish();
}

#[test]
fn sam_18_2_2_a_below_expert_nobody_is_exhausted() {
    let mut field = Field::at(
        "
        level advanced
        A1 yari(5) (4,4) fatigue 6
        B1 yari(5) (4,3) fights A1
        ",
    );
    field.dice("blow", [20; 10]).turn();
    assert_eq!(field.status("A1"), "visible");
    field.finish();
}

#[test]
fn sam_18_2_2_a_the_army_of_an_exhausted_hq_tests() {
    let mut field = Field::at(
        "
        level expert
        A1 yari(5) (8,4)
        A9 hq(4) (4,4) fatigue 6
        B1 yari(5) (4,3) fights A9
        ",
    );
    field.order("A1 march (8,5)").dice("blow", [20; 9]).dice("test", [8]).turn();
    field.in_order("A9 destroyed exhausted", "B1 honoured");
    field.in_order("B1 honoured", "A1 tested headquarters at 8: 8");
    field.finish();
}
