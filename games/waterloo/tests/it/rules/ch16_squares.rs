//! Chapter 16: squares, and shelter in them.

use super::board::{attacker, defender, does, end_turn, may, may_not};

const SQUARE: &str = "a-c: F-1-INF1
    d-c: P-1-INF1(2)sq P-1-INF2(4) P-1-ART(3) P-BLU P-1-RHA(2) F-2-INF1(4) F-C3(3)
    d-l: P-2-INF1";

#[test]
fn wat_16_1_1_a_to_form_a_square_is_the_whole_action() {
    let mut field = defender("a-c: F-1-INF1\nd-c: P-1-INF1(4) F-C3(3)\nd-l: P-1-INF2");
    does(&mut field, "P-1-INF1", "form-square");
    assert!(field.is("P-1-INF1", "square"));
    field.refused("take P-1-INF1", "WAT-12.1.3");
    // Not engaged it may form as well.
    does(&mut field, "P-1-INF2", "form-square");
    end_turn(&mut field);
    end_turn(&mut field);
    assert!(may(&field, "P-1-INF1", "leave-square"));
    field.dice("fire", [2, 3, 3, 3]);
    does(&mut field, "P-1-INF1", "fire others");
    assert_eq!(field.steps("F-C3"), 2);
    field.refused("take P-1-INF1", "WAT-12.1.3");
    does(&mut field, "P-1-INF2", "leave-square");
    assert!(!field.is("P-1-INF2", "square"));
    field.refused("take P-1-INF2", "WAT-12.1.3");
    field.finish();
}

#[test]
fn wat_16_1_1_a_only_infantry_forms_squares() {
    let field = defender(SQUARE);
    may_not(&field, "P-1-RHA", "form-square", "WAT-16.1.1");
    may_not(&field, "P-BLU", "form-square", "WAT-16.1.1");
    may_not(&field, "P-1-INF1", "form-square", "WAT-16.1.1");
    may_not(&field, "P-1-INF2", "leave-square", "WAT-16.1.1");
}

#[test]
fn wat_16_1_2_a_squares_stand_in_own_positions_only() {
    let field = attacker(
        "a-c: F-2-INF2 P-1-CAV
        a-l: F-1-INF1
        a-res: F-1-INF2
        d-l: P-1-INF2
        d-r: P-1-INF1 F-2-INF1",
    );
    may_not(&field, "F-2-INF1", "form-square", "WAT-16.1.2");
    may_not(&field, "F-1-INF2", "form-square", "WAT-16.1.2");
    assert!(may(&field, "F-2-INF2", "form-square"));
}

#[test]
fn wat_16_1_2_a_no_square_in_woods() {
    let field = attacker("woods a-c\na-c: F-2-INF1\nd-c: P-1-INF1");
    may_not(&field, "F-2-INF1", "form-square", "WAT-16.1.2");
}

#[test]
fn wat_16_1_2_a_the_holder_of_a_farm_must_pass_it_on_first() {
    let mut field = defender("a-c: F-1-INF1\nd-c: P-1-INF1 P-1-INF2\nfarm d-c P-1-INF1");
    may_not(&field, "P-1-INF1", "form-square", "WAT-16.1.2");
    does(&mut field, "P-1-INF1", "pass-on P-1-INF2");
    does(&mut field, "P-1-INF1", "form-square");
    assert!(field.is("P-1-INF1", "square"));
}

#[test]
fn wat_16_1_2_a_a_square_cannot_become_holder_of_a_farm() {
    let field = defender("a-c: F-1-INF1\nd-c: P-1-INF1sq P-1-INF2\nfarm d-c P-1-INF2");
    may_not(&field, "P-1-INF2", "pass-on P-1-INF1", "WAT-16.1.2");
    let field = defender("a-c: F-1-INF1\nd-c: P-1-INF1sq P-1-INF2\nfarm d-c");
    may_not(&field, "P-1-INF1", "occupy", "WAT-16.1.2");
}

#[test]
fn wat_16_1_3_a_a_square_stands_still() {
    let field = defender(SQUARE);
    may_not(&field, "P-1-INF1", "step d-res", "WAT-16.1.3");
    may_not(&field, "P-1-INF1", "withdraw ligny", "WAT-16.1.3");
    assert!(may(&field, "P-1-INF1", "leave-square"));
}

#[test]
fn wat_16_1_4_a_the_firing_side_names_the_target_group() {
    let mut field = attacker(
        "a-c: F-1-INF1
        d-c: P-1-INF1(2)sq P-1-INF2(4) F-2-INF1(4) F-2-INF2(4)",
    );
    field.dice("fire", [1, 2, 3, 6]);
    does(&mut field, "F-2-INF1", "fire squares");
    assert_eq!(field.place("P-1-INF1"), "lost");
    assert_eq!(field.steps("P-1-INF2"), 4);
    may_not(&field, "F-2-INF2", "fire squares", "WAT-16.1.4");
    field.dice("fire", [1, 6, 6, 6]);
    does(&mut field, "F-2-INF2", "fire others");
    assert_eq!(field.steps("P-1-INF2"), 3);
    field.finish();
}

