//! Chapter 12: at whom a block fires, and what squares do to its fire.

use crate::field::Field;
use crate::rules::shots::shot;

/// A battle of the French against Russians, some of them in square.
#[track_caller]
fn battle(letter: char, blocks: &str, squares: &str) -> Field {
    Field::at(&format!(
        "turn 5 first french
        kamenka: {blocks}
        battle kamenka round 2 attacker french
        squares: {squares}
        ask turns {letter} attacker"
    ))
}

#[test]
fn bor_12_3_1_a_guns_choose_a_group_and_hit_nobody_else() {
    let mut field = battle('a', "F-RC-RA R-8-27(1) R-8-G", "R-8-27");
    assert!(field.offers("fire F-RC-RA squares") && field.offers("fire F-RC-RA others"));
    field.refused("fire F-RC-RA", "BOR-12.3.1");
    assert_eq!(shot(&mut field, "fire F-RC-RA squares", [1, 2, 6]), (3, 2));
    assert_eq!((field.place("R-8-27"), field.steps("R-8-G")), ("destroyed".to_owned(), 3));
}

#[test]
fn bor_12_3_1_a_cavalry_and_headquarters_choose_too() {
    let field = battle('b', "F-C1-H F-HQ-NEY R-8-27 R-8-G", "R-8-27");
    for block in ["F-C1-H", "F-HQ-NEY"] {
        for aim in ["squares", "others"] {
            assert!(field.offers(&format!("fire {block} {aim}")), "{block} {aim}");
        }
    }
}

#[test]
fn bor_12_3_1_a_one_group_is_the_target() {
    for squares in ["R-8-27 R-8-G", ""] {
        let field = battle('a', "F-RC-RA R-8-27 R-8-G", squares);
        assert!(field.offers("fire F-RC-RA"));
        field.refused("fire F-RC-RA squares", "BOR-12.3.1");
        field.refused("fire F-RC-RA others", "BOR-12.3.1");
    }
}

#[test]
fn bor_12_3_1_a_sheltered_blocks_are_part_of_the_squares() {
    let mut field = Field::at(
        "turn 5 first french
        kamenka: F-RC-RA R-8-27(1) R-HQ-BOR(2) R-8-G
        battle kamenka round 2 attacker french
        squares: R-8-27
        shelter: R-8-27>R-HQ-BOR
        ask turns a attacker",
    );
    shot(&mut field, "fire F-RC-RA squares", [1, 6, 6]);
    assert_eq!((field.steps("R-HQ-BOR"), field.steps("R-8-G")), (1, 3));
}

#[test]
fn bor_12_3_2_a_infantry_hits_the_strongest_of_all() {
    let mut field = battle('c', "F-1-5 R-8-27 R-8-G(2)", "R-8-27");
    field.refused("fire F-1-5 others", "BOR-12.3.2");
    field.refused("fire F-1-5 squares bayonet", "BOR-12.3.2");
    // Squares do not change its fire.
    assert_eq!(shot(&mut field, "fire F-1-5", [2, 3, 3, 3]), (2, 1));
    assert_eq!((field.steps("R-8-27"), field.steps("R-8-G")), (2, 2));
}

#[test]
fn bor_12_4_1_a_cavalry_and_headquarters_against_squares() {
    let mut field = battle('b', "F-C1-H F-HQ-NEY R-8-27", "R-8-27");
    assert_eq!(shot(&mut field, "fire F-C1-H", [1, 1, 2, 3]), (1, 2));
    assert_eq!(field.steps("R-8-27"), 1);
    assert_eq!(shot(&mut field, "fire F-HQ-NEY", [2, 2, 2]), (1, 0));
    // At others they fire as usual.
    let mut field = battle('b', "F-C1-H R-8-27 R-8-G", "R-8-27");
    assert_eq!(shot(&mut field, "fire F-C1-H others", [3, 4, 4, 4]), (3, 1));
}

#[test]
fn bor_12_4_1_a_no_pursuit_against_squares() {
    let mut field = Field::at(
        "turn 5 first french
        kamenka: F-1-5 F-1-4 R-G-2C
        crossed: shevardino>kamenka french 2
        battle kamenka round 4 attacker french
        squares: F-1-5 F-1-4
        ask turns b defender",
    );
    assert_eq!(shot(&mut field, "fire R-G-2C", [2, 1, 3]), (1, 1));
}

#[test]
fn bor_12_4_2_a_cossacks_against_squares_roll_a_die_less() {
    let cossacks = |steps: u8| {
        Field::at(&format!(
            "turn 5 first russian
            kamenka: F-1-5 F-1-4 R-P-1({steps})
            battle kamenka round 2 attacker russian
            squares: F-1-5
            ask turns b attacker"
        ))
    };
    assert_eq!(shot(&mut cossacks(3), "fire R-P-1 squares", [1, 2]), (1, 1));
    assert_eq!(shot(&mut cossacks(3), "fire R-P-1 others", [1, 2, 2]), (1, 1));
    let field = cossacks(1);
    field.refused("fire R-P-1 squares", "BOR-11.1.3");
    assert!(field.offers("fire R-P-1 others"));
}

#[test]
fn bor_12_4_3_a_guns_against_squares() {
    let mut field = battle('a', "F-G-RA R-8-27", "R-8-27");
    assert_eq!(shot(&mut field, "fire F-G-RA", [3, 4]), (3, 1));
    assert_eq!(field.steps("R-8-27"), 2);
}

#[test]
fn bor_12_4_2_a_cossacks_do_not_pursue_squares() {
    let mut field = Field::at(
        "turn 5 first french
        kamenka: F-1-5 F-1-4 R-P-1(3)
        crossed: shevardino>kamenka french 2
        battle kamenka round 4 attacker french
        squares: F-1-5 F-1-4
        ask turns b defender",
    );
    assert_eq!(shot(&mut field, "fire R-P-1", [2, 1]), (1, 1));
    field.finish();
}

#[test]
fn bor_12_4_1_a_no_flank_bonus_against_squares() {
    let mut field = Field::at(
        "turn 5 first french
        option flank-attacks on
        kamenka: F-C1-H F-1-4 R-8-27
        entered: F-C1-H shevardino
        entered: F-1-4 aleksinki
        crossed: shevardino>kamenka french 1
        crossed: aleksinki>kamenka french 1
        battle kamenka round 2 attacker french
        squares: R-8-27
        flank-bonus: F-C1-H
        ask turns b attacker",
    );
    assert_eq!(shot(&mut field, "fire F-C1-H", [2, 2, 2, 2]), (1, 0));
}
