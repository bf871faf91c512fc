//! Chapter 13: who may retreat, when, and where to.

use crate::field::Field;

/// The French have come to the Fleches from the forest of Utitsa; `rest` says who stands where else,
/// and what is asked.
fn fleches(rest: &str) -> Field {
    Field::at(&format!(
        "turn 5 first french
        fleches: F-1-5 F-1-4
        crossed: utitsa_forest>fleches french 2
        {rest}"
    ))
}

#[test]
fn bor_13_1_1_a_infantry_retreats_to_a_friendly_area_in_its_turn() {
    let mut field = fleches(
        "fleches: R-8-27 R-8-CG
        utitsa_wood: R-8-J
        kamenka: F-3-10
        semenovskoye: F-C1-L R-8-G
        battle fleches round 1 attacker french
        ask turns c defender",
    );
    // One area, and never to enemies, to a fight, by the bonus of a road, or to where no border is.
    field.refused("retreat R-8-27 kamenka", "BOR-13.1.1");
    field.refused("retreat R-8-27 semenovskoye", "BOR-13.1.1");
    field.refused("retreat R-8-27 utitsa_mound", "BOR-8.1.2");
    field.refused("retreat R-8-27 golovino", "BOR-8.1.2");
    field.act("retreat R-8-27 utitsa_wood");
    assert_eq!((field.place("R-8-27").as_str(), field.steps("R-8-27")), ("utitsa_wood", 3));
    assert!(field.offers("retreat R-8-CG utitsa_wood"));
}

#[test]
fn bor_13_1_1_a_guns_need_a_border_that_is_open_to_them() {
    let field = fleches(
        "fleches: R-8-HA R-8-27
        utitsa_wood: R-8-J
        battle fleches round 2 attacker french
        ask turns a defender",
    );
    field.refused("retreat R-8-HA semenovskoye", "BOR-2.3.2");
    assert!(field.offers("retreat R-8-HA utitsa_wood"));
    let marsh = Field::at(
        "turn 5 first french
        utitsa: R-G-RA2 R-3-3 F-5-16
        utitsa_mound: R-3-G
        crossed: old_road_wood>utitsa french 1
        battle utitsa round 1 attacker french
        ask turns a defender",
    );
    marsh.refused("retreat R-G-RA2 southern_marsh", "BOR-2.3.4");
    assert!(marsh.offers("retreat R-G-RA2 utitsa_mound"));
}

#[test]
fn bor_13_1_1_a_nobody_retreats_over_a_river() {
    let borodino = "turn 5 first french
        borodino: R-6-7 F-1-1
        crossed: voyna_heights>borodino french 1
        battle borodino round 1 attacker french
        ask turns c defender";
    let field = Field::at(borodino);
    field.refused("retreat R-6-7 kolocha_bank", "BOR-2.3.1");
    assert!(field.offers("retreat R-6-7 gorki"));
    let burnt = Field::at(&format!("burnt: borodino-gorki\n{borodino}"));
    burnt.refused("retreat R-6-7 gorki", "BOR-2.4.2");
}

#[test]
fn bor_13_1_2_a_light_and_heavy_guns_stand_in_round_1() {
    let guns = "fleches: R-8-HA R-G-RA2 R-2-LA
        utitsa_wood: R-8-J";
    let first = fleches(&format!(
        "{guns}
        battle fleches round 1 attacker french
        ask turns a defender"
    ));
    for slow in ["R-8-HA", "R-2-LA"] {
        first.refused(&format!("retreat {slow} utitsa_wood"), "BOR-13.1.2");
        assert!(first.offers(&format!("fire {slow}")) && first.offers(&format!("pass {slow}")));
    }
    assert!(first.offers("retreat R-G-RA2 utitsa_wood"));
    let mut second = fleches(&format!(
        "{guns}
        battle fleches round 2 attacker french
        ask turns a defender"
    ));
    assert!(second.offers("retreat R-2-LA utitsa_wood"));
    second.act("retreat R-8-HA utitsa_wood");
    assert_eq!(second.place("R-8-HA"), "utitsa_wood");
}

