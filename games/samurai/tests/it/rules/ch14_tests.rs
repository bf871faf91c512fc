//! Chapters 14.1 and 5.4.2: tests of steadfastness and what a failure does.

use crate::field::Field;

/// Archers shoot at a unit of one line of the sketch, which marches to (4,1) afterwards.
fn shot_at(unit: &str, hits: usize, tests: &[u8]) -> Field {
    let mut field = Field::at(&format!(
        "
        level extended
        turn 8 of 8
        A1 archers(5+c) (4,4)
        B1 {unit} (4,2)
        "
    ));
    field.order("A1 shoot B1");
    if field.accepts("B1 march (4,1)") {
        field.order("B1 march (4,1)");
    }
    for die in 0..6 {
        field.dice("shot", [if die < hits { 1 } else { 20 }]);
    }
    for &die in tests {
        field.dice("test", [die]);
    }
    field.turn();
    field.finish();
    field
}

#[test]
fn sam_14_1_1_a_two_failures_put_to_flight() {
    let mut field = Field::at(
        "
        level extended
        turn 7 of 8
        A1 archers(5+c) (4,4)
        B1 yari(5) (4,2)
        ",
    );
    field.orders("A1 shoot B1; B1 march (4,1)");
    field.dice("shot", [1, 1, 20, 20, 20, 20]).dice("test", [20, 20]).turn();
    assert_eq!(field.markers("B1"), 1);
    field.orders("A1 shoot B1; B1 march (4,0)");
    field.dice("shot", [1, 1, 20, 20, 20, 20]).dice("test", [20]).turn();
    assert_eq!(field.markers("B1"), 2);
    field.finish();
}

#[test]
fn sam_14_1_2_a_twelve_passes_thirteen_fails() {
    let field = shot_at("naginata(5+c)", 5, &[12]);
    field.happened("B1 tested losses at 12: 12");
    assert_eq!(field.markers("B1"), 0);
    let field = shot_at("naginata(5+c)", 5, &[13]);
    assert_eq!(field.markers("B1"), 1);
}

#[test]
fn sam_14_1_2_b_losses_of_different_events_are_tested_separately() {
    let mut field = Field::at(
        "
        level extended
        turn 8 of 8
        A1 archers(5+c) (4,6)
        A2 yari(5) (6,4)
        B1 yari(5) (4,4)
        ",
    );
    field.orders("A1 shoot B1; B1 march (5,3)");
    field.dice("shot", [1, 1, 20, 20, 20, 20]).dice("test", [9]);
    field.dice("blow", [1, 1, 20, 20, 20, 20, 20, 20, 20]).dice("test", [7]).turn();
    field.happened("2 B1 tested losses at 9: 9").happened("5 B1 hurt 0 absorbed 2 lost");
    field.happened("5 B1 tested losses at 7: 7").finish();
}

#[test]
fn sam_14_1_3_a_hit_without_a_loss_is_no_test() {
    let field = shot_at("yari(5)", 1, &[]);
    field.happened("B1 hurt 1 absorbed 0 lost").never("tested");
}

#[test]
fn sam_14_1_4_a_failure_holds_at_once() {
    let mut field = Field::at(
        "
        level extended
        turn 8 of 8
        A1 archers(5+c) (4,6)
        A2 monks(5) (6,4)
        B1 naginata(5) (4,4)
        B9 hq(4) (4,2)
        ",
    );
    // Defence 2 + 1 by the HQ. Wavering it strikes at 5 − 2 + 2.
    field.orders("A1 shoot B1; B1 march (5,3)");
    field.dice("shot", [1, 1, 1, 1, 20, 20]).dice("test", [20]);
    field.dice("blow", [20; 9]).turn();
    field.happened("2 B1 hurt 3 absorbed 1 lost").happened("2 B1 marked 1");
    field.happened("5 B1 fought A2 value 5").finish();
}

/// Its HQ adds 1 to the defence of 2, of which 2 are used up: only a steady unit has one left.
#[test]
fn sam_14_1_4_a_failure_lowers_the_defence_of_this_turn() {
    for (die, outcome) in [(20, "0 absorbed 1 lost"), (11, "1 absorbed 0 lost")] {
        let mut field = Field::at(
            "
            level extended
            turn 8 of 8
            A1 archers(5+c) (4,7)
            A2 monks(5) (6,3)
            B1 naginata(5) (4,4)
            B9 hq(4) (4,1)
            ",
        );
        field.orders("A1 shoot B1; A2 march (5,3); B1 march (4,3)");
        field.dice("shot", [1, 1, 1, 20, 20, 20]).dice("test", [die]);
        field.dice("blow", [1, 20, 20, 20, 20, 20, 20, 20, 20]);
        if die == 20 {
            field.dice("test", [1]);
        }
        field.turn();
        field.happened("2 B1 hurt 2 absorbed 1 lost").happened("2 B1 tested losses at 11");
        field.happened(&format!("5 B1 hurt {outcome}")).finish();
    }
}

#[test]
fn sam_14_1_4_a_wavering_unit_absorbs_one_less() {
    let field = shot_at("naginata(5) m 1", 2, &[1]);
    field.happened("B1 hurt 1 absorbed 1 lost").happened("B1 tested losses at 10: 1");
}

