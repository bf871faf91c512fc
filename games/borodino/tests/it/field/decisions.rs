//! Decisions in words: the name of the decision as the protocol has it, and what it is about.
//!
//! `take F-1-5`, `move kamenka`, `activate F-HQ-NEY`, `stay`, `act-as army`, `bombard F-1-HA kamenka`,
//! `pay R-HQ-KUT`, `take-hit R-8-27`, `fight fleches`, `main-attack kamenka`, `form-square R-8-27`,
//! `shelter R-8-27 R-8-HA`, `fire F-1-5`, `fire F-C1-H squares`, `fire F-1-5 all bayonet`,
//! `retreat R-8-27 utitsa_wood`, `withdraw R-P-2`, `pass F-1-5`, `go-on psarevo`,
//! `regroup R-8-G utitsa_wood`, `supply golovino F-1-1`, `burn borodino gorki`, `place-rest`, `done`.

use borodino::{Action, Setting};
use serde_json::{Value, json};

/// The decision that words stand for.
#[track_caller]
pub(super) fn read(setting: &Setting, words: &str) -> Action {
    let parts: Vec<&str> = words.split_whitespace().collect();
    let (&name, about) = parts.split_first().expect("a decision");
    let block = |id: &str| block(setting, id);
    let area = |id: &str| area(setting, id);
    let value = match (name, about) {
        ("stay" | "done" | "place-rest", []) => json!(name),
        ("move" | "place" | "fight" | "main-attack" | "go-on", [to]) => json!({name: area(to)}),
        ("act-as", [level]) => json!({name: level}),
        ("arrive", [id, at]) => json!({name: {"block": block(id), "at": area(at)}}),
        ("bombard", [id, at]) => json!({name: {"gun": block(id), "at": area(at)}}),
        ("shelter", [square, guest]) => {
            json!({name: {"square": block(square), "guest": block(guest)}})
        }
        ("fire", [id]) => json!({name: {"block": block(id), "aim": "all", "arms": "fire"}}),
        ("fire", [id, aim]) => json!({name: {"block": block(id), "aim": aim, "arms": "fire"}}),
        ("fire", [id, aim, arms]) => json!({name: {"block": block(id), "aim": aim, "arms": arms}}),
        ("retreat" | "regroup", [id, to]) => json!({name: {"block": block(id), "to": area(to)}}),
        ("supply", [source, id]) => json!({name: {"source": area(source), "block": block(id)}}),
        ("burn", [one, other]) => {
            let border = setting.find_border(one, other);
            json!({name: border.unwrap_or_else(|| panic!("there is no border {one}-{other}"))})
        }
        (_, [id]) => json!({name: block(id)}),
        _ => panic!("{words:?} is no decision"),
    };
    serde_json::from_value(value.clone()).unwrap_or_else(|error| panic!("{words:?}: {error}"))
}

#[track_caller]
fn area(setting: &Setting, id: &str) -> Value {
    json!(setting.find_area(id).unwrap_or_else(|| panic!("there is no area {id:?}")))
}

#[track_caller]
fn block(setting: &Setting, id: &str) -> Value {
    json!(setting.find_block(id).unwrap_or_else(|| panic!("there is no block {id:?}")))
}
