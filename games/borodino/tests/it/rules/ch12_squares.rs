//! Chapter 12: squares, and shelter in them.

use crate::field::Field;
use crate::rules::shots::{shot, who_fired};

#[test]
fn bor_12_2_1_a_both_sides_may_form_square_before_any_block_acts() {
    let mut field = Field::at(
        "turn 5 first french
        kamenka: R-8-CG F-3-10
        utitsa: F-5-16 R-3-3
        ask battles",
    );
    field.act("fight kamenka");
    assert_eq!((field.asked(), field.question().as_str()), ("russian", "squares"));
    field.act("form-square R-8-CG");
    assert_eq!((field.asked(), field.question().as_str()), ("french", "squares"));
    field.act("form-square F-3-10");
    assert_eq!(field.question(), "turns");
    let squares = field.battle()["squares"].clone();
    assert_eq!(squares, serde_json::json!(["F-3-10", "R-8-CG"]));
}

/// A square step of a battle on clear ground.
#[track_caller]
fn squares_of(role: &str, round: u8, blocks: &str, more: &str) -> Field {
    Field::at(&format!(
        "turn 5 first french
        kamenka: {blocks}
        battle kamenka round {round} attacker french
        {more}
        ask squares {role}"
    ))
}

#[test]
fn bor_12_2_1_a_all_infantry_and_nobody_else() {
    let blocks = "F-1-5 R-8-J R-M-1 R-8-27 R-G-2C";
    let field = squares_of("defender", 1, blocks, "");
    for block in ["R-8-J", "R-M-1", "R-8-27"] {
        assert!(field.offers(&format!("form-square {block}")), "{block}");
    }
    field.refused("form-square R-G-2C", "BOR-12.2.1");
    field.refused("form-square F-1-5", "BOR-12.2.1");
    field.refused("form-square R-6-7", "BOR-12.2.1");
    field.refused("leave-square R-8-27", "BOR-12.2.1");
}

#[test]
fn bor_12_2_2_a_the_defender_declares_first_and_once() {
    let mut field = squares_of("defender", 2, "F-1-5 F-1-4 R-8-27 R-8-CG", "");
    assert_eq!(field.asked(), "russian");
    field.acts("form-square R-8-27; done");
    assert_eq!((field.asked(), field.question().as_str()), ("french", "squares"));
    field.refused_to(borodino::Side::Russian.seat(), "form-square R-8-CG", "BOR-19.1.1");
    field.refused("form-square R-8-CG", "BOR-12.2.1");
    // The attacker knows the squares of the defender, and has his own.
    assert_eq!(field.battle()["squares"][0], "R-8-27");
    field.act("form-square F-1-5");
    assert_eq!(field.battle()["squares"].as_array().map(Vec::len), Some(2));
}

#[test]
fn bor_12_2_3_a_no_squares_in_woods_and_marsh_but_in_a_redoubt() {
    let mut field = Field::at(
        "turn 5 first french
        utitsa_forest: F-1-5 R-8-27
        raevsky: F-1-1 R-7-26
        ask battles",
    );
    field.act("fight utitsa_forest");
    assert_eq!((field.asked(), field.question().as_str()), ("russian", "turns"));
    field.refused("form-square R-8-27", "BOR-12.2.3");
    let mut field = Field::at(
        "turn 5 first french
        mishino: F-5-16 R-3-J
        raevsky: F-1-1 R-7-26
        ask battles",
    );
    field.act("fight mishino");
    assert_eq!(field.question(), "turns");
    field.refused("form-square R-3-J", "BOR-12.2.3");
    let mut field = Field::at(
        "turn 5 first french
        utitsa_forest: F-1-5 R-8-27
        raevsky: F-1-1 R-7-26
        ask battles",
    );
    field.act("fight raevsky");
    assert!(field.offers("form-square R-7-26"));
}

