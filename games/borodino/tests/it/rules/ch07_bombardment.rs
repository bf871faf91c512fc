//! Chapter 7: which guns bombard, and with which fire value.

use borodino::Event;

use crate::field::Field;

/// Guns on Voyna Heights can always fire into Borodino, so that the French are asked.
const ALWAYS: &str = "voyna_heights: F-HQ-EUG F-4-HA
    borodino: R-6-J(2)";

/// A French gun in an area, Russians in another, and the French asked to bombard.
fn gun(gun: &str, from: &str, at: &str) -> Field {
    Field::at(&format!(
        "turn 3
        {ALWAYS}
        {from}: F-HQ-DAV F-HQ-MOR {gun}
        {at}: R-8-27
        active: F-HQ-EUG F-HQ-DAV F-HQ-MOR
        ask bombard french"
    ))
}

/// The fire value of such a gun, told when it fires and hits nobody.
fn value(id: &str, from: &str, at: &str) -> u8 {
    let mut field = gun(id, from, at);
    field.dice([6, 6, 6]).act(&format!("bombard {id} {at}"));
    let (value, _) = shot(&field);
    field.finish();
    value
}

/// The fire value of the last shot, and its hits.
fn shot(field: &Field) -> (u8, u8) {
    let shot = |event: &Event| {
        let Event::Bombarded { value, hits, .. } = event else { return None };
        Some((*value, *hits))
    };
    field.events.iter().rev().find_map(shot).expect("a shot")
}

fn refused(id: &str, from: &str, at: &str, rule: &str) {
    gun(id, from, at).refused(&format!("bombard {id} {at}"), rule);
}

const TWO: &str = "F-1-HA";
const THREE: &str = "F-G-HA";

#[test]
fn bor_7_1_1_a_a_gun_that_is_ordered_fires_once_into_the_next_area() {
    let mut field = Field::at(
        "turn 3
        kamenka: F-HQ-NEY F-3-10
        aleksinki: F-3-LA
        shevardino: R-8-27
        valuevo: R-8-J
        active: F-HQ-NEY
        ask bombard french",
    );
    assert_eq!((field.question().as_str(), field.asked()), ("bombard", "french"));
    assert!(field.offers("bombard F-3-LA valuevo"));
    field.refused("bombard F-3-10 shevardino", "BOR-7.1.1");
    field.refused("bombard R-8-27 aleksinki", "BOR-7.1.1");
    field.refused("bombard F-5-LA shevardino", "BOR-7.1.1");
    field.dice([6, 6]).act("bombard F-3-LA shevardino");
    // Nobody else could fire.
    assert_ne!(field.question(), "bombard");
    field.finish();
}

#[test]
fn bor_7_1_1_a_nobody_bombards_without_an_active_headquarters() {
    let mut field = Field::at(
        "turn 3
        kamenka: F-HQ-NEY
        aleksinki: F-3-LA
        shevardino: R-8-27
        ask activate french",
    );
    field.act("done");
    assert_eq!(field.question(), "straggles");
    field.refused("bombard F-3-LA shevardino", "BOR-6.1.1");
}

#[test]
fn bor_7_1_1_a_a_gun_has_one_shot_and_the_result_is_known_before_the_next() {
    let mut field = Field::at(&format!(
        "turn 3
        {ALWAYS}
        aleksinki: F-HQ-NEY F-3-LA
        shevardino: R-8-27
        valuevo: R-8-J
        active: F-HQ-NEY F-HQ-EUG
        ask bombard french"
    ));
    field.dice([1, 6]).act("bombard F-3-LA shevardino");
    assert_eq!((field.steps("R-8-27"), field.question().as_str()), (2, "bombard"));
    field.refused("bombard F-3-LA valuevo", "BOR-7.1.1");
    assert!(field.offers("bombard F-4-HA borodino"));
    field.finish();
}

#[test]
fn bor_7_1_2_a_an_emptied_area_is_no_target() {
    let mut field = Field::at(
        "turn 3
        voyna_heights: F-HQ-EUG F-4-HA
        bezzubovo: F-HQ-MUR F-RC-RA
        borodino: R-6-J(1)
        loginovo: R-P-1
        active: F-HQ-EUG F-HQ-MUR
        ask bombard french",
    );
    assert!(field.offers("bombard F-RC-RA borodino"));
    field.refused("bombard F-4-HA loginovo", "BOR-7.1.2");
    field.refused("bombard F-4-HA valuevo", "BOR-7.1.2");
    field.dice([1, 6, 6]).act("bombard F-4-HA borodino");
    assert_eq!((field.place("R-6-J"), field.question().as_str()), ("destroyed".into(), "bombard"));
    field.refused("bombard F-RC-RA borodino", "BOR-7.1.2");
    assert!(field.offers("bombard F-RC-RA loginovo"));
}

/// The French have entered the Flèches from the Kamenka; Russian guns stand there and in the battery.
fn entered(attackers: &str) -> Field {
    Field::at(&format!(
        "turn 3 first french
        fleches: R-8-HA R-8-27 {attackers}
        raevsky: R-HQ-RAE R-7-HA
        semenovskoye: R-HQ-BOR
        kamenka: F-3-11
        crossed: kamenka>fleches french 1
        active: R-HQ-BOR R-HQ-RAE
        ask bombard russian"
    ))
}

