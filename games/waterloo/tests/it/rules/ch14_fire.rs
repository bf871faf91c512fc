//! Chapter 14: who fires, and at whom.

use engine::Title as _;
use waterloo::Campaign;

use super::board::{attacker, defender, does, may, may_not};
use crate::field::Field;

#[test]
fn wat_14_1_1_a_whoever_moved_does_not_fire() {
    let mut field = attacker(
        "a-c: F-C3 F-2-INF1
        d-c: P-1-INF1
        d-res: P-1-INF2",
    );
    does(&mut field, "F-C3", "step d-c");
    field.refused("take F-C3", "WAT-12.1.3");
    may_not(&field, "F-2-INF1", "fire others", "WAT-14.1.1");
}

#[test]
fn wat_14_1_1_a_nobody_fires_from_a_reserve_or_at_one() {
    let field = defender(
        "a-c: F-2-INF1
        a-res: F-1-INF1
        d-c: P-1-INF1
        d-res: P-1-INF2 P-1-ART",
    );
    may_not(&field, "P-1-INF2", "fire others", "WAT-14.1.1");
    may_not(&field, "P-1-ART", "fire others", "WAT-14.1.1");
    may_not(&field, "P-1-INF1", "fire others", "WAT-14.1.1");
}

#[test]
fn wat_14_1_1_a_fire_is_never_compulsory() {
    let field = attacker(
        "a-c: F-2-INF2
        d-c: F-2-INF1 P-1-INF1",
    );
    assert!(may(&field, "F-2-INF1", "fire others"));
    assert!(field.offers("end-battle-phase"));
}

#[test]
fn wat_14_1_2_a_as_many_dice_as_steps_and_the_value_or_less_hits() {
    let mut field = attacker(
        "a-c: F-1-INF1
        d-c: F-2-INF1(4) F-2-INF2(2) P-1-INF1(4)",
    );
    field.dice("fire", [1, 2, 3, 6]);
    does(&mut field, "F-2-INF1", "fire others");
    assert_eq!(field.steps("P-1-INF1"), 2);
    field.dice("fire", [2, 3]);
    does(&mut field, "F-2-INF2", "fire others");
    assert_eq!(field.steps("P-1-INF1"), 1);
    field.refused("take F-2-INF1", "WAT-12.1.3");
    field.finish();
}

#[test]
fn wat_14_1_2_a_two_dice_two_hits() {
    let mut field = attacker(
        "a-c: F-1-INF1
        d-c: F-2-INF1(2) P-1-INF1(4)",
    );
    field.dice("fire", [2, 2]);
    does(&mut field, "F-2-INF1", "fire others");
    assert_eq!(field.steps("P-1-INF1"), 2);
    field.finish();
}

#[test]
fn wat_14_1_2_a_whose_value_is_nothing_does_not_fire() {
    // No block of the campaign falls so low; here the light cavalry of Pajol has F1.
    let scenario = include_str!("../../../scenarios/the-hundred-days.toml");
    let is_pajol = |line: &&str| line.contains("\"F-C1\"");
    let line = scenario.lines().find(is_pajol).expect("a line of the roster");
    let weak = scenario.replace(line, &line.replace("fire = 2", "fire = 1"));
    let field = attacker("a-c: F-1-INF1\nd-c: P-1-INF1(4)sq P-1-INF2(4) F-C1(2)");
    assert!(may(&field, "F-C1", "fire squares"));
    let campaign = Campaign::arrange(&field.campaign.document(), Some(&weak), &[]);
    let field = Field::with(campaign.expect("a sound position"));
    may_not(&field, "F-C1", "fire squares", "WAT-14.1.2");
    assert!(may(&field, "F-C1", "fire others"));
}

#[test]
fn wat_14_1_3_a_fire_without_effect_is_allowed_and_presses_the_attack() {
    let mut field = Field::at(
        "turn 1
        entries: ham-charleroi
        battle charleroi round 4 stall 1
        a-c: F-2-ART F-2-INF1
        d-c: P-1-INF1(1) P-1-CAV(1)
        ask battle-phase charleroi attacker",
    );
    field.dice("fire", [1, 1, 1]);
    does(&mut field, "F-2-ART", "fire others");
    assert_eq!((field.steps("P-1-INF1"), field.steps("P-1-CAV")), (1, 1));
    field.act("end-battle-phase");
    // He did not refuse to fire: the battle goes on.
    assert_eq!((field.question().as_str(), field.asked()), ("battle-phase", "allies"));
    assert!(field.battle("charleroi")["stall"].is_null());
    field.finish();
}

#[test]
fn wat_14_1_3_a_with_the_option_a_long_shot_needs_somebody_with_two_steps() {
    let lines = "option idle-fire off\na-c: F-2-ART F-2-INF1";
    let field = attacker(&format!("{lines}\nd-c: P-1-INF1(1) P-1-CAV(1)"));
    may_not(&field, "F-2-ART", "fire others", "WAT-14.1.3");
    let field = attacker(&format!("{lines}\nd-c: P-1-INF1(2) P-1-CAV(1)"));
    assert!(may(&field, "F-2-ART", "fire others"));
}

#[test]
fn wat_14_1_3_a_an_unseen_block_always_counts_as_a_target() {
    let lines = "option reveal-when-firing-only on
        option idle-fire off
        a-c: F-2-ART F-2-INF1
        d-c: P-1-INF1(1) P-1-CAV(1)";
    let mut field = attacker(lines);
    assert!(may(&field, "F-2-ART", "fire others"));
    field.dice("fire", [1, 1, 1]);
    does(&mut field, "F-2-ART", "fire others");
    assert_eq!((field.steps("P-1-INF1"), field.steps("P-1-CAV")), (1, 1));
    field.finish();
}

#[test]
fn wat_14_2_1_a_guns_fire_at_the_facing_position() {
    let mut field = attacker(
        "a-c: F-2-ART(3) F-2-INF1
        d-c: P-1-INF1(4)
        d-l: P-1-INF2
        d-r: P-1-CAV",
    );
    field.dice("fire", [1, 1, 5]);
    does(&mut field, "F-2-ART", "fire others");
    assert_eq!(field.steps("P-1-INF1"), 2);
    assert_eq!((field.steps("P-1-INF2"), field.steps("P-1-CAV")), (4, 3));
    field.finish();
}

#[test]
fn wat_14_2_1_a_a_friend_in_the_facing_position_closes_the_line() {
    let mut field = attacker(
        "a-c: F-2-ART F-2-INF1
        d-c: P-1-INF1
        d-l: P-1-INF2
        d-r: P-1-CAV",
    );
    assert!(may(&field, "F-2-ART", "fire others"));
    does(&mut field, "F-2-INF1", "step d-c");
    may_not(&field, "F-2-ART", "fire others", "WAT-14.2.1");
}

#[test]
fn wat_14_2_1_a_an_empty_facing_position_is_no_target() {
    let field = attacker(
        "a-c: F-2-ART
        a-l: F-2-INF1
        d-l: P-1-INF2
        d-r: P-1-CAV",
    );
    may_not(&field, "F-2-ART", "fire others", "WAT-14.2.1");
}
