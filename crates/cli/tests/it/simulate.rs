use serde_json::Value;

use crate::grognard;

fn simulate(arguments: &[&str]) -> Value {
    let out = grognard(&[&["simulate", "--json"], arguments].concat()).ok();
    let mut report: Value = serde_json::from_str(&out).expect("JSON");
    let report_fields = report.as_object_mut().expect("an object");
    for speed in ["milliseconds", "decisions_per_second", "games_per_second"] {
        assert!(report_fields.remove(speed).is_some_and(|value| value.is_number()));
    }
    report
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    let games = ["--games", "6", "--seed", "5", "--players", "random,random"];
    let one = simulate(&games);
    assert_eq!(one, simulate(&games));
    assert_eq!(one, simulate(&[&games[..], &["--threads", "3"]].concat()));
    assert_eq!(one["games"], 6);
}

#[test]
fn every_game_is_won_drawn_or_capped() {
    let report = simulate(&["--games", "4", "--players", "random,greedy", "--max-turns", "3"]);
    let wins = report["seats"].as_array().expect("seats").iter();
    let won: u64 = wins.map(|seat| seat["wins"].as_u64().expect("a count")).sum();
    let other = |key: &str| report[key].as_u64().expect("a count");
    assert_eq!(won + other("draws") + other("capped"), 4);
}

#[test]
fn a_report_is_printed_for_people() {
    let out = grognard(&["simulate", "--games", "2", "--seed", "9"]).ok();
    for word in ["won", "draws", "capped", "decisions per second", "games per second"] {
        assert!(out.contains(word), "{word}");
    }
}

#[test]
fn bad_input_is_refused() {
    let refused = |arguments: &[&str]| grognard(&[&["simulate"], arguments].concat()).refused();
    assert!(refused(&["--game", "chess"]).contains("no game \"chess\""));
    assert!(refused(&["--scenario", "nowhere"]).contains("no scenario \"nowhere\""));
    assert!(refused(&["--players", "random,napoleon"]).contains("no bot \"napoleon\""));
    assert!(refused(&["--players", "random"]).contains("2 seats"));
    assert!(refused(&["--players", "random,person"]).contains("person"));
    assert!(refused(&["--option", "frob=1"]).contains("frob"));
    assert_eq!(grognard(&["simulate", "--games", "0"]).code, 2);
    assert_eq!(grognard(&["simulate", "--option", "frob"]).code, 2);
}
