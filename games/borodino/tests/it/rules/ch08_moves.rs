//! Sections 8.1 and 8.3: who moves, and one area at a time. What the ground forbids.

use borodino::Action;

use crate::field::Field;

/// Where the block in hand may go.
pub(crate) fn ways(field: &Field) -> Vec<&'static str> {
    let setting = field.setting();
    let area = |action: &Action| if let Action::Move(area) = *action { Some(area) } else { None };
    let list = field.legal();
    assert!(list.iter().all(|action| area(action).is_some()), "no block is in hand: {list:?}");
    let mut ways: Vec<_> = list.iter().filter_map(area).map(|it| setting.area_id(it)).collect();
    ways.sort_unstable();
    ways
}

#[test]
fn bor_8_1_1_a_only_those_that_are_ordered_move() {
    let mut field = Field::at(
        "turn 3
        doronino: F-HQ-DAV F-1-2
        kamenka: F-3-10 F-HQ-NEY
        gorki: R-6-7
        active: F-HQ-DAV
        ask moves french",
    );
    assert!(field.offers("take F-1-2"));
    assert!(!field.offers("take F-3-10"));
    field.refused("take F-HQ-DAV", "BOR-6.1.7");
    field.refused("take R-6-7", "BOR-1.1.6");
    field.refused("take F-1-HA", "BOR-4.4.2");
    // Nobody has to move.
    assert_eq!(field.act("done").question(), "hq-moves");
    field.act("done");
    assert_eq!((field.question().as_str(), field.asked()), ("straggles", "french"));
}

#[test]
fn bor_8_1_1_a_once_in_a_turn() {
    let mut field = Field::at(
        "turn 3
        doronino: F-HQ-DAV F-HQ-NAP F-1-2
        shevardino: F-1-5
        gorki: R-6-7
        active: F-HQ-DAV F-HQ-NAP=french:4
        ask moves french",
    );
    field.act("take F-1-2").act("move shevardino");
    assert_eq!(field.place("F-1-2"), "shevardino");
    field.refused("take F-1-2", "BOR-8.1.1");
    assert!(field.offers("take F-1-5"));
    field.act("done").act("done");
    field.refused("take F-1-2", "BOR-8.1.1");
}

#[test]
fn bor_8_1_1_a_a_retreat_is_not_counted() {
    let field = Field::at(
        "turn 3
        fleches: F-1-2 R-8-27
        moved: F-1-2
        entered: F-1-2 kamenka
        crossed: kamenka>fleches french 1
        battle fleches round 1 attacker french
        ask turns c attacker",
    );
    assert!(field.offers("retreat F-1-2 kamenka"));
}

#[test]
fn bor_8_1_1_a_an_activated_headquarters_moves_before_and_after() {
    let mut field = Field::at(
        "turn 3
        shevardino: F-HQ-NAP
        gorki: R-6-7
        ask activate french",
    );
    field.act("activate F-HQ-NAP").act("move kamenka");
    // Nobody else can be activated or ordered.
    assert_eq!(field.question(), "hq-moves");
    field.act("take F-HQ-NAP");
    assert!(field.offers("move akinshino"));
    field.act("move akinshino");
    assert_eq!(field.place("F-HQ-NAP"), "akinshino");
    assert_eq!((field.question().as_str(), field.steps("F-HQ-NAP")), ("straggles", 3));
}

#[test]
fn bor_5_1_3_a_after_the_orders_only_headquarters_move() {
    let field = Field::at(
        "turn 3
        doronino: F-HQ-DAV F-1-2 F-HQ-JUN
        gorki: R-6-7
        active: F-HQ-DAV
        ask hq-moves french",
    );
    field.refused("take F-1-2", "BOR-5.1.3");
    field.refused("take F-HQ-JUN", "BOR-5.1.3");
    assert!(field.offers("take F-HQ-DAV"));
}

