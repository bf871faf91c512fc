//! Chapter 10: turns by letters, and the end of a battle.

use crate::field::Field;
use crate::rules::shots::{shots, who_fired};

#[test]
fn bor_10_3_1_a_a_headquarters_without_steps_retreats_or_passes() {
    let field = Field::at(
        "turn 5 first french
        fleches: F-1-5 R-8-27 R-HQ-BOR(0)
        utitsa_wood: R-8-J
        crossed: utitsa_forest>fleches french 1
        battle fleches round 1 attacker french
        ask turns b defender",
    );
    assert!(field.offers("retreat R-HQ-BOR utitsa_wood"));
    assert!(field.offers("pass R-HQ-BOR"));
    field.refused("fire R-HQ-BOR", "BOR-11.1.3");
}

#[test]
fn bor_10_3_1_a_a_block_acts_with_the_steps_it_has_at_its_turn() {
    let mut field = Field::at(
        "turn 5 first french
        fleches: F-1-5 R-8-27 R-8-HA
        crossed: utitsa_forest>fleches french 1
        battle fleches round 1 attacker french
        ask turns a defender",
    );
    field.dice([1, 2, 3]).acts("fire R-8-HA; done");
    assert_eq!((field.steps("F-1-5"), field.asked()), (2, "french"));
    field.dice([6, 6]).act("fire F-1-5");
    assert_eq!(shots(&field)[1].dice, 2);
    field.finish();
}

#[test]
fn bor_10_3_1_a_each_block_has_one_turn_a_round() {
    let mut field = Field::at(
        "turn 5 first french
        fleches: F-1-5 F-1-4 R-8-27
        crossed: utitsa_forest>fleches french 2
        battle fleches round 1 attacker french
        ask turns c attacker",
    );
    field.act("pass F-1-5");
    field.refused("fire F-1-5", "BOR-10.3.1");
    field.refused("pass F-1-5", "BOR-10.3.1");
    field.refused("fire R-8-27", "BOR-10.3.1");
    field.refused("fire F-G-OG", "BOR-10.3.1");
    field.act("pass F-1-4");
    assert_eq!(field.battle()["round"], 2);
}

#[test]
fn bor_10_3_1_a_whoever_can_only_pass_is_not_asked() {
    let mut field = Field::at(
        "turn 5 first french
        fleches: F-1-5 R-8-27 R-HQ-BOR(0)
        semenovskoye: F-1-1
        utitsa_wood: F-1-4
        kamenka: F-3-10
        crossed: utitsa_forest>fleches french 1
        battle fleches round 1 attacker french
        ask squares defender",
    );
    field.acts("done; done");
    assert_eq!((field.asked(), field.asked_of("letter")), ("russian", "c".into()));
}

#[test]
fn bor_10_3_2_a_letters_in_order_and_the_defender_first() {
    let mut field = Field::at(
        "turn 5 first french
        fleches: R-8-27 R-8-HA F-1-5 F-1-4 F-C1-H
        crossed: utitsa_forest>fleches french 2
        crossed: kamenka>fleches french 1
        battle fleches round 1 attacker french
        ask turns a defender",
    );
    field.refused("fire R-8-27", "BOR-10.3.2");
    field.dice([6; 3]).act("fire R-8-HA");
    field.refused("fire F-1-5", "BOR-10.3.2");
    field.dice([6; 4]).act("fire F-C1-H");
    field.dice([6; 3]).act("fire R-8-27");
    assert!(field.offers("fire F-1-5") && field.offers("fire F-1-4"));
    field.dice([6; 3]).act("fire F-1-4").dice([6; 4]).act("fire F-1-5");
    assert_eq!(who_fired(&field), ["R-8-HA", "F-C1-H", "R-8-27", "F-1-4", "F-1-5"]);
    assert_eq!(field.battle()["round"], 2);
    field.finish();
}

#[test]
fn bor_10_3_3_a_the_last_defender_who_retreats_in_round_4_has_lost() {
    let mut field = Field::at(
        "turn 5 first french
        fleches: F-1-5 R-8-27
        utitsa_wood: R-8-J
        crossed: utitsa_forest>fleches french 1
        battle fleches round 4 attacker french
        ask turns c defender",
    );
    field.act("retreat R-8-27 utitsa_wood");
    assert_eq!((field.asked(), field.question().as_str()), ("french", "regroup"));
    assert_eq!(field.place("F-1-5"), "fleches");
}

#[test]
fn bor_10_3_3_a_reserves_that_had_not_to_come_regroup_with_the_winner() {
    let mut field = Field::at(
        "turn 5 first french
        fleches: F-1-V(1) R-8-27 R-8-G
        utitsa_wood: R-8-J
        crossed: utitsa_forest>fleches french 1
        crossed: utitsa_wood>fleches russian 1
        reserves: R-8-G
        battle fleches round 1 attacker french
        ask turns c defender",
    );
    field.dice([1, 6, 6]).act("fire R-8-27");
    assert_eq!((field.asked(), field.question().as_str()), ("russian", "regroup"));
    field.act("regroup R-8-G utitsa_wood");
    assert_eq!(field.place("R-8-G"), "utitsa_wood");
    field.finish();
}

#[test]
fn bor_10_3_3_a_the_rest_of_round_1_is_skipped_when_only_reserves_are_left() {
    let mut field = Field::at(
        "turn 5 first french
        borodino: F-C3-H F-1-1 F-RC-RA R-6-J(1) R-6-7
        crossed: voyna_heights>borodino french 2
        crossed: gorki>borodino russian 1
        reserves: R-6-7
        battle borodino round 1 attacker french
        ask turns a attacker",
    );
    field.dice([1, 6, 6]).act("fire F-RC-RA");
    assert_eq!(field.place("R-6-J"), "destroyed");
    assert_eq!((field.battle()["round"].clone(), field.question().as_str()), (2.into(), "squares"));
    assert_eq!(who_fired(&field), ["F-RC-RA"]);
    field.finish();
}

#[test]
fn bor_19_1_3_a_no_squares_in_woods_and_turns_in_the_order_of_letters() {
    let mut field = Field::at(
        "turn 5 first french
        utitsa_forest: F-C4-H F-G-HC R-8-HA R-8-27
        kamenka: F-3-10 R-7-12
        ask battles",
    );
    field.act("fight utitsa_forest");
    let asked = |field: &Field| (field.asked(), field.asked_of("letter"));
    assert_eq!(asked(&field), ("russian", "a".into()));
    field.act("done");
    assert_eq!(asked(&field), ("french", "b".into()));
    field.act("done");
    assert_eq!(asked(&field), ("russian", "c".into()));
    field.act("done");
    assert_eq!(
        (field.battle()["round"].clone(), asked(&field)),
        (2.into(), ("russian", "a".into()))
    );
}

#[test]
fn bor_19_1_3_a_after_the_last_defender_the_attacker_regroups() {
    let mut field = Field::at(
        "turn 5 first french
        kamenka: F-3-10 R-8-J(1)
        battle kamenka round 2 attacker french
        ask turns c attacker",
    );
    field.dice([2, 6, 6]).act("fire F-3-10");
    assert_eq!((field.asked(), field.question().as_str()), ("french", "regroup"));
    field.finish();
}
