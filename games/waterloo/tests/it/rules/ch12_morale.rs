//! Chapter 12.2: morale. The other side ends its battle phase; then the side in question begins its
//! battle turn with the tests.

use waterloo::Event;

use super::board::{attacker, defender, end_turn, may};
use crate::field::Field;

/// The attacker's battle turn begins.
#[track_caller]
fn attackers_turn<const N: usize>(lines: &str, dice: [u8; N]) -> Field {
    let mut field = defender(lines);
    field.dice("morale", dice);
    end_turn(&mut field);
    field
}

/// The defender's battle turn begins.
#[track_caller]
fn defenders_turn<const N: usize>(lines: &str, dice: [u8; N]) -> Field {
    let mut field = attacker(lines);
    field.dice("morale", dice);
    end_turn(&mut field);
    field
}

#[test]
fn wat_12_2_1_a_engaged_blocks_with_one_step_test() {
    let field = attackers_turn(
        "a-c: F-1-INF1(1)
        a-res: F-C1(1)
        d-c: F-2-INF1(1) F-2-INF2(2) F-NAP P-1-INF1(3)",
        [6],
    );
    assert_eq!(field.question(), "battle-phase");
    assert_eq!(results(&field), ["F-2-INF1 passed"]);
    field.finish();
}

/// The tests and what follows from them, in their order.
fn results(field: &Field) -> Vec<String> {
    let ids = ["F-2-INF1", "P-1-INF1", "P-1-CAV", "P-1-INF2"];
    let name = |block| {
        let id = ids.into_iter().find(|id| field.setting().find_block(id) == Some(block));
        id.expect("one of the blocks of these tests")
    };
    let result = |event: &Event| {
        if let Event::MoraleRolled { block, passed, .. } = event {
            Some(format!("{} {}", name(*block), if *passed { "passed" } else { "failed" }))
        } else if let Event::Stepped { who, to, .. } = event {
            let face = who.face.expect("the full log names everybody");
            Some(format!("{} to {:?}", name(face.block), to))
        } else if let Event::Routed { .. } = event {
            Some("rout".to_owned())
        } else {
            None
        }
    };
    field.events.iter().filter_map(result).collect()
}

#[test]
fn wat_12_2_1_a_later_changes_add_nobody() {
    // When the infantry has gone the leader is alone, but he was not when the phase began.
    let field =
        defenders_turn("a-c: F-1-INF1\nd-c: F-2-INF1 P-1-INF1(1) A-WEL\nd-l: P-1-INF2", [2]);
    assert_eq!(results(&field), ["P-1-INF1 failed", "P-1-INF1 to DefenderReserve"]);
    assert_eq!(field.question(), "battle-phase");
    field.finish();
}

#[test]
fn wat_12_2_1_a_sheltered_blocks_do_not_test() {
    let field = defenders_turn(
        "a-c: F-1-INF1
        d-c: F-2-INF1 P-1-INF1(2)sq P-1-ART(1)>P-1-INF1",
        [],
    );
    assert_eq!(field.question(), "battle-phase");
    field.finish();
}

/// Whether F-2-INF1 or P-1-INF1 stays with this die.
#[track_caller]
fn holds(lines: &str, block: &str, die: u8) -> bool {
    let field = defenders_turn(lines, [die]);
    field.finish();
    field.place(block) == "charleroi d-c"
}

#[test]
fn wat_12_2_2_a_four_or_more_passes() {
    let lines = "a-c: F-1-INF1\nd-c: F-2-INF1 P-1-INF1(1) P-1-INF2";
    assert!(holds(lines, "P-1-INF1", 4));
    assert!(!holds(lines, "P-1-INF1", 3));
}

#[test]
fn wat_12_2_2_a_an_own_leader_adds_one() {
    let lines = "a-c: F-1-INF1\nd-c: F-2-INF1 P-1-INF1(1) P-BLU";
    assert!(holds(lines, "P-1-INF1", 3));
    assert!(!holds(lines, "P-1-INF1", 2));
    let field = attackers_turn("a-c: F-1-INF1\nd-c: F-2-INF1(1) F-NAP P-1-INF1", [3]);
    assert_eq!(field.place("F-2-INF1"), "charleroi d-c");
    let field = attackers_turn("a-c: F-1-INF1\nd-c: F-2-INF1(1) F-NAP P-1-INF1", [2]);
    assert_eq!(field.place("F-2-INF1"), "charleroi a-c");
}

#[test]
fn wat_12_2_2_a_a_leader_of_the_ally_helps_once() {
    let lines = "a-c: F-1-INF1\nd-c: F-2-INF1 P-1-INF1(1) A-WEL";
    assert!(holds(lines, "P-1-INF1", 3));
    // Two leaders are no better than one.
    let lines = "a-c: F-1-INF1\nd-c: F-2-INF1 P-1-INF1(1) A-WEL P-BLU";
    assert!(!holds(lines, "P-1-INF1", 2));
}

#[test]
fn wat_12_2_2_a_with_the_option_a_leader_of_the_ally_does_not_help() {
    let lines = "option leader-morale own-army\na-c: F-1-INF1\nd-c: F-2-INF1 P-1-INF1(1) A-WEL";
    assert!(!holds(lines, "P-1-INF1", 3));
}

#[test]
fn wat_12_2_2_a_a_square_adds_one_and_both_add_up() {
    let lines = "a-c: F-1-INF1\nd-c: F-2-INF1 P-1-INF1(1)sq P-1-INF2";
    assert!(holds(lines, "P-1-INF1", 3));
    assert!(!holds(lines, "P-1-INF1", 2));
    let lines = "a-c: F-1-INF1\nd-c: F-2-INF1 P-1-INF1(1)sq P-BLU>P-1-INF1 P-1-INF2";
    assert!(holds(lines, "P-1-INF1", 2));
    assert!(!holds(lines, "P-1-INF1", 1));
}