#[test]
fn bor_12_2_4_a_fixed_for_the_round_and_kept_until_changed() {
    let mut field = squares_of("defender", 1, "F-1-5 R-8-27 R-8-CG", "");
    field.act("form-square R-8-27");
    field.refused("leave-square R-8-27", "BOR-12.2.4");
    field.acts("done; done");
    assert_eq!((field.asked(), field.question().as_str()), ("russian", "turns"));
    field.refused("leave-square R-8-27", "BOR-12.2.4");
    field.refused("form-square R-8-CG", "BOR-12.2.4");
    field.acts("done; done; done");
    assert_eq!((field.battle()["round"].clone(), field.asked()), (2.into(), "french"));
    assert_eq!(field.battle()["squares"], serde_json::json!(["R-8-27"]));
    field.acts("done; done; done; leave-square R-8-27");
    assert_eq!(field.battle()["squares"], serde_json::Value::Null);
}

#[test]
fn bor_12_2_4_a_squares_end_with_the_battle() {
    let mut field = squares_of("attacker", 2, "F-1-5(1) R-8-27", "squares: R-8-27");
    field.act("done").dice([1, 6, 6]).act("fire R-8-27");
    assert_eq!((field.asked(), field.question().as_str()), ("russian", "regroup"));
    assert_eq!(field.battle()["squares"], serde_json::Value::Null);
    field.finish();
}

#[test]
fn bor_12_2_5_a_a_square_shelters_somebody_no_stronger() {
    let blocks = "F-1-5 R-8-27(2) R-8-HA(2) R-HQ-BOR(0) R-G-2C(3)";
    let mut field = squares_of("defender", 1, blocks, "");
    field.refused("shelter R-8-27 R-8-HA", "BOR-12.2.5");
    field.act("form-square R-8-27");
    assert!(field.offers("shelter R-8-27 R-8-HA") && field.offers("shelter R-8-27 R-HQ-BOR"));
    field.refused("shelter R-8-27 R-G-2C", "BOR-12.2.5");
    field.refused("shelter R-8-27 R-8-27", "BOR-12.2.5");
    field.refused("shelter R-8-27 F-1-5", "BOR-12.2.5");
    field.act("shelter R-8-27 R-8-HA");
    // One block per square: nothing is left to declare.
    assert_eq!((field.asked(), field.question().as_str()), ("french", "squares"));
}

#[test]
fn bor_12_2_5_a_one_square_per_block() {
    let blocks = "F-1-5 R-8-27 R-8-CG R-8-HA";
    let mut field = squares_of("defender", 1, blocks, "");
    field.acts("form-square R-8-27; shelter R-8-27 R-8-HA; form-square R-8-CG");
    assert_eq!(field.asked(), "french");
    let mut field = squares_of("defender", 1, blocks, "");
    field.acts("form-square R-8-CG; shelter R-8-CG R-8-HA");
    field.refused("shelter R-8-27 R-8-HA", "BOR-12.2.5");
    field.refused("leave-square R-8-CG", "BOR-12.2.4");
}

#[test]
fn bor_12_2_5_a_the_shelter_holds_when_its_square_is_gone_and_lapses_with_the_round() {
    let mut field = Field::at(
        "turn 5 first french
        kamenka: F-RC-RA F-C1-H R-8-27(1) R-8-HA(1) R-8-G
        battle kamenka round 1 attacker french
        squares: R-8-27
        shelter: R-8-27>R-8-HA
        ask turns a attacker",
    );
    // The owner lets the division go first: the gun alone is in square still.
    field.dice([1, 6, 6]).acts("fire F-RC-RA squares; take-hit R-8-27");
    assert_eq!(field.place("R-8-27"), "destroyed");
    assert!(field.offers("fire F-C1-H squares") && field.offers("fire F-C1-H others"));
    field.acts("done; done");
    assert_eq!((field.battle()["round"].clone(), field.asked()), (2.into(), "russian"));
    assert_eq!(field.battle()["shelters"], serde_json::Value::Null);
    field.finish();
}

