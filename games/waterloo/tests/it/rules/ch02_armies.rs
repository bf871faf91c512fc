//! Chapter 2: the armies of June 1815.

use engine::Title as _;
use serde_json::Value;
use waterloo::{Event, Kind};

use crate::field::Field;

/// The blocks of an army, as the scenery has them.
fn blocks(army: &str) -> Vec<Value> {
    let scenery = serde_json::to_value(Field::historical(&[]).campaign.scenery()).expect("JSON");
    let blocks = scenery["blocks"].as_array().expect("blocks");
    blocks.iter().filter(|block| block["army"] == army).cloned().collect()
}

/// Blocks, steps, and blocks of each type: leader, infantry, light and heavy cavalry, foot and
/// horse artillery.
fn numbers(army: &str) -> (usize, u64, [usize; 6]) {
    let blocks = blocks(army);
    let kinds = [
        Kind::Leader,
        Kind::Infantry,
        Kind::LightCavalry,
        Kind::HeavyCavalry,
        Kind::FootArtillery,
        Kind::HorseArtillery,
    ];
    let of = |kind: Kind| {
        let is_one = |block: &&Value| {
            serde_json::from_value::<Kind>(block["kind"].clone()).expect("a type") == kind
        };
        blocks.iter().filter(is_one).count()
    };
    let steps = blocks.iter().map(|block| block["steps"].as_u64().expect("steps")).sum();
    (blocks.len(), steps, kinds.map(of))
}

/// The rows of the table of an army on the page, cell by cell.
fn rows_of_page(rule: &str) -> Vec<Vec<String>> {
    let page = include_str!("../../../rules/en.md");
    let (_, section) = page.split_once(&format!("### {rule} ")).expect("a rule");
    let (_, table) = section.split_once("| id | name |").expect("a table");
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    let cells = |row: &str| -> Vec<String> {
        row.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect()
    };
    rows.map(cells).collect()
}

/// Every block is as the page has it, in its order and in its place.
fn check_table(rule: &str, army: &str) {
    let field = Field::historical(&[("setup", "historical")]);
    let scenery = serde_json::to_value(field.campaign.scenery()).expect("JSON");
    let town_name = |id: &str| {
        let towns = scenery["towns"].as_array().expect("towns");
        towns.iter().find(|town| town["id"] == id).expect("a town")["name"].clone()
    };
    let blocks = blocks(army);
    let rows = rows_of_page(rule);
    assert_eq!(rows.len(), blocks.len());
    for (row, block) in rows.iter().zip(&blocks) {
        let text = |field: &str| block[field].as_str().unwrap_or("-").to_owned();
        let expected = [
            text("id"),
            text("name"),
            text("corps"),
            text("kind").replace('-', " "),
            block["steps"].to_string(),
            format!("F{}", block["fire"]),
            town_name(&field.place(&text("id"))).as_str().expect("a name").to_owned(),
        ];
        assert_eq!(row[..], expected);
    }
}

#[test]
fn wat_2_2_1_a_the_french_army() {
    assert_eq!(numbers("french"), (24, 66, [1, 9, 2, 3, 7, 2]));
    check_table("WAT-2.2.1", "french");
}

#[test]
fn wat_2_2_2_a_the_anglo_dutch_army() {
    assert_eq!(numbers("anglo-dutch"), (16, 49, [1, 10, 2, 1, 1, 1]));
    check_table("WAT-2.2.2", "anglo-dutch");
}

#[test]
fn wat_2_2_3_a_the_prussian_army() {
    assert_eq!(numbers("prussian"), (18, 58, [1, 8, 4, 0, 4, 1]));
    check_table("WAT-2.2.3", "prussian");
}

/// The hits of a block that is engaged and rolls 1, 2, 3, 4.
fn hits(block: &str, option: &str) -> u8 {
    let mut field = Field::at(&format!(
        "turn 1
        option low-infantry-fire {option}
        entries: ham-charleroi
        battle charleroi round 1
        a-l: F-1-INF1
        a-c: F-1-INF2
        a-r: F-3-INF1
        d-l: {block}(4) P-1-INF1(4) P-2-INF1(4)
        d-c: P-1-INF2
        d-r: P-1-CAV
        ask battle-phase charleroi attacker"
    ));
    field.dice("fire", [1, 2, 3, 4]).act(&format!("take {block}")).act("fire");
    field.finish();
    let hits = |event: &Event| {
        let Event::Fired { hits, .. } = event else { return None };
        Some(*hits)
    };
    field.events.iter().find_map(hits).expect("it fired")
}

#[test]
fn wat_2_2_4_a_infantry_hits_with_one_and_two() {
    assert_eq!([hits("F-2-INF1", "off"), hits("F-2-INF1", "on")], [2, 1]);
    assert_eq!([hits("F-G-INF", "off"), hits("F-G-INF", "on")], [3, 2]);
}

#[test]
fn wat_2_2_4_a_fire_values_follow_from_the_type() {
    for block in ["french", "anglo-dutch", "prussian"].iter().flat_map(|army| blocks(army)) {
        let expected = match block["kind"].as_str().expect("a type") {
            "infantry" if block["id"] == "F-G-INF" => 3,
            "infantry" | "light-cavalry" => 2,
            "heavy-cavalry" => 3,
            _ => 1,
        };
        assert_eq!(block["fire"], expected, "{}", block["id"]);
    }
}