#[test]
fn wat_12_2_3_a_whoever_passes_may_act() {
    let lines = "a-c: F-1-INF1\nd-c: F-2-INF1(1) P-1-INF1\nd-l: P-1-INF2";
    let field = attackers_turn(lines, [4]);
    assert!(may(&field, "F-2-INF1", "fire others"));
}

#[test]
fn wat_12_2_3_a_whoever_fails_goes_straight_back_and_does_nothing_else() {
    let lines = "a-c: F-1-INF1\nd-c: F-2-INF1(1) P-1-INF1\nd-l: P-1-INF2";
    let field = attackers_turn(lines, [3]);
    assert_eq!(field.place("F-2-INF1"), "charleroi a-c");
    field.refused("take F-2-INF1", "WAT-12.1.3");
    let lines = "a-c: F-1-INF1\nd-c: F-2-INF1 P-1-INF1(1) P-1-INF2";
    let field = defenders_turn(lines, [3]);
    assert_eq!(field.place("P-1-INF1"), "charleroi d-res");
    field.finish();
}

#[test]
fn wat_12_2_4_a_foot_artillery_that_fails_is_eliminated_and_horse_artillery_goes() {
    let lines = "a-c: F-1-INF1\nd-c: F-2-INF1 P-1-ART(1) P-1-INF1";
    let field = defenders_turn(lines, [3]);
    assert_eq!((field.place("P-1-ART"), field.lost('P')), ("lost".to_owned(), 1));
    let lines = "a-c: F-1-INF1\nd-c: F-2-INF1 P-1-RHA(1) P-1-INF1";
    let field = defenders_turn(lines, [3]);
    assert_eq!(field.place("P-1-RHA"), "charleroi d-res");
}

#[test]
fn wat_12_2_4_a_a_square_that_fails_dies_with_its_guest() {
    let lines = "a-c: F-1-INF1\nd-c: F-2-INF1 P-1-INF1(1)sq P-1-ART(3)>P-1-INF1 P-1-INF2";
    let field = defenders_turn(lines, [2]);
    assert_eq!((field.place("P-1-INF1"), field.place("P-1-ART")), both("lost"));
    assert_eq!(field.lost('P'), 2);
}

fn both(place: &str) -> (String, String) {
    (place.to_owned(), place.to_owned())
}

#[test]
fn wat_12_2_4_a_whoever_cannot_disengage_is_eliminated() {
    // Guns cannot go back into woods.
    let lines = "woods a-c\na-c: F-1-INF1\nd-c: F-RHA1(1) F-2-INF1 P-1-INF1";
    let field = attackers_turn(lines, [3]);
    assert_eq!(field.place("F-RHA1"), "lost");
}

#[test]
fn wat_12_2_5_a_a_lone_leader_tests_with_his_own_bonus() {
    let lines = "a-c: F-1-INF1\nd-c: F-C3(3) A-WEL\nd-l: A-1-ALT\nd-r: A-1-GDS";
    let field = defenders_turn(lines, [2]);
    assert_eq!(field.question(), "leave-battle");
    assert_eq!(field.asked(), "allies");
    assert_eq!(field.place("A-WEL"), "charleroi d-res");
    let field = defenders_turn(lines, [3]);
    assert_eq!(field.question(), "battle-phase");
    assert_eq!(field.place("A-WEL"), "charleroi d-c");
    field.finish();
}

#[test]
fn wat_12_2_6_a_tests_come_one_by_one_in_the_order_of_the_owner() {
    let mut field = defenders_turn(
        "a-c: F-1-INF1\nd-c: F-2-INF1 P-1-INF1(1) P-1-CAV(1)\nd-l: P-1-INF2\nd-r: P-2-INF1",
        [2, 2],
    );
    assert_eq!((field.question(), field.asked()), ("morale".to_owned(), "allies"));
    field.refused("test P-1-INF2", "WAT-12.2.1");
    field.act("test P-1-INF1");
    field.finish();
    // The last one needs no naming, and only now the position is lost.
    let expected = [
        "P-1-INF1 failed",
        "P-1-INF1 to DefenderReserve",
        "P-1-CAV failed",
        "P-1-CAV to DefenderReserve",
        "rout",
    ];
    assert_eq!(results(&field), expected);
    assert_eq!(field.question(), "leave-battle");
    assert_eq!(
        (field.place("P-1-INF1"), field.place("P-1-CAV")),
        ("lost".to_owned(), "charleroi d-res".to_owned())
    );
}

#[test]
fn wat_12_2_6_a_after_a_rout_the_other_tests_fall_away() {
    let mut field = defenders_turn(
        "a-c: F-1-INF1
        a-l: F-1-INF2
        d-c: F-2-INF1 P-1-CAV(1)
        d-r: F-2-INF2 P-1-INF2(1)
        d-l: P-2-INF1(4)",
        [1],
    );
    field.act("test P-1-CAV");
    assert_eq!(field.question(), "leave-battle");
    field.finish();
}

#[test]
fn wat_12_2_6_a_bonuses_are_those_of_the_moment() {
    // The leader dies with the square in which he shelters, before the other block is tested.
    let mut field = defenders_turn(
        "a-c: F-1-INF1
        d-c: F-2-INF1 P-1-INF1(1)sq P-BLU>P-1-INF1 P-1-CAV(1) P-1-INF2",
        [1, 3],
    );
    field.act("test P-1-INF1");
    assert_eq!((field.place("P-1-INF1"), field.place("P-BLU")), both("lost"));
    assert_eq!(field.place("P-1-CAV"), "charleroi d-res");
    field.finish();
}
