//! Chapter 15: woods, farms, hills and streams.

use super::board::{attacker, defender, does, end_turn, may, may_not, steps_of};

#[test]
fn wat_15_1_1_a_cavalry_in_woods_fires_at_f1() {
    let mut field = attacker(
        "a-c: F-C3(3) F-2-INF1
        woods d-c
        d-c: P-1-INF1(4)",
    );
    does(&mut field, "F-C3", "step d-c");
    end_turn(&mut field);
    end_turn(&mut field);
    field.dice("fire", [1, 2, 3]);
    does(&mut field, "F-C3", "fire others");
    assert_eq!(field.steps("P-1-INF1"), 3);
    field.finish();
}

#[test]
fn wat_15_1_1_a_cavalry_stops_in_woods_and_a_leader_does_not() {
    let field = attacker(
        "a-l: F-2-INF1
        woods a-c
        a-res: F-C1 F-NAP
        d-c: P-1-INF1",
    );
    may_not(&field, "F-C1", "step a-c d-c", "WAT-15.1.1");
    assert!(may(&field, "F-C1", "step a-c"));
    assert!(may(&field, "F-NAP", "step a-c d-c"));
}

#[test]
fn wat_15_1_2_a_guns_neither_enter_woods_nor_fire_into_them() {
    let field = attacker(
        "a-c: F-2-ART F-RHA1 F-2-INF1
        woods d-c
        d-c: P-1-INF1(4)",
    );
    may_not(&field, "F-2-ART", "fire others", "WAT-15.1.2");
    may_not(&field, "F-RHA1", "step d-c", "WAT-15.1.2");
    let field = attacker(
        "woods a-c
        a-c: F-2-INF1
        a-res: F-RHA1
        d-c: P-1-INF1(4)",
    );
    may_not(&field, "F-RHA1", "step a-c", "WAT-15.1.2");
    may_not(&field, "F-RHA1", "step a-c d-c", "WAT-15.1.2");
}

#[test]
fn wat_15_2_1_a_the_holder_of_a_farm_fires_better() {
    let mut field = defender(
        "a-c: F-1-INF1
        d-c: P-1-INF1(4) P-1-INF2(4) F-2-INF1(4) F-2-INF2(4)
        farm d-c P-1-INF1",
    );
    field.dice("fire", [1, 2, 3, 4]);
    does(&mut field, "P-1-INF1", "fire others");
    // The French choose whom of two equals the first and the third hit fall on.
    field.act("take-hit F-2-INF1");
    field.act("take-hit F-2-INF1");
    assert_eq!((field.steps("F-2-INF1"), field.steps("F-2-INF2")), (2, 3));
    field.dice("fire", [1, 2, 3, 4]);
    does(&mut field, "P-1-INF2", "fire others");
    field.act("take-hit F-2-INF2");
    assert_eq!((field.steps("F-2-INF1"), field.steps("F-2-INF2")), (2, 1));
    field.finish();
}

#[test]
fn wat_15_2_2_a_cavalry_cannot_hit_the_holder_of_a_farm() {
    let lines = "a-c: F-1-INF1
        d-c: P-1-INF1(4) P-1-INF2(2) F-C3(3) F-2-INF1(1)
        farm d-c P-1-INF1";
    let mut field = attacker(lines);
    field.dice("fire", [1, 1, 1]);
    does(&mut field, "F-C3", "fire others");
    assert_eq!(field.place("P-1-INF2"), "lost");
    assert_eq!(field.steps("P-1-INF1"), 4);
    // Infantry hits him.
    field.dice("fire", [1]);
    does(&mut field, "F-2-INF1", "fire others");
    assert_eq!(field.steps("P-1-INF1"), 3);
    field.finish();
}

#[test]
fn wat_15_2_2_a_alone_he_is_no_target_for_cavalry() {
    let field = attacker(
        "a-c: F-1-INF1
        d-c: P-1-INF1(4) F-C3(3)
        farm d-c P-1-INF1",
    );
    may_not(&field, "F-C3", "fire others", "WAT-15.2.2");
}

