//! [BOR-4.4.3] The Russian 1st Army is held at the start of the three days.

use crate::field::Field;

/// The Russians in a turn of the three days, with a Frenchman on Voyna Heights.
fn russians(turn: u8, option: &str, ask: &str) -> Field {
    Field::at(&format!(
        "scenario combined
        turn {turn} first russian
        option first-army-hold {option}
        voyna_heights: F-C1-L
        borodino: R-6-J
        knyazkovo: R-HQ-LAV R-5-G1
        semenovskoye: R-HQ-BAG R-7-12
        tatarinovo: R-HQ-KUT
        {ask}"
    ))
}

const STRAGGLES: &str = "ask straggles russian";
const ACTIVATE: &str = "ask activate russian";

#[test]
fn bor_4_4_3_a_only_who_is_near_the_french_may_act() {
    let field = russians(2, "on", STRAGGLES);
    assert!(field.offers("take R-6-J"));
    field.refused("take R-5-G1", "BOR-4.4.3");
    // The 2nd Army, and who belongs to neither, are free.
    assert!(field.offers("take R-7-12"));
    let field = russians(2, "on", ACTIVATE);
    field.refused("activate R-HQ-LAV", "BOR-4.4.3");
    assert!(field.offers("activate R-HQ-BAG") && field.offers("activate R-HQ-KUT"));
}

#[test]
fn bor_4_4_3_a_from_five_in_the_afternoon_on_all_are_free() {
    for turn in [3, 4] {
        let straggles = russians(turn, "on", STRAGGLES);
        assert!(straggles.offers("take R-6-J"));
        assert_eq!(straggles.offers("take R-5-G1"), turn == 4);
        let activate = russians(turn, "on", ACTIVATE);
        assert_eq!(activate.offers("activate R-HQ-LAV"), turn == 4);
    }
}

#[test]
fn bor_4_4_3_a_nobody_is_held_without_the_option_or_in_another_scenario() {
    assert!(russians(2, "off", STRAGGLES).offers("take R-5-G1"));
    assert!(russians(2, "off", ACTIVATE).offers("activate R-HQ-LAV"));
    let field = Field::at(
        "turn 2 first russian
        golovino: F-C1-L
        knyazkovo: R-HQ-LAV R-5-G1
        ask straggles russian",
    );
    assert!(field.offers("take R-5-G1"));
}

#[test]
fn bor_4_4_3_a_a_river_that_nobody_can_pass_keeps_the_french_away() {
    // Kolocha Heights and Borodino have a border, but no way over it.
    let blocks = |french: &str| {
        Field::at(&format!(
            "scenario combined
            option first-army-hold on
            turn 2 first russian
            {french}: F-C1-L
            kolocha_bank: R-4-11
            semenovskoye: R-7-12
            ask straggles russian"
        ))
    };
    blocks("borodino").refused("take R-4-11", "BOR-4.4.3");
    assert!(blocks("maloye").offers("take R-4-11"));
}

#[test]
fn bor_4_4_3_a_orders_are_held_too() {
    let ordered = |turn: u8| {
        Field::at(&format!(
            "scenario combined
            option first-army-hold on
            turn {turn} first russian
            golovino: F-C1-H
            gorki: R-HQ-KUT R-6-7
            semenovskoye: R-7-12
            active: R-HQ-KUT=supreme:3
            ask moves russian"
        ))
    };
    ordered(2).refused("take R-6-7", "BOR-4.4.3");
    assert!(ordered(2).offers("take R-7-12"));
    assert!(ordered(4).offers("take R-6-7"));
}

#[test]
fn bor_4_4_3_a_guns_are_held_behind_a_river() {
    let guns = |turn: u8| {
        Field::at(&format!(
            "scenario combined
            option first-army-hold on
            turn {turn} first russian
            borodino: F-C1-H
            kolocha_bank: R-HQ-KUT R-4-LA
            raevsky: R-7-HA
            active: R-HQ-KUT=supreme:3
            ask bombard russian"
        ))
    };
    guns(2).refused("bombard R-4-LA borodino", "BOR-4.4.3");
    assert!(guns(2).offers("bombard R-7-HA borodino"));
    assert!(guns(4).offers("bombard R-4-LA borodino"));
}

#[test]
fn bor_4_4_3_a_the_option_is_off_unless_it_is_chosen() {
    let field = Field::at(
        "scenario combined
        turn 2 first russian
        voyna_heights: F-C1-L
        knyazkovo: R-HQ-LAV R-5-G1
        ask straggles russian",
    );
    assert!(field.offers("take R-5-G1"));
}
