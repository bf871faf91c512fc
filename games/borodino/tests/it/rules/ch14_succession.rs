//! [BOR-14.1.1] to [BOR-14.2.3] Who commands when headquarters are lost.

use crate::field::Field;
use crate::rules::asking::orders;

/// Lets headquarters without steps straggle until they are lost, one after another. Whoever has no steps
/// left is destroyed by a 1.
fn lose(field: &mut Field, headquarters: &[&str], to: &str) {
    for hq in headquarters {
        field.dice([1]).acts(&format!("take {hq}; move {to}"));
        assert_eq!(field.place(hq), "destroyed");
    }
}

/// All Russian headquarters of 7 September, and the question that lets them straggle.
const RUSSIANS: &str = "
    turn 2 first russian
    tatarinovo: R-HQ-KUT(0) R-HQ-BAR(0) R-HQ-BAG(0) R-HQ-PLA
    psarevo: R-HQ-DOK(0) R-HQ-TUC(0) R-HQ-BOR R-HQ-GOL
    knyazkovo: R-HQ-OST R-HQ-BGV R-HQ-RAE R-HQ-LAV
    golovino: F-1-1
    ask straggles russian";

#[test]
fn bor_14_1_1_a_the_most_senior_that_is_left() {
    let mut field = Field::at(RUSSIANS);
    lose(&mut field, &["R-HQ-DOK"], "mikhailovskoye");
    lose(&mut field, &["R-HQ-BAR"], "mikhailovskoye");
    assert_eq!(field.post("first"), "R-HQ-TUC");
    field.finish();
}

#[test]
fn bor_14_1_1_a_without_steps_too() {
    let mut field = Field::at(RUSSIANS);
    lose(&mut field, &["R-HQ-BAG"], "mikhailovskoye");
    assert_eq!(field.post("second"), "R-HQ-DOK");
    assert_eq!(field.steps("R-HQ-DOK"), 0);
}

#[test]
fn bor_14_1_2_a_shevardino_has_one_army_post() {
    let field = Field::scenario("shevardino", &[]);
    let held = ["french", "supreme", "first", "second"].map(|post| field.post(post));
    assert_eq!(held, ["nobody", "nobody", "nobody", "R-HQ-BAG"]);
}

#[test]
fn bor_14_1_2_a_before_napoleon_comes_nobody_commands_the_french() {
    let mut field = Field::scenario("combined", &[]);
    field.acts("activate F-HQ-DAV; stay; activate F-HQ-MUR; stay; activate F-HQ-PON; stay");
    for hq in ["F-HQ-DAV", "F-HQ-MUR", "F-HQ-PON"] {
        assert_eq!(orders(&field, hq), None);
    }
}

#[test]
fn bor_14_1_2_a_the_post_begins_with_napoleon() {
    let mut field = Field::at(
        "scenario combined
         turn 5 first french
         golovino: F-HQ-EUG
         tatarinovo: R-8-27
         ask arrive french",
    );
    field.acts("arrive F-HQ-NAP akinshino; done");
    field.acts("activate F-HQ-EUG; stay; activate F-HQ-NAP; stay");
    assert_eq!([orders(&field, "F-HQ-EUG"), orders(&field, "F-HQ-NAP")], [None, Some(4)]);
}

#[test]
fn bor_14_1_2_a_a_withdrawn_holder_is_replaced_at_once() {
    let mut field = Field::at(
        "turn 2 first french
         uspenskoye: R-HQ-KUT R-8-27 F-C1-H
         tatarinovo: R-HQ-BAR
         psarevo: R-HQ-DOK
         entered: F-C1-H moskva_wood
         crossed: moskva_wood>uspenskoye french 1
         battle uspenskoye round 1 attacker french
         ask turns b defender",
    );
    field.act("withdraw R-HQ-KUT");
    assert_eq!(field.place("R-HQ-KUT"), "withdrawn");
    assert_eq!(field.post("supreme"), "R-HQ-BAR");
    assert_eq!(field.post("first"), "R-HQ-DOK");
}

#[test]
fn bor_14_1_2_a_a_post_that_nobody_can_fill_stays_vacant() {
    let mut field = Field::at(
        "turn 2 first russian
         tatarinovo: R-HQ-KUT(0) R-HQ-PLA R-8-27
         golovino: F-1-1
         ask straggles russian",
    );
    lose(&mut field, &["R-HQ-KUT"], "mikhailovskoye");
    assert_eq!(field.post("supreme"), "nobody");
}

