//! What the examples of the pages do not show.

use engine::Viewer;
use serde_json::{Value, json};

use crate::sitting::Sitting;

fn night(sitting: &mut Sitting, seats: [&str; 2]) -> String {
    sitting.open(json!({"cmd": "new", "game": "night", "seats": seats, "seed": 7}))
}

#[test]
fn a_game_that_was_broken_off_is_checked_and_taken_up_like_any_other() {
    let mut sitting = Sitting::new();
    let table = night(&mut sitting, ["person", "person"]);
    sitting.ok(json!({"cmd": "abandon", "table": table}));
    let record = sitting.record(&table, Viewer::Referee);
    let verified = sitting.ok(json!({"cmd": "verify", "record": record}));
    assert_eq!(verified["verdict"]["lines"], 2, "{verified}");
    let loaded = sitting.ok(json!({"cmd": "load", "record": record}));
    assert_eq!(loaded["waiting"]["over"]["by"], "abandonment", "{loaded}");
}

#[test]
fn an_instruction_that_answers_at_once_tells_everybody_what_it_did() {
    let mut sitting = Sitting::new();
    let unit = |unit: u8| json!({"unit": unit, "at": unit + 1, "strength": 2, "order": "guard"});
    let mut units: Vec<Value> = (0..6).map(unit).collect();
    units[2]["order"] = json!({"march": 4});
    units[3]["fired"] = json!(true);
    let position = json!({"turn": 1, "asks": {"press-or-halt": {"unit": 2}}, "units": units});
    let table = sitting.open(json!({"cmd": "position", "game": "night", "position": position}));
    let left = sitting.ok(json!({"cmd": "standing", "table": table, "seat": 0,
        "instruction": "fired-at", "value": "halt"}));
    assert_eq!(left["waiting"], json!({"orders": [0, 1]}), "{left}");
    assert_eq!(left["standing"][0]["value"], "halt");
    let told = left["told"].as_array().expect("a list");
    let other = told.iter().find(|news| news["viewer"] == 1).expect("seat 1 is told");
    assert_eq!(other["news"].as_array().map(Vec::len), Some(1), "but not of the instruction");
}

#[test]
fn nobody_speaks_for_a_bot() {
    let mut sitting = Sitting::new();
    let table = night(&mut sitting, ["person", "random"]);
    let say = json!({"cmd": "say", "table": table, "viewer": 1, "text": "I?"});
    assert_eq!(sitting.refused(say).0, "wrong-seat");
}

#[test]
fn luck_that_was_named_and_does_not_fit_can_be_forgotten() {
    let mut sitting = Sitting::new();
    let seats = ["person", "greedy"];
    let table = sitting.open(json!({"cmd": "new", "game": "ccn", "seats": seats, "seed": 1}));
    let name = |draws: Value| json!({"cmd": "luck", "table": table, "draws": draws});
    let step = json!({"cmd": "step", "table": table, "all": true});
    sitting.ok(name(json!([{"kind": "battle", "dice": [1]}])));
    assert_eq!(sitting.ok(step.clone())["luck_left"], 1);
    assert_eq!(sitting.refused(step.clone()).0, "luck");
    assert_eq!(sitting.ok(name(json!([])))["left"], 0);
    sitting.ok(step);
}

#[test]
fn everybody_is_told_that_a_rematch_was_asked_for() {
    let mut sitting = Sitting::new();
    let table = night(&mut sitting, ["person", "random"]);
    sitting.ok(json!({"cmd": "resign", "table": table, "seat": 0}));
    let begun = sitting.ok(json!({"cmd": "rematch", "table": table, "seat": 0}));
    assert_eq!(begun["opened"]["seats"], json!(["random", "person"]), "{begun}");
    let told = begun["told"].as_array().map(Vec::len);
    assert_eq!(told, Some(3), "both seats and a spectator: {begun}");
}

#[test]
fn whoever_claims_to_have_read_more_than_there_is_is_told_nothing() {
    let mut sitting = Sitting::new();
    let table = sitting.open(json!({"cmd": "new", "game": "ccn", "seed": 1}));
    for since in [2, 1_000, u64::MAX] {
        let view = json!({"cmd": "view", "table": table, "viewer": 0, "since": since});
        assert_eq!(sitting.ok(view)["told"], json!([]), "since {since}");
    }
}
