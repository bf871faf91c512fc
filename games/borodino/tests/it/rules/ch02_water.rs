//! Chapter 2: rivers, streams, marshes, roads and the edge of the map.

use crate::field::Field;

/// The French move, with Napoleon to order everybody.
fn moving(blocks: &str) -> Field {
    Field::at(&format!(
        "turn 3
        {blocks}
        tatarinovo: R-6-7
        active: F-HQ-NAP=french:4
        ask moves french"
    ))
}

#[test]
fn bor_1_1_4_a_adjacent_is_not_passable() {
    let mut field = moving("golovino: F-HQ-NAP F-1-1");
    field.act("take F-1-1").refused("move fomkino", "BOR-2.3.1");
    let mut field = moving("valuevo: F-HQ-NAP F-1-1");
    assert!(field.act("take F-1-1").offers("move fomkino"));
}

#[test]
fn bor_2_3_1_a_nobody_passes_a_river_without_a_crossing() {
    let mut field = moving("golovino: F-HQ-NAP F-1-1");
    field.act("take F-1-1").refused("move akinshino", "BOR-2.3.1");
}

#[test]
fn bor_2_3_2_a_guns_do_not_pass_a_stream() {
    let mut field = moving("kamenka: F-HQ-NAP F-3-10 F-3-LA");
    assert!(field.act("take F-3-10").offers("move fleches"));
    field.acts("move fleches; take F-3-LA").refused("move fleches", "BOR-2.3.2");
}

#[test]
fn bor_2_3_3_a_a_ford_is_open_to_guns() {
    let mut field = moving("valuevo: F-HQ-NAP F-RC-RA");
    field.acts("take F-RC-RA; move fomkino");
    assert_eq!(field.place("F-RC-RA"), "fomkino");
}

#[test]
fn bor_2_3_4_a_marsh_is_closed_to_guns_and_woods_to_nobody() {
    let mut field = moving("yelnya: F-HQ-NAP F-5-LA F-5-16");
    field.act("take F-5-LA").refused("move mishino", "BOR-2.3.4");
    let mut field = moving("yelnya: F-HQ-NAP F-5-LA F-5-16");
    field.acts("take F-5-16; move mishino");
    assert_eq!(field.place("F-5-16"), "mishino");
    let mut field = moving("doronino: F-HQ-NAP F-1-HA");
    field.acts("take F-1-HA; move doronino_wood");
    assert_eq!(field.place("F-1-HA"), "doronino_wood");
}

#[test]
fn bor_2_4_1_a_a_minor_road_serves_movement_and_no_supply() {
    let mut field = Field::at(
        "turn 3
        gorki: R-HQ-KUT R-6-7
        golovino: F-1-1
        active: R-HQ-KUT=supreme:3
        ask moves russian",
    );
    // Gorki, Knyazkovo, Semenovskoye: minor roads all the way.
    field.act("take R-6-7");
    assert!(field.offers("move semenovskoye"));
    // With Tatarinovo lost the main road from Uspenskoye ends there, and no other leads to Gorki.
    let mut field = Field::at(
        "turn 3
        gorki: R-6-7(1)
        uspenskoye: R-6-24(1)
        tatarinovo: F-1-1
        ask supply russian",
    );
    assert!(field.offers("supply uspenskoye R-6-24"));
    assert!(!field.offers("supply uspenskoye R-6-7"));
    field.act("done");
}

#[test]
fn bor_2_4_2_a_a_burnt_bridge_over_a_river_is_no_way() {
    let mut field = Field::at(
        "turn 3
        borodino: F-HQ-NAP F-1-1
        tatarinovo: R-6-7
        burnt: borodino-gorki
        active: F-HQ-NAP=french:4
        ask moves french",
    );
    field.act("take F-1-1").refused("move gorki", "BOR-2.4.2");
}

/// The bridge between Kamenka and Semenovskoye is burnt; who attacks?
fn over_the_stream(blocks: &str) -> Field {
    Field::at(&format!(
        "turn 3
        {blocks}
        burnt: kamenka-semenovskoye
        active: F-HQ-NAP=french:4
        ask moves french"
    ))
}

#[test]
fn bor_2_4_2_a_a_burnt_bridge_over_a_stream_is_a_stream() {
    let mut up = over_the_stream(
        "kamenka: F-HQ-NAP F-1-1 F-1-2 F-3-LA
        semenovskoye: R-7-12",
    );
    up.acts("take F-1-1; move semenovskoye; take F-1-2").refused("move semenovskoye", "BOR-8.3.2");
    let mut down = over_the_stream(
        "semenovskoye: F-HQ-NAP F-1-1 F-1-2
        kamenka: R-7-12",
    );
    down.acts("take F-1-1; move kamenka; take F-1-2").refused("move kamenka", "BOR-8.3.2");
    let mut guns = over_the_stream(
        "kamenka: F-HQ-NAP F-3-LA
        tatarinovo: R-7-12",
    );
    guns.act("take F-3-LA").refused("move semenovskoye", "BOR-2.4.2");
}

#[test]
fn bor_2_4_2_a_no_road_and_no_supply_run_over_a_burnt_bridge() {
    let mut road = over_the_stream(
        "shevardino: F-HQ-NAP F-1-1
        tatarinovo: R-7-12",
    );
    assert!(road.act("take F-1-1").offers("move kamenka"));
    road.refused("move semenovskoye", "BOR-2.4.2");
    let supply = |bridge: &str| {
        Field::at(&format!(
            "turn 3
            doronino: F-1-1(1)
            knyazkovo: F-1-2(1)
            tatarinovo: R-7-12
            {bridge}
            ask supply french"
        ))
    };
    assert!(supply("").offers("supply akinshino F-1-2"), "the bridge stands");
    let cut = supply("burnt: kamenka-semenovskoye");
    assert!(cut.offers("supply akinshino F-1-1"));
    cut.refused("supply akinshino F-1-2", "BOR-15.2.2");
}

#[test]
fn bor_2_4_3_a_no_move_leads_off_the_map() {
    let mut field = moving("golovino: F-HQ-NAP F-C1-H");
    field.act("take F-C1-H");
    for action in field.legal() {
        assert!(matches!(action, borodino::Action::Move(_)), "{action:?}");
    }
    field.refused("withdraw F-C1-H", "BOR-19.1.1");
}
