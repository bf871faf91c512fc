//! [BOR-14.3.1] Corps headquarters that hold an army post.

use crate::field::Field;
use crate::rules::asking::{offered, orders};

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