#[test]
fn wat_16_1_5_a_fire_against_squares() {
    // The block, its dice and the hits that they score.
    let cases: [(&str, &[u8], u8); 5] = [
        ("F-C1(2)*", &[1, 2], 1),
        ("F-2-INF1(4)", &[1, 2, 3, 4], 3),
        ("F-RHA1(2)*", &[2, 3], 2),
        ("F-RHA1(2)", &[2, 3], 1),
        ("F-C3(3)*", &[2, 3, 3], 1),
    ];
    for (block, dice, hits) in cases {
        let mut field = attacker(&format!("a-c: F-1-INF1\nd-c: P-1-INF1(4)sq {block}"));
        for &die in dice {
            field.dice("fire", [die]);
        }
        let id = block.split('(').next().expect("an id");
        does(&mut field, id, "fire squares");
        assert_eq!(field.steps("P-1-INF1"), 4 - hits, "{block}");
        field.finish();
    }
    let mut field = attacker("a-c: F-1-INF1 F-2-ART(3)\nd-c: P-1-INF1(4)sq");
    field.dice("fire", [1, 2, 3]);
    does(&mut field, "F-2-ART", "fire squares");
    assert_eq!(field.steps("P-1-INF1"), 2);
    field.finish();
}

#[test]
fn wat_16_2_1_a_a_square_shelters_one_gun_or_leader() {
    let mut field = defender(SQUARE);
    assert!(may(&field, "P-BLU", "shelter P-1-INF1"));
    may_not(&field, "P-1-INF2", "shelter P-1-INF1", "WAT-16.2.1");
    may_not(&field, "P-BLU", "shelter P-1-INF2", "WAT-16.2.1");
    does(&mut field, "P-1-ART", "shelter P-1-INF1");
    field.refused("take P-1-ART", "WAT-12.1.3");
    may_not(&field, "P-BLU", "shelter P-1-INF1", "WAT-16.2.1");
}

#[test]
fn wat_16_2_1_a_whoever_fired_does_not_take_shelter() {
    let mut field = defender(SQUARE);
    field.dice("fire", [6, 6]);
    does(&mut field, "P-1-RHA", "fire others");
    may_not(&field, "P-1-RHA", "shelter P-1-INF1", "WAT-16.2.1");
    field.finish();
}

#[test]
fn wat_16_2_1_a_either_allied_army_shelters_the_other() {
    let field = defender("a-c: F-1-INF1\nd-c: P-1-INF1sq A-WEL F-C3");
    assert!(may(&field, "A-WEL", "shelter P-1-INF1"));
}

#[test]
fn wat_16_2_1_a_every_square_shelters_one_however_many_there_are() {
    let mut field = attacker(
        "a-l: F-G-INFsq F-G-ART1>F-G-INF F-1-INF1sq F-G-ART2>F-1-INF1 F-1-INF2sq F-1-ART>F-1-INF2
        a-c: F-2-INF1sq F-2-ART>F-2-INF1 F-2-INF2sq F-3-ART>F-2-INF2 F-3-INF1sq F-4-ART>F-3-INF1
        a-r: F-3-INF2sq F-6-ART>F-3-INF2 F-4-INFsq F-RHA1>F-4-INF F-6-INFsq F-NAP
        d-l: P-1-INF1sq P-1-ART>P-1-INF1 P-1-INF2sq P-1-RHA>P-1-INF2
        d-c: P-2-INF1sq P-2-ART>P-2-INF1
        d-r: P-3-INF1sq P-3-ART>P-3-INF1 P-4-INF1sq P-BLU",
    );
    does(&mut field, "F-NAP", "shelter F-6-INF");
    end_turn(&mut field);
    does(&mut field, "P-BLU", "shelter P-4-INF1");
    assert_eq!(field.json()["shelters"].as_array().map(Vec::len), Some(14));
}

#[test]
fn wat_16_2_2_a_a_sheltered_block_does_nothing_but_leave() {
    let field = defender("a-c: F-1-INF1\nd-c: P-1-INF1sq P-1-ART>P-1-INF1 F-C3");
    may_not(&field, "P-1-ART", "fire others", "WAT-16.2.2");
    may_not(&field, "P-1-ART", "step d-res", "WAT-16.2.2");
    may_not(&field, "P-1-ART", "withdraw ligny", "WAT-16.2.2");
    assert!(may(&field, "P-1-ART", "leave-shelter"));
}

#[test]
fn wat_16_2_2_a_a_guest_is_hit_if_it_is_the_strongest() {
    let mut field = attacker(
        "a-c: F-1-INF1
        d-c: P-1-INF1(2)sq P-1-ART(3)>P-1-INF1 P-1-INF2(4) F-2-INF1(2)",
    );
    field.dice("fire", [1, 2]);
    does(&mut field, "F-2-INF1", "fire squares");
    assert_eq!(field.steps("P-1-ART"), 2);
    assert_eq!((field.question(), field.asked()), ("hits".to_owned(), "allies"));
    field.refused("take-hit P-1-INF2", "WAT-16.1.4");
    field.act("take-hit P-1-ART");
    assert_eq!((field.steps("P-1-INF1"), field.steps("P-1-ART")), (2, 1));
    field.finish();
}

