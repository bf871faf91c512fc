//! Chapter 14: who commands when headquarters are lost.

use crate::field::Field;
use crate::rules::asking::{offered, orders};

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

/// Dokhturov holds the 2nd Army. Around him: a block of his corps, two of the army, and one of neither.
const DOKHTUROV: &str = "
    turn 2 first russian
    raevsky: R-HQ-DOK(3) R-7-26 R-6-24 R-4-11
    knyazkovo: R-6-7 R-8-27 R-2-J
    golovino: F-1-1
    destroyed: R-HQ-BAG
    post: second R-HQ-DOK
    ask activate russian";

#[test]
fn bor_14_3_1_a_as_army_headquarters_its_army_and_its_corps() {
    let mut field = Field::at(DOKHTUROV);
    field.acts("activate R-HQ-DOK; stay");
    assert_eq!(field.question(), "activate-role");
    field.act("act-as army");
    assert_eq!(orders(&field, "R-HQ-DOK"), Some(3));
    let all = ["R-7-26", "R-6-24", "R-6-7", "R-8-27", "R-4-11"];
    assert_eq!(offered(&field, &all), all[..4]);
    field.refused("take R-4-11", "BOR-14.3.1");
    field.acts("take R-7-26; move semenovskoye; take R-6-24; move semenovskoye");
    assert_eq!(orders(&field, "R-HQ-DOK"), Some(1));
    field.acts("take R-6-7; move psarevo");
    assert_eq!(field.question(), "hq-moves");
}

#[test]
fn bor_14_3_1_a_as_corps_headquarters_its_corps_alone() {
    let mut field = Field::at(DOKHTUROV);
    field.acts("activate R-HQ-DOK; stay; act-as corps");
    let all = ["R-6-24", "R-6-7", "R-7-26", "R-8-27", "R-4-11"];
    assert_eq!(offered(&field, &all), all[..2]);
    field.refused("take R-7-26", "BOR-14.3.1");
}

/// Murat holds the command, with two steps and six cavalry blocks around him.
const MURAT: &str = "
    turn 2 first french
    doronino: F-HQ-MUR(2) F-C1-H F-C1-L F-1-2
    fomkino: F-C2-H F-C2-L F-C3-H F-C3-L
    tatarinovo: R-8-27
    destroyed: F-HQ-NAP
    post: french F-HQ-MUR
    ask activate french";

#[test]
fn bor_14_3_1_a_murat_as_corps_headquarters_orders_all_cavalry() {
    let mut field = Field::at(MURAT);
    field.acts("activate F-HQ-MUR; stay; act-as corps");
    let cavalry = ["F-C1-H", "F-C1-L", "F-C2-H", "F-C2-L", "F-C3-H", "F-C3-L"];
    for block in cavalry {
        assert!(!field.offers("take F-1-2"));
        field.acts(&format!("take {block}; move akinshino"));
    }
    assert_eq!(field.question(), "hq-moves");
}

#[test]
fn bor_14_3_1_a_murat_as_army_headquarters_orders_two_blocks_of_any_kind() {
    let mut field = Field::at(MURAT);
    field.acts("activate F-HQ-MUR; stay; act-as army");
    field.acts("take F-1-2; move shevardino; take F-C1-H; move akinshino");
    assert_eq!(field.question(), "hq-moves");
}

#[test]
fn bor_14_3_1_a_barclay_in_supreme_command_orders_all_russians() {
    let mut field = Field::at(
        "turn 2 first russian
         gorki: R-HQ-BAR(3) R-6-7
         raevsky: R-7-26 R-8-27
         golovino: F-1-1
         destroyed: R-HQ-KUT
         post: supreme R-HQ-BAR
         ask activate russian",
    );
    field.acts("activate R-HQ-BAR; stay");
    assert_eq!(field.question(), "moves");
    assert_eq!(offered(&field, &["R-6-7", "R-7-26", "R-8-27"]).len(), 3);
}

#[test]
fn bor_14_3_1_a_independent_troops_in_both_roles() {
    for (role, left) in [("army", Some(2)), ("corps", None)] {
        let mut field = Field::at(DOKHTUROV);
        field.acts(&format!("activate R-HQ-DOK; stay; act-as {role}"));
        field.acts("take R-2-J; move semenovskoye");
        assert_eq!(orders(&field, "R-HQ-DOK"), left);
    }
}

#[test]
fn bor_14_3_1_a_a_post_that_falls_to_an_active_headquarters_counts_from_its_next_activation() {
    // The guns of the 1st Army fire into the battle around Kutuzov, and hit him.
    let mut field = Field::at(
        "turn 2 first french
         raevsky: R-HQ-KUT(0) F-1-1
         moved: F-1-1
         entered: F-1-1 borodino
         crossed: borodino>raevsky french 1
         gorki: R-HQ-BAR(3) R-HQ-DOK
         knyazkovo: R-5-HA R-7-12 R-6-7 R-6-24
         ask activate russian",
    );
    field.acts("activate R-HQ-BAR; stay; activate R-HQ-DOK; stay");
    field.dice([5, 5, 6]).act("bombard R-5-HA raevsky");
    assert_eq!(field.place("R-HQ-KUT"), "destroyed");
    assert_eq!([field.post("supreme"), field.post("first")], ["R-HQ-BAR", "R-HQ-DOK"]);
    // Barclay goes on as commander of the 1st Army, Dokhturov as one of his corps.
    field.refused("take R-7-12", "BOR-6.3.5");
    field.acts("take R-6-7; move tatarinovo");
    assert_eq!(orders(&field, "R-HQ-BAR"), Some(2));
    assert_eq!(orders(&field, "R-HQ-DOK"), None);
    field.finish();
}
