//! Chapter 13: round 4, in which attackers must go.

use borodino::Event;

use crate::field::Field;

/// The values with which blocks fired.
fn values(field: &Field) -> Vec<u8> {
    let value = |event: &Event| {
        let Event::Fired { value, .. } = event else { return None };
        Some(*value)
    };
    field.events.iter().filter_map(value).collect()
}

#[test]
fn bor_13_2_1_a_attackers_leave_in_the_order_of_letters() {
    let mut field = Field::at(
        "turn 5 first french
        shevardino: F-RC-RA F-C1-H F-1-5 R-G-IV(3) R-8-G
        fomkino: F-1-1
        crossed: doronino>shevardino french 3
        battle shevardino round 4 attacker french
        ask turns a attacker",
    );
    for stays in ["fire F-RC-RA", "pass F-RC-RA", "done"] {
        field.refused(stays, "BOR-13.2.1");
    }
    field.refused("retreat F-C1-H doronino", "BOR-10.3.2");
    field.act("retreat F-RC-RA doronino");
    assert_eq!(field.place("F-RC-RA"), "doronino");
    // The cavalry of the defender comes after the guns have gone, and before the horse goes.
    assert_eq!(field.asked(), "russian");
    field.dice([6, 6, 6]).act("fire R-G-IV");
    assert_eq!((field.asked(), field.offers("retreat F-C1-H doronino")), ("french", true));
    field.acts("retreat F-C1-H doronino");
    // Defenders act normally.
    field.dice([6, 6, 6]).act("fire R-8-G");
    field.act("retreat F-1-5 fomkino");
    assert_eq!((field.question().as_str(), field.asked()), ("regroup", "russian"));
    field.finish();
}

#[test]
fn bor_13_2_1_a_whoever_has_no_way_is_destroyed() {
    let mut field = Field::at(
        "turn 5 first french
        fleches: F-3-10 F-3-11 R-8-27
        utitsa_forest: R-8-J
        utitsa_wood: R-8-CG
        semenovskoye: R-8-G
        crossed: kamenka>fleches french 1
        crossed: utitsa_forest>fleches french 1
        battle fleches round 4 attacker french
        ask turns c attacker",
    );
    assert_eq!(field.legal().len(), 2);
    field.act("retreat F-3-11 kamenka");
    assert_eq!(field.place("F-3-11"), "kamenka");
    assert_eq!((field.place("F-3-10").as_str(), field.points()), ("destroyed", [0, 2]));
    assert_eq!((field.question().as_str(), field.asked()), ("regroup", "russian"));
}

#[test]
fn bor_13_2_1_a_a_square_that_must_go_rolls() {
    let mut field = Field::at(
        "turn 5 first french
        fleches: F-3-10(1) R-8-27
        utitsa_wood: R-8-CG
        crossed: kamenka>fleches french 1
        battle fleches round 4 attacker french
        squares: F-3-10
        ask turns c defender",
    );
    field.dice([3]).act("done");
    assert_eq!((field.place("F-3-10").as_str(), field.points()), ("destroyed", [0, 2]));
    assert_eq!((field.question().as_str(), field.asked()), ("regroup", "russian"));
    field.finish();
}

#[test]
fn bor_13_2_1_a_the_last_defender_may_go_first() {
    let mut field = Field::at(
        "turn 5 first french
        fleches: F-3-10 R-8-27
        crossed: kamenka>fleches french 1
        battle fleches round 4 attacker french
        ask turns c defender",
    );
    field.act("retreat R-8-27 utitsa_wood");
    assert_eq!((field.question().as_str(), field.asked()), ("regroup", "french"));
    assert_eq!(field.place("F-3-10"), "fleches");
}

/// Defenders in the valley of the Kamenka, where nothing but the round changes fire.
fn kamenka(round: u8, letter: &str) -> Field {
    Field::at(&format!(
        "turn 5 first french
        kamenka: F-3-10 F-1-1 R-G-IV(3) R-P-3(3) R-HQ-GOL R-8-27
        crossed: aleksinki>kamenka french 2
        battle kamenka round {round} attacker french
        ask turns {letter} defender"
    ))
}

#[test]
fn bor_13_2_2_a_cavalry_and_cossacks_pursue() {
    let mut field = kamenka(4, "b");
    field.dice([3, 3, 4]).act("fire R-G-IV");
    assert_eq!(values(&field), [3]);
    // Two hits: Morand has four steps, then both have three and the French choose.
    field.act("take-hit F-1-1");
    assert_eq!((field.steps("F-1-1"), field.steps("F-3-10")), (2, 3));
    field.dice([4, 4, 4]).act("fire R-P-3");
    assert_eq!(values(&field), [3, 3]);
    field.finish();
}

#[test]
fn bor_13_2_2_a_nobody_else_does_and_in_no_other_round() {
    let mut hq = kamenka(4, "b");
    hq.dice([6, 6, 6]).act("fire R-HQ-GOL");
    assert_eq!(values(&hq), [2]);
    let mut infantry = kamenka(4, "c");
    infantry.dice([6, 6, 6]).act("fire R-8-27");
    assert_eq!(values(&infantry), [2]);
    let mut early = kamenka(3, "b");
    early.dice([6, 6, 6]).act("fire R-G-IV");
    early.dice([6, 6, 6]).act("fire R-P-3");
    assert_eq!(values(&early), [2, 1]);
}

#[test]
fn bor_13_2_2_a_guns_and_sheltered_blocks_have_no_bonus() {
    let mut field = Field::at(
        "turn 5 first french
        kamenka: F-3-10 F-1-1 R-G-IV(3) R-G-RA2 R-8-27
        crossed: aleksinki>kamenka french 2
        battle kamenka round 4 attacker french
        squares: R-8-27
        shelter: R-8-27>R-G-IV
        ask turns a defender",
    );
    field.dice([6, 6]).act("fire R-G-RA2");
    field.dice([6, 6, 6]).act("fire R-G-IV");
    assert_eq!(values(&field), [2, 1]);
    field.finish();
}
