//! What the protocol sends over pairs of positions that some viewers cannot tell apart.

use engine::Title;
use serde::Serialize;
use serde_json::{Value, json};
use testkit::toys::{campaign::Campaign, night::Night};
use testkit::{Deed, Done, Script, assert_fails, scaled};

use crate::orders::{commit, draft};
use crate::sitting::Sitting;

/// What a viewer was sent for each deed that told him something, and what he can find out at the end.
#[derive(Debug, PartialEq)]
struct Sent {
    pushes: Vec<Value>,
    known: Vec<Value>,
}

/// What is wrong with a desk.
#[derive(Clone, Copy, PartialEq)]
enum Planted {
    Nothing,
    /// Something else is told between two deeds.
    Entry,
    /// A deed is told in two parts.
    Cut,
    /// What is told has another number.
    Sequence,
}

/// Plays a script at a desk, and says what each of the blind was sent.
fn played<G: Title>(
    options: &Value,
    script: &Script<G>,
    world: usize,
    planted: Planted,
) -> Vec<Sent> {
    let mut sitting = Sitting::new();
    let position = serde_json::to_value(script.positions[world].document()).expect("JSON");
    let table = sitting.open(json!({"cmd": "position", "game": G::ID, "position": position,
        "options": options, "seed": script.seed}));
    let mut told: Vec<Value> = Vec::new();
    for Done { seat, deed, .. } in script.deeds(world) {
        if planted == Planted::Entry {
            let say = json!({"cmd": "say", "table": table, "viewer": "spectator", "text": "Hm."});
            sitting.ok(say);
        }
        let answer = match deed {
            Deed::Decide(action) => sitting.act(&table, *seat, &value(action)),
            Deed::Order(lines) => {
                for line in lines {
                    draft(&mut sitting, &table, *seat, value(line));
                }
                commit(&mut sitting, &table, *seat)
            }
        };
        told.extend(answer["told"].as_array().expect("what was told").iter().cloned());
    }
    told.iter_mut().for_each(|told| spoil(told, planted));
    let sent = script.blind.iter().map(|&viewer| {
        let is_his = |told: &&Value| told["viewer"] == json!(viewer);
        let known = sitting.known_to(&table, viewer);
        let known = known.lines().map(|line| serde_json::from_str(line).expect("JSON"));
        let (mut pushes, mut known): (Vec<Value>, Vec<Value>) =
            (told.iter().filter(is_his).cloned().collect(), known.collect());
        pushes.iter_mut().chain(&mut known).for_each(forget_hashes);
        Sent { pushes, known }
    });
    sent.collect()
}

/// What was told, as a faulty desk would have told it.
fn spoil(told: &mut Value, planted: Planted) {
    let Some(news) = told["news"].as_array_mut() else { return };
    match planted {
        Planted::Nothing | Planted::Entry => {}
        Planted::Cut => news.push(json!({})),
        Planted::Sequence => news.iter_mut().for_each(|it| it["sequence"] = json!(0)),
    }
}

/// The hashes of orders that differ are different.
fn forget_hashes(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                match name.as_str() {
                    "commitment" | "salt" => *value = Value::Bool(true),
                    _ => forget_hashes(value),
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(forget_hashes),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn value(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("JSON")
}

/// Compares what was sent in so many pairs of worlds, and says in how many; the second desk may be a
/// faulty one.
fn compare<G: Title>(
    scenario: &str,
    options: &[(&str, &str)],
    pairs: u64,
    planted: Planted,
) -> u64 {
    let chosen = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned()));
    let set_up = G::set_up(scenario, &Vec::from_iter(chosen)).expect("a scenario of the game");
    let options = options.iter().map(|&(name, value)| (name.to_owned(), json!(value))).collect();
    let scripts = testkit::scripts(&set_up, pairs);
    for script in &scripts {
        let one = played(&options, script, 0, Planted::Nothing);
        let other = played(&options, script, 1, planted);
        for ((viewer, one), other) in script.blind.iter().zip(one).zip(other) {
            assert_eq!(one.pushes, other.pushes, "{viewer:?} can tell by what is sent");
            assert_eq!(one.known, other.known, "{viewer:?} can tell by what he can ask for");
        }
    }
    scripts.len() as u64
}

/// A few pairs of each kind of game, in a soak ten thousand of a game.
fn tells_nothing<G: Title>(kinds: &[(&str, &[(&str, &str)])]) {
    let (pairs, mut compared) = (scaled(100), 0);
    for (scenario, options) in kinds {
        let pairs = pairs / kinds.len() as u64;
        compared += compare::<G>(scenario, options, pairs, Planted::Nothing);
    }
    assert!(compared > pairs / 4, "{compared} compared of {pairs} pairs");
}

#[test]
fn the_protocol_sends_the_same_of_campaigns_that_look_alike() {
    tells_nothing::<waterloo::Campaign>(&[
        ("the-hundred-days", &[]),
        ("the-hundred-days", &[("setup", "free"), ("reveal-when-firing-only", "on")]),
        ("the-hundred-days", &[("setup", "free"), ("three-players", "on")]),
        ("the-hundred-days", &[("reveal-when-firing-only", "on"), ("three-players", "on")]),
    ]);
}

#[test]
fn the_protocol_sends_the_same_of_days_of_borodino_that_look_alike() {
    tells_nothing::<borodino::Campaign>(&[
        ("borodino", &[]),
        ("borodino", &[("flank-attacks", "on")]),
        ("shevardino", &[("free-setup", "on")]),
    ]);
}

#[test]
fn the_protocol_sends_the_same_of_battles_that_look_alike() {
    tells_nothing::<ccn::Battle>(&[("rolica-first-position", &[]), ("vimeiro", &[])]);
}

#[test]
fn the_protocol_sends_the_same_of_secret_orders_that_look_alike() {
    let commanders: [(&str, &str); 2] = [("commanders-a", "3"), ("commanders-b", "2")];
    let shared: [(&str, &str); 3] =
        [("commanders-a", "2"), ("commanders-b", "2"), ("shared-orders", "on")];
    tells_nothing::<samurai::Battle>(&[
        ("iga", &[]),
        ("iga", &shared),
        ("kawanakajima", &commanders),
    ]);
}

#[test]
fn the_protocol_sends_the_same_of_toys_that_look_alike() {
    tells_nothing::<Night>(&[("night", &[])]);
    tells_nothing::<Campaign>(&[("campaign", &[])]);
}

#[test]
fn a_desk_that_tells() {
    for planted in [Planted::Entry, Planted::Cut, Planted::Sequence] {
        let check = || assert!(compare::<Campaign>("campaign", &[], 20, planted) > 0);
        assert_fails(check, "can tell by what is sent");
    }
}
