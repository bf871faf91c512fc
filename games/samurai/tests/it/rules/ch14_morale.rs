//! Chapters 14.2, 14.3 and 14.5.2: the morale phase, states, honour.

use samurai::{Fact, Side};

use crate::field::Field;

/// An engaged unit with markers at the start of the second turn.
fn engaged(markers: u8, option: &str) -> Field {
    Field::at(&format!(
        "
        level extended
        option morale-test-in-melee {option}
        A1 yari(5) (4,4) m {markers}
        A9 hq(4) (12,8)
        B1 yari(5) (4,3) fights A1
        B9 hq(4) (0,0)
        "
    ))
}

#[test]
fn sam_14_2_1_a_who_tests_while_engaged() {
    for (option, wavering) in [("low-levels", false), ("none", false), ("all", true)] {
        let mut field = engaged(1, option);
        field.dice("blow", [20; 10]);
        if wavering {
            field.dice("test", [20]);
        }
        field.turn();
        if wavering {
            field.happened("morale A1 tested morale at 9: 20");
        } else {
            field.never("tested");
        }
        field.finish();
    }
}

#[test]
fn sam_14_2_1_a_engaged_and_put_to_flight() {
    for (option, tests) in [("low-levels", true), ("none", false), ("all", true)] {
        let mut field = Field::at(&format!(
            "
            level extended
            option morale-test-in-melee {option}
            A1 yari(5) (4,4) m 1
            A9 hq(4) (12,8)
            B1 yari(5) (4,3) fights A1
            B9 hq(4) (0,0)
            "
        ));
        field.dice("blow", [20, 20, 20, 20, 20, 1, 20, 20, 20, 20]).dice("test", [20]);
        if tests {
            field.dice("test", [20]);
        }
        field.turn();
        assert_eq!(field.markers("A1"), 2);
        assert_eq!(field.facts().iter().any(|line| line.contains("tested morale")), tests);
        field.finish();
    }
}

#[test]
fn sam_14_2_1_a_whoever_is_free_tests_with_any_marker() {
    let mut field = Field::at("level extended\nA1 yari(5) (4,4) m 1\nB1 yari(5) (12,0)");
    field.dice("test", [20]).turn();
    field.happened("morale A1 tested morale at 9: 20").finish();
}

#[test]
fn sam_14_2_2_a_passed_is_one_marker_less() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(4) (4,4) m 2
        A9 hq(4) (12,4)
        B1 yari(5) (0,0)
        ",
    );
    field.dice("test", [7]).turn();
    field.happened("morale A1 tested morale at 7: 7").happened("morale A1 marked 1");
    let place = field.place("A1");
    assert!(field.accepts("A1 rest"), "{place}");
    field.finish();
}

#[test]
fn sam_14_2_2_b_from_panic_to_flight() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5) (6,4) m 3
        A9 hq(4) (12,8)
        B1 yari(5) (0,0)
        ",
    );
    field.dice("test", [7]).turn();
    field.happened("morale A1 tested morale at 7: 7").happened("morale A1 marked 2");
    field.dice("test", [20]).turn();
    field.happened("A1 ordered flee").finish();
}

#[test]
fn sam_14_2_2_a_failed_changes_nothing() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5) (6,4) m 3 honour
        A9 hq(4) (12,8)
        B1 yari(5) (0,0)
        ",
    );
    field.dice("test", [10]).turn();
    field.happened("morale A1 tested morale at 9: 10").never("A1 marked");
    assert!(field.honour("A1"));
    assert_eq!(field.markers("A1"), 3);
    field.finish();
}

#[test]
fn sam_14_3_1_a_wavering() {
    let mut field = Field::at(
        "
        level extended
        turn 8 of 8
        A1 naginata(5) (4,4) m 1
        B1 yari(5) (4,3) fights A1
        ",
    );
    field.dice("blow", [20, 20, 20, 20, 20, 1, 1, 20, 20, 20]).dice("test", [1]).turn();
    field.happened("A1 fought B1 value 3").happened("A1 hurt 1 absorbed 1 lost");
    field.happened("A1 tested losses at 10").finish();
}

