//! Chapter 4: the three scenarios and what they begin with.

use engine::{Title as _, Viewer};
use serde_json::Value;

use borodino::Campaign;

use super::printed::{id_of, list, scenery, word};
use crate::field::Field;

fn number(value: &Value) -> u64 {
    value.as_u64().expect("a number")
}

/// The date and hour of a turn.
fn hour(scenery: &Value, turn: usize) -> (&str, u64) {
    let card = &list(scenery, "track")[turn - 1];
    (word(&card["date"]), number(&card["hour"]))
}

/// The points of a side in a turn while all its sources are free.
fn points(scenery: &Value, side: &str) -> u64 {
    let own = list(scenery, "sources").iter().filter(|source| source["side"] == side);
    own.map(|source| number(&source["symbols"])).sum()
}

#[test]
fn bor_4_1_1_a_three_scenarios() {
    let cards = Campaign::scenarios();
    let ids: Vec<&str> = cards.iter().map(|card| card.id.as_str()).collect();
    assert_eq!(ids, ["shevardino", "borodino", "combined"]);
    let turns: Vec<u32> = cards.iter().filter_map(|card| card.turns).collect();
    assert_eq!(turns, [7, 15, 37]);
    for (id, expected) in [("shevardino", [3, 3]), ("borodino", [4, 3]), ("combined", [4, 3])] {
        let scenery = scenery(id);
        assert_eq!(["french", "russian"].map(|side| points(&scenery, side)), expected, "{id}");
    }
    let three_days = scenery("combined");
    assert_eq!(hour(&three_days, 8), ("6 September", 6));
    assert_eq!(hour(&three_days, 23), ("7 September", 6));
}

#[test]
fn bor_4_1_2_a_one_turn_is_one_hour() {
    let day = scenery("shevardino");
    let hours: Vec<u64> = list(&day, "track").iter().map(|turn| number(&turn["hour"])).collect();
    assert_eq!(hours, [14, 15, 16, 17, 18, 19, 20]);
    let battle = scenery("borodino");
    let track = list(&battle, "track");
    assert_eq!((track.len(), hour(&battle, 1)), (15, ("7 September", 6)));
    assert_eq!(hour(&battle, 15), ("7 September", 20));
    let last: Vec<usize> = (1..)
        .zip(track)
        .filter(|(_, it)| it["is_last_of_day"] == true)
        .map(|(turn, _)| turn)
        .collect();
    assert_eq!(last, [15]);
    let three_days = scenery("combined");
    let track = (1..).zip(list(&three_days, "track"));
    let last: Vec<usize> =
        track.filter(|(_, it)| it["is_last_of_day"] == true).map(|(turn, _)| turn).collect();
    assert_eq!(last, [7, 22, 37]);
}

#[test]
fn bor_4_1_2_a_the_battle_ends_after_the_hour_of_eight() {
    let mut field = Field::at(
        "turn 15
        golovino: F-1-1
        uspenskoye: R-6-7
        ask straggles russian",
    );
    field.act("done");
    while !field.is_over() {
        assert_eq!(field.turn(), 15);
        field.act("done");
    }
}

/// How many blocks of each side stand on the map, in all and in the fullest area against its limit.
fn numbers(field: &Field) -> [usize; 2] {
    let document = field.json();
    let blocks = document["blocks"].as_array().expect("blocks").clone();
    ["F", "R"].map(|side| blocks.iter().filter(|it| word(&it["id"]).starts_with(side)).count())
}

/// Whether a block of a list begins a step short in a scenario.
fn begins_short(scenario: &str, block: &Value) -> bool {
    let id = word(&block["id"]);
    if scenario == "shevardino" {
        return ["R-7-12", "R-7-26", "R-8-27", "R-8-G", "R-8-CG"].contains(&id);
    }
    let is_spared = word(&block["kind"]) == "headquarters" || id.starts_with("R-5-");
    id.starts_with('R') && !is_spared
}

/// No area holds more blocks than it has room for, and every block has the steps that it begins with.
fn check_set_up(scenario: &str) {
    let field = Field::scenario(scenario, &[]);
    let document = field.json();
    let blocks = document["blocks"].as_array().expect("blocks");
    let scenery = scenery(scenario);
    for area in list(&scenery, "areas") {
        let here = blocks.iter().filter(|block| block["area"] == area["id"]).count() as u64;
        assert!(here <= number(&area["stacking"]), "{}", area["id"]);
    }
    for block in blocks {
        let id = word(&block["id"]);
        let printed = list(&scenery, "blocks").iter().find(|it| word(&it["id"]) == id);
        let printed = printed.expect("a block");
        let short = u64::from(begins_short(scenario, printed));
        assert_eq!(u64::from(field.steps(id)), number(&printed["steps"]) - short, "{id}");
    }
}

#[test]
fn bor_4_1_3_a_blocks_begin_with_the_steps_of_the_scenario_within_the_limits() {
    ["shevardino", "borodino", "combined"].into_iter().for_each(check_set_up);
    let field = Field::scenario("shevardino", &[]);
    assert_eq!(numbers(&field), [18, 17]);
    assert!(field.setting().find_block("F-G-OG").is_none());
}

