//! Section 8.2: moves along roads.

use super::ch08_moves::ways;
use crate::field::Field;

#[test]
fn bor_8_2_1_a_along_a_road_through_areas_without_enemies() {
    let mut field = Field::at(
        "turn 3
        akinshino: F-C1-H
        doronino: F-1-2
        shevardino: F-1-5
        gorki: R-6-7
        ask straggles french",
    );
    field.act("take F-C1-H");
    assert!(field.offers("move kamenka"));
    // Kinds of road may be mixed.
    assert!(field.offers("move aleksinki"));
    field.dice([5]).act("move kamenka");
    assert_eq!(field.place("F-C1-H"), "kamenka");
    field.finish();
}

#[test]
fn bor_8_2_1_a_a_burnt_bridge_ends_the_road() {
    let at = |burnt: &str| {
        let mut field = Field::at(&format!(
            "turn 3
            voyna_heights: F-C3-L
            {burnt}
            old_road_east: R-M-1
            ask straggles french"
        ));
        field.act("take F-C3-L");
        field
    };
    let whole = at("");
    assert!(whole.offers("move tatarinovo") && whole.offers("move gorki"));
    let cut = at("burnt: borodino-gorki");
    assert!(cut.offers("move borodino"));
    cut.refused("move gorki", "BOR-2.4.2");
    cut.refused("move tatarinovo", "BOR-2.4.2");
}

#[test]
fn bor_8_2_1_a_without_a_road_one_area_is_all() {
    let mut field = Field::at(
        "turn 3
        romantsevo: F-C1-L
        gorki: R-6-7
        ask straggles french",
    );
    field.act("take F-C1-L");
    assert_eq!(ways(&field), ["golovino", "novoye_selo", "valuevo"]);
    field.refused("move bezzubovo", "BOR-8.2.1");
}

#[test]
fn bor_8_2_1_a_round_a_border_that_nobody_passes() {
    // The river between Borodino and the heights has no crossing, but the road over Gorki leads there.
    let mut field = Field::at(
        "turn 3
        borodino: F-1-1
        old_road_east: R-M-1
        ask straggles french",
    );
    field.act("take F-1-1");
    assert!(field.offers("move kolocha_bank"));
    let mut field = Field::at(
        "turn 3
        borodino: F-1-1
        gorki: R-6-7
        ask straggles french",
    );
    field.act("take F-1-1").refused("move kolocha_bank", "BOR-2.3.1");
}

#[test]
fn bor_8_2_2_a_foot_goes_two_areas_and_horse_three() {
    let at = |block: &str| {
        let mut field = Field::at(
            "turn 3
            golovino: F-1-1 F-RC-RA F-1-HA F-3-LA F-HQ-EUG F-C1-H
            valuevo: F-4-14
            voyna_heights: F-4-13
            old_road_east: R-M-1
            ask straggles french",
        );
        field.act(&format!("take {block}"));
        field
    };
    for block in ["F-1-1", "F-1-HA", "F-3-LA"] {
        let field = at(block);
        assert!(field.offers("move voyna_heights"));
        field.refused("move borodino", "BOR-8.2.2");
    }
    for block in ["F-RC-RA", "F-HQ-EUG", "F-C1-H"] {
        let field = at(block);
        assert!(field.offers("move borodino"));
        field.refused("move gorki", "BOR-8.2.2");
    }
}

#[test]
fn bor_8_2_2_a_cossacks_go_three() {
    let mut field = Field::at(
        "turn 3 first russian
        old_road_east: R-P-3
        golovino: F-1-1
        ask straggles russian",
    );
    field.act("take R-P-3");
    assert!(field.offers("move utitsa"));
    field.refused("move old_road_wood", "BOR-8.2.2");
}

#[test]
fn bor_8_2_3_a_no_road_leads_into_battle() {
    let mut field = Field::at(
        "turn 3
        doronino: F-C1-H
        shevardino: F-C4-H
        kamenka: R-8-CG
        ask straggles french",
    );
    field.act("take F-C1-H").refused("move kamenka", "BOR-8.2.3");
    field.dice([6, 6]).act("move shevardino");
    field.act("take F-C4-H").act("move kamenka");
    assert_eq!(field.place("F-C4-H"), "kamenka");
    field.finish();
}

#[test]
fn bor_8_2_3_a_no_road_leads_out_of_battle() {
    let mut field = Field::at(
        "turn 3
        semenovskoye: R-G-2C R-7-12 F-3-C
        moved: F-3-C
        entered: F-3-C kamenka
        crossed: kamenka>semenovskoye french 1
        ask straggles russian",
    );
    field.act("take R-G-2C");
    assert!(field.offers("move psarevo"));
    field.refused("move mikhailovskoye", "BOR-8.2.3");
}
