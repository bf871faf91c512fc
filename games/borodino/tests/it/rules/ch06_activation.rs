//! [BOR-6.1.1] to [BOR-6.1.5] Headquarters are activated, move, and tire.

use borodino::Event;

use crate::field::Field;
use crate::rules::asking::crossed;

const EIGHT: [&str; 8] = [
    "F-HQ-NAP", "F-HQ-MUR", "F-HQ-EUG", "F-HQ-MOR", "F-HQ-NEY", "F-HQ-DAV", "F-HQ-JUN", "F-HQ-PON",
];

#[test]
fn bor_6_1_1_a_all_headquarters_may_be_activated() {
    let mut field = Field::scenario("borodino", &[]);
    for hq in EIGHT.into_iter().rev() {
        field.acts(&format!("activate {hq}; stay"));
    }
    // With nobody left to activate the guns are asked.
    assert_eq!((field.asked(), field.question().as_str()), ("french", "bombard"));
}

#[test]
fn bor_6_1_1_a_once_a_turn() {
    let mut field = Field::scenario("borodino", &[]);
    field.acts("activate F-HQ-NEY; stay");
    field.refused("activate F-HQ-NEY", "BOR-6.1.1");
    assert!(!field.offers("activate F-HQ-NEY"));
}

#[test]
fn bor_6_1_1_a_only_own_headquarters_on_the_map() {
    let field = Field::at(
        "scenario combined
         turn 2 first french
         fomkino: F-HQ-DAV F-1-5
         shevardino: R-HQ-BOR
         ask activate french",
    );
    for other in ["F-1-5", "R-HQ-BOR", "F-HQ-NAP"] {
        field.refused(&format!("activate {other}"), "BOR-6.1.1");
    }
}

#[test]
fn bor_6_1_2_a_not_without_steps() {
    let field = Field::at(
        "turn 2 first russian
         fleches: R-HQ-BOR(0)
         semenovskoye: R-HQ-BAG(1)
         kamenka: F-1-5
         ask activate russian",
    );
    field.refused("activate R-HQ-BOR", "BOR-6.1.2");
    assert!(!field.offers("activate R-HQ-BOR") && field.offers("activate R-HQ-BAG"));
}

#[test]
fn bor_6_1_2_a_not_if_it_is_held() {
    let field = Field::at(
        "turn 2 first french
         utitsa: R-HQ-TUC R-3-3 R-3-J R-P-3 F-5-16 F-5-18 F-8-23 F-8-24
         tatarinovo: R-HQ-KUT
         holding: utitsa 4
         ask activate russian",
    );
    field.refused("activate R-HQ-TUC", "BOR-9.1.2");
    assert!(!field.offers("activate R-HQ-TUC"));
}

#[test]
fn bor_6_1_3_a_one_area_before_its_activation_into_a_full_one_too() {
    let mut field = Field::at(
        "turn 2 first french
         kamenka: F-HQ-NEY(3)
         aleksinki: F-3-10 F-3-11 F-3-25 F-3-C
         fleches: R-8-27
         ask activate french",
    );
    field.act("activate F-HQ-NEY");
    field.refused("move fleches", "BOR-6.1.3");
    assert!(!field.offers("move fleches"));
    field.act("move aleksinki");
    assert_eq!(field.place("F-HQ-NEY"), "aleksinki");
    // It is active at once: its corps can be ordered from there.
    assert_eq!(field.question(), "moves");
    assert!(field.offers("take F-3-10"));
}

#[test]
fn bor_6_1_3_a_not_along_a_road() {
    let mut field = Field::at(
        "turn 2 first french
         kamenka: F-HQ-NEY
         tatarinovo: R-8-27
         ask activate french",
    );
    field.act("activate F-HQ-NEY");
    field.refused("move doronino", "BOR-6.1.3");
    assert!(field.offers("stay"));
}

#[test]
fn bor_6_1_3_a_not_over_a_burnt_bridge() {
    let mut field = Field::at(
        "turn 2 first russian
         gorki: R-HQ-BAR
         golovino: F-1-1
         burnt: borodino-gorki
         ask activate russian",
    );
    field.act("activate R-HQ-BAR").refused("move borodino", "BOR-2.4.2");
    assert!(field.offers("move raevsky"), "a stream is no hindrance");
}

