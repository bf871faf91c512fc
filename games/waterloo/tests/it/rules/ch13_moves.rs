//! Chapter 13: battle moves.

use waterloo::{Event, Party};

use super::board::{attacker, defender, does, may, may_not, steps_of};
use crate::field::viewer;

#[test]
fn wat_13_1_1_a_fast_blocks_move_two_steps_and_slow_ones_one() {
    let lines = "a-c: F-2-INF2
        a-res: F-C1 F-2-INF1 F-NAP F-RHA1 F-2-ART
        d-c: P-1-INF1";
    let field = attacker(lines);
    assert_eq!(steps_of(&field, "F-2-INF1"), "a-l a-c a-r");
    assert_eq!(steps_of(&field, "F-2-ART"), "a-l a-c a-r");
    for fast in ["F-C1", "F-NAP", "F-RHA1"] {
        assert!(may(&field, fast, "step a-c d-c"), "{fast}");
        may_not(&field, fast, "step d-c", "WAT-13.1.1");
    }
    may_not(&field, "F-2-INF1", "step d-c", "WAT-13.1.1");
    let mut field = field;
    does(&mut field, "F-C1", "step a-c d-c");
    assert_eq!(field.place("F-C1"), "charleroi d-c");
    field.refused("take F-C1", "WAT-12.1.3");
    field.finish();
}

#[test]
fn wat_13_1_1_a_no_block_passes_through_enemies() {
    let field = attacker(
        "a-c: F-2-INF2 P-1-CAV
        a-l: F-1-INF1
        a-res: F-C1
        d-c: P-1-INF1
        d-r: P-1-INF2",
    );
    assert!(may(&field, "F-C1", "step a-c"));
    may_not(&field, "F-C1", "step a-c d-c", "WAT-13.1.1");
    assert!(may(&field, "F-C1", "step a-l d-r"));
}

#[test]
fn wat_13_1_2_a_whoever_steps_into_an_empty_enemy_position_routs_the_enemy() {
    let mut field = attacker(
        "a-c: F-2-INF2
        a-r: F-2-INF1
        d-c: P-1-INF1
        d-r: P-1-INF2",
    );
    does(&mut field, "F-2-INF1", "step d-l");
    assert_eq!(field.asked(), "allies");
    assert_eq!(field.question(), "leave-battle");
    assert_eq!(field.steps("P-1-INF1"), 3);
}

#[test]
fn wat_13_1_2_a_a_block_redeploys_among_its_own_locations() {
    let field = attacker(
        "a-c: F-2-INF2
        a-r: F-2-INF1
        d-c: P-1-INF1
        d-l: P-1-INF2",
    );
    assert_eq!(steps_of(&field, "F-2-INF1"), "a-c a-res d-l");
    assert_eq!(steps_of(&field, "F-2-INF2"), "a-l a-r a-res d-c");
}

#[test]
fn wat_13_1_3_a_a_block_engages_from_the_side_and_from_the_reserve() {
    let mut field = defender(
        "a-c: F-2-INF1
        a-r: F-2-INF2
        d-c: P-1-INF1 F-C3
        d-l: P-1-CAV
        d-res: P-1-INF2",
    );
    does(&mut field, "P-1-CAV", "step d-c");
    does(&mut field, "P-1-INF2", "step d-c");
    assert_eq!(field.place("P-1-CAV"), "charleroi d-c");
    assert_eq!(field.place("P-1-INF2"), "charleroi d-c");
    field.finish();
}

#[test]
fn wat_13_1_3_a_to_engage_ends_the_move() {
    let field = defender(
        "a-c: F-2-INF1
        d-c: P-1-INF1 F-C3
        d-l: P-1-CAV
        d-r: P-1-INF2",
    );
    assert_eq!(steps_of(&field, "P-1-CAV"), "a-r d-c d-r d-res");
    let mut field = field;
    does(&mut field, "P-1-CAV", "step d-c");
    field.refused("take P-1-CAV", "WAT-12.1.3");
}