/// A battle for a redoubt in a turn of a scenario: the steps that two French hits cost.
fn lost_to_two_hits(scenario: &str, turn: u8) -> u8 {
    let mut field = Field::at(&format!(
        "scenario {scenario}
        turn {turn}
        fleches: F-1-5 R-8-27
        entered: F-1-5 kamenka
        crossed: kamenka>fleches french 1
        battle fleches round 1 attacker french
        ask turns c attacker"
    ));
    field.dice([1, 2, 6, 6]).act("fire F-1-5");
    3 - field.steps("R-8-27")
}

#[test]
fn bor_4_1_4_a_the_fleches_are_a_redoubt_from_the_second_day_on() {
    assert_eq!([7, 8].map(|turn| lost_to_two_hits("combined", turn)), [2, 1]);
    assert_eq!(lost_to_two_hits("shevardino", 7), 2);
    assert_eq!(lost_to_two_hits("borodino", 1), 1);
}

#[test]
fn bor_4_1_4_a_redoubts_in_play() {
    let in_play = |scenario: &str| -> Vec<(String, u64)> {
        let scenery = scenery(scenario);
        let areas = list(&scenery, "areas").iter();
        let known = areas.filter_map(|it| Some((it, it["redoubt_from"].as_u64()?)));
        known.map(|(area, from)| (word(&area["id"]).to_owned(), from)).collect()
    };
    let with = |entries: &[(&str, u64)]| -> Vec<(String, u64)> {
        entries.iter().map(|&(id, from)| (id.to_owned(), from)).collect()
    };
    let first = [("shevardino", 1), ("gorki", 1), ("maslovo", 1)];
    assert_eq!(in_play("shevardino"), with(&first));
    let all = |from: u64| {
        with(&[
            ("shevardino", 1),
            ("raevsky", from),
            ("fleches", from),
            ("gorki", 1),
            ("maslovo", 1),
        ])
    };
    assert_eq!(in_play("borodino"), all(1));
    assert_eq!(in_play("combined"), all(8));
}

#[test]
fn bor_4_1_5_a_symbols_in_play() {
    let sources = |scenario: &str| -> Vec<String> {
        let scenery = scenery(scenario);
        let sources = list(&scenery, "sources").iter();
        sources.map(|it| format!("{} {}", id_of(&scenery, &it["area"]), it["symbols"])).collect()
    };
    let first = ["golovino 2", "yelnya 1", "uspenskoye 2", "mikhailovskoye 1"];
    assert_eq!(sources("shevardino"), first);
    let all = [
        "golovino 2",
        "akinshino 1",
        "yelnya 1",
        "uspenskoye 1",
        "mikhailovskoye 1",
        "old_road_east 1",
    ];
    assert_eq!(sources("borodino"), all);
    assert_eq!(sources("combined"), all);
    let field = Field::at(
        "scenario shevardino
        turn 3
        doronino: F-1-2(1)
        valuevo: F-1-1(1)
        raevsky: R-7-26
        ask supply french",
    );
    assert!(field.offers("supply golovino F-1-1"));
    assert!(!field.legal().contains(&field.action("supply akinshino F-1-2")));
}

#[test]
fn bor_4_1_5_a_three_points_on_the_5th_and_no_more() {
    let mut field = Field::at(
        "scenario shevardino
        turn 3
        golovino: F-C1-H(1)
        valuevo: F-1-1(1)
        bezzubovo: F-1-2(1)
        yelnya: F-5-18(1)
        doronino: F-1-5(1)
        raevsky: R-7-26
        ask supply french",
    );
    field.refused("supply akinshino F-1-5", "BOR-15.2.3");
    field.acts("supply golovino F-C1-H; supply golovino F-1-1; supply yelnya F-5-18");
    // Others lack steps and would be in supply, but no point is left.
    assert_ne!((field.asked(), field.question().as_str()), ("french", "supply"));
    assert_eq!((field.steps("F-1-2"), field.steps("F-1-5")), (1, 1));
}

#[test]
fn bor_4_1_3_a_with_the_option_all_begin_at_full_strength() {
    for scenario in ["shevardino", "borodino", "combined"] {
        for free in ["on", "off"] {
            let field = Field::scenario(scenario, &[("full-strength", "on"), ("free-setup", free)]);
            let setting = field.setting();
            for block in field.json()["blocks"].as_array().expect("blocks") {
                assert!(block["steps"].is_null(), "{scenario}: {block} is short");
            }
            let guard = setting.find_block("R-8-G").expect("a block");
            let view = field.view_of(Viewer::Referee);
            let guard = view.blocks.iter().find(|it| it.block == guard).expect("it is there");
            assert_eq!(guard.steps, 3);
        }
    }
}

#[test]
fn bor_4_1_5_a_as_many_symbols_are_drawn_as_are_captured() {
    for (scenario, symbols) in [("shevardino", 2), ("borodino", 1), ("combined", 1)] {
        let scenery = scenery(scenario);
        let sources = list(&scenery, "sources").iter();
        let mut here = sources.filter(|it| id_of(&scenery, &it["area"]) == "uspenskoye");
        assert_eq!(here.next().expect("a source")["symbols"], symbols);
        let mut field = Field::at(&format!(
            "scenario {scenario}
            turn 3 first french
            uspenskoye: F-C1-L(1)
            raevsky: R-7-26
            ask straggles russian"
        ));
        field.act("done");
        assert_eq!(field.asked_of("points"), 2 * symbols);
    }
}
