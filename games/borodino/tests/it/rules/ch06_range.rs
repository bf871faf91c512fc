//! [BOR-6.2.1] to [BOR-6.2.4] How far an order reaches.

use crate::field::Field;

#[test]
fn bor_6_2_1_a_two_borders_are_in_a_range_of_two_and_three_are_not() {
    let field = Field::at(
        "turn 2 first french
         kamenka: F-HQ-NEY F-3-25
         fomkino: F-3-10
         golovino: F-3-11
         tatarinovo: R-8-27
         active: F-HQ-NEY
         ask moves french",
    );
    assert!(field.offers("take F-3-10"));
    // The own area is at distance 0.
    assert!(field.offers("take F-3-25"));
    assert!(!field.offers("take F-3-11"));
    field.refused("take F-3-11", "BOR-6.2.1");
}

/// Ney in Kamenka, a regiment of his in Fomkino, and the ways between.
fn ney(between: &str) -> Field {
    Field::at(&format!(
        "turn 2 first russian
         kamenka: F-HQ-NEY F-3-10
         fomkino: F-3-C
         {between}
         active: F-HQ-NEY
         ask moves french"
    ))
}

#[test]
fn bor_6_2_2_a_a_path_leads_around_the_enemy() {
    let field = ney("aleksinki: R-8-27\nshevardino: F-1-1");
    assert!(field.offers("take F-3-C"));
}

#[test]
fn bor_6_2_2_a_no_path_leads_through_enemy_or_contested_areas() {
    let contested = "aleksinki: R-8-27\nshevardino: F-1-1 R-8-G\nholding: shevardino 1";
    let field = ney(contested);
    assert!(!field.offers("take F-3-C") && field.offers("take F-3-10"));
    field.refused("take F-3-C", "BOR-6.2.2");
}

#[test]
fn bor_6_2_2_a_the_ends_of_a_path_may_be_contested() {
    let field = Field::at(
        "turn 2 first french
         semenovskoye: R-HQ-BAG R-7-12 F-3-10
         fleches: R-8-27 R-8-CG F-1-5
         active: R-HQ-BAG=second:4
         crossed: kamenka>semenovskoye french 1
         crossed: utitsa_forest>fleches french 1
         ask moves russian",
    );
    assert!(field.offers("take R-8-27"));
}

/// Osterman above the Kolocha, jaegers in Borodino beyond it.
fn osterman(more: &str) -> Field {
    Field::at(&format!(
        "turn 2 first russian
         kolocha_bank: R-HQ-OST R-4-11
         borodino: R-4-23
         golovino: F-1-1
         {more}
         active: R-HQ-OST
         ask moves russian"
    ))
}

#[test]
fn bor_6_2_3_a_a_river_is_passed_over_its_bridge() {
    // Over Gorki, or over the ford of Maloye.
    assert!(osterman("").offers("take R-4-23"));
    assert!(osterman("maloye: F-4-13").offers("take R-4-23"));
    assert!(osterman("burnt: borodino-gorki").offers("take R-4-23"));
}

#[test]
fn bor_6_2_3_a_it_is_not_passed_elsewhere() {
    // Borodino is next to him, but only Gorki and Maloye lead there.
    let field = osterman("gorki: F-4-14\nmaloye: F-4-13");
    assert!(!field.offers("take R-4-23"));
}

#[test]
fn bor_6_2_3_a_a_burnt_bridge_stops_the_path() {
    let field = osterman("burnt: borodino-gorki\nmaloye: F-4-13");
    assert!(!field.offers("take R-4-23") && field.offers("take R-4-11"));
    field.refused("take R-4-23", "BOR-6.2.2");
}

#[test]
fn bor_6_2_3_a_a_river_without_a_crossing_stops_the_path() {
    // Golovino is next to Akinshino, but three borders away for whoever goes on foot.
    let field = Field::at(
        "turn 2 first french
         yelnya_forest: F-HQ-PON F-5-18
         golovino: F-5-16
         tatarinovo: R-8-27
         active: F-HQ-PON
         ask moves french",
    );
    assert!(!field.offers("take F-5-16"));
    field.refused("take F-5-16", "BOR-6.2.3");
}

#[test]
fn bor_6_2_3_a_a_stream_does_not_stop_it() {
    let field = Field::at(
        "turn 2 first french
         kamenka: F-HQ-NEY
         fleches: F-3-10
         tatarinovo: R-8-27
         active: F-HQ-NEY
         ask moves french",
    );
    assert!(field.offers("take F-3-10"));
}

/// Tuchkov and his grenadiers on both sides of the mound.
fn tuchkov(between: &str, question: &str) -> Field {
    Field::at(&format!(
        "turn 2 first russian
         utitsa: R-HQ-TUC R-3-HA(3)
         artemki: R-3-G
         golovino: F-1-1
         {between}
         active: R-HQ-TUC
         ask {question} russian"
    ))
}

#[test]
fn bor_6_2_4_a_range_is_measured_when_the_order_is_given() {
    assert!(tuchkov("", "moves").offers("take R-3-G"));
    let between = "utitsa_mound: F-5-C(1)\nsouthern_marsh: F-5-16";
    let field = tuchkov(between, "moves");
    assert!(!field.offers("take R-3-G"));
    field.refused("take R-3-G", "BOR-6.2.2");
}

#[test]
fn bor_6_2_4_a_it_is_measured_anew_after_a_bombardment() {
    let between = "utitsa_mound: F-5-C(1)\nsouthern_marsh: F-5-16";
    let mut field = tuchkov(between, "bombard");
    field.dice([1, 4, 5]).act("bombard R-3-HA utitsa_mound");
    assert_eq!(field.place("F-5-C"), "destroyed");
    assert_eq!(field.question(), "moves");
    assert!(field.offers("take R-3-G"));
    field.finish();
}