#[test]
fn sam_14_1_5_a_honour_takes_the_failure() {
    let mut field = Field::at(
        "
        level extended
        turn 8 of 8
        A1 archers(5+c) (4,7)
        B1 mounted(2+c) (4,2) honour
        ",
    );
    field.orders("A1 defence facing 0 range 3 fire nearest; B1 run (4,3) (4,4) (5,3) (5,2)");
    field.dice("shot", [1, 20, 20, 20, 20, 20]).dice("test", [20]).turn();
    field.happened("B1 tested losses at 15: 20").happened("B1 dishonoured");
    assert_eq!(field.markers("B1"), 0);
    assert_eq!(field.place("B1"), "(5,2)");
    field.finish();
}

#[test]
fn sam_14_1_5_a_honour_of_a_panicking_unit_too() {
    let field = shot_at("yari(5) m 3 honour", 1, &[20]);
    field.happened("B1 tested losses at 8: 20").happened("B1 dishonoured");
    field.never("surrendered");
}

#[test]
fn sam_14_1_6_a_who_panics_and_fails_surrenders() {
    let field = shot_at("yari(4) m 3", 1, &[20]);
    field.happened("B1 hurt 0 absorbed 1 lost").happened("B1 destroyed surrendered");
    assert_eq!(field.status("B1"), "destroyed");
}

#[test]
fn sam_14_1_6_a_in_the_morale_phase_nothing_happens() {
    let mut field = Field::at("level extended\nA1 yari(5) (6,4) m 3\nB1 yari(5) (0,0)");
    field.dice("test", [20]).turn();
    field.happened("morale A1 tested morale at 7: 20").never("A1 destroyed");
    assert_eq!(field.markers("A1"), 3);
    field.finish();
}

/// [SAM-14.1.5] Tests of flank and rear too.
#[test]
fn sam_14_1_5_a_honour_takes_the_failure_of_a_flank_test() {
    for (from, to, class, value) in [("(2,5)", "(3,4)", "flank", 9), ("(4,6)", "(4,5)", "rear", 7)]
    {
        let mut field = Field::at(&format!(
            "
            level extended
            turn 8 of 8
            A1 yari(5) (4,4) honour
            B1 yari(5+c) {from}
            B2 yari(5) (4,3) fights A1
            "
        ));
        field.order(&format!("B1 attack A1 by {to}")).dice("test", [value + 1]);
        field.dice("blow", [20; 16]).turn();
        field.happened(&format!("A1 tested {class} at {value}")).happened("A1 dishonoured");
        assert_eq!(field.markers("A1"), 0);
        field.happened("A1 fought B2 value 4").finish();
    }
}

#[test]
fn sam_5_4_2_a_who_is_put_to_flight_loses_its_order() {
    for (markers, place) in [(1, "(4,2)"), (0, "(4,4)")] {
        let mut field = Field::at(&format!(
            "
            level extended
            turn 8 of 8
            A1 archers(5+c) (7,2)
            A2 peasants(4) (4,5)
            B1 yari(5+c) (4,2) m {markers}
            "
        ));
        field.orders("A1 shoot B1; A2 march (4,6); B1 attack A2 by (4,3)");
        field.dice("shot", [1, 1, 20, 20, 20, 20]).dice("test", [20]).turn();
        assert_eq!(field.markers("B1"), markers + 1);
        assert_eq!(field.place("B1"), place);
        field.finish();
    }
}

#[test]
fn sam_5_4_2_b_who_flees_already_keeps_the_order() {
    for (staff, place) in [("(4,8)", "(4,6)"), ("(5,4)", "(4,4)")] {
        let mut field = Field::at(&format!(
            "
            level extended
            turn 8 of 8
            A1 yari(5) (4,4) m 2
            A9 hq(4) {staff}
            B1 monks(5) (4,3) fights A1
            "
        ));
        field.dice("blow", [1, 20, 20, 20, 20]).dice("test", [20, 1]).turn();
        assert_eq!(field.markers("A1"), 3);
        assert_eq!(field.place("A1"), place);
    }
}

/// Archers on defence that waver are shot at in stage 2 and fail; then an enemy comes up.
fn archers_put_to_flight(comes: &str) -> Field {
    let mut field = Field::at(
        "
        level extended
        turn 8 of 8
        A1 archers(5+c) (4,6) m 1
        B1 archers(5+c) (8,4)
        B2 yari(5+c) (4,3)
        B3 yari(5+c) (4,8)
        ",
    );
    field.orders("A1 defence facing 0 range 3 fire nearest; B1 shoot A1");
    field.orders(comes).dice("shot", [1, 1, 20, 20, 20, 20]).dice("test", [20]);
    field
}

#[test]
fn sam_5_4_2_a_without_an_order_there_is_no_sector() {
    let mut field = archers_put_to_flight("B2 march (4,4)");
    field.turn();
    field.happened("2 A1 marked 2").happened("2 A1 has order none").never("A1 shot").finish();
}

#[test]
fn sam_5_4_2_a_without_an_order_there_is_no_ordered_front() {
    let mut field = archers_put_to_flight("B3 attack A1 by (4,7)");
    field.dice("blow", [20; 11]).turn();
    field.happened("A1 engaged B3").never("classed flank").never("classed rear");
    field.happened("A1 fought B3 value 0").happened("B3 fought A1 value 6").finish();
}

#[test]
fn sam_5_4_2_a_who_is_put_to_flight_does_not_hide() {
    let mut field = Field::at(
        "
        level extended
        turn 8 of 8
        woods (4,6)
        A1 yari(5+c) (4,6) m 1
        B1 archers(5+c) (4,3)
        ",
    );
    field.orders("A1 ambush facing 0; B1 shoot A1");
    field.dice("shot", [1, 1, 20, 20, 20, 20]).dice("test", [20]).turn();
    field.happened("2 A1 tested losses at 12: 20").happened("2 A1 has order none");
    field.never("A1 hid").finish();
}