#[test]
fn bor_12_2_5_a_the_shelter_holds_when_its_square_has_retreated() {
    let mut field = Field::at(
        "turn 5 first french
        kamenka: F-1-5 F-C1-H R-8-27 R-8-HA R-8-G
        crossed: shevardino>kamenka french 2
        battle kamenka round 2 attacker french
        squares: R-8-27
        shelter: R-8-27>R-8-HA
        ask turns c defender",
    );
    // [BOR-13.1.6] The square rolls; the guns fire like infantry, and roll like a square themselves.
    field.dice([4]).act("retreat R-8-27 semenovskoye");
    assert_eq!(field.battle()["squares"], serde_json::Value::Null);
    assert_eq!(shot(&mut field, "fire R-8-HA", [1, 2, 2]), (1, 1));
    field.acts("take-hit F-1-5; done; done; done");
    assert_eq!((field.battle()["round"].clone(), field.asked()), (3.into(), "french"));
    // In round 3 they are guns again.
    field.act("done");
    assert_eq!((field.asked(), field.asked_of("letter")), ("russian", "a".into()));
    field.finish();
}

#[test]
fn bor_12_2_5_a_shelter_must_be_declared_and_fit_anew() {
    let blocks = "F-1-5 R-8-27(1) R-8-HA(2) R-HQ-BOR(1)";
    let field = squares_of("defender", 2, blocks, "squares: R-8-27");
    assert!(field.offers("shelter R-8-27 R-HQ-BOR"));
    field.refused("shelter R-8-27 R-8-HA", "BOR-12.2.5");
}

#[test]
fn bor_12_4_4_a_infantry_and_militia_in_square() {
    let mut field = Field::at(
        "turn 5 first french
        kamenka: F-1-5 R-8-27 R-M-1
        battle kamenka round 2 attacker french
        squares: R-8-27 R-M-1
        ask turns c defender",
    );
    assert_eq!(shot(&mut field, "fire R-8-27", [2, 2, 2]), (1, 0));
    field.refused("fire R-M-1 all bayonet", "BOR-12.4.4");
    assert_eq!(shot(&mut field, "fire R-M-1", [2, 2, 2]), (1, 0));
}

#[test]
fn bor_12_4_4_a_no_fire_for_a_square_that_attacks_a_village() {
    let field = Field::at(
        "turn 5 first french
        utitsa: F-5-16 F-5-18 R-3-3
        battle utitsa round 1 attacker french
        squares: F-5-16
        ask turns c attacker",
    );
    field.refused("fire F-5-16", "BOR-11.1.3");
}

#[test]
fn bor_12_4_5_a_a_sheltered_block_acts_with_the_infantry() {
    let mut field = Field::at(
        "turn 5 first french
        kamenka: F-1-5 R-8-27 R-8-HA
        battle kamenka round 2 attacker french
        ask squares defender",
    );
    field.acts("form-square R-8-27; shelter R-8-27 R-8-HA; done");
    assert_eq!((field.asked(), field.asked_of("letter")), ("russian", "c".into()));
    field.refused("fire R-8-HA all bayonet", "BOR-12.1.1");
    field.refused("fire R-8-HA squares", "BOR-12.3.2");
    assert_eq!(shot(&mut field, "fire R-8-HA", [1, 2, 2]), (1, 1));
    assert_eq!((field.steps("F-1-5"), who_fired(&field)), (3, vec!["R-8-HA".to_owned()]));
}

#[test]
fn bor_12_4_5_a_the_village_counts_for_it_and_squares_do_not() {
    let mut field = Field::at(
        "turn 5 first french
        utitsa: F-5-16 F-5-C R-3-3
        battle utitsa round 2 attacker french
        squares: F-5-16 R-3-3
        shelter: F-5-16>F-5-C
        ask turns c attacker",
    );
    assert_eq!(shot(&mut field, "fire F-5-C", [2, 2]), (1, 0));
    let field = Field::at(
        "turn 5 first french
        utitsa: F-5-16 F-5-C R-3-3
        crossed: old_road_wood>utitsa french 2
        battle utitsa round 1 attacker french
        squares: F-5-16
        shelter: F-5-16>F-5-C
        ask turns c attacker",
    );
    field.refused("fire F-5-C", "BOR-11.1.3");
}