#[test]
fn wat_15_2_3_a_a_gun_on_a_hill_fires_better_at_long_range() {
    let mut field = attacker(
        "a-c: F-2-ART(3) F-1-ART(3)
        hill a-c F-2-ART
        d-c: P-1-INF1(4)",
    );
    field.dice("fire", [1, 2, 3]);
    does(&mut field, "F-2-ART", "fire others");
    assert_eq!(field.steps("P-1-INF1"), 2);
    field.dice("fire", [1, 2, 3]);
    does(&mut field, "F-1-ART", "fire others");
    assert_eq!(field.steps("P-1-INF1"), 1);
    field.finish();
}

#[test]
fn wat_15_2_3_a_a_hill_is_of_no_use_at_short_range() {
    let mut field = attacker(
        "a-c: F-2-ART(3) F-2-INF1 P-1-INF1(4)
        hill a-c F-2-ART
        d-c: P-1-INF2",
    );
    field.dice("fire", [2, 2, 2]);
    does(&mut field, "F-2-ART", "fire others");
    assert_eq!(field.steps("P-1-INF1"), 4);
    field.finish();
}

#[test]
fn wat_15_3_1_a_two_blocks_cross_a_stream_in_and_out_together() {
    let mut field = attacker(
        "a-c: F-C1 F-C2
        a-l: F-1-INF1
        stream a-c
        d-c: F-2-INF1 F-2-INF2 P-1-INF1
        d-r: P-1-INF2",
    );
    does(&mut field, "F-2-INF1", "step a-c");
    does(&mut field, "F-C1", "step d-c");
    may_not(&field, "F-C2", "step d-c", "WAT-15.3.1");
    // Another line has no stream, and the next battle turn has new crossings.
    assert!(may(&field, "F-1-INF1", "step d-r"));
    end_turn(&mut field);
    end_turn(&mut field);
    assert!(may(&field, "F-C2", "step d-c"));
}

#[test]
fn wat_15_3_1_a_the_stream_works_for_both_sides() {
    let mut field = defender(
        "a-c: F-2-INF1
        stream a-c
        d-c: P-1-INF1 P-1-INF2 P-1-CAV",
    );
    does(&mut field, "P-1-INF1", "step a-c");
    does(&mut field, "P-1-INF2", "step a-c");
    may_not(&field, "P-1-CAV", "step a-c", "WAT-15.3.1");
}

#[test]
fn wat_15_3_2_a_whoever_must_cross_beyond_the_limit_is_eliminated() {
    let mut field = defender(
        "a-c: F-1-INF2
        stream d-c
        d-c: F-2-INF1(1) F-2-INF2(1) F-1-INF1(1) F-C3(3) P-1-INF1
        d-l: P-1-INF2",
    );
    end_turn(&mut field);
    field.dice("morale", [1, 2, 3]);
    field.act("test F-2-INF1");
    field.act("test F-2-INF2");
    assert_eq!(field.place("F-2-INF1"), "charleroi a-c");
    assert_eq!(field.place("F-2-INF2"), "charleroi a-c");
    assert_eq!(field.place("F-1-INF1"), "lost");
    may_not(&field, "F-C3", "step a-c", "WAT-15.3.1");
    may_not(&field, "F-C3", "withdraw ham", "WAT-15.3.2");
    field.finish();
}

#[test]
fn wat_15_3_2_a_a_retreat_from_beyond_a_stream_uses_a_crossing() {
    let mut field = attacker(
        "a-c: F-1-INF1
        stream a-c
        d-c: F-2-INF1(4) F-C3 F-C4 P-1-INF1",
    );
    does(&mut field, "F-2-INF1", "withdraw ham");
    assert_eq!(field.place("F-2-INF1"), "ham");
    does(&mut field, "F-C3", "step a-c");
    assert!(steps_of(&field, "F-C4").is_empty());
    may_not(&field, "F-C4", "withdraw ham", "WAT-15.3.2");
}