#[test]
fn bor_13_1_3_a_attackers_go_where_they_came_from_or_to_friends() {
    let field = fleches(
        "fleches: R-8-27
        kamenka: F-3-10
        battle fleches round 1 attacker french
        ask turns c attacker",
    );
    assert!(field.offers("retreat F-1-5 utitsa_forest"));
    assert!(field.offers("retreat F-1-5 kamenka"));
    field.refused("retreat F-1-5 utitsa_wood", "BOR-13.1.3");
    field.refused("retreat F-1-5 semenovskoye", "BOR-13.1.3");
}

#[test]
fn bor_13_1_3_a_any_border_of_its_side_will_do() {
    let mut field = Field::at(
        "turn 5 first french
        fleches: F-1-5 F-3-10 R-8-27
        crossed: utitsa_forest>fleches french 1
        crossed: kamenka>fleches french 1
        entered: F-1-5 utitsa_forest
        entered: F-3-10 kamenka
        battle fleches round 1 attacker french
        ask turns c attacker",
    );
    field.act("retreat F-1-5 kamenka");
    assert_eq!(field.place("F-1-5"), "kamenka");
}

#[test]
fn bor_13_1_3_a_never_by_the_border_of_the_defenders_reserves() {
    // A Russian block left the fight in the wood of Utitsa for the Fleches; the French won there.
    let field = fleches(
        "fleches: R-8-27 R-8-J
        utitsa_wood: F-1-V
        crossed: utitsa_wood>fleches russian 1
        battle fleches round 2 attacker french
        ask turns c attacker",
    );
    field.refused("retreat F-1-5 utitsa_wood", "BOR-13.1.3");
    assert!(field.offers("retreat F-1-5 utitsa_forest"));
}

#[test]
fn bor_13_1_3_a_after_a_change_of_roles_the_new_roles_count() {
    // The French took Borodino in round 1; the reserves from Gorki attack them now.
    let borodino = "turn 5 first french
        borodino: R-6-7 F-1-1
        crossed: voyna_heights>borodino french 1
        crossed: gorki>borodino russian 1
        battle borodino round 2 attacker russian";
    let attacker = Field::at(&format!("{borodino}\nask turns c attacker"));
    attacker.refused("retreat R-6-7 voyna_heights", "BOR-13.1.3");
    attacker.refused("retreat R-6-7 loginovo", "BOR-13.1.3");
    assert!(attacker.offers("retreat R-6-7 gorki"));
    let defender = Field::at(&format!("{borodino}\nask turns c defender"));
    defender.refused("retreat F-1-1 gorki", "BOR-13.1.4");
    assert!(defender.offers("retreat F-1-1 voyna_heights"));
    assert!(defender.offers("retreat F-1-1 loginovo"));
}

#[test]
fn bor_13_1_4_a_defenders_go_anywhere_but_where_attackers_came_from() {
    let field = Field::at(
        "turn 5 first french
        fleches: F-1-5 F-3-10 R-8-27
        crossed: utitsa_forest>fleches french 1
        crossed: kamenka>fleches french 1
        battle fleches round 1 attacker french
        ask turns c defender",
    );
    field.refused("retreat R-8-27 utitsa_forest", "BOR-13.1.4");
    field.refused("retreat R-8-27 kamenka", "BOR-13.1.4");
    assert!(field.offers("retreat R-8-27 semenovskoye"));
    assert!(field.offers("retreat R-8-27 utitsa_wood"));
}

#[test]
fn bor_13_1_4_a_flank_blocks_that_wait_bar_their_border_too() {
    let field = Field::at(
        "turn 5 first french
        option flank-attacks on
        fleches: F-1-5 F-3-10 R-8-27
        crossed: utitsa_forest>fleches french 1
        crossed: kamenka>fleches french 1
        entered: F-1-5 utitsa_forest
        entered: F-3-10 kamenka
        battle fleches round 1 attacker french
        flankers: F-1-5
        ask turns c defender",
    );
    field.refused("retreat R-8-27 utitsa_forest", "BOR-13.1.4");
}