#[test]
fn wat_13_1_4_a_an_engaged_block_leaves_straight_back_only() {
    let field = attacker(
        "a-l: F-1-INF1
        a-c: F-2-INF1
        a-r: F-2-INF2
        d-c: F-C3 F-G-INF P-1-INF1 P-1-INF2
        d-l: P-1-CAV
        d-r: P-1-ART",
    );
    // The second step of a fast block redeploys.
    assert_eq!(steps_of(&field, "F-C3"), "a-l a-c a-r a-res");
    assert_eq!(steps_of(&field, "F-G-INF"), "a-c");
    for to in ["d-l", "d-r", "d-res"] {
        may_not(&field, "F-C3", &format!("step {to}"), "WAT-13.1.4");
    }
    let mut field = field;
    does(&mut field, "F-C3", "step a-c a-l");
    assert_eq!(field.place("F-C3"), "charleroi a-l");
}

#[test]
fn wat_13_1_4_a_from_an_own_position_back_is_the_reserve() {
    let field = defender(
        "a-c: F-2-INF1
        d-c: F-C3 P-1-INF1 P-1-CAV P-1-ART
        d-l: P-1-INF2",
    );
    assert_eq!(steps_of(&field, "P-1-INF1"), "d-res");
    may_not(&field, "P-1-INF1", "step d-l", "WAT-13.1.4");
    may_not(&field, "P-1-INF1", "step a-c", "WAT-13.1.4");
    assert_eq!(steps_of(&field, "P-1-CAV"), "d-l d-r d-res");
}

#[test]
fn wat_13_1_4_a_what_else_an_engaged_block_can_do() {
    let field = defender(
        "a-c: F-2-INF1
        d-c: F-C3 P-1-INF1 P-1-INF2sq P-1-ART
        d-l: P-1-CAV
        farm d-c",
    );
    for (block, what) in [
        ("P-1-INF1", "fire others"),
        ("P-1-INF1", "form-square"),
        ("P-1-INF1", "occupy"),
        ("P-1-INF1", "withdraw ligny"),
        ("P-1-INF2", "leave-square"),
        ("P-1-ART", "shelter P-1-INF2"),
    ] {
        assert!(may(&field, block, what), "{block} {what}");
    }
}

#[test]
fn wat_13_1_5_a_whoever_disengages_does_not_engage_in_the_same_battle_turn() {
    let field = attacker(
        "a-l: F-1-INF1 P-1-CAV
        a-c: F-2-INF1
        a-r: F-2-INF2
        d-c: F-C3 P-1-INF1
        d-r: P-1-INF2",
    );
    may_not(&field, "F-C3", "step a-c a-l", "WAT-13.1.5");
    assert!(may(&field, "F-C3", "step a-c a-r"));
}

#[test]
fn wat_13_1_5_a_whoever_engaged_does_not_disengage_in_the_same_battle_turn() {
    let mut field = attacker(
        "a-c: F-RHA1 F-2-INF1
        d-c: P-1-INF1",
    );
    field.dice("fire", [6, 6]);
    does(&mut field, "F-RHA1", "step d-c");
    // It may still fire, and not go back.
    assert!(may(&field, "F-RHA1", "fire others"));
    assert_eq!(steps_of(&field, "F-RHA1"), "");
    does(&mut field, "F-RHA1", "fire others");
    field.refused("take F-RHA1", "WAT-12.1.3");
    field.finish();
}

#[test]
fn wat_13_1_6_a_foot_artillery_never_engages() {
    let field = attacker(
        "a-c: F-2-ART F-2-INF1
        a-l: F-1-INF1 P-1-CAV
        d-l: P-1-INF1
        d-r: P-1-INF2",
    );
    // A-L holds enemies, D-C nobody.
    may_not(&field, "F-2-ART", "step a-l", "WAT-13.1.6");
    assert_eq!(steps_of(&field, "F-2-ART"), "a-r a-res d-c");
}

#[test]
fn wat_13_1_6_a_foot_artillery_that_steps_into_an_empty_enemy_position_routs_the_enemy() {
    let lines = "a-c: F-2-ART F-2-INF1
        d-l: P-1-INF1
        d-r: P-1-INF2";
    let mut field = attacker(lines);
    does(&mut field, "F-2-ART", "step d-c");
    assert_eq!((field.question().as_str(), field.asked()), ("leave-battle", "allies"));
    // With the option guns without escort do not storm a line.
    let field = attacker(&format!("option foot-guns-break-in off\n{lines}"));
    may_not(&field, "F-2-ART", "step d-c", "WAT-13.1.6");
}

