//! Chapter 10: reserves, and the change of roles.

use crate::field::Field;
use crate::rules::shots::who_fired;

#[test]
fn bor_10_2_1_a_a_reserve_waits_one_round() {
    let mut field = Field::at(
        "scenario combined
        turn 5 first french
        fleches: F-1-5 R-8-27(2) R-G-RA2
        crossed: utitsa_forest>fleches french 1
        crossed: utitsa_wood>fleches russian 1
        reserves: R-G-RA2
        battle fleches round 1 attacker french
        ask squares defender",
    );
    // It does not fire in the A step, which therefore nobody is asked in.
    field.acts("done; done");
    assert_eq!((field.asked(), field.asked_of("letter")), ("russian", "c".into()));
    field.refused("fire R-G-RA2", "BOR-10.2.1");
    field.refused("retreat R-G-RA2 utitsa_wood", "BOR-10.2.1");
    field.dice([6, 6]).act("fire R-8-27");
    // As strong as the division, it cannot be hit: the division loses both steps.
    field.dice([1, 2, 6, 6]).act("fire F-1-5");
    assert_eq!((field.place("R-8-27"), field.steps("R-G-RA2")), ("destroyed".to_owned(), 2));
    assert_eq!(field.battle()["round"], 2);
    field.act("done");
    assert_eq!((field.asked(), field.asked_of("letter")), ("russian", "a".into()));
    field.dice([6, 6]).act("fire R-G-RA2");
    assert_eq!(who_fired(&field), ["R-8-27", "F-1-5", "R-G-RA2"]);
    field.finish();
}

#[test]
fn bor_10_2_1_a_a_reserve_forms_no_square_in_round_1() {
    let mut field = Field::at(
        "turn 5 first french
        fleches: F-1-5 R-8-27 R-8-G R-G-RA2
        crossed: utitsa_forest>fleches french 1
        crossed: utitsa_wood>fleches russian 2
        reserves: R-8-G R-G-RA2
        battle fleches round 1 attacker french
        ask squares defender",
    );
    assert!(field.offers("form-square R-8-27"));
    field.refused("form-square R-8-G", "BOR-10.2.1");
    // Nor is it sheltered.
    field.act("form-square R-8-27");
    assert_eq!(field.asked(), "french");
    field.refused("form-square R-8-G", "BOR-12.2.1");
}

#[test]
fn bor_10_2_1_a_the_last_defender_goes_on_before_the_reserves_come() {
    let mut field = Field::at(
        "turn 5 first french
        fleches: F-1-5 R-8-27 R-8-J
        semenovskoye: R-HQ-BAG R-7-12 R-8-G R-7-J
        crossed: utitsa_forest>fleches french 1
        crossed: utitsa_wood>fleches russian 1
        reserves: R-8-J
        battle fleches round 1 attacker french
        ask turns c defender",
    );
    field.act("retreat R-8-27 semenovskoye");
    assert_eq!((field.question().as_str(), field.battle()["round"].clone()), ("go-on", 1.into()));
    field.act("go-on psarevo");
    // [BOR-10.3.3] The rest of round 1 is skipped, and [BOR-10.2.2] the roles change.
    let battle = field.battle();
    assert_eq!((battle["round"].clone(), battle["attacker"].clone()), (2.into(), "russian".into()));
    assert_eq!((field.asked(), field.question().as_str()), ("french", "squares"));
}

/// The French attack some jaegers in Borodino; a division is in reserve.
const JAEGERS: &str = "turn 5 first french
    borodino: F-1-1 R-6-J(1) R-6-7
    voyna_heights: F-1-3
    crossed: voyna_heights>borodino french 1
    crossed: gorki>borodino russian 1
    reserves: R-6-7
    battle borodino round 1 attacker french
    ask turns c attacker";

#[test]
fn bor_10_2_2_a_the_roles_change_when_only_reserves_defend() {
    let mut field = Field::at(JAEGERS);
    field.dice([1, 6, 6, 6]).act("fire F-1-1");
    let battle = field.battle();
    assert_eq!((battle["round"].clone(), battle["attacker"].clone()), (2.into(), "russian".into()));
    // The French are the defender: they declare squares first, and fire before the division.
    assert_eq!((field.asked(), field.question().as_str()), ("french", "squares"));
    field.acts("done; done");
    assert_eq!((field.asked(), field.asked_of("letter")), ("french", "c".into()));
    field.act("done");
    assert_eq!((field.asked(), field.asked_of("role")), ("russian", "attacker".into()));
    field.finish();
}

#[test]
fn bor_10_2_2_a_the_newcomers_must_retreat_in_round_4() {
    let mut field = Field::at(JAEGERS);
    field.dice([1, 6, 6, 6]).act("fire F-1-1");
    for _ in 2..4 {
        field.acts("done; done; done; done");
    }
    assert_eq!(field.battle()["round"], 4);
    field.acts("done; done; done");
    // The only way is the one by which they came.
    assert_eq!(field.place("R-6-7"), "gorki");
    assert_eq!((field.asked(), field.question().as_str()), ("french", "regroup"));
    field.finish();
}

#[test]
fn bor_10_2_2_a_retreated_counts_like_destroyed() {
    let mut field = Field::at(&JAEGERS.replace("ask turns c attacker", "ask turns c defender"));
    field.act("retreat R-6-J loginovo");
    let battle = field.battle();
    assert_eq!((battle["round"].clone(), battle["attacker"].clone()), (2.into(), "russian".into()));
}

#[test]
fn bor_10_2_2_a_no_change_while_a_defender_is_left() {
    let mut field = Field::at(JAEGERS);
    field.dice([6; 4]).act("fire F-1-1");
    let battle = field.battle();
    assert_eq!((battle["round"].clone(), battle["attacker"].clone()), (2.into(), "french".into()));
    field.finish();
}
