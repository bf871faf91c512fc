//! Chapter 14: units that are put to flight.

use crate::field::Field;

/// A wavering unit that loses a figure in stage 5 of turn 2, and fails.
fn broken(options: &str) -> Field {
    let mut field = Field::at(&format!(
        "
        level extended
        turn 2 of 8
        {options}
        A1 yari(5) (4,4) m 1
        A9 hq(4) (4,8)
        B1 naginata(5) (4,3) fights A1
        "
    ));
    field.dice("blow", [20; 5]).dice("blow", [1, 20, 20, 20, 20]);
    field
}

#[test]
fn sam_14_4_1_a_who_is_put_to_flight_stays_and_tests_in_the_next_turn() {
    let mut field = broken("");
    field.dice("test", [9, 7]).turn();
    field.happened("5 A1 tested losses at 8: 9").happened("5 A1 marked 2");
    field.happened("morale A1 tested morale at 7: 7");
    assert_eq!((field.place("A1").as_str(), field.markers("A1")), ("(4,4)", 1));

    // Wavering again, it fights on.
    field.dice("blow", [20; 9]).turn();
    field.happened("5 A1 fought B1 value 2");
    field.finish();
}

#[test]
fn sam_14_4_1_a_who_does_not_rally_takes_the_blows_and_flees() {
    let mut field = broken("");
    field.dice("test", [9, 8]).turn();
    assert_eq!((field.fights("A1"), field.markers("A1")), (vec!["B1".to_owned()], 2));

    field.dice("blow", [20; 5]).dice("test", [1, 20]).turn();
    field.happened("A1 ordered flee").happened("5 B1 fought A1").never("A1 fought");
    field.happened("6.1 A1 moved (4,5)").happened("B1 tested pursuit");
    field.finish();
}

#[test]
fn sam_14_4_1_a_with_the_option_it_flees_in_the_same_turn() {
    let mut field = broken("option flee-same-turn on");
    field.dice("test", [9, 1, 20]).turn();
    field.happened("5 A1 marked 2").happened("6.1 A1 moved (4,5)").happened("B1 tested pursuit");
    field.finish();
}

#[test]
fn sam_14_4_2_a_a_fleeing_unit_that_fails_its_flank_test_surrenders_at_any_loss() {
    let mut field = Field::at(
        "
        level extended
        A1 naginata(5) (4,4) m 2
        B1 yari(5+c) (2,5)
        B2 yari(5) (4,3) fights A1
        ",
    );
    field.order("B1 attack A1 by (3,4)").dice("test", [8]);
    field.dice("blow", [1, 20, 20, 20, 20, 20]).dice("blow", [20; 5]).turn();
    field.happened("A1 tested flank at 7: 8").happened("A1 marked 3");
    field.happened("A1 hurt 0 absorbed 1 lost").happened("A1 destroyed surrendered");
    field.never("A1 tested losses");
    assert!(field.honour("B1") && field.honour("B2"));
    field.finish();
}

#[test]
fn sam_14_4_2_b_fleeing_units_that_fail_after_losses_panic_after_the_melee() {
    let mut field = Field::at(
        "
        level extended
        A1 naginata(5) (4,4) m 2
        A9 hq(4) (4,8)
        B1 yari(5) (4,3) fights A1
        ",
    );
    field.dice("blow", [1, 20, 20, 20, 20]).dice("test", [10, 1, 20]).turn();
    field.happened("A1 tested losses at 9: 10").in_order("A1 hurt", "A1 marked 3");
    assert_eq!(field.status("A1"), "visible");
    field.finish();
}

#[test]
fn sam_14_4_2_b_a_panicking_unit_that_loses_a_figure_surrenders() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(4) (4,4) m 3
        B1 yari(5) (4,3) fights A1
        ",
    );
    field.dice("blow", [1, 20, 20, 20, 20]).turn();
    field.happened("A1 destroyed surrendered").never("tested");
    field.finish();
}

#[test]
fn sam_14_4_2_b_a_panicking_unit_that_is_not_hit_runs() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(4) (4,4) m 3
        B1 yari(5) (4,3) fights A1
        ",
    );
    field.dice("blow", [20; 5]).dice("test", [1, 20]).turn();
    field.happened("6.1 A1 moved").never("A1 fought");
    field.finish();
}

#[test]
fn sam_14_4_2_b_panicking_units_that_fail_a_flank_test_surrender_before_the_blows() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5) (4,4) m 3
        B1 yari(5+c) (2,5)
        B2 yari(5) (4,3) fights A1
        ",
    );
    field.order("B1 attack A1 by (3,4)").dice("test", [5]).turn();
    field.happened("A1 tested flank at 4: 5").happened("A1 destroyed surrendered").never("fought");
    // [SAM-14.5.1] Those who faced it get honour.
    assert!(field.honour("B1") && field.honour("B2"));
    field.finish();
}

#[test]
fn sam_14_4_2_b_panicking_units_that_pass_stay_defenceless() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5) (4,4) m 3
        B1 yari(5+c) (2,5)
        B2 yari(5) (4,3) fights A1
        ",
    );
    field.order("B1 attack A1 by (3,4)").dice("test", [4]);
    field.dice("blow", [1, 20, 20, 20, 20, 20]).dice("blow", [20; 5]).turn();
    field.happened("A1 hurt 0 absorbed 1 lost").happened("A1 destroyed surrendered");
    field.finish();
}
