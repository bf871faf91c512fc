//! Chapter 2: the map of June 1815.

use engine::Title as _;
use serde_json::Value;
use waterloo::{Event, Side, Victory};

use crate::field::Field;

fn scenery() -> Value {
    serde_json::to_value(Field::historical(&[]).campaign.scenery()).expect("JSON")
}

fn list<'a>(scenery: &'a Value, name: &str) -> &'a [Value] {
    scenery[name].as_array().expect("a list")
}

#[test]
fn wat_2_1_1_a_fifty_towns_in_three_zones() {
    let scenery = scenery();
    let towns = list(&scenery, "towns");
    let in_zone = |zone: &str| towns.iter().filter(|town| town["zone"] == zone).count();
    assert_eq!(towns.len(), 50);
    assert_eq!(["anglo-dutch", "prussian", "french"].map(in_zone), [21, 20, 9]);
    let zone =
        |id: &str| towns.iter().find(|town| town["id"] == id).expect("a town")["zone"].clone();
    assert_eq!(zone("binche"), "anglo-dutch");
    assert_eq!(["thuin", "charleroi"].map(zone), ["prussian", "prussian"]);
    assert_eq!(["solre", "beaumont", "philippeville"].map(zone), ["french"; 3]);
}

#[test]
fn wat_2_1_1_a_towns_are_those_of_the_page() {
    let page = include_str!("../../../rules/en.md");
    let (_, table) = page.split_once("| zone | towns").expect("a table");
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    let ids: Vec<String> =
        rows.flat_map(|row| row.split('`').skip(1).step_by(2)).map(str::to_owned).collect();
    let scenery = scenery();
    let towns = list(&scenery, "towns").iter();
    assert_eq!(towns.map(|town| town["id"].clone()).collect::<Vec<_>>(), ids);
}

/// The road between two towns, by their ids.
fn road(scenery: &Value, one: &str, other: &str) -> Value {
    let number = |id: &str| list(scenery, "towns").iter().position(|town| town["id"] == id);
    let ends = [one, other].map(|id| number(id).expect("a town"));
    let joins = |road: &&Value| {
        let [a, b] = [0, 1].map(|end| road["ends"][end].as_u64().expect("a number") as usize);
        [a, b] == ends || [b, a] == ends
    };
    list(scenery, "roads").iter().find(joins).cloned().unwrap_or(Value::Null)
}

#[test]
fn wat_2_1_2_a_roads_and_rivers() {
    let scenery = scenery();
    let facts = |one: &str, other: &str| {
        let road = road(&scenery, one, other);
        let text = |field: &str| road[field].as_str().unwrap_or("none").to_owned();
        [text("grade"), text("river")]
    };
    assert_eq!(facts("charleroi", "ham"), ["major", "Sambre"]);
    assert_eq!(facts("charleroi", "thuin"), ["minor", "Sambre"]);
    assert_eq!(facts("beaumont", "thuin"), ["minor", "none"]);
    assert_eq!(facts("quatrebras", "ligny"), ["major", "none"]);
    let roads = list(&scenery, "roads");
    let of_grade = |grade: &str| roads.iter().filter(|road| road["grade"] == grade).count();
    assert_eq!([of_grade("major"), of_grade("minor")], [51, 65]);
    assert_eq!(roads.iter().filter(|road| road["river"].is_string()).count(), 45);
}

#[test]
fn wat_2_1_2_a_every_road_of_the_page_is_there() {
    let page = include_str!("../../../rules/en.md");
    let (_, table) = page.split_once("| from | to |").expect("a table");
    let scenery = scenery();
    let id = |name: &str| {
        let town = list(&scenery, "towns").iter().find(|town| town["name"] == name.trim());
        town.unwrap_or_else(|| panic!("{name}"))["id"].as_str().expect("an id").to_owned()
    };
    let mut count = 0;
    for row in table.lines().skip(2).take_while(|line| line.starts_with('|')) {
        let cells: Vec<&str> = row.split('|').collect();
        for entry in cells[2].split(';') {
            let (name, river) = entry.split_once('~').unwrap_or((entry, ""));
            let grade = if name.contains("**") { "major" } else { "minor" };
            let found = road(&scenery, &id(cells[1]), &id(&name.replace("**", "")));
            let crosses = found["river"].as_str().unwrap_or("");
            assert_eq!((found["grade"].as_str(), crosses), (Some(grade), river.trim()), "{entry}");
            count += 1;
        }
    }
    assert_eq!(count, list(&scenery, "roads").len());
}

/// The French are left alone where they stand, from the first turn on in which cities count.
fn held(towns: &str) -> Field {
    let mut field = Field::at(&format!(
        "turn 1
        option supply-victory-from-turn 1
        {towns}
        mons: A-WEL A-R-PIC
        huy: P-BLU P-1-INF1 P-2-INF1
        ask moves"
    ));
    field.act("end-moves");
    while field.question() == "starve" {
        let action = field.legal()[0];
        let seat = field.seat();
        let mut luck = luck::Scripted::new();
        let mut journal = engine::Journal::keeping();
        engine::Game::play(&mut field.campaign, seat, action, &mut luck, &mut journal)
            .expect("it is on offer");
        field.events.extend(journal.into_events());
        if field.is_over() {
            break;
        }
    }
    field
}

fn cities_won(field: &Field) -> bool {
    let won = Event::Won { side: Side::French, by: Victory::Cities };
    field.events.contains(&won)
}

#[test]
fn wat_2_1_3_a_three_supply_cities() {
    let scenery = scenery();
    let cities = list(&scenery, "towns").iter().filter(|town| town["supply"].is_object());
    let cities: Vec<(&str, &str)> = cities
        .map(|town| {
            (town["id"].as_str().expect("id"), town["supply"]["army"].as_str().expect("army"))
        })
        .collect();
    assert_eq!(
        cities,
        [("ghent", "anglo-dutch"), ("brussels", "anglo-dutch"), ("liege", "prussian")]
    );
    assert!(cities_won(&held("brussels: F-C1\nnamur: F-C2\nliege: F-C3")));
    assert!(!cities_won(&held("brussels: F-C1\nnamur: F-C2")));
}
