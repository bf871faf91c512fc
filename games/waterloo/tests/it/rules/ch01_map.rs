//! Chapter 1: the map, and who is the attacker.

use engine::Title as _;
use std::collections::BTreeSet;

use serde_json::Value;
use waterloo::{Event, Role};

use crate::field::Field;

#[test]
fn wat_1_2_1_a_neighbours_are_joined_by_a_road() {
    let field = Field::historical(&[]);
    let scenery = serde_json::to_value(field.campaign.scenery()).expect("JSON");
    let name = |town: &Value| {
        let town = &scenery["towns"][town.as_u64().expect("a number") as usize];
        town["id"].as_str().expect("an id").to_owned()
    };
    let roads = scenery["roads"].as_array().expect("roads");
    let ends = roads.iter().map(|road| [name(&road["ends"][0]), name(&road["ends"][1])]);
    let ends: Vec<[String; 2]> = ends.collect();
    let of_charleroi = ends.iter().filter(|ends| ends.iter().any(|end| end == "charleroi"));
    let neighbours: BTreeSet<&str> =
        of_charleroi.flatten().map(String::as_str).filter(|&end| end != "charleroi").collect();
    let expected = ["binche", "fosses", "gerpinnes", "ham", "ligny", "quatrebras", "thuin"];
    assert_eq!(neighbours.into_iter().collect::<Vec<_>>(), expected);
    let pairs: BTreeSet<BTreeSet<&String>> = ends.iter().map(|it| it.iter().collect()).collect();
    assert_eq!(pairs.len(), ends.len(), "no pair of towns has more than one road");
}

#[test]
fn wat_1_2_1_a_all_movement_follows_roads() {
    let mut field = Field::at(
        "turn 1
        charleroi: F-C1
        namur: P-BLU
        ask moves",
    );
    field.act("take F-C1").refused("move mons", "WAT-1.2.1");
    assert!(field.offers("move binche") && field.offers("move binche mons"));
    field.refused("move thuin mons", "WAT-1.2.1");
    field.act("move binche mons");
    assert_eq!(field.place("F-C1"), "mons");
}

const GHENT: &str = "
    turn 1
    ghent: F-C1(2)
    namur: P-BLU P-1-INF1
    brussels: A-WEL A-R-PIC
    ask moves";

/// Whether Ghent was cut at the end of a turn: whether the French hold it.
fn is_cut(field: &Field) -> bool {
    field.events.iter().any(|event| matches!(event, Event::SupplyCut { .. }))
}

#[test]
fn wat_1_2_2_a_a_town_that_everybody_left_is_held_by_nobody() {
    let mut field = Field::at(GHENT);
    field.acts("take F-C1; move oudenarde; end-moves; end-marches");
    assert_eq!(field.place("F-C1"), "oudenarde");
    assert!(!is_cut(&field));
    assert_eq!(field.turn(), 2);
}

#[test]
fn wat_1_2_2_a_a_town_with_blocks_of_one_side_is_held() {
    let mut field = Field::at(GHENT);
    field.act("end-moves");
    assert!(is_cut(&field));
}

#[test]
fn wat_1_2_3_a_a_town_takes_any_number_of_blocks() {
    let mut field = Field::at(
        "turn 1
        thuin: F-NAP F-G-INF F-G-CAV F-G-ART1 F-G-ART2 F-1-INF1 F-1-INF2
        thuin: F-1-ART F-2-INF1 F-2-INF2 F-2-ART F-3-INF1 F-3-INF2 F-3-ART
        beaumont: F-4-INF F-4-ART F-6-INF F-6-ART F-C1 F-C2
        namur: P-BLU
        ask moves",
    );
    for block in ["F-4-INF", "F-4-ART", "F-6-INF", "F-6-ART", "F-C1", "F-C2"] {
        field.act(&format!("take {block}")).act("move thuin");
    }
    let document = field.json();
    let blocks = document["blocks"].as_array().expect("blocks");
    assert_eq!(blocks.iter().filter(|block| block["town"] == "thuin").count(), 20);
}

#[test]
fn wat_1_2_3_a_every_block_may_enter_every_town() {
    let mut field = Field::at(
        "turn 2
        mons: A-1-CAV(2)
        namur: P-BLU
        beaumont: F-NAP
        ask moves",
    );
    field.acts("take A-1-CAV; move maubeuge");
    assert_eq!(field.place("A-1-CAV"), "maubeuge");
}

/// The first battle turn of a battle in Charleroi.
fn first_battle_turn(events: &[Event]) -> Option<Role> {
    events.iter().find_map(|event| {
        let Event::BattleTurnBegan { role, round: 1, .. } = event else { return None };
        Some(*role)
    })
}

#[test]
fn wat_1_3_1_a_the_active_side_is_the_attacker() {
    let mut field = Field::at(
        "turn 2
        ligny: P-1-INF1 P-1-INF2 P-1-CAV
        charleroi: F-1-INF1 F-1-INF2 F-2-INF1
        ask moves",
    );
    field.markers(["stream", "woods", "hill"]);
    for block in ["P-1-INF1", "P-1-INF2", "P-1-CAV"] {
        field.act(&format!("take {block}")).act("move charleroi");
    }
    field.act("end-moves");
    if field.question() == "marches" {
        field.act("end-marches");
    }
    assert_eq!(field.asked(), "allies");
    field.act("put-marker stream left");
    assert_eq!(field.asked(), "french");
    field.acts("put-marker woods left; put-marker hill centre");
    field.acts("deploy F-1-INF1 left; deploy F-1-INF2 centre; deploy F-2-INF1 right; confirm");
    field.acts("deploy P-1-INF1 left; deploy P-1-INF2 centre; deploy P-1-CAV right; confirm");
    assert_eq!(first_battle_turn(&field.events), Some(Role::Attacker));
    assert_eq!((field.asked(), field.question().as_str()), ("allies", "battle-phase"));
    assert_eq!(field.asked_of("role"), "attacker");
    field.finish();
}

#[test]
fn wat_1_3_1_a_a_counter_attack_changes_no_role() {
    let mut field = Field::at(
        "turn 2
        entries: ligny-charleroi
        battle charleroi round 1
        a-l: P-1-INF1
        a-c: P-1-INF2
        a-r: P-1-CAV
        d-l: F-1-INF1
        d-c: F-1-INF2
        d-r: F-2-INF1
        ask battle-phase charleroi defender",
    );
    field.acts("take F-1-INF2; step a-c; end-battle-phase");
    let role = |field: &Field| field.asked_of("role").as_str().map(str::to_owned);
    assert_eq!((field.asked(), role(&field).as_deref()), ("allies", Some("attacker")));
    field.act("end-battle-phase");
    assert_eq!((field.asked(), role(&field).as_deref()), ("french", Some("defender")));
}
