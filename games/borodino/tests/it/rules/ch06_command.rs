//! [BOR-6.3.1] to [BOR-6.3.9] Who may order whom, and who pays for it.

use crate::field::Field;
use crate::rules::asking::{offered, orders};

#[test]
fn bor_6_3_1_a_a_corps_headquarters_orders_its_own_corps() {
    let field = Field::at(
        "turn 2 first french
         kamenka: F-HQ-NEY F-3-10
         aleksinki: F-8-23 F-HQ-JUN
         tatarinovo: R-8-27
         active: F-HQ-NEY
         ask moves french",
    );
    assert_eq!(offered(&field, &["F-3-10", "F-8-23", "F-HQ-JUN"]), ["F-3-10"]);
    field.refused("take F-8-23", "BOR-6.3.1");
}

#[test]
fn bor_6_3_2_a_murat_orders_cavalry_and_horse_artillery_of_any_corps() {
    let field = Field::at(
        "turn 2 first french
         doronino: F-HQ-MUR(1) F-1-2 F-RC-RA F-1-V
         doronino_wood: F-1-C F-G-RA
         yelnya_forest: F-C4-H F-G-HC
         tatarinovo: R-8-27
         active: F-HQ-MUR
         ask moves french",
    );
    let all = ["F-1-C", "F-G-RA", "F-RC-RA", "F-C4-H", "F-G-HC", "F-1-V", "F-1-2"];
    assert_eq!(offered(&field, &all), all[..6]);
    field.refused("take F-1-2", "BOR-6.3.2");
}

#[test]
fn bor_6_3_3_a_platov_orders_cossacks_and_no_other_cavalry() {
    let field = Field::at(
        "turn 2 first russian
         staroye: R-HQ-PLA
         moskva_wood: R-P-2 R-M-1
         tatarinovo: R-G-I R-HQ-GOL
         golovino: F-1-1
         active: R-HQ-PLA
         ask moves russian",
    );
    assert_eq!(offered(&field, &["R-P-2", "R-M-1", "R-G-I"]), ["R-P-2", "R-M-1"]);
    field.refused("take R-G-I", "BOR-6.3.3");
}

#[test]
fn bor_6_3_4_a_kutuzov_orders_any_russian_block() {
    let mut field = Field::at(
        "turn 2 first russian
         tatarinovo: R-HQ-KUT(3)
         fleches: R-8-27
         golovino: F-1-1
         active: R-HQ-KUT=supreme:3
         ask moves russian",
    );
    field.acts("take R-8-27; move utitsa_wood");
    assert_eq!(orders(&field, "R-HQ-KUT"), Some(2));
}

#[test]
fn bor_6_3_4_a_napoleon_orders_any_french_block() {
    let field = Field::at(
        "turn 2 first french
         shevardino: F-HQ-NAP F-1-2 F-3-LA F-HQ-NEY
         fomkino: F-4-13 F-C1-H
         tatarinovo: R-8-27
         active: F-HQ-NAP=french:4
         ask moves french",
    );
    let all = ["F-1-2", "F-3-LA", "F-HQ-NEY", "F-4-13", "F-C1-H"];
    assert_eq!(offered(&field, &all), all);
}

#[test]
fn bor_6_3_5_a_bagration_orders_the_2nd_army() {
    let field = Field::at(
        "turn 2 first russian
         semenovskoye: R-HQ-BAG R-7-12
         raevsky: R-6-24 R-7-26 R-HQ-DOK
         psarevo: R-G-1C R-G-2C R-HQ-GOL
         golovino: F-1-1
         active: R-HQ-BAG=second:4
         ask moves russian",
    );
    let all = ["R-7-12", "R-7-26", "R-G-2C", "R-HQ-GOL", "R-6-24", "R-G-1C", "R-HQ-DOK"];
    assert_eq!(offered(&field, &all), all[..4]);
    field.refused("take R-6-24", "BOR-6.3.5");
    field.refused("take R-G-1C", "BOR-6.3.5");
}

#[test]
fn bor_6_3_5_a_barclay_orders_the_1st_army_and_independent_troops_of_any() {
    let field = Field::at(
        "turn 2 first russian
         gorki: R-HQ-BAR R-6-7 R-HQ-DOK
         raevsky: R-6-24 R-7-26 R-7-J
         tatarinovo: R-M-1 R-HQ-KUT
         golovino: F-1-1
         active: R-HQ-BAR=first:3
         ask moves russian",
    );
    let all = ["R-6-7", "R-HQ-DOK", "R-6-24", "R-7-J", "R-M-1", "R-7-26", "R-HQ-KUT"];
    assert_eq!(offered(&field, &all), all[..5]);
    field.refused("take R-7-26", "BOR-6.3.5");
    field.refused("take R-HQ-KUT", "BOR-6.3.5");
}

#[test]
fn bor_6_3_6_a_any_headquarters_orders_independent_troops() {
    let field = Field::at(
        "turn 2 first russian
         utitsa: R-HQ-TUC
         utitsa_mound: R-M-1
         utitsa_wood: R-8-J
         golovino: F-1-1
         active: R-HQ-TUC
         ask moves russian",
    );
    assert_eq!(offered(&field, &["R-M-1", "R-8-J"]), ["R-M-1", "R-8-J"]);
}

