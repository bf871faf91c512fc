//! [BOR-6.1.6], [BOR-6.1.7] How many orders there are, and which headquarters obey.

use crate::field::Field;
use crate::rules::asking::orders;

#[test]
fn bor_6_1_6_a_an_army_headquarters_has_as_many_orders_as_steps() {
    // Junot has somebody to order as well, so that the question stays open.
    let mut field = Field::at(
        "turn 2 first french
         shevardino: F-HQ-NAP(3) F-G-HA F-G-VL
         doronino: F-HQ-JUN F-8-23 F-G-OG F-1-2
         utitsa_forest: R-8-27(3)
         ask activate french",
    );
    field.acts("activate F-HQ-NAP; stay; activate F-HQ-JUN; stay");
    assert_eq!(field.question(), "bombard");
    // From clear ground into woods, downhill: 4, 5 and 6 miss.
    field.dice([4, 5, 6]).act("bombard F-G-HA utitsa_forest");
    field.acts("take F-G-OG; move fomkino; take F-G-VL; move kamenka");
    assert_eq!((field.question().as_str(), orders(&field, "F-HQ-NAP")), ("moves", Some(0)));
    field.refused("take F-1-2", "BOR-6.1.6");
    assert!(field.offers("take F-8-23"));
    field.acts("done; done");
    assert_eq!(field.steps("F-HQ-NAP"), 2);
    field.finish();
}

#[test]
fn bor_6_1_6_a_steps_that_are_lost_later_do_not_change_the_number() {
    let mut field = Field::at(
        "turn 2 first french
         shevardino: F-HQ-NAP(1) F-1-1 F-1-2
         active: F-HQ-NAP=french:2
         utitsa_mound: R-8-27
         ask moves french",
    );
    field.acts("take F-1-1; move doronino; take F-1-2; move doronino");
    assert_eq!(field.question(), "hq-moves");
}

#[test]
fn bor_6_1_6_a_a_corps_headquarters_orders_any_number() {
    let mut field = Field::at(
        "scenario combined
         turn 6 first french
         fomkino: F-HQ-DAV(1) F-1-5 F-1-V F-1-C
         doronino: F-1-1 F-1-2 F-1-3 F-1-HA
         tatarinovo: R-8-27
         ask activate french",
    );
    field.acts("activate F-HQ-DAV; stay");
    for block in ["F-1-1", "F-1-2", "F-1-3", "F-1-HA", "F-1-5", "F-1-V", "F-1-C"] {
        field.acts(&format!("take {block}; move akinshino"));
    }
    assert_eq!(field.question(), "hq-moves");
}

#[test]
fn bor_6_1_6_a_one_that_is_destroyed_gives_no_more_orders() {
    // The guns of his corps fire at the enemy around Raevsky, who is hit twice himself.
    let mut field = Field::at(
        "turn 2 first french
         raevsky: R-HQ-RAE(1) F-1-1
         knyazkovo: R-7-HA(3) R-7-12
         crossed: borodino>raevsky french 1
         holding: raevsky 1
         active: R-HQ-RAE
         ask bombard russian",
    );
    field.dice([5, 6, 6]).act("bombard R-7-HA raevsky");
    assert_eq!(field.place("R-HQ-RAE"), "destroyed");
    assert_eq!(field.question(), "straggles");
    field.finish();
}

#[test]
fn bor_6_1_7_a_an_army_headquarters_orders_one_that_is_not_active() {
    let mut field = Field::at(
        "turn 2 first russian
         knyazkovo: R-HQ-LAV(0)
         tatarinovo: R-HQ-KUT(3) R-4-J
         golovino: F-1-1
         active: R-HQ-KUT=supreme:3
         ask moves russian",
    );
    field.acts("take R-HQ-LAV; move tatarinovo");
    assert_eq!(field.place("R-HQ-LAV"), "tatarinovo");
    assert_eq!(orders(&field, "R-HQ-KUT"), Some(2));
}

#[test]
fn bor_6_1_7_a_without_an_order_it_straggles() {
    let mut field = Field::at(
        "turn 2 first russian
         knyazkovo: R-HQ-LAV(0)
         tatarinovo: R-4-J
         golovino: F-1-1
         ask straggles russian",
    );
    field.dice([2]).acts("take R-HQ-LAV; move tatarinovo");
    assert_eq!(field.place("R-HQ-LAV"), "destroyed");
    field.finish();
}

#[test]
fn bor_6_1_7_a_an_activated_one_obeys_nobody_and_does_not_straggle() {
    let mut field = Field::at(
        "turn 2 first russian
         knyazkovo: R-HQ-LAV
         tatarinovo: R-HQ-KUT(3) R-4-J
         golovino: F-1-1
         active: R-HQ-KUT=supreme:3 R-HQ-LAV
         ask moves russian",
    );
    field.refused("take R-HQ-LAV", "BOR-6.1.7");
    field.acts("done; done");
    assert_eq!(field.question(), "straggles");
    field.refused("take R-HQ-LAV", "BOR-6.1.7");
    assert!(field.offers("take R-4-J"));
}