#[test]
fn wat_16_2_3_a_the_guest_dies_with_the_square_and_not_the_other_way_round() {
    let lines = "a-c: F-1-INF1\nd-c: P-1-INF2(4) F-2-INF1(1)";
    let mut field = attacker(&format!("{lines} P-1-INF1(1)sq P-BLU>P-1-INF1"));
    field.dice("fire", [1]);
    does(&mut field, "F-2-INF1", "fire squares");
    field.act("take-hit P-1-INF1");
    assert_eq!(field.lost('P'), 2);
    assert_eq!(field.place("P-BLU"), "lost");
    let mut field = attacker(&format!("{lines} P-1-INF1(1)sq P-BLU>P-1-INF1"));
    field.dice("fire", [1]);
    does(&mut field, "F-2-INF1", "fire squares");
    field.act("take-hit P-BLU");
    assert_eq!(field.lost('P'), 1);
    assert_eq!(field.place("P-1-INF1"), "charleroi d-c");
}

#[test]
fn wat_16_2_4_a_a_guest_leaves_shelter_as_its_action() {
    let mut field = defender("a-c: F-1-INF1\nd-c: P-1-INF1sq P-1-ART>P-1-INF1 F-C3");
    does(&mut field, "P-1-ART", "leave-shelter");
    field.refused("take P-1-ART", "WAT-12.1.3");
    end_turn(&mut field);
    end_turn(&mut field);
    assert!(may(&field, "P-1-ART", "fire others"));
}

#[test]
fn wat_16_2_4_a_when_the_square_is_left_its_guest_is_out_and_has_acted() {
    let mut field = defender("a-c: F-1-INF1\nd-c: P-1-INF1sq P-1-ART>P-1-INF1 F-C3");
    does(&mut field, "P-1-INF1", "leave-square");
    field.refused("take P-1-ART", "WAT-12.1.3");
    end_turn(&mut field);
    end_turn(&mut field);
    assert!(may(&field, "P-1-ART", "fire others"));
    may_not(&field, "P-1-ART", "leave-shelter", "WAT-16.2.4");
}

const ENTERED: &str = "a-c: F-1-INF1
    d-l: P-1-INF1(4) P-1-INF2(4)sq P-1-ART>P-1-INF2
    d-c: P-2-INF1 F-C3(3)
    d-r: P-2-INF2
    d-res: P-3-INF1 P-3-ART";

#[test]
fn wat_16_1_6_a_infantry_engages_into_a_square() {
    let mut field = defender(ENTERED);
    does(&mut field, "P-1-INF1", "step-in-square d-c");
    assert_eq!(field.place("P-1-INF1"), "charleroi d-c");
    assert!(field.is("P-1-INF1", "square"));
    field.refused("take P-1-INF1", "WAT-12.1.3");
    // From the Reserve, too; but guns form no squares, and it needs enemies.
    assert!(may(&field, "P-3-INF1", "step-in-square d-c"));
    may_not(&field, "P-3-INF1", "step-in-square d-r", "WAT-16.1.6");
    may_not(&field, "P-3-ART", "step-in-square d-c", "WAT-16.1.1");
}

#[test]
fn wat_16_1_6_b_not_in_an_enemy_position_nor_in_woods() {
    let field = attacker("a-c: F-2-INF1\na-l: F-1-INF1\nd-c: P-1-INF1\nd-r: P-1-INF2");
    may_not(&field, "F-2-INF1", "step-in-square d-c", "WAT-16.1.2");
    let field = defender(&format!("woods d-c\n{ENTERED}"));
    may_not(&field, "P-1-INF1", "step-in-square d-c", "WAT-16.1.2");
}

#[test]
fn wat_16_1_6_c_a_square_breaks_up_to_engage_and_for_nothing_else() {
    let mut field = defender(ENTERED);
    may_not(&field, "P-1-INF2", "step d-res", "WAT-16.1.3");
    does(&mut field, "P-1-INF2", "step d-c");
    assert!(!field.is("P-1-INF2", "square"));
    assert_eq!(field.place("P-1-INF2"), "charleroi d-c");
    // Its guest is in the open, and has acted.
    assert_eq!(field.place("P-1-ART"), "charleroi d-l");
    field.refused("take P-1-ART", "WAT-12.1.3");
}

#[test]
fn wat_16_1_6_d_with_the_option_squares_are_an_action_of_their_own() {
    let field = defender(&format!("option squares-engage off\n{ENTERED}"));
    may_not(&field, "P-1-INF1", "step-in-square d-c", "WAT-16.1.6");
    may_not(&field, "P-1-INF2", "step d-c", "WAT-16.1.3");
}
