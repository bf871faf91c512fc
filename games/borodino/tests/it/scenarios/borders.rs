//! What can be wrong with the borders of a map, and with the roads over them.

use super::faults;
use super::maps::{check_own, own_map};

const BORDER: &str = "between = [\"golovino\", \"romantsevo\"], ground = \"woods\"";

#[test]
fn a_border_joins_two_areas_once() {
    check_own(
        BORDER,
        "between = [\"golovino\", \"moscow\"], ground = \"woods\"",
        "#: There is no area \"moscow\" for this border to join.",
    );
    check_own(
        BORDER,
        "between = [\"golovino\", \"golovino\"], ground = \"woods\"",
        "#: This border joins golovino to itself.",
    );
    check_own(
        "between = [\"golovino\", \"valuevo\"]",
        "between = [\"romantsevo\", \"golovino\"]",
        "#: romantsevo and golovino have a border already.",
    );
    check_own(
        BORDER,
        "between = [\"golovino\", \"romantsevo\", \"valuevo\"], ground = \"woods\"",
        "#: Two of them are needed, not 3.",
    );
}

#[test]
fn a_slope_leads_up_to_one_of_its_ends() {
    check_own(
        BORDER,
        &format!("{BORDER}, uphill-to = \"valuevo\""),
        "#: valuevo is no end of this border, so it cannot lead uphill to it.",
    );
}

#[test]
fn what_is_crossed_is_water() {
    check_own(
        BORDER,
        &format!("{BORDER}, crossing = \"ford\""),
        "#: There is no water to cross between golovino and romantsevo.",
    );
    for water in ["stream", "river"] {
        check_own(
            BORDER,
            &format!("{BORDER}, water = \"{water}\", road = \"minor\""),
            "#: The road from golovino to romantsevo needs a crossing.",
        );
    }
}

#[test]
fn a_border_with_a_main_road_lies_on_one() {
    check_own(
        BORDER,
        &format!("{BORDER}, road = \"main\""),
        "#: No main road leads from golovino to romantsevo; list it.",
    );
}

#[test]
fn ten_borders_meet_in_an_area_at_most() {
    let extra: String = ["golovino", "romantsevo", "novoye_selo"]
        .map(|area| {
            format!("{{ between = [\"utitsa_forest\", \"{area}\"], ground = \"clear\" }},\n")
        })
        .concat();
    let text = own_map().replacen("border = [\n", &format!("border = [\n{extra}"), 1);
    let found = faults(&text);
    assert_eq!(found.len(), 1);
    assert!(found[0].ends_with(": utitsa_forest can have 10 borders at most."), "{found:?}");
}

const ROAD: &str = "[[main-road]]\nid = \"old\"\nname = \"the old Smolensk road\"\nareas = [\"yelnya\", \"old_road_wood\", \"utitsa\"";

/// Checks the map with other areas at the beginning of the old road.
#[track_caller]
fn check_road(areas: &str, expected: &str) {
    let road = ROAD.replace("\"yelnya\", \"old_road_wood\", \"utitsa\"", areas);
    let text = own_map().replacen(ROAD, &road, 1);
    let line = own_map()[..own_map().find(ROAD).expect("a road")].matches('\n').count() + 1;
    let found = faults(&text);
    assert!(found.contains(&format!("{line}: {expected}")), "{found:#?}");
}

#[test]
fn a_main_road_goes_from_area_to_area() {
    check_road(
        "\"moscow\", \"old_road_wood\", \"utitsa\"",
        "There is no area \"moscow\" on the map.",
    );
    check_road(
        "\"utitsa\", \"old_road_wood\", \"utitsa\"",
        "The main road old comes to utitsa twice.",
    );
    check_road("\"yelnya\", \"utitsa\"", "The main road has no border from yelnya to utitsa.");
    check_road(
        "\"yelnya_forest\", \"yelnya\", \"old_road_wood\", \"utitsa\"",
        "Mark the border from yelnya_forest to yelnya with road = \"main\".",
    );
}

#[test]
fn main_roads_have_ids_names_and_two_areas() {
    let new = "[[main-road]]\nid = \"new\"\nname = \"the new Smolensk road\"\n";
    check_own(
        "[[main-road]]\nid = \"central\"",
        "[[main-road]]\nid = \"new\"",
        "#: new is there twice; choose another id.",
    );
    check_own(
        new,
        "[[main-road]]\nid = \"new\"\nname = \"\"\n",
        "#: A name has 1 to 60 characters on one line.",
    );
    let short = "[[main-road]]\nid = \"lane\"\nname = \"a lane\"\nareas = [\"yelnya\"]\n\n";
    check_own(new, &format!("{short}{new}"), "#: The main road lane needs two areas or more.");
    let lane = |number: usize| {
        format!(
            "\n[[main-road]]\nid = \"l{number}\"\nname = \"a lane\"\nareas = [\"golovino\", \"valuevo\"]\n"
        )
    };
    let lanes: String = (0..6).map(lane).collect();
    let found = faults(&(own_map() + &lanes));
    assert!(found[0].ends_with(": A map has at most 8 main roads."), "{found:?}");
}
