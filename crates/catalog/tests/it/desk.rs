//! What the examples of the pages do not show.

use catalog::Desk;
use serde_json::{Value, json};

use crate::pages::desk;

/// Sends a request and gives what is answered.
fn send(desk: &mut Desk, mut request: Value) -> Value {
    request["id"] = json!(1);
    let answer = desk.answer(request.to_string().as_bytes());
    serde_json::from_str(&answer).expect("answers are JSON")
}

fn open(desk: &mut Desk, seats: [&str; 2], seed: &str) -> String {
    let new = json!({"cmd": "new", "game": "night", "seats": seats, "seed": seed});
    let opened = send(desk, new);
    opened["ok"]["table"].as_str().expect("a table").to_owned()
}

#[test]
fn a_game_that_was_broken_off_is_checked_and_taken_up_like_any_other() {
    let mut desk = desk();
    let table = open(&mut desk, ["person", "person"], "7");
    send(&mut desk, json!({"cmd": "abandon", "table": table}));
    let record = send(&mut desk, json!({"cmd": "record", "table": table}))["ok"]["record"].clone();
    let verified = send(&mut desk, json!({"cmd": "verify", "record": record}));
    assert_eq!(verified["ok"]["verdict"]["lines"], 2, "{verified}");
    let loaded = send(&mut desk, json!({"cmd": "load", "record": record}));
    assert_eq!(loaded["ok"]["waiting"]["over"]["by"], "abandonment", "{loaded}");
}

#[test]
fn an_instruction_that_answers_at_once_tells_everybody_what_it_did() {
    let mut desk = desk();
    let unit = |unit: u8| json!({"unit": unit, "at": unit + 1, "strength": 2, "order": "guard"});
    let mut units: Vec<Value> = (0..6).map(unit).collect();
    units[2]["order"] = json!({"march": 4});
    units[3]["fired"] = json!(true);
    let position = json!({"turn": 1, "asks": {"press-or-halt": {"unit": 2}}, "units": units});
    let opened = send(&mut desk, json!({"cmd": "position", "game": "night", "position": position}));
    let table = opened["ok"]["table"].as_str().unwrap_or_else(|| panic!("{opened}"));
    let left = send(
        &mut desk,
        json!({"cmd": "standing", "table": table, "seat": 0, "instruction": "fired-at", "value": "halt"}),
    );
    assert_eq!(left["ok"]["waiting"], json!({"orders": [0, 1]}), "{left}");
    assert_eq!(left["ok"]["standing"][0]["value"], "halt");
    let told = left["ok"]["told"].as_array().expect("a list");
    let other = told.iter().find(|news| news["viewer"] == 1).expect("seat 1 is told");
    assert_eq!(other["news"].as_array().map(Vec::len), Some(1), "but not of the instruction");
}

#[test]
fn nobody_speaks_for_a_bot() {
    let mut desk = desk();
    let table = open(&mut desk, ["person", "random"], "7");
    let said = send(&mut desk, json!({"cmd": "say", "table": table, "viewer": 1, "text": "I?"}));
    assert_eq!(said["error"]["code"], "wrong-seat");
}

#[test]
fn luck_that_was_named_and_does_not_fit_can_be_forgotten() {
    let mut desk = desk();
    let new = json!({"cmd": "new", "game": "ccn", "seats": ["person", "greedy"], "seed": 1});
    let table = send(&mut desk, new)["ok"]["table"].clone();
    let name = |draws: Value| json!({"cmd": "luck", "table": table, "draws": draws});
    send(&mut desk, name(json!([{"kind": "battle", "dice": [1]}])));
    let stuck = send(&mut desk, json!({"cmd": "step", "table": table, "all": true}));
    assert_eq!(stuck["ok"]["luck_left"], 1, "{stuck}");
    let refused = send(&mut desk, json!({"cmd": "step", "table": table}));
    assert_eq!(refused["error"]["code"], "luck", "{refused}");
    let forgotten = send(&mut desk, name(json!([])));
    assert_eq!(forgotten["ok"]["left"], 0, "{forgotten}");
    let goes_on = send(&mut desk, json!({"cmd": "step", "table": table, "all": true}));
    assert!(goes_on["error"].is_null(), "{goes_on}");
}

#[test]
fn a_rematch_begins_whatever_the_seed_and_is_not_lost_for_want_of_room() {
    let mut desk = desk();
    let table = open(&mut desk, ["person", "random"], &"x".repeat(200));
    send(&mut desk, json!({"cmd": "resign", "table": table, "seat": 0}));
    while open_one_more(&mut desk) {}
    let again = json!({"cmd": "rematch", "table": table, "seat": 0});
    assert_eq!(send(&mut desk, again.clone())["error"]["code"], "too-many");
    send(&mut desk, json!({"cmd": "close", "table": "t2"}));
    let begun = send(&mut desk, again);
    assert_eq!(begun["ok"]["opened"]["seats"], json!(["random", "person"]), "{begun}");
    assert_eq!(begun["ok"]["told"][1]["viewer"], 1, "everybody is told");
}

fn open_one_more(desk: &mut Desk) -> bool {
    send(desk, json!({"cmd": "new", "game": "night"}))["error"].is_null()
}
