//! Chapter 11: dice and fire values in battle.

use crate::field::Field;
use crate::rules::shots::shot;

#[test]
fn bor_11_1_2_a_the_value_is_never_more_than_5() {
    let mut field = Field::at(
        "option flank-attacks on
        turn 5 first french
        kamenka: F-G-OG R-8-27 R-8-G
        battle kamenka round 2 attacker french
        flankers: F-G-OG
        flank-bonus: F-G-OG
        ask turns c attacker",
    );
    // 4, a flank and a bayonet are 6; a 6 is only a loss.
    assert_eq!(shot(&mut field, "fire F-G-OG all bayonet", [5, 6, 6, 6]), (5, 1));
    assert_eq!(field.question(), "hits");
    field.act("take-hit R-8-G");
    assert_eq!((field.steps("F-G-OG"), field.steps("R-8-G")), (1, 2));
}

#[test]
fn bor_11_1_2_a_lines_add_up_to_nothing() {
    let cavalry = |round: u8| {
        Field::at(&format!(
            "turn 5 first french
            utitsa: F-C1-H R-3-3
            crossed: old_road_wood>utitsa french 1
            battle utitsa round {round} attacker french
            squares: R-3-3
            ask turns b attacker"
        ))
    };
    // Heavy cavalry against squares, in a village, in round 1.
    let field = cavalry(1);
    field.refused("fire F-C1-H", "BOR-11.1.3");
    assert!(field.offers("pass F-C1-H"));
    // In round 2 the village does not count.
    assert_eq!(shot(&mut cavalry(2), "fire F-C1-H", [2, 2, 2, 2]), (1, 0));
}

/// The Russians attack the French in a village.
fn attack(round: u8, letter: char, block: &str) -> Field {
    Field::at(&format!(
        "turn 5 first russian
        utitsa: F-5-16 {block}
        crossed: utitsa_wood>utitsa russian 1
        battle utitsa round {round} attacker russian
        ask turns {letter} attacker"
    ))
}

#[test]
fn bor_11_1_3_a_without_a_value_a_block_may_retreat_or_pass() {
    let field = attack(1, 'b', "R-P-3");
    field.refused("fire R-P-3", "BOR-11.1.3");
    assert!(field.offers("retreat R-P-3 utitsa_wood") && field.offers("pass R-P-3"));
    let mut field = attack(2, 'b', "R-P-3");
    assert_eq!(shot(&mut field, "fire R-P-3", [2, 1, 3]), (1, 1));
}

#[test]
fn bor_11_1_3_a_it_can_be_hit_still() {
    let mut field = Field::at(
        "turn 5 first russian
        utitsa: F-5-16 R-P-3
        crossed: utitsa_wood>utitsa russian 1
        battle utitsa round 1 attacker russian
        ask turns c defender",
    );
    assert_eq!(shot(&mut field, "fire F-5-16", [1, 6, 6]), (2, 1));
    assert_eq!(field.steps("R-P-3"), 2);
}

#[test]
fn bor_11_1_3_a_militia_fires_with_bayonets_only() {
    let mut field = attack(1, 'c', "R-M-1");
    field.refused("fire R-M-1", "BOR-11.1.3");
    assert_eq!(shot(&mut field, "fire R-M-1 all bayonet", [2, 2, 2, 2]), (1, 0));
}
