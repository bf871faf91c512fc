//! `grognard arena`, with players and scenarios that take little time.

mod keeping;

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::{folder, grognard, run};

/// A small battle that bots are through with in no time.
const HERE: [&str; 4] = ["--game", "ccn", "--scenario", "rolica-first-position"];

fn arena(arguments: &[&str]) -> Value {
    let all = [&["arena", "--json", "-"], &HERE[..], arguments].concat();
    without_times(serde_json::from_str(&grognard(&all).ok()).expect("JSON"))
}

/// The report without what a clock has measured.
fn without_times(mut report: Value) -> Value {
    fn strip(value: &mut Value) {
        match value {
            Value::Object(fields) => {
                fields.remove("milliseconds");
                fields.values_mut().for_each(strip);
            }
            Value::Array(values) => values.iter_mut().for_each(strip),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }
    assert!(report["milliseconds"].is_number() && report["pairs"][0]["milliseconds"].is_number());
    strip(&mut report);
    report
}

fn number(value: &Value) -> f64 {
    value.as_f64().expect("a number")
}

#[test]
fn the_same_seed_gives_the_same_report_on_any_number_of_threads() {
    let games = ["--players", "random,greedy", "--games", "12", "--seed", "5", "--max-turns", "12"];
    let one = arena(&[&games[..], &["--threads", "1"]].concat());
    assert_eq!(one, arena(&[&games[..], &["--threads", "3"]].concat()));
    assert_eq!(one, arena(&games));
    assert_ne!(one, arena(&["--players", "random,greedy", "--games", "12", "--max-turns", "12"]));
}

#[test]
fn it_stops_when_it_is_clear_who_is_better() {
    let report = arena(&["--players", "random,greedy", "--games", "200"]);
    let pair = &report["pairs"][0];
    assert_eq!((&pair["player"], &pair["answer"]), (&"greedy".into(), &"above".into()));
    assert!(number(&pair["games"]) < 100.0, "{pair}");
    assert!(number(&pair["bounds"]["low"]) > 0.5, "{pair}");
    assert!(number(&pair["interval"]["low"]) > 0.5, "{pair}");
    assert_eq!(report["players"][0]["elo"], 0.0);
    assert!(number(&report["players"][1]["elo_interval"]["low"]) > 0.0, "{report}");
}

#[test]
fn every_game_is_counted_once_and_everybody_has_either_side_as_often() {
    let report = arena(&["--players", "random,greedy", "--games", "9", "--all-games"]);
    let pair = &report["pairs"][0];
    let count = |key: &str| pair[key].as_u64().expect("a count");
    assert_eq!(count("games"), 10);
    assert_eq!(count("won") + count("drawn") + count("lost"), 10);
    let rounds = pair["pairs"].as_array().expect("five counts").iter();
    assert_eq!(rounds.map(|it| it.as_u64().expect("a count")).sum::<u64>(), 5);
    for side in pair["scenarios"][0]["sides"].as_array().expect("two sides") {
        assert_eq!(side["games"], 5, "{side}");
    }
}

#[test]
fn a_player_who_meets_his_like_gets_half_of_the_points_of_every_pair() {
    // With a factor of 1 it is the same player, and with the same luck it plays the same game.
    let players = ["--players", "conscript,conscript*1", "--work", "0.001"];
    let report = arena(&[&players[..], &["--games", "4", "--max-turns", "3"]].concat());
    let pair = &report["pairs"][0];
    assert_eq!((&pair["share"], &pair["pairs"][2]), (&0.5.into(), &2.into()), "{pair}");
    assert_eq!(pair["answer"], "open");
}

#[test]
fn capped_games_are_judged_by_the_rules_and_told_of() {
    let short = ["--players", "random,greedy", "--games", "20", "--all-games", "--max-turns", "4"];
    let pair = arena(&short)["pairs"][0].clone();
    assert_eq!(pair["capped"], 20, "{pair}");
    // Who had taken more banners by then has won.
    assert!(pair["won"].as_u64() > Some(0) && pair["drawn"].as_u64() < Some(20), "{pair}");
}

#[test]
fn every_game_can_judge_what_is_stopped() {
    let short = ["--players", "random,greedy", "--games", "2", "--all-games", "--max-turns", "2"];
    let pair_of = |game: &str| {
        let out = grognard(&[&["arena", "--json", "-", "--game", game], &short[..]].concat()).ok();
        let report: Value = serde_json::from_str(&out).expect("JSON");
        report["pairs"][0].clone()
    };
    for game in ["ccn", "waterloo", "samurai", "borodino"] {
        let pair = pair_of(game);
        let count = |key: &str| pair[key].as_u64().expect("a count");
        assert_eq!((count("games"), count("capped")), (2, 2), "{game}: {pair}");
        assert_eq!(count("won") + count("drawn") + count("lost"), 2, "{game}: {pair}");
    }
    // So early no French army is in two cities, and time is with the Allies, whoever leads them.
    assert_eq!(pair_of("waterloo")["pairs"][2], 1);
    // Equal points are a Russian win.
    assert_eq!(pair_of("borodino")["drawn"], 0);
}

#[test]
fn one_player_takes_all_seats_of_a_side() {
    let three =
        ["--game", "waterloo", "--scenario", "waterloo-and-wavre", "--option", "three-players=on"];
    let games = ["--players", "random,random*1"];
    let all = [&["arena"][..], &three, &games].concat();
    let refused = grognard(&all).refused();
    assert!(refused.contains("Only levels"), "{refused}");
    let games = ["--players", "random,greedy", "--games", "2", "--max-turns", "1", "--json", "-"];
    let report = grognard(&[&["arena"][..], &three, &games].concat()).ok();
    let report: Value = serde_json::from_str(&report).expect("JSON");
    let sides = &report["pairs"][0]["scenarios"][0]["sides"];
    assert_eq!((&sides[0]["side"], &sides[0]["games"]), (&"french".into(), &1.into()), "{sides}");
    let allies = sides[1]["side"].as_str().expect("a name");
    assert!(allies.contains('+'), "{allies}");
}

#[test]
fn neighbours_alone_can_meet() {
    let players = ["--players", "random,greedy,conscript", "--work", "0.001", "--max-turns", "2"];
    let met = |more: &[&str]| {
        let pairs = arena(&[&players[..], &["--games", "2"], more].concat())["pairs"].clone();
        let pairs = pairs.as_array().expect("a list").iter();
        pairs.map(|pair| format!("{} {}", pair["player"], pair["opponent"])).collect::<Vec<_>>()
    };
    assert_eq!(met(&[]).len(), 3);
    assert_eq!(met(&["--neighbours"]).len(), 2);
}

#[test]
fn a_table_and_a_chart_are_made_for_people() {
    let folder = folder("arena-chart");
    let games = ["--players", "random,greedy", "--games", "4", "--details", "--svg", "elo.svg"];
    let out = run(&folder, &[&["arena"], &HERE[..], &games].concat(), "").ok();
    for word in ["greedy against random", "rolica-first-position", "95 % interval", "Elo points"] {
        assert!(out.contains(word), "{word}: {out}");
    }
    let chart = fs::read_to_string(folder.join("elo.svg")).expect("a chart");
    assert!(chart.contains(">greedy</text>") && chart.contains("</svg>"), "{chart}");
}

#[test]
fn bad_input_is_refused() {
    let refused = |arguments: &[&str]| grognard(&[&["arena"], arguments].concat()).refused();
    assert!(refused(&["--game", "chess"]).contains("no game \"chess\""));
    assert!(refused(&["--scenario", "nowhere"]).contains("no scenario \"nowhere\""));
    assert!(refused(&["--players", "random"]).contains("two players"));
    assert!(refused(&["--players", "random,random"]).contains("\"random\" twice"));
    assert!(refused(&["--players", "random,napoleon"]).contains("no bot \"napoleon\""));
    assert!(refused(&["--players", "random,person"]).contains("person"));
    assert!(refused(&["--players", "random,conscript*x"]).contains("conscript*16"));
    assert!(refused(&["--scenario", "all,nowhere"]).contains("no scenario"));
    assert!(refused(&["--option", "frob=1"]).contains("frob"));
    for [flag, value] in [
        ["--work", "0"],
        ["--work", "0.0001"],
        ["--confidence", "1"],
        ["--confidence", "NaN"],
        ["--bar", "0"],
        ["--bar", "x"],
        ["--games", "0"],
        ["--threads", "0"],
        ["--max-turns", "0"],
    ] {
        let sentence = refused(&[flag, value]);
        assert!(sentence.contains(flag), "{sentence}");
    }
    let nowhere = Path::new("no-such-folder/games.jsonl").to_str().expect("text");
    let players = [&HERE[..], &["--players", "random,greedy", "--keep", nowhere]].concat();
    assert!(refused(&players).contains("cannot be used"));
}