#[test]
fn bor_6_1_3_a_out_of_a_contested_area_within_the_border_limit() {
    // One Russian block has left for Utitsa Mound, uphill: that border is used up.
    let mut field = Field::at(
        "turn 2 first french
         utitsa: R-HQ-TUC R-3-3 R-3-J F-5-16
         utitsa_mound: R-3-G
         moved: R-3-G
         crossed: old_road_wood>utitsa french 1
         crossed: utitsa>utitsa_mound russian 1
         holding: utitsa 1
         ask activate russian",
    );
    field.act("activate R-HQ-TUC");
    field.refused("move utitsa_mound", "BOR-8.3.3");
    field.refused("move old_road_wood", "BOR-9.2.2");
    field.act("move utitsa_wood");
    assert_eq!(field.place("R-HQ-TUC"), "utitsa_wood");
    assert_eq!(crossed(&field, "utitsa", "utitsa_wood"), 1);
}

#[test]
fn bor_6_1_4_a_every_activated_headquarters_loses_a_step() {
    let mut field = Field::at(
        "turn 2 first french
         shevardino: F-HQ-DAV(4) F-HQ-NAP(4)
         tatarinovo: R-8-27
         ask activate french",
    );
    field.acts("activate F-HQ-DAV; stay; done");
    while field.question() != "straggles" {
        assert_eq!(field.steps("F-HQ-DAV"), 4);
        field.act("done");
    }
    assert_eq!((field.steps("F-HQ-DAV"), field.steps("F-HQ-NAP")), (3, 4));
}

#[test]
fn bor_6_1_4_a_the_last_step_does_not_destroy() {
    let mut field = Field::at(
        "turn 2 first russian
         staroye: R-HQ-PLA(1)
         golovino: F-1-1
         ask activate russian",
    );
    field.acts("activate R-HQ-PLA; stay; done");
    assert_eq!(field.question(), "straggles");
    assert_eq!((field.steps("R-HQ-PLA"), field.place("R-HQ-PLA").as_str()), (0, "staroye"));
}

#[test]
fn bor_6_1_4_a_one_that_own_fire_has_brought_to_zero_stays_there() {
    let mut field = Field::at(
        "turn 2 first french
         raevsky: R-HQ-RAE(0) R-7-26 F-1-1
         active: R-HQ-RAE
         crossed: borodino>raevsky french 1
         holding: raevsky 1
         ask hq-moves russian",
    );
    field.act("done");
    assert_eq!((field.steps("R-HQ-RAE"), field.place("R-HQ-RAE").as_str()), (0, "raevsky"));
    // It pays nothing, and is not named.
    assert!(!field.events.iter().any(|event| matches!(event, Event::Tired { .. })));
}

#[test]
fn bor_6_1_5_a_it_moves_by_road_after_the_orders_even_if_it_moved_before() {
    let mut field = Field::at(
        "turn 2 first french
         shevardino: F-HQ-NAP
         tatarinovo: R-8-27
         ask activate french",
    );
    field.acts("activate F-HQ-NAP; move kamenka");
    assert_eq!(field.question(), "hq-moves");
    field.acts("take F-HQ-NAP; move akinshino");
    assert_eq!(field.place("F-HQ-NAP"), "akinshino");
    assert_eq!(field.question(), "straggles");
}

#[test]
fn bor_6_1_5_a_it_may_attack() {
    let mut field = Field::at(
        "turn 2 first french
         kamenka: F-HQ-NEY
         fleches: R-8-27
         active: F-HQ-NEY
         ask hq-moves french",
    );
    field.acts("take F-HQ-NEY; move fleches");
    assert_eq!(field.place("F-HQ-NEY"), "fleches");
}

#[test]
fn bor_6_1_5_a_it_may_be_a_reserve() {
    let mut field = Field::at(
        "turn 2 first french
         fleches: R-8-27 F-1-5
         moved: F-1-5
         entered: F-1-5 utitsa_forest
         crossed: utitsa_forest>fleches french 1
         utitsa_wood: R-HQ-BOR
         active: R-HQ-BOR
         ask hq-moves russian",
    );
    field.acts("take R-HQ-BOR; move fleches");
    assert!(field.lists("reserves", "R-HQ-BOR"));
}