#[test]
fn bor_14_2_1_a_murat_follows_napoleon_and_eugene_follows_murat() {
    let mut field = Field::at(
        "turn 2 first french
         shevardino: F-HQ-NAP(0) F-HQ-MUR(0) F-HQ-DAV
         valuevo: F-HQ-EUG
         tatarinovo: R-8-27
         ask straggles french",
    );
    lose(&mut field, &["F-HQ-NAP"], "doronino");
    assert_eq!(field.post("french"), "F-HQ-MUR");
    lose(&mut field, &["F-HQ-MUR"], "doronino");
    assert_eq!(field.post("french"), "F-HQ-EUG");
    field.finish();
}

#[test]
fn bor_14_2_2_a_barclay_follows_kutuzov_and_dokhturov_barclay() {
    let mut field = Field::at(RUSSIANS);
    lose(&mut field, &["R-HQ-KUT"], "mikhailovskoye");
    assert_eq!(field.post("supreme"), "R-HQ-BAR");
    assert_eq!(field.post("first"), "R-HQ-DOK");
    assert_eq!(field.post("second"), "R-HQ-BAG");
}

#[test]
fn bor_14_2_2_a_then_bagration_then_dokhturov() {
    let mut field = Field::at(RUSSIANS);
    lose(&mut field, &["R-HQ-KUT", "R-HQ-BAR"], "mikhailovskoye");
    assert_eq!(field.post("supreme"), "R-HQ-BAG");
    assert_eq!(field.post("second"), "R-HQ-TUC");
    lose(&mut field, &["R-HQ-BAG"], "mikhailovskoye");
    // Dokhturov leaves the 1st Army to Borozdin: Platov is passed over.
    assert_eq!(field.post("supreme"), "R-HQ-DOK");
    assert_eq!(field.post("first"), "R-HQ-BOR");
    assert_eq!(field.post("second"), "R-HQ-TUC");
}

#[test]
fn bor_14_2_3_a_dokhturov_then_tuchkov_whatever_their_army() {
    let mut field = Field::at(RUSSIANS);
    lose(&mut field, &["R-HQ-BAG"], "mikhailovskoye");
    assert_eq!(field.post("second"), "R-HQ-DOK");
    lose(&mut field, &["R-HQ-BAR"], "mikhailovskoye");
    assert_eq!(field.post("first"), "R-HQ-TUC");
    assert_eq!(field.post("second"), "R-HQ-DOK");
}

#[test]
fn bor_14_2_3_a_borozdin_in_shevardino() {
    let mut field = Field::at(
        "scenario shevardino
         turn 2 first russian
         fleches: R-HQ-BAG(0) R-HQ-GOL
         shevardino: R-HQ-BOR
         raevsky: R-HQ-RAE
         golovino: F-C1-H
         ask straggles russian",
    );
    lose(&mut field, &["R-HQ-BAG"], "utitsa_wood");
    assert_eq!(field.post("second"), "R-HQ-BOR");
}

/// Russian headquarters in two places that no supply reaches, without steps, at eight in the evening.
/// Barclay, Tuchkov and Borozdin are in supply.
fn at_eight(one: &str, other: &str) -> [String; 3] {
    let mut field = Field::at(&format!(
        "scenario combined
         turn 7 first french
         zakharyino: {one}
         staroye: {other}
         psarevo: R-HQ-BAR R-HQ-TUC R-HQ-BOR
         golovino: F-1-1
         ask straggles russian"
    ));
    field.act("done");
    ["supreme", "first", "second"].map(|post| field.post(post))
}

#[test]
fn bor_14_1_1_a_nobody_who_falls_at_the_same_moment_takes_a_post() {
    let holders = ["R-HQ-BAR", "R-HQ-TUC", "R-HQ-BOR"];
    assert_eq!(at_eight("R-HQ-KUT(0)", "R-HQ-BAG(0) R-HQ-DOK(0)"), holders);
    assert_eq!(at_eight("R-HQ-BAG(0) R-HQ-DOK(0)", "R-HQ-KUT(0)"), holders);
    // Wherever they stand: the supreme command is filled first, the 1st Army before the 2nd.
    assert_eq!(at_eight("R-HQ-KUT(0)", "R-HQ-BAG(0)"), holders);
    assert_eq!(at_eight("R-HQ-BAG(0)", "R-HQ-KUT(0)"), holders);
}
