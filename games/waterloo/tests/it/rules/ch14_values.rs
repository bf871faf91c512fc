//! Chapter 14.2: the fire value of each type of block.

use super::board::{attacker, defender, does, end_turn};

#[test]
fn wat_14_2_2_a_the_first_fire_of_an_engagement_is_canister() {
    let mut field = attacker(
        "a-c: F-2-INF1(4) F-2-INF2
        d-c: P-1-ART(3)",
    );
    does(&mut field, "F-2-INF1", "step d-c");
    end_turn(&mut field);
    field.dice("fire", [1, 2, 3]);
    does(&mut field, "P-1-ART", "fire others");
    assert_eq!(field.steps("F-2-INF1"), 2);
    end_turn(&mut field);
    end_turn(&mut field);
    field.dice("fire", [1, 2, 3]);
    does(&mut field, "P-1-ART", "fire others");
    field.finish();
    assert_eq!(field.steps("F-2-INF1"), 1);
}

#[test]
fn wat_14_2_2_a_new_enemies_do_not_renew_the_bonus_and_an_unused_one_is_kept() {
    let mut field = attacker(
        "a-c: F-2-INF1(4) F-2-INF2(3)
        d-c: P-1-ART(3)",
    );
    does(&mut field, "F-2-INF1", "step d-c");
    end_turn(&mut field);
    end_turn(&mut field);
    does(&mut field, "F-2-INF2", "step d-c");
    end_turn(&mut field);
    field.dice("fire", [2, 6, 6]);
    does(&mut field, "P-1-ART", "fire others");
    assert_eq!(field.steps("F-2-INF1"), 3);
    end_turn(&mut field);
    end_turn(&mut field);
    field.dice("fire", [2, 6, 6]);
    does(&mut field, "P-1-ART", "fire others");
    assert_eq!((field.steps("F-2-INF1"), field.steps("F-2-INF2")), (3, 3));
    field.finish();
}

#[test]
fn wat_14_2_2_a_an_engaged_gun_fires_at_whom_it_meets() {
    let mut field = defender(
        "a-c: F-2-INF2(4)
        d-c: P-1-ART(3) P-1-INF1 F-2-INF1(4)",
    );
    field.dice("fire", [1, 6, 6]);
    does(&mut field, "P-1-ART", "fire others");
    assert_eq!((field.steps("F-2-INF1"), field.steps("F-2-INF2")), (3, 4));
    field.finish();
}

#[test]
fn wat_14_2_3_a_infantry_fires_at_its_printed_value_and_better_at_squares() {
    let mut field = attacker(
        "a-c: F-1-INF1
        d-c: F-G-INF(4) P-1-INF1(4)",
    );
    field.dice("fire", [1, 3, 3, 4]);
    does(&mut field, "F-G-INF", "fire others");
    assert_eq!(field.steps("P-1-INF1"), 1);
    let mut field = attacker(
        "a-c: F-1-INF1
        d-c: F-G-INF(4) P-1-INF1(4)sq P-1-INF2",
    );
    field.dice("fire", [1, 3, 3, 4]);
    does(&mut field, "F-G-INF", "fire squares");
    assert_eq!(field.place("P-1-INF1"), "lost");
    field.finish();
}

#[test]
fn wat_14_2_3_a_with_the_option_infantry_is_weaker() {
    let mut field = attacker(
        "option low-infantry-fire on
        a-c: F-1-INF1
        d-c: F-2-INF1(4) P-1-INF1(4)",
    );
    field.dice("fire", [1, 2, 3, 4]);
    does(&mut field, "F-2-INF1", "fire others");
    assert_eq!(field.steps("P-1-INF1"), 3);
    field.finish();
}

#[test]
fn wat_14_2_4_a_cavalry_that_stepped_in_has_shock_once() {
    let mut field = attacker(
        "a-c: F-C3(3) F-2-INF1
        d-c: P-1-INF1(4)",
    );
    does(&mut field, "F-C3", "step d-c");
    end_turn(&mut field);
    end_turn(&mut field);
    field.dice("fire", [4, 4, 5]);
    does(&mut field, "F-C3", "fire others");
    assert_eq!(field.steps("P-1-INF1"), 2);
    end_turn(&mut field);
    end_turn(&mut field);
    field.dice("fire", [4, 4, 5]);
    does(&mut field, "F-C3", "fire others");
    assert_eq!(field.steps("P-1-INF1"), 2);
    field.finish();
}

#[test]
fn wat_14_2_4_a_cavalry_that_was_entered_upon_has_none() {
    let mut field = attacker(
        "a-c: F-2-INF1(4) F-2-INF2
        d-c: P-1-CAV(3)",
    );
    does(&mut field, "F-2-INF1", "step d-c");
    end_turn(&mut field);
    field.dice("fire", [3, 3, 2]);
    does(&mut field, "P-1-CAV", "fire others");
    assert_eq!(field.steps("F-2-INF1"), 3);
    field.finish();
}

