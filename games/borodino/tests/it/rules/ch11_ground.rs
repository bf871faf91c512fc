//! Chapter 11: woods, marsh and villages.

use crate::field::Field;
use crate::rules::shots::shot;

/// A battle of the turn of 10 a.m. of 7 September, with the French as attackers or defenders.
#[track_caller]
fn battle(area: &str, round: u8, attacker: &str, blocks: &str, ask: &str) -> Field {
    battle_in("borodino", area, round, attacker, blocks, ask)
}

#[track_caller]
fn battle_in(
    scenario: &str,
    area: &str,
    round: u8,
    attacker: &str,
    blocks: &str,
    ask: &str,
) -> Field {
    Field::at(&format!(
        "scenario {scenario}
        turn 5 first {attacker}
        {area}: {blocks}
        battle {area} round {round} attacker {attacker}
        ask turns {ask}"
    ))
}

#[test]
fn bor_11_2_1_a_cavalry_in_woods_in_every_round() {
    for round in 1..=3 {
        let blocks = "F-C4-H R-8-27";
        let mut field = battle("utitsa_forest", round, "russian", blocks, "b defender");
        assert_eq!(shot(&mut field, "fire F-C4-H", [3, 3, 3]), (2, 0), "round {round}");
    }
}

#[test]
fn bor_11_2_1_a_guns_in_woods_but_neither_infantry_nor_headquarters() {
    let blocks = "F-C4-H R-G-RA2 R-8-27 R-HQ-BOR";
    let mut field = battle("utitsa_forest", 1, "russian", blocks, "a attacker");
    assert_eq!(shot(&mut field, "fire R-G-RA2", [2, 2]), (1, 0));
    field.act("done");
    assert_eq!(shot(&mut field, "fire R-HQ-BOR", [3, 3]), (2, 0));
    assert_eq!(shot(&mut field, "fire R-8-27", [3, 3, 3]), (2, 0));
}

#[test]
fn bor_11_2_2_a_cavalry_in_marsh() {
    for round in 1..=3 {
        let blocks = "F-5-C F-5-16 R-3-J";
        let mut field = battle("mishino", round, "french", blocks, "b attacker");
        assert_eq!(shot(&mut field, "fire F-5-C", [2, 2]), (1, 0), "round {round}");
        field.act("done");
        assert_eq!(shot(&mut field, "fire F-5-16", [3, 3, 3]), (2, 0), "round {round}");
    }
}

#[test]
fn bor_11_2_3_a_cossacks_do_not_mind_woods() {
    let mut field = battle("moskva_wood", 1, "french", "R-P-2 F-4-C", "b defender");
    assert_eq!(shot(&mut field, "fire R-P-2", [1, 2, 2]), (1, 1));
    assert_eq!(field.steps("F-4-C"), 1);
    // The light cavalry does mind.
    assert_eq!(shot(&mut field, "fire F-4-C", [2]), (1, 0));
}

#[test]
fn bor_11_2_3_a_nor_marsh() {
    let mut field = battle("mishino", 1, "french", "R-P-2 F-5-16", "b defender");
    assert_eq!(shot(&mut field, "fire R-P-2", [1, 2, 2]), (1, 1));
}

#[test]
fn bor_11_2_4_a_attackers_of_a_village_in_their_first_round() {
    for (round, value) in [(1, 1), (2, 2), (3, 2)] {
        let mut field = battle("utitsa", round, "french", "F-5-16 R-3-3", "c attacker");
        assert_eq!(shot(&mut field, "fire F-5-16", [6, 6, 6]), (value, 0), "round {round}");
    }
    // Defenders have no effect.
    let mut field = battle("utitsa", 1, "french", "F-5-16 R-3-3", "c defender");
    assert_eq!(shot(&mut field, "fire R-3-3", [6, 6, 6]), (2, 0));
}

#[test]
fn bor_11_2_4_a_for_flank_blocks_it_is_round_2() {
    let mut field = Field::at(
        "option flank-attacks on
        turn 5 first french
        utitsa: F-5-16 F-5-18 R-3-3
        battle utitsa round 2 attacker french
        flankers: F-5-18
        flank-bonus: F-5-18
        ask turns c attacker",
    );
    assert_eq!(shot(&mut field, "fire F-5-18", [6, 6, 6]), (2, 0));
    assert_eq!(shot(&mut field, "fire F-5-16", [6, 6, 6]), (2, 0));
}

#[test]
fn bor_11_2_4_a_for_reserves_that_became_attackers_too() {
    let mut field = Field::at(
        "turn 5 first french
        utitsa: F-5-16 R-3-3
        reserves: R-3-3
        battle utitsa round 2 attacker russian
        ask turns c attacker",
    );
    assert_eq!(shot(&mut field, "fire R-3-3", [2, 6, 6]), (1, 0));
}

#[test]
fn bor_2_1_3_a_a_village_in_woods_has_no_effect_in_battle() {
    let mut field = battle("maslovo", 1, "french", "F-1-1 R-2-4", "c attacker");
    assert_eq!(shot(&mut field, "fire F-1-1", [3, 3, 3, 3]), (2, 0));
}

#[test]
fn bor_11_2_5_a_a_redoubt_that_protects_makes_the_village_count_for_nothing() {
    let blocks = "F-1-5 R-8-27";
    let mut field = battle("shevardino", 1, "french", blocks, "c attacker");
    assert_eq!(shot(&mut field, "fire F-1-5", [1, 2, 3, 3]), (2, 2));
    assert_eq!(field.steps("R-8-27"), 2);
}

#[test]
fn bor_11_2_5_a_where_the_french_defend_the_village_counts() {
    let mut field = battle("shevardino", 1, "russian", "F-1-5 R-8-G", "c attacker");
    assert_eq!(shot(&mut field, "fire R-8-G", [1, 2, 3]), (2, 2));
    assert_eq!(field.steps("F-1-5"), 2);
}

#[test]
fn bor_11_2_5_a_a_redoubt_in_woods_works_besides_them() {
    let mut field = battle("maslovo", 1, "french", "F-C1-H R-2-4", "b attacker");
    assert_eq!(shot(&mut field, "fire F-C1-H", [1, 2, 3, 3]), (2, 2));
    assert_eq!(field.steps("R-2-4"), 2);
}

#[test]
fn bor_11_2_6_a_slopes_and_streams_do_not_count_in_battle() {
    let blocks = "F-3-10 R-8-27\ncrossed: kamenka>fleches french 1";
    let mut field = battle_in("combined", "fleches", 1, "french", blocks, "c attacker");
    assert_eq!(shot(&mut field, "fire F-3-10", [2, 3, 3]), (2, 1));
    assert_eq!(field.steps("R-8-27"), 2);
}