#[test]
fn bor_8_1_2_a_one_area_over_a_passable_border() {
    let mut field = Field::at(
        "turn 3
        utitsa_forest: F-1-5
        kamenka: F-3-10
        fleches: R-8-27
        utitsa: R-3-3 F-5-16
        moved: F-5-16
        entered: F-5-16 old_road_wood
        crossed: old_road_wood>utitsa french 1
        ask straggles french",
    );
    field.act("take F-1-5");
    let eight = [
        "doronino",
        "doronino_wood",
        "fleches",
        "kamenka",
        "old_road_wood",
        "shevardino",
        "utitsa",
        "utitsa_wood",
    ];
    assert_eq!(ways(&field), eight);
    field.refused("move utitsa_forest", "BOR-8.1.2");
    field.refused("move utitsa_mound", "BOR-8.2.1");
}

#[test]
fn bor_8_3_1_a_no_move_passes_through_enemies() {
    let mut field = Field::at(
        "turn 3
        aleksinki: F-3-C
        kamenka: R-8-CG
        ask straggles french",
    );
    field.act("take F-3-C");
    field.refused("move semenovskoye", "BOR-8.3.1");
    field.dice([6]).act("move kamenka");
    assert_eq!(field.place("F-3-C"), "kamenka");
    // It stops there, and holds its ground.
    field.refused("take F-3-C", "BOR-8.1.1");
    assert_eq!(field.act("done").asked(), "russian");
    field.finish();
}

#[test]
fn bor_8_3_1_a_nobody_attacks_from_afar() {
    let mut field = Field::at(
        "turn 3
        golovino: F-1-1
        gorki: R-6-7
        ask straggles french",
    );
    field.act("take F-1-1").refused("move gorki", "BOR-8.3.1");
}

#[test]
fn bor_2_3_1_a_a_river_needs_a_crossing() {
    let mut field = Field::at(
        "turn 3
        golovino: F-1-1
        gorki: R-6-7
        ask straggles french",
    );
    field.act("take F-1-1");
    field.refused("move akinshino", "BOR-2.3.1");
    field.refused("move fomkino", "BOR-2.3.1");
    assert_eq!(
        ways(&field),
        ["aleksinki", "novoye_selo", "romantsevo", "valuevo", "voyna_heights"]
    );
}

#[test]
fn bor_2_3_2_a_guns_do_not_cross_streams() {
    let mut field = Field::at(
        "turn 3
        kamenka: F-3-10 F-3-LA F-RC-RA
        gorki: R-6-7
        ask straggles french",
    );
    field.act("take F-3-LA").refused("move fleches", "BOR-2.3.2");
    field.dice([6, 6]).act("move semenovskoye");
    field.act("take F-RC-RA").refused("move raevsky", "BOR-2.3.2");
    field.act("move aleksinki");
    field.act("take F-3-10");
    assert!(field.offers("move fleches"));
    field.finish();
}

#[test]
fn bor_2_3_4_a_marsh_is_closed_to_guns() {
    let mut field = Field::at(
        "turn 3
        yelnya: F-5-LA F-5-16
        doronino: F-1-HA
        gorki: R-6-7
        ask straggles french",
    );
    field.act("take F-5-LA").refused("move mishino", "BOR-2.3.4");
    field.dice([6, 6]).act("move yelnya_forest");
    field.act("take F-1-HA").act("move doronino_wood");
    assert_eq!(field.place("F-1-HA"), "doronino_wood");
    field.act("take F-5-16");
    assert!(field.offers("move mishino"));
    field.finish();
}

#[test]
fn bor_2_4_2_a_a_burnt_bridge_is_no_way() {
    let field = |block: &str| {
        let mut field = Field::at(
            "turn 3
            borodino: F-4-13
            kamenka: F-3-10 F-3-LA F-3-C
            knyazkovo: R-5-G1
            burnt: borodino-gorki kamenka-semenovskoye
            ask straggles french",
        );
        field.act(block);
        field
    };
    field("take F-4-13").refused("move gorki", "BOR-2.4.2");
    field("take F-3-LA").refused("move semenovskoye", "BOR-2.4.2");
    assert!(field("take F-3-10").offers("move semenovskoye"));
    // The road is cut as well.
    field("take F-3-C").refused("move psarevo", "BOR-2.4.2");
}