/// Who steps from one flank to the other in two steps is seen by the way: through the open Centre he is
/// named, through the Reserve he is not.
#[test]
fn wat_13_1_1_b_the_player_chooses_the_way_of_two_steps() {
    let told = |way: &str| {
        let mut field = defender(
            "a-c: F-2-INF1
            d-c: P-1-INF1
            woods d-l
            d-l: P-1-CAV P-1-INF2
            d-r: P-2-INF1",
        );
        assert!(may(&field, "P-1-CAV", "step d-c d-r") && may(&field, "P-1-CAV", "step d-res d-r"));
        may_not(&field, "P-1-CAV", "step d-r", "WAT-13.1.1");
        does(&mut field, "P-1-CAV", way);
        assert_eq!(field.place("P-1-CAV"), "charleroi d-r");
        let steps = field.heard_by(viewer(Party::French)).into_iter().filter_map(|event| {
            if let Event::Stepped { who, .. } = event { Some(who.face.is_some()) } else { None }
        });
        steps.collect::<Vec<_>>()
    };
    assert_eq!(told("step d-c d-r"), [true, true]);
    assert_eq!(told("step d-res d-r"), [false, true]);
}

#[test]
fn wat_13_1_1_c_two_steps_lead_elsewhere_or_by_the_reserve() {
    let field = attacker("a-c: F-2-INF1\na-l: F-C1 F-1-INF1\na-r: F-2-INF2\nd-c: P-1-INF1");
    // By the Reserve to a place that one step reaches, too; but on no other detour.
    assert!(may(&field, "F-C1", "step a-res a-c"));
    may_not(&field, "F-C1", "step a-c a-res", "WAT-13.1.1");
    may_not(&field, "F-C1", "step a-c a-l", "WAT-13.1.1");
    may_not(&field, "F-1-INF1", "step a-c a-r", "WAT-13.1.1");
}

#[test]
fn wat_13_1_6_a_foot_artillery_may_disengage() {
    let mut field = defender(
        "a-c: F-2-INF1
        d-c: F-C3 P-1-INF1 P-1-ART",
    );
    does(&mut field, "P-1-ART", "step d-res");
    assert_eq!(field.place("P-1-ART"), "charleroi d-res");
}

#[test]
fn wat_13_1_7_a_horse_artillery_steps_in_and_fires_with_canister() {
    let mut field = attacker(
        "a-c: F-RHA1(2) F-2-INF1
        a-l: F-1-INF1
        d-c: P-1-INF1(4)
        d-r: P-1-INF2",
    );
    does(&mut field, "F-RHA1", "step d-c");
    // Between the two halves other blocks may act.
    does(&mut field, "F-1-INF1", "step a-c");
    field.dice("fire", [2, 3]);
    does(&mut field, "F-RHA1", "fire others");
    assert_eq!(field.steps("P-1-INF1"), 3);
    field.refused("take F-RHA1", "WAT-12.1.3");
    field.finish();
}

#[test]
fn wat_13_1_7_a_horse_artillery_fires_and_then_moves_one_step() {
    let mut field = attacker(
        "a-c: F-RHA1(2) F-2-INF1
        d-c: P-1-INF1(4)",
    );
    field.dice("fire", [1, 6]);
    does(&mut field, "F-RHA1", "fire others");
    assert_eq!(field.steps("P-1-INF1"), 3);
    assert_eq!(steps_of(&field, "F-RHA1"), "a-l a-r a-res d-c");
    may_not(&field, "F-RHA1", "fire others", "WAT-14.1.1");
    does(&mut field, "F-RHA1", "step a-l");
    field.refused("take F-RHA1", "WAT-12.1.3");
    field.finish();
}

#[test]
fn wat_13_1_7_a_after_its_fire_it_has_one_step_only() {
    let mut field = attacker(
        "a-l: F-RHA1(2) F-2-INF1
        d-r: P-1-INF1(4)
        d-c: P-1-INF2",
    );
    field.dice("fire", [6, 6]);
    does(&mut field, "F-RHA1", "fire others");
    may_not(&field, "F-RHA1", "step a-r", "WAT-13.1.7");
    may_not(&field, "F-RHA1", "step a-c a-r", "WAT-13.1.1");
    field.finish();
}

#[test]
fn wat_13_1_7_a_horse_artillery_that_moved_two_steps_does_not_fire() {
    let mut field = attacker(
        "a-c: F-2-INF1
        a-res: F-RHA1(2)
        d-c: P-1-INF1(4)",
    );
    does(&mut field, "F-RHA1", "step a-c d-c");
    field.refused("take F-RHA1", "WAT-12.1.3");
}
