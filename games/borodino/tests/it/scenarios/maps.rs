//! What can be wrong with the areas of a map, and with what is drawn on it.

use borodino::Campaign;
use engine::Title as _;

use super::{CAMPAIGN, check, check_in, faults};

pub(super) const MAP: &str = include_str!("../../../maps/borodino.toml");

/// The campaign on a map of its own, which is the same.
pub(super) fn own_map() -> String {
    let from = MAP.find("width = ").expect("a size");
    let to = MAP.find("\n# The roads that carry").expect("roads");
    let (places, lines) = (&MAP[from..to], &MAP[to..]);
    CAMPAIGN.replacen("map = \"borodino\"\n", places, 1) + lines
}

#[track_caller]
pub(super) fn check_own(old: &str, new: &str, expected: &str) {
    check_in(&own_map(), old, new, expected);
}

#[test]
fn the_map_that_comes_with_the_game_is_sound() {
    let [mut named, mut own] = [CAMPAIGN, &own_map()].map(|text| {
        let scenery = Campaign::set_up_from(text, &[]).expect("it is sound").scenery();
        serde_json::to_value(scenery).expect("JSON")
    });
    // Only a map of the game has a title.
    assert_eq!(named["map"].take(), "The field of Borodino, September 1812");
    assert!(own["map"].take().is_null());
    assert_eq!(named, own);
}

#[test]
fn a_scenario_has_one_map() {
    let line = "map = \"borodino\"";
    check(line, "map = \"spain\"", "#: There is no map \"spain\"; there are: borodino.");
    check(line, "", "0: Name a map (borodino), or give areas and borders.");
    check(
        line,
        "map = \"borodino\"\nwidth = 10",
        "#: A scenario names a map or draws its own, not both; leave one out.",
    );
}

#[test]
fn a_map_has_a_size_and_everything_lies_on_it() {
    for new in ["", "width = 0", "width = 10001"] {
        check_own("width = 1250", new, "0: The map needs a width and a height of 1 to 10000.");
    }
    check_own("x = 85, y = 335", "x = 1251, y = 335", "#: Golovino lies off the board.");
    check_own("x = 85, y = 335", "x = 85, y = 1181", "#: Golovino lies off the board.");
    check_own("[[167, 419]", "[[1251, 419]", "#: The outline of Golovino leaves the board.");
}

#[test]
fn an_outline_has_three_points_or_more_or_is_left_out() {
    let outline = ", outline = [[167, 419], [190, 238], [0, 210], [0, 465], [127, 450]]";
    check_own(
        outline,
        ", outline = [[167, 419], [190, 238]]",
        "#: An outline has 3 to 24 points, not 2.",
    );
    let many = format!(", outline = [{}]", "[1, 1], ".repeat(25));
    check_own(outline, &many, "#: An outline has 3 to 24 points, not 25.");
    check_own("[190, 238]", "[190, 238, 7]", "#: A point has two numbers, not 3.");
    assert!(Campaign::check_scenario(&own_map().replacen(outline, "", 1)).is_ok());
}

#[test]
fn areas_have_ids_and_names_of_their_own() {
    let twice = "#: golovino is there twice; choose another id.";
    check_own("id = \"romantsevo\"", "id = \"golovino\"", twice);
    check_own(
        "name = \"Romantsevo Woods\"",
        "name = \"Golovino\"",
        "#: Two areas are called Golovino.",
    );
    let name = "#: A name has 1 to 60 characters on one line.";
    check_own("name = \"Romantsevo Woods\"", "name = \"\"", name);
    check_own(
        "id = \"golovino\"",
        "id = \"a b\"",
        "#: An id has 1 to 24 letters, digits, hyphens and underscores, not \"a b\".",
    );
}

#[test]
fn every_area_can_be_reached() {
    let ford = "{ between = [\"zakharyino\", \"staroye\"], ground = \"woods\", water = \"river\", crossing = \"ford\" },";
    assert!(own_map().contains(ford));
    let island = own_map()
        .replacen(
            "[\"golovino\", \"romantsevo\"], ground = \"woods\"",
            "[\"golovino\", \"romantsevo\"], ground = \"woods\", water = \"river\"",
            1,
        )
        .replacen(
            "[\"romantsevo\", \"valuevo\"], ground = \"woods\"",
            "[\"romantsevo\", \"valuevo\"], ground = \"woods\", water = \"river\"",
            1,
        )
        .replacen(
            "[\"romantsevo\", \"novoye_selo\"], ground = \"woods\"",
            "[\"romantsevo\", \"novoye_selo\"], ground = \"woods\", water = \"river\"",
            1,
        );
    let found = faults(&island);
    assert!(found[0].ends_with(": No passable borders lead from Golovino to Romantsevo Woods."));
}

#[test]
fn a_map_has_so_many_areas_at_most() {
    let area = |number: usize| {
        format!(
            "{{ id = \"t{number}\", name = \"T{number}\", ground = \"clear\", x = 1, y = 1 }},\n"
        )
    };
    let border = |number: usize| {
        let before = if number == 0 { "golovino".to_owned() } else { format!("t{}", number - 1) };
        format!("{{ between = [\"{before}\", \"t{number}\"], ground = \"clear\" }},\n")
    };
    let with = |count: usize| {
        let areas: String = (0..count).map(area).collect();
        let borders: String = (0..count).map(border).collect();
        let first = "    { between = [\"golovino\", \"romantsevo\"]";
        own_map()
            .replacen("]\n\n# The limits of a border", &format!("{areas}]\n\n# The limits"), 1)
            .replacen(first, &format!("{borders}{first}"), 1)
    };
    assert!(faults(&with(22))[0].ends_with(": A map has at most 64 areas; leave some out."));
    assert!(faults(&with(21))[0].ends_with(": A map has at most 128 borders; leave some out."));
    assert!(Campaign::check_scenario(&with(20)).is_ok());
}

#[test]
fn rivers_have_names_and_courses() {
    let river = "[[river]]\nname = \"Moskva\"\nwater = \"river\"\n";
    check_own(river, &river.replace("Moskva", ""), "#: A name has 1 to 60 characters on one line.");
    let after = MAP.split(river).nth(1).expect("the Moskva is drawn");
    let course = after.lines().next().expect("its course");
    for new in ["course = [[1000, 50]]", "course = [[1000, 50], [1251, 80]]"] {
        let found = faults(&own_map().replacen(course, new, 1));
        assert!(found[0].ends_with(": Moskva needs two points or more on the board."), "{found:?}");
    }
    let more = format!("\n{river}{course}\n").repeat(19);
    let found = faults(&(own_map() + &more));
    assert!(found[0].ends_with(": A map draws at most 24 rivers and streams."), "{found:?}");
}

#[test]
fn villages_are_counted_where_there_are_some_and_a_river_runs_along_an_edge() {
    let expected = "#: Psarevo Forest shows 1 to 3 villages, or none at all.";
    check_own("villages = 3", "villages = 4", expected);
    check_own("villages = 3", "villages = 0", expected);
    check_own("village = true, villages = 3", "villages = 3", expected);
    let expected = "#: Staroye Selo lies on no edge along which a river could run.";
    check_own("edge = \"north\", edge-river = true", "edge-river = true", expected);
}
