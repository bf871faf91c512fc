//! Chapter 2: grounds, marks and limits in play.

use borodino::Event;

use super::printed::{list, scenery, word};
use crate::field::Field;
use crate::rules::asking::blocks_in;

/// What is printed on an area.
fn area(id: &str) -> serde_json::Value {
    let scenery = scenery("borodino");
    let mut areas = list(&scenery, "areas").iter();
    areas.find(|area| word(&area["id"]) == id).expect("an area").clone()
}

#[test]
fn bor_2_1_1_a_the_ground_gives_the_stacking_limit() {
    for (id, limit) in [("zakharyino", 3), ("southern_marsh", 2), ("gorki", 4)] {
        assert_eq!(area(id)["stacking"], limit, "{id}");
    }
}

#[test]
fn bor_2_1_2_a_each_side_has_its_own_limit() {
    let mut field = Field::at(
        "turn 3
        utitsa: F-5-16 F-5-18 F-5-C F-HQ-PON R-3-3 R-3-G R-3-J R-HQ-TUC
        moved: F-5-16 F-5-18 F-5-C F-HQ-PON
        gorki: R-6-7
        golovino: F-1-1
        ask straggles french",
    );
    field.act("done");
    assert_eq!((field.asked(), field.question().as_str()), ("russian", "straggles"));
    field.act("done");
    // Nobody was turned out of the area, and the battle for it begins.
    assert_eq!(field.battle()["area"], "utitsa");
    assert_eq!(blocks_in(&field, "utitsa").len(), 8);
}

#[test]
fn bor_2_1_2_a_headquarters_count() {
    let mut field = Field::at(
        "turn 3
        doronino_wood: F-1-1 F-1-2 F-1-3 F-HQ-DAV
        moved: F-1-1 F-1-2 F-1-3 F-HQ-DAV
        golovino: F-1-C
        gorki: R-6-7
        ask straggles french",
    );
    field.act("done");
    assert_eq!((field.asked(), field.question().as_str()), ("french", "stacking"));
    field.acts("take F-HQ-DAV; move doronino");
    assert_eq!(field.asked(), "russian");
}

/// A battle in which a French division that came from an area fires first.
fn attack(
    area: &str,
    from: &str,
    round: u8,
    attacker: &str,
    defender: &str,
    letter: &str,
) -> Field {
    Field::at(&format!(
        "turn 3
        {area}: {attacker} {defender}
        entered: {attacker} {from}
        crossed: {from}>{area} french 1
        battle {area} round {round} attacker french
        ask turns {letter} attacker"
    ))
}

/// The fire value with which a block fires and misses.
fn value(mut field: Field, block: &str) -> u8 {
    field.dice([6, 6, 6, 6]).act(&format!("fire {block}"));
    let value = |event: &Event| {
        if let Event::Fired { value, .. } = event { Some(*value) } else { None }
    };
    field.events.iter().find_map(value).expect("a shot")
}

#[test]
fn bor_2_1_3_a_a_village_counts_in_clear_areas_only() {
    let wood = attack("maslovo", "kolocha_bank", 1, "F-1-1", "R-2-4", "c");
    assert_eq!(value(wood, "F-1-1"), 2);
    let village = attack("utitsa", "old_road_wood", 1, "F-1-1", "R-3-3", "c");
    assert_eq!(value(village, "F-1-1"), 1);
}

#[test]
fn bor_2_1_3_a_a_village_does_not_hinder_bombardment() {
    let mut field = Field::at(
        "turn 3
        fomkino: F-HQ-DAV F-1-HA
        doronino: R-8-27
        active: F-HQ-DAV
        ask bombard french",
    );
    field.dice([6, 6, 6]).act("bombard F-1-HA doronino");
    let is_plain = |event: &Event| matches!(event, Event::Bombarded { value: 2, .. });
    assert!(field.events.iter().any(is_plain));
}

#[test]
fn bor_2_1_4_a_a_redoubt_stacks_four_and_may_be_out_of_play() {
    assert_eq!(area("maslovo")["stacking"], 4);
    let battle = |scenario: &str| {
        let mut field = Field::at(&format!(
            "scenario {scenario}
            turn 3
            raevsky: F-1-1 R-7-26
            entered: F-1-1 borodino
            crossed: borodino>raevsky french 1
            battle raevsky round 1 attacker french
            ask turns c attacker"
        ));
        field.dice([1, 1, 6, 6]).act("fire F-1-1");
        field.steps("R-7-26")
    };
    assert_eq!([battle("shevardino"), battle("borodino")], [1, 2]);
}

