//! What can be wrong with the map of a scenario.

use engine::Title as _;
use waterloo::Campaign;

use super::{CAMPAIGN, check, check_in, faults};

const MAP: &str = include_str!("../../../maps/low-countries.toml");

/// The campaign on a map of its own, which is the same.
fn own_map() -> String {
    let from = MAP.find("width = ").expect("a size");
    let to = MAP.find("\n[[river]]").expect("rivers");
    let (places, lines) = (&MAP[from..to], &MAP[to..]);
    CAMPAIGN.replacen("map = \"low-countries\"\n", places, 1) + lines
}

#[track_caller]
fn check_own(old: &str, new: &str, expected: &str) {
    check_in(&own_map(), old, new, expected);
}

#[test]
fn the_map_that_comes_with_the_game_is_sound() {
    assert!(Campaign::check_scenario(&own_map()).is_ok());
    let [mut named, own] = [CAMPAIGN, &own_map()].map(|text| {
        let campaign = Campaign::set_up_from(text, &[]).expect("it is sound");
        serde_json::to_value(campaign.scenery()).expect("JSON")
    });
    assert_eq!(named["map"].take(), "The Low Countries, June 1815");
    assert_eq!(named, own, "but for its title");
}

#[test]
fn a_scenario_has_one_map() {
    let line = "map = \"low-countries\"";
    check(line, "map = \"spain\"", "#: There is no map \"spain\"; there are: low-countries.");
    check(line, "", "0: Name a map (low-countries), or give towns and roads.");
    check(
        line,
        "map = \"low-countries\"\nwidth = 10",
        "#: A scenario names a map or draws its own, not both; leave one out.",
    );
}

#[test]
fn a_map_has_a_size_and_everything_lies_on_it() {
    for new in ["", "width = 0", "width = 10001"] {
        check_own("width = 1000", new, "0: The map needs a width and a height of 1 to 10000.");
    }
    check_own("x = 115, y = 37", "x = 1001, y = 37", "#: Eeklo lies off the board.");
    check_own("x = 115, y = 37", "x = 115, y = 774", "#: Eeklo lies off the board.");
}

#[test]
fn towns_have_ids_and_names_of_their_own() {
    check_own(
        "id = \"ghent\", name",
        "id = \"eeklo\", name",
        "#: eeklo is there twice; choose another id.",
    );
    check_own("name = \"Ghent\"", "name = \"Eeklo\"", "#: Two towns are called Eeklo.");
    check_own("name = \"Ghent\"", "name = \"\"", "#: A name has 1 to 60 characters on one line.");
}

#[test]
fn a_road_joins_two_towns_once() {
    let road = "between = [\"eeklo\", \"ghent\"]";
    check_own(
        road,
        "between = [\"eeklo\", \"gent\"]",
        "#: There is no town \"gent\" for this road to lead to.",
    );
    check_own(road, "between = [\"eeklo\", \"eeklo\"]", "#: This road leads from eeklo to itself.");
    let twice = "between = [\"ghent\", \"dendermonde\"]";
    check_own(twice, "between = [\"ghent\", \"eeklo\"]", "#: ghent and eeklo have a road already.");
    check_own(
        road,
        "between = [\"eeklo\", \"aalst\", \"ghent\"]",
        "#: Two of them are needed, not 3.",
    );
}

#[test]
fn eight_roads_meet_in_a_town_at_most() {
    let road = "{ between = [\"eeklo\", \"ghent\"], grade = \"major\" },";
    let extra = "{ between = [\"namur\", \"eeklo\"], grade = \"minor\" },";
    let found = faults(&own_map().replacen(road, &format!("{road}\n{extra}"), 1));
    assert!(found[0].ends_with(": At most 8 roads can meet in namur."), "{found:?}");
}

#[test]
fn roads_lead_everywhere() {
    let road = "    { between = [\"eeklo\", \"ghent\"], grade = \"major\" },\n";
    let found = faults(&own_map().replacen(road, "", 1));
    assert!(found[0].ends_with(": No roads lead from Eeklo to Ghent."), "{found:?}");
}

#[test]
fn rivers_have_names_and_courses() {
    check_own(
        "river = \"Scheldt\"",
        "river = \"\"",
        "#: A name has 1 to 60 characters on one line.",
    );
    let course = "[306, 465], [268, 461], [189, 470], [132, 472], [126, 472],";
    for new in ["[306, 465]", "[306, 465], [1001, 461]"] {
        let found = faults(&own_map().replacen(course, new, 1));
        assert!(found[0].ends_with(": Haine needs two points or more on the board."), "{found:?}");
    }
}

#[test]
fn a_point_has_two_numbers() {
    let found = faults(&own_map().replacen("[306, 465]", "[306, 465, 7]", 1));
    assert!(found[0].ends_with(": A point has two numbers, not 3."), "{found:?}");
}

#[test]
fn a_map_has_so_many_towns_and_roads_at_most() {
    let town = |number: usize| {
        format!(
            "{{ id = \"t{number}\", name = \"T{number}\", zone = \"french\", x = 1, y = 1 }},\n"
        )
    };
    let road = |number: usize| {
        format!("{{ between = [\"t{}\", \"t{number}\"], grade = \"minor\" }},\n", number - 1)
    };
    let first = "    { id = \"eeklo\"";
    let with = |count: usize| -> String {
        let towns: String = (0..count).map(town).collect();
        let roads: String = (1..count).map(road).collect();
        own_map()
            .replacen(first, &format!("{towns}{first}"), 1)
            .replacen("road = [\n", &format!("road = [\n{roads}"), 1)
            .replacen("[\"eeklo\", \"ghent\"]", "[\"t0\", \"ghent\"]", 1)
            .replacen("[\"ghent\", \"dendermonde\"]", "[\"eeklo\", \"ghent\"]", 1)
    };
    assert!(faults(&with(7))[0].ends_with(": A map has at most 56 towns; leave some out."));
    let roads: Vec<String> = [
        ("eeklo", "aalst"),
        ("eeklo", "dendermonde"),
        ("herve", "waremme"),
        ("herve", "huy"),
        ("avesnes", "solre"),
    ]
    .iter()
    .map(|(one, other)| format!("{{ between = [\"{one}\", \"{other}\"], grade = \"minor\" }},\n"))
    .collect();
    let more = |count: usize| {
        own_map().replacen("road = [\n", &format!("road = [\n{}", roads[..count].concat()), 1)
    };
    assert!(Campaign::check_scenario(&more(4)).is_ok());
    assert!(faults(&more(5))[0].ends_with(": A map has at most 120 roads; leave some out."));
}
