//! Decisions in words: the name of the decision as the protocol has it, and what it is about.
//!
//! `take F-NAP`, `move charleroi`, `move ham charleroi` (by way of Ham), `retreat F-C1 ham`,
//! `put-marker farm centre`, `deploy F-C1 left`, `step d-c`, `step d-res d-c` (by way of the Reserve), `fire`, `fire squares`.

use serde_json::{Value, json};
use waterloo::{Action, Setting};

/// The decision that words stand for.
#[track_caller]
pub(super) fn read(setting: &Setting, words: &str) -> Action {
    let parts: Vec<&str> = words.split_whitespace().collect();
    let (&name, about) = parts.split_first().expect("a decision");
    let value = match (name, about) {
        (
            "confirm" | "place-rest" | "end-moves" | "end-marches" | "show-leader" | "hide-leader"
            | "hold-none" | "form-square" | "leave-square" | "leave-shelter" | "occupy"
            | "end-battle-phase" | "end-reinforcement" | "end-regrouping",
            [],
        ) => json!(name),
        ("move", [to]) => json!({"move": {"to": town(setting, to)}}),
        ("move", [via, to]) => {
            json!({"move": {"via": town(setting, via), "to": town(setting, to)}})
        }
        ("retreat" | "regroup", [id, to]) => {
            json!({name: {"block": block(setting, id), "to": town(setting, to)}})
        }
        ("put-marker", [marker, on]) => json!({name: {"marker": marker, "on": post(on)}}),
        ("deploy", [id, to]) => json!({name: {"block": block(setting, id), "to": post(to)}}),
        ("drop-woods", [on]) => json!({name: post(on)}),
        ("step", [to]) => json!({name: to}),
        ("step", [via, to]) => json!({"step-by": {"via": via, "to": to}}),
        ("step-in-square", [to]) => json!({name: to}),
        ("fire", []) => json!({"fire": "others"}),
        ("fire", [target]) => json!({name: target}),
        ("place" | "march" | "fight" | "withdraw", [to]) => json!({name: town(setting, to)}),
        (_, [id]) => json!({name: block(setting, id)}),
        _ => panic!("{words:?} is no decision"),
    };
    serde_json::from_value(value.clone()).unwrap_or_else(|error| panic!("{words:?}: {error}"))
}

#[track_caller]
fn town(setting: &Setting, id: &str) -> Value {
    json!(setting.find_town(id).unwrap_or_else(|| panic!("there is no town {id:?}")))
}

#[track_caller]
fn block(setting: &Setting, id: &str) -> Value {
    json!(setting.find_block(id).unwrap_or_else(|| panic!("there is no block {id:?}")))
}

/// A location as its owner calls it: `centre`, `c` or `a-c`.
#[track_caller]
fn post(text: &str) -> &'static str {
    match text.rsplit('-').next() {
        Some("left" | "l") => "left",
        Some("centre" | "c") => "centre",
        Some("right" | "r") => "right",
        Some("reserve" | "res") => "reserve",
        Some(_) | None => panic!("{text:?} is no location"),
    }
}
