//! Chapter 15: captured sources.

use borodino::Event;

use crate::field::Field;

/// French cavalry has come to Uspenskoye; the Russians say that their action phase is over.
fn captors(rest: &str) -> Field {
    let mut field = Field::at(&format!(
        "scenario shevardino
        turn 3 first french
        uspenskoye: F-C1-L(1)
        moskva_wood: F-C1-H(2)
        gorki: R-7-26
        ask straggles russian
        {rest}"
    ));
    field.act("done");
    field
}

fn captures(field: &Field) -> Vec<u8> {
    let points = |event: &Event| {
        let Event::Captured { points, .. } = event else { return None };
        Some(*points)
    };
    field.events.iter().filter_map(points).collect()
}

#[test]
fn bor_15_3_1_a_a_source_is_captured_once_for_two_points_a_symbol() {
    let first = captors("");
    assert_eq!(captures(&first), [4]);
    assert_eq!((first.question().as_str(), first.asked()), ("captured-supply", "french"));
    assert_eq!(first.asked_of("points"), 4);
    assert!(first.lists("captured", "uspenskoye"));
    let again = captors("captured: uspenskoye");
    assert!(captures(&again).is_empty());
    assert_ne!(again.question(), "captured-supply");
}

#[test]
fn bor_15_3_1_a_several_sources_are_captured_one_after_another() {
    let mut field = captors("mikhailovskoye: F-5-C(1)");
    assert_eq!(captures(&field), [4]);
    field.act("done");
    assert_eq!(captures(&field), [4, 2]);
    assert_eq!(
        (field.question().as_str(), field.asked_of("points")),
        ("captured-supply", 2.into())
    );
}

#[test]
fn bor_15_3_1_a_only_symbols_in_play_count() {
    let mut field = Field::at(
        "scenario shevardino
        turn 3 first french
        old_road_east: F-5-C(1)
        raevsky: R-7-26
        ask straggles russian",
    );
    field.act("done");
    assert!(captures(&field).is_empty());
}

#[test]
fn bor_15_3_2_a_captured_points_go_to_the_source_its_neighbours_and_supply() {
    let mut field = captors(
        "valuevo: F-1-1(1) F-1-2(1)
        staroye: F-5-16(1)
        tatarinovo: R-7-12",
    );
    field.refused("supply uspenskoye F-5-16", "BOR-15.3.2");
    field.refused("supply golovino F-1-1", "BOR-15.3.2");
    field.refused("supply uspenskoye R-7-12", "BOR-15.2.3");
    field.acts("supply uspenskoye F-C1-L; supply uspenskoye F-C1-H");
    // [BOR-15.2.4] One point per area.
    field.refused("supply uspenskoye F-C1-L", "BOR-15.2.4");
    assert!(field.offers("supply uspenskoye F-1-1"));
    field.act("supply uspenskoye F-1-1");
    assert_eq!(["F-C1-L", "F-C1-H", "F-1-1"].map(|block| field.steps(block)), [2, 3, 2]);
    // Nobody is left for the fourth: it is lost. The area stays served for the regular points.
    assert_ne!(field.question(), "captured-supply");
    assert!(field.question() != "supply" || !field.offers("supply golovino F-1-2"));
}

#[test]
fn bor_15_3_2_a_what_is_not_spent_is_lost_and_a_captured_source_gives_nothing_more() {
    let mut field = captors("valuevo: F-1-1(1)");
    field.act("done");
    assert_eq!((field.question().as_str(), field.asked()), ("supply", "french"));
    field.refused("supply uspenskoye F-C1-L", "BOR-15.2.3");
    field.refused("supply golovino F-C1-L", "BOR-15.2.2");
    assert!(field.offers("supply golovino F-1-1"));
}

#[test]
fn bor_15_3_2_a_areas_that_had_a_captured_point_get_no_regular_one() {
    let mut field = captors("valuevo: F-1-1(1)\ngolovino: F-1-2(1)");
    field.acts("supply uspenskoye F-1-1; done");
    assert_eq!((field.question().as_str(), field.asked()), ("supply", "french"));
    field.refused("supply golovino F-1-1", "BOR-15.2.4");
    assert!(field.offers("supply golovino F-1-2"));
}

#[test]
fn bor_15_3_2_a_each_side_has_its_own_areas() {
    // A Russian point does not use up an area for the French, who come there in another turn.
    let field = Field::at(
        "turn 9 first russian
        valuevo: F-1-1(1)
        supplied: russian valuevo
        ask supply french",
    );
    assert!(field.offers("supply golovino F-1-1"));
}
