//! Chapter 7: fire over rivers.

use crate::field::Field;
use crate::rules::eyes::{FRENCH, heard};

/// Russian guns on the Kolocha, with the option on or off.
fn over_the_river(option: &str, more: &str) -> Field {
    Field::at(&format!(
        "turn 3
        option river-bombardment {option}
        kolocha_bank: R-HQ-OST R-4-LA
        gorki: R-HQ-DOK R-6-HA
        borodino: F-1-1 F-1-3
        maloye: F-4-13
        active: R-HQ-OST R-HQ-DOK
        {more}
        ask bombard russian"
    ))
}

#[test]
fn bor_7_2_3_a_rivers_do_not_stop_fire() {
    let mut field = over_the_river("on", "");
    field.dice([2, 3, 3]).act("bombard R-4-LA borodino");
    let told = heard(&field, FRENCH, "Bombarded");
    assert!(told[0].contains("value: 2") && told[0].contains("hits: 1"), "{told:?}");
    field.finish();
}

#[test]
fn bor_7_2_3_a_with_the_option_off_they_do_where_nobody_can_cross() {
    let field = over_the_river("off", "");
    field.refused("bombard R-4-LA borodino", "BOR-7.2.3");
    assert!(field.offers("bombard R-4-LA maloye") && field.offers("bombard R-6-HA borodino"));
    let field = over_the_river("off", "burnt: borodino-gorki");
    field.refused("bombard R-6-HA borodino", "BOR-7.2.3");
}

/// The Russians activate their only headquarters.
fn activated(text: &str, hq: &str) -> Field {
    let mut field = Field::at(&format!("turn 5 first french\n{text}\nask activate russian"));
    field.acts(&format!("activate {hq}; stay"));
    field
}

const OVER_THE_KOLOCHA: &str = "kolocha_bank: R-HQ-OST R-4-LA
    borodino: F-4-13";

#[test]
fn bor_7_2_3_a_guns_are_asked_for_over_a_river_that_nobody_can_cross() {
    let field = activated(OVER_THE_KOLOCHA, "R-HQ-OST");
    assert_eq!(field.question(), "bombard");
    assert!(field.offers("bombard R-4-LA borodino"));
}

#[test]
fn bor_7_2_3_a_guns_are_asked_for_over_a_burnt_bridge() {
    let field = activated(
        "burnt: borodino-gorki
        gorki: R-HQ-DOK R-6-HA
        borodino: F-4-13 F-4-C",
        "R-HQ-DOK",
    );
    assert_eq!(field.question(), "bombard");
    assert!(field.offers("bombard R-6-HA borodino"));
}

#[test]
fn bor_7_2_3_a_with_the_option_off_nobody_is_asked_over_such_a_river() {
    let text = format!("option river-bombardment off\n{OVER_THE_KOLOCHA}");
    let field = activated(&text, "R-HQ-OST");
    assert_eq!(field.question(), "moves");
    field.refused("bombard R-4-LA borodino", "BOR-7.2.3");
}

#[test]
fn bor_7_2_3_a_a_position_may_ask_for_guns_over_a_river() {
    let field = Field::at(
        "turn 3
        golovino: F-HQ-EUG F-4-HA
        akinshino: R-8-27
        active: F-HQ-EUG
        ask bombard french",
    );
    assert!(field.offers("bombard F-4-HA akinshino"));
}