#[test]
fn sam_14_3_1_b_fleeing() {
    let mut field = Field::at(
        "
        level extended
        turn 8 of 8
        A1 naginata(5) (4,4) m 2
        A9 hq(4) (12,8)
        B1 yari(5) (4,3) fights A1
        B9 hq(4) (0,0)
        ",
    );
    field.dice("blow", [1, 20, 20, 20, 20]).dice("test", [1, 1]).turn();
    field.never("A1 fought").happened("A1 hurt 0 absorbed 1 lost");
    field.happened("A1 tested losses at 9").finish();
}

/// (5 − 3) × 5 is more than 4 × 2, and less than 4 × 3.
#[test]
fn sam_14_3_1_b_the_total_of_a_fleeing_unit() {
    for (figures, foe) in [(2, "B1"), (3, "B2")] {
        let mut field = Field::at(&format!(
            "
            level extended
            turn 8 of 8
            A1 yari(5) (4,4)
            B1 naginata(5) (4,3) m 2
            B2 yari({figures}) (4,5)
            B9 hq(4) (0,0)
            "
        ));
        field.order("B2 march (4,6)").dice("blow", [20; 8]).turn();
        field.happened(&format!("A1 fought {foe}"));
    }
}

#[test]
fn sam_14_3_1_c_panicking() {
    let mut field = Field::at(
        "
        level advanced
        turn 8 of 8
        village (4,3)
        A1 archers(5+c) (4,6)
        B1 naginata(5) (4,3) m 3
        ",
    );
    field.order("A1 shoot B1").dice("shot", [1, 20, 20, 20, 20, 20]).dice("test", [9]).turn();
    field.happened("B1 hurt 0 absorbed 1 lost").happened("B1 tested losses at 9: 9").finish();
}

#[test]
fn sam_14_3_1_d_flight_is_counted_once() {
    let mut field = Field::at(
        "
        level extended
        turn 8 of 8
        A1 archers(5+c) (4,6)
        B1 naginata(5) (4,3) m 2
        ",
    );
    field.order("A1 shoot B1").dice("shot", [1, 20, 20, 20, 20, 20]).dice("test", [9]).turn();
    field.happened("B1 ordered flee").happened("B1 hurt 0 absorbed 1 lost");
    field.happened("B1 tested losses at 9: 9").finish();
}

#[test]
fn sam_14_5_2_a_honour_adds_to_attack_and_steadfastness() {
    let mut field = Field::at(
        "
        level extended
        turn 8 of 8
        A1 yari(5) (4,4) honour
        B1 yari(5) (4,3) fights A1
        ",
    );
    field.dice("blow", [20, 20, 20, 20, 20, 1, 1, 20, 20, 20]).dice("test", [11]).turn();
    field.happened("A1 fought B1 value 5").happened("A1 tested losses at 11: 11").finish();
}

#[test]
fn sam_14_5_2_b_one_honour_however_many_victories() {
    let mut field = Field::at(
        "
        level extended
        A1 yari(5) (4,4) facing 0 honour
        B1 yari(1) (4,3) fights A1
        B2 yari(5) (5,3) fights A1
        ",
    );
    field.dice("blow", [1, 1, 20, 20, 20, 20, 20, 20, 20, 20, 20]).turn();
    assert_eq!(field.status("B1"), "destroyed");
    assert!(field.honour("A1"));
    field.dice("blow", [20; 10]).turn();
    field.happened("A1 fought B2 value 5").finish();
}

/// [SAM-20.1.4] What happens to a hidden unit in the morale phase only its owner is told.
#[test]
fn sam_14_2_2_a_hidden_units_test_in_secret() {
    let mut field = Field::at(
        "
        level extended
        woods (4,6)
        A1 yari(5+c) (4,6) m 1 hidden
        A9 hq(4) (0,0) gone destroyed
        B1 yari(5) (12,0)
        ",
    );
    field.order("A1 ambush facing 0").dice("hidden-test", [10]).turn();
    field.happened("morale A1 tested morale at 10: 10").happened("morale A1 marked 0");
    for event in &field.events {
        if matches!(event.fact, Fact::Tested { .. } | Fact::Marked { .. }) {
            assert_eq!(event.only, Some(Side::A));
        }
    }
    assert_eq!(field.status("A1"), "hidden");
    field.finish();
}
