//! What the protocol sends over pairs of positions that some viewers cannot tell apart.

use engine::{Title, Viewer};
use serde::Serialize;
use serde_json::{Value, json};
use testkit::{Deed, Script};

use crate::orders::{commit, draft};
use crate::sitting::Sitting;

/// Plays a script at a desk, and says what a viewer was sent for each deed that told him something,
/// and everything that he can find out at the end.
fn played<G: Title>(
    options: &Value,
    script: &Script<G>,
    world: usize,
    viewer: Viewer,
) -> (Vec<Value>, String) {
    let mut sitting = Sitting::new();
    let position = serde_json::to_value(script.positions[world].document()).expect("JSON");
    let table = sitting.open(json!({"cmd": "position", "game": G::ID, "position": position,
        "options": options, "seed": "sent"}));
    let mut pushes = Vec::new();
    for (seat, deed) in &script.deeds[world] {
        let mut answer = match deed {
            Deed::Decide(action) => sitting.act(&table, *seat, &value(action)),
            Deed::Order(lines) => {
                for line in lines {
                    draft(&mut sitting, &table, *seat, value(line));
                }
                commit(&mut sitting, &table, *seat)
            }
        };
        let told = answer["told"].as_array_mut().expect("what was told");
        pushes.extend(told.iter_mut().filter(|it| it["viewer"] == json!(viewer)).map(Value::take));
    }
    (pushes, sitting.known_to(&table, viewer))
}

fn value(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("JSON")
}

/// Whether both worlds may be compared to the end. Where secret orders are opened a desk has other luck
/// than the script, and hidden units may do something else because of it.
fn looks_alike<G: Title>(script: &Script<G>, [one, other]: [&[Value]; 2]) -> bool {
    let opens = matches!(script.deeds[0].last(), Some((_, Deed::Order(_))));
    !opens || events(one) == events(other)
}

/// What a viewer saw happen at last.
fn events(pushes: &[Value]) -> Vec<&Value> {
    let news = pushes.last().and_then(|push| push["news"].as_array());
    news.into_iter().flatten().map(|told| &told["events"]).collect()
}

fn tells_nothing<G: Title>(scenario: &str, options: &[(&str, &str)]) {
    let pairs = testkit::scaled(8);
    let chosen = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned()));
    let set_up = G::set_up(scenario, &Vec::from_iter(chosen)).expect("a scenario of the game");
    let options = options.iter().map(|&(name, value)| (name.to_owned(), json!(value))).collect();
    let scripts = testkit::scripts(&set_up, pairs);
    assert!(scripts.len() as u64 > pairs / 4, "{} scripts of {pairs} pairs", scripts.len());
    let mut compared = 0;
    for script in &scripts {
        for &viewer in &script.blind {
            let [one, other] = [0, 1].map(|world| played(&options, script, world, viewer));
            if looks_alike(script, [&one.0, &other.0]) {
                assert_eq!(one.0, other.0, "{viewer:?} can tell by what is sent");
                assert_eq!(one.1, other.1, "{viewer:?} can tell by what he can ask for");
                compared += 1;
            }
        }
    }
    assert!(compared > pairs / 4, "{compared} compared of {pairs} pairs");
}

#[test]
fn the_protocol_sends_the_same_of_campaigns_that_look_alike() {
    tells_nothing::<waterloo::Campaign>("the-hundred-days", &[]);
    tells_nothing::<waterloo::Campaign>("the-hundred-days", &[("three-players", "on")]);
}

#[test]
fn the_protocol_sends_the_same_of_days_of_borodino_that_look_alike() {
    tells_nothing::<borodino::Campaign>("borodino", &[]);
}

#[test]
fn the_protocol_sends_the_same_of_battles_that_look_alike() {
    tells_nothing::<ccn::Battle>("rolica-first-position", &[]);
}

#[test]
fn the_protocol_sends_the_same_of_secret_orders_that_look_alike() {
    tells_nothing::<samurai::Battle>("iga", &[]);
}