#[test]
fn wat_14_2_4_a_shock_is_used_up_whatever_the_target() {
    let lines = "a-c: F-2-INF1
        d-c: F-C3(3)* P-1-INF1(4)sq P-1-INF2(4)";
    let mut field = attacker(lines);
    field.dice("fire", [3, 3, 3]);
    does(&mut field, "F-C3", "fire squares");
    assert_eq!(field.steps("P-1-INF1"), 4);
    end_turn(&mut field);
    end_turn(&mut field);
    field.dice("fire", [4, 4, 4]);
    does(&mut field, "F-C3", "fire others");
    assert_eq!(field.steps("P-1-INF2"), 4);
    field.finish();
}

#[test]
fn wat_14_2_4_a_an_unused_bonus_is_kept_but_not_beyond_the_engagement() {
    let mut field = attacker(
        "a-c: F-2-INF1
        a-l: F-1-INF1
        d-c: F-C3(3)* P-1-INF1(4) P-1-INF2(4)
        d-r: P-2-INF1",
    );
    // It does not fire in its first battle turn, and goes back in its second.
    end_turn(&mut field);
    end_turn(&mut field);
    assert!(field.is("F-C3", "fresh"));
    does(&mut field, "F-C3", "step a-c");
    assert!(!field.is("F-C3", "fresh"));
    // The attack goes on elsewhere.
    does(&mut field, "F-1-INF1", "step d-r");
    end_turn(&mut field);
    // Now it is entered upon: this engagement it has not begun.
    does(&mut field, "P-1-INF2", "step a-c");
    end_turn(&mut field);
    field.dice("fire", [3, 4, 4]);
    does(&mut field, "F-C3", "fire others");
    assert_eq!(field.steps("P-1-INF2"), 3);
    field.finish();
}

#[test]
fn wat_14_2_5_a_a_leader_fires_one_die_at_f1() {
    for (die, steps) in [(1, 3), (2, 4)] {
        let mut field = attacker(
            "a-c: F-NAP F-2-INF1
            d-c: P-1-INF1(4)",
        );
        does(&mut field, "F-NAP", "step d-c");
        end_turn(&mut field);
        // He is alone there, and his morale holds.
        field.dice("morale", [6]);
        end_turn(&mut field);
        field.dice("fire", [die]);
        does(&mut field, "F-NAP", "fire others");
        assert_eq!(field.steps("P-1-INF1"), steps);
        field.finish();
    }
}

/// Fires with one die each, the highest that should hit and the next.
fn has_value(lines: &str, block: &str, target: &str, value: u8) {
    for (die, hits) in [(value, 1), (value + 1, 0)] {
        let mut field = attacker(lines);
        field.dice("fire", [die]);
        does(&mut field, block, &format!("fire {target}"));
        assert_eq!(field.steps("P-1-INF1"), 4 - hits, "{block} with {die}");
        field.finish();
    }
}

#[test]
fn wat_14_2_6_a_the_table_of_fire_values() {
    let square = "a-c: F-2-INF1\nd-c: P-1-INF1sq";
    has_value(&format!("{square} F-RHA1(1)*"), "F-RHA1", "squares", 3);
    has_value(&format!("{square} F-RHA1(1)"), "F-RHA1", "squares", 2);
    has_value(&format!("{square} F-C1(1)*"), "F-C1", "squares", 1);
    has_value(&format!("{square} F-C1(1)"), "F-C1", "squares", 1);
    has_value(&format!("{square} F-C3(1)*"), "F-C3", "squares", 2);
    has_value(&format!("{square} F-2-INF2(1)"), "F-2-INF2", "squares", 3);
    has_value(&format!("{square} F-NAP"), "F-NAP", "squares", 1);
    let facing = "a-c: F-2-INF1 F-2-ART(1)\nhill a-c F-2-ART\nd-c: P-1-INF1sq";
    has_value(facing, "F-2-ART", "squares", 3);
    let woods = "a-c: F-2-INF1\nwoods d-c\nd-c: P-1-INF1";
    has_value(&format!("{woods} F-C3(1)*"), "F-C3", "others", 1);
    has_value(&format!("{woods} F-2-INF2(1)"), "F-2-INF2", "others", 2);
    let open = "a-c: F-2-INF1\nd-c: P-1-INF1";
    has_value(&format!("{open} F-C1(1)*"), "F-C1", "others", 3);
    has_value(&format!("{open} F-C1(1)"), "F-C1", "others", 2);
    has_value(&format!("{open} F-C3(1)*"), "F-C3", "others", 4);
    has_value(&format!("{open} F-RHA1(1)*"), "F-RHA1", "others", 2);
    has_value(&format!("{open} F-RHA1(1)"), "F-RHA1", "others", 1);
}