#[test]
fn bor_7_1_3_a_no_gun_bombards_out_of_an_area_that_the_enemy_entered() {
    let field = entered("F-3-10\nentered: F-3-10 kamenka");
    field.refused("bombard R-8-HA kamenka", "BOR-7.1.3");
    assert!(field.offers("bombard R-7-HA kamenka"));
}

#[test]
fn bor_7_1_3_a_even_if_no_enemy_is_left_there() {
    entered("").refused("bombard R-8-HA kamenka", "BOR-7.1.3");
}

#[test]
fn bor_7_1_4_a_one_gun_for_each_border() {
    let mut field = Field::at(
        "turn 3
        shevardino: F-1-HA F-G-HA
        doronino: F-HQ-DAV F-HQ-MOR
        kamenka: R-8-27 R-8-G
        utitsa_forest: R-8-J
        active: F-HQ-DAV F-HQ-MOR
        ask bombard french",
    );
    field.dice([6, 6, 6]).act("bombard F-1-HA kamenka");
    field.refused("bombard F-G-HA kamenka", "BOR-7.1.4");
    field.dice([6, 6, 6]).act("bombard F-G-HA utitsa_forest");
    field.finish();
}

#[test]
fn bor_7_1_4_a_each_side_counts_for_itself() {
    let mut field = Field::at(
        "turn 3
        shevardino: F-1-HA
        doronino: F-HQ-DAV
        kamenka: R-HQ-BOR R-8-HA
        active: F-HQ-DAV
        ask bombard french",
    );
    field.dice([6, 6, 6]).acts("bombard F-1-HA kamenka; done; done");
    assert_eq!((field.question().as_str(), field.asked()), ("activate", "russian"));
    field.acts("activate R-HQ-BOR; stay");
    assert!(field.offers("bombard R-8-HA shevardino"));
    field.finish();
}

#[test]
fn bor_7_1_5_a_a_gun_that_bombarded_does_not_move() {
    let mut field = Field::at(
        "turn 3
        kamenka: F-HQ-NEY
        aleksinki: F-3-LA F-3-10
        shevardino: R-8-27
        active: F-HQ-NEY
        ask bombard french",
    );
    field.dice([6, 6]).act("bombard F-3-LA shevardino").finish();
    assert_eq!(field.question(), "moves");
    assert!(field.offers("take F-3-10"));
    field.refused("take F-3-LA", "BOR-7.1.5");
    field.acts("done; done");
    assert_eq!(field.question(), "straggles");
    field.refused("take F-3-LA", "BOR-7.1.5");
}

#[test]
fn bor_7_1_5_a_it_fights_and_retreats_like_any_other() {
    let field = Field::at(
        "turn 3
        aleksinki: F-3-LA R-8-27
        bombarded: F-3-LA
        crossed: shevardino>aleksinki russian 1
        entered: R-8-27 shevardino
        battle aleksinki round 2 attacker russian
        ask turns a defender",
    );
    assert!(field.offers("fire F-3-LA all fire"));
    assert!(field.offers("retreat F-3-LA fomkino"));
}

#[test]
fn bor_7_1_5_a_it_regroups_like_any_other() {
    let field = Field::at(
        "turn 3
        aleksinki: F-3-LA
        shevardino: R-8-27
        bombarded: F-3-LA
        battle aleksinki round 2 attacker russian
        ask regroup french",
    );
    assert!(field.offers("regroup F-3-LA fomkino"));
}

#[test]
fn bor_7_2_1_a_the_ground_of_both_areas_and_of_the_border() {
    assert_eq!(value(TWO, "doronino", "fomkino"), 2);
    assert_eq!(value(TWO, "old_road_east", "mikhailovskoye"), 1);
    assert_eq!(value(TWO, "doronino", "doronino_wood"), 1);
    assert_eq!(value(TWO, "doronino_wood", "doronino"), 1);
    assert_eq!(value(THREE, "doronino_wood", "utitsa_forest"), 1);
}

#[test]
fn bor_7_2_1_a_uphill_and_downhill() {
    assert_eq!(value(TWO, "semenovskoye", "kamenka"), 3);
    assert_eq!(value(TWO, "kamenka", "semenovskoye"), 1);
    assert_eq!(value(TWO, "gorki", "kolocha_bank"), 2);
    assert_eq!(value(TWO, "shevardino", "utitsa_forest"), 2);
    assert_eq!(value(THREE, "utitsa_forest", "shevardino"), 1);
}

#[test]
fn bor_7_2_1_a_neither_out_of_marsh_nor_into_it() {
    refused(TWO, "utitsa", "southern_marsh", "BOR-7.2.1");
}

#[test]
fn bor_7_2_1_a_villages_redoubts_streams_and_roads_change_nothing() {
    // Level ground into a village, and a stream with a slope into a redoubt.
    assert_eq!(value(TWO, "fomkino", "doronino"), 2);
    assert_eq!(value(TWO, "kamenka", "fleches"), 1);
    assert_eq!(value(TWO, "fleches", "semenovskoye"), 2);
}

#[test]
fn bor_7_2_2_a_no_shot_at_a_value_of_zero() {
    refused(TWO, "utitsa_forest", "shevardino", "BOR-7.2.2");
    assert_eq!(value(THREE, "utitsa_forest", "shevardino"), 1);
    refused(TWO, "doronino_wood", "utitsa_forest", "BOR-7.2.2");
}