/// The limits of the border between two areas, from the first to the second and back.
fn limits(one: &str, other: &str) -> [u64; 2] {
    let scenery = scenery("borodino");
    let areas = list(&scenery, "areas");
    let number = |id: &str| areas.iter().position(|area| word(&area["id"]) == id);
    let [one, other] = [one, other].map(|id| number(id).expect("an area") as u64);
    let limits = |border: &serde_json::Value| {
        let ends = [0, 1].map(|end| border["ends"][end].as_u64().expect("a number"));
        let limits = [0, 1].map(|end| border["limits"][end].as_u64().expect("a number"));
        if ends == [one, other] {
            Some(limits)
        } else {
            (ends == [other, one]).then(|| [limits[1], limits[0]])
        }
    };
    list(&scenery, "borders").iter().find_map(limits).expect("a border")
}

#[test]
fn bor_2_1_5_a_the_slope_of_a_border_counts() {
    assert_eq!(limits("kamenka", "fleches")[0], 1);
    let uphill = Field::at(
        "turn 3
        kamenka: F-HQ-NEY F-3-LA
        fleches: R-8-27
        active: F-HQ-NEY
        ask bombard french",
    );
    let mut uphill = uphill;
    uphill.dice([6, 6]).act("bombard F-3-LA fleches");
    assert!(uphill.events.iter().any(|it| matches!(it, Event::Bombarded { value: 1, .. })));
    let mut level = Field::at(
        "turn 3
        gorki: F-HQ-NEY F-3-LA
        kolocha_bank: R-8-27
        active: F-HQ-NEY
        ask bombard french",
    );
    assert_eq!(limits("gorki", "kolocha_bank"), [3, 3]);
    level.dice([6, 6]).act("bombard F-3-LA kolocha_bank");
    assert!(level.events.iter().any(|it| matches!(it, Event::Bombarded { value: 2, .. })));
}

#[test]
fn bor_2_2_1_a_limits_of_single_borders() {
    assert_eq!(limits("kamenka", "semenovskoye"), [1, 2]);
    assert_eq!(limits("voyna_heights", "borodino"), [2, 1]);
    assert_eq!(limits("utitsa_mound", "southern_marsh")[0], 1);
}

#[test]
fn bor_2_2_2_a_the_ground_of_the_battle_counts_not_that_of_the_border() {
    let field = attack("utitsa", "old_road_wood", 2, "F-5-C", "R-3-3", "b");
    assert_eq!(value(field, "F-5-C"), 2);
}

#[test]
fn bor_2_2_3_a_between_areas_without_enemies_there_is_no_limit() {
    let mut field = Field::at(
        "turn 3
        valuevo: F-HQ-DAV F-1-2 F-1-4 F-1-5
        gorki: R-6-7
        active: F-HQ-DAV
        ask moves french",
    );
    let blocks = ["F-1-2", "F-1-4", "F-1-5"];
    for block in blocks {
        field.act(&format!("take {block}")).act("move voyna_heights");
    }
    assert_eq!(blocks.map(|block| field.place(block)), ["voyna_heights"; 3]);
}

#[test]
fn bor_2_2_3_a_into_battle_the_limit_counts_whatever_was_bombarded() {
    let mut field = Field::at(
        "turn 3
        kamenka: F-HQ-NEY F-3-10 F-3-11 F-3-25
        fleches: R-8-27
        fired-over: kamenka-fleches
        active: F-HQ-NEY
        ask moves french",
    );
    field.acts("take F-3-10; move fleches; take F-3-11");
    field.refused("move fleches", "BOR-8.3.2");
}

#[test]
fn bor_2_1_4_a_four_blocks_stay_in_the_redoubt_of_maslovo() {
    let mut field = Field::at(
        "turn 3 first russian
        maslovo: R-HQ-BGV R-2-4 R-2-J R-2-17
        golovino: F-1-1
        ask straggles russian",
    );
    assert_eq!(field.act("done").asked(), "french", "there is room for four in the woods");
    let field = Field::at(
        "turn 3 first russian
        zakharyino: R-HQ-BGV R-2-4 R-2-J R-2-17
        golovino: F-1-1
        ask straggles russian",
    );
    field.refused("done", "BOR-8.4.2");
    field.finish();
}

#[test]
fn bor_2_1_3_a_the_forest_of_psarevo_shows_three_villages_without_effect() {
    assert_eq!(area("psarevo_forest")["villages"], 3);
    assert_eq!(area("psarevo")["villages"], 1);
    assert_eq!(area("kamenka")["villages"], 0);
    let wood = attack("psarevo_forest", "artemki", 1, "F-1-1", "R-5-G1", "c");
    assert_eq!(value(wood, "F-1-1"), 2);
}