#[test]
fn bor_6_3_6_a_an_army_headquarters_spends_an_order_on_them() {
    let mut field = Field::at(
        "turn 2 first russian
         semenovskoye: R-HQ-BAG(4)
         utitsa_wood: R-M-1 R-2-J
         golovino: F-1-1
         active: R-HQ-BAG=second:4
         ask moves russian",
    );
    field.acts("take R-M-1; move fleches");
    assert_eq!(orders(&field, "R-HQ-BAG"), Some(3));
    field.acts("take R-2-J; move fleches");
    assert_eq!(orders(&field, "R-HQ-BAG"), Some(2));
}

#[test]
fn bor_6_3_7_a_an_order_of_a_corps_headquarters_costs_nothing() {
    let mut field = Field::at(
        "turn 2 first french
         shevardino: F-HQ-NAP(4) F-HQ-DAV F-1-2 F-3-10
         tatarinovo: R-8-27
         active: F-HQ-NAP=french:4 F-HQ-DAV
         ask moves french",
    );
    field.acts("take F-1-2; move doronino");
    assert_eq!(orders(&field, "F-HQ-NAP"), Some(4));
    field.acts("take F-3-10; move doronino");
    assert_eq!(orders(&field, "F-HQ-NAP"), Some(3));
}

/// Kutuzov and Bagration both reach the Cossacks in Psarevo; Platov is far away.
fn two_payers(question: &str) -> Field {
    Field::at(&format!(
        "turn 2 first russian
         tatarinovo: R-HQ-KUT(3) R-HQ-BGV
         semenovskoye: R-HQ-BAG(4) R-G-RA2
         psarevo: R-P-3
         staroye: R-HQ-PLA
         kamenka: F-1-1
         active: R-HQ-KUT=supreme:3 R-HQ-BAG=second:4 R-HQ-BGV
         ask {question} russian"
    ))
}

#[test]
fn bor_6_3_7_a_the_player_chooses_which_army_headquarters_pays() {
    let mut field = two_payers("moves");
    field.acts("take R-P-3; move mikhailovskoye");
    assert_eq!((field.asked(), field.question().as_str()), ("russian", "pay-move"));
    assert!(field.offers("pay R-HQ-KUT") && field.offers("pay R-HQ-BAG"));
    field.refused("pay R-HQ-BGV", "BOR-6.3.7");
    field.act("pay R-HQ-BAG");
    assert_eq!(field.place("R-P-3"), "mikhailovskoye");
    assert_eq!([orders(&field, "R-HQ-KUT"), orders(&field, "R-HQ-BAG")], [Some(3), Some(3)]);
}

#[test]
fn bor_6_3_7_a_for_a_bombardment_too() {
    let mut field = two_payers("bombard");
    field.act("bombard R-G-RA2 kamenka");
    assert_eq!(field.question(), "pay-fire");
    field.dice([6, 6]).act("pay R-HQ-KUT");
    assert_eq!([orders(&field, "R-HQ-KUT"), orders(&field, "R-HQ-BAG")], [Some(2), Some(4)]);
    field.finish();
}

#[test]
fn bor_6_3_8_a_a_corps_without_headquarters_obeys_an_army_headquarters() {
    let mut field = Field::at(
        "scenario shevardino
         turn 2 first russian
         fleches: R-HQ-BAG(4)
         old_road_wood: R-P-3
         golovino: F-C1-H
         active: R-HQ-BAG=second:4
         ask moves russian",
    );
    field.acts("take R-P-3; move utitsa");
    assert_eq!(orders(&field, "R-HQ-BAG"), Some(3));
}

#[test]
fn bor_6_3_8_a_otherwise_it_may_straggle() {
    let mut field = Field::at(
        "scenario shevardino
         turn 2 first russian
         fleches: R-HQ-BOR R-8-G
         old_road_wood: R-P-3
         golovino: F-C1-H
         active: R-HQ-BOR
         ask moves russian",
    );
    field.refused("take R-P-3", "BOR-6.3.8");
    assert!(!field.offers("take R-P-3"));
    field.acts("done; done");
    field.dice([6]).acts("take R-P-3; move utitsa");
    assert_eq!(field.place("R-P-3"), "utitsa");
    field.finish();
}

#[test]
fn bor_6_3_9_a_attached_blocks_obey_the_headquarters_they_are_attached_to() {
    let field = Field::at(
        "turn 2 first french
         valuevo: F-HQ-EUG F-4-13 F-1-1 F-C3-L
         bezzubovo: F-1-V F-1-2 F-C1-L F-3-10
         tatarinovo: R-8-27
         active: F-HQ-EUG
         ask moves french",
    );
    let all = ["F-4-13", "F-1-1", "F-C3-L", "F-1-V", "F-1-2", "F-C1-L", "F-3-10"];
    assert_eq!(offered(&field, &all), all[..4]);
}

#[test]
fn bor_6_3_9_a_corps_headquarters_never_order_headquarters() {
    let field = Field::at(
        "turn 2 first french
         valuevo: F-HQ-EUG F-HQ-MUR F-4-13
         tatarinovo: R-8-27
         active: F-HQ-EUG
         ask moves french",
    );
    field.refused("take F-HQ-MUR", "BOR-6.3.9");
    assert!(!field.offers("take F-HQ-MUR"));
}
