//! What the protocol sends over pairs of positions that some viewers cannot tell apart.

use engine::{Title, Viewer};
use serde_json::{Value, json};
use testkit::Script;

use crate::sitting::Sitting;

/// Plays a script at a desk, and says what a viewer was sent for each decision that told him
/// something, and everything that he can find out at the end.
fn played<G: Title>(script: &Script<G>, world: usize, viewer: Viewer) -> (Vec<Value>, String) {
    let mut sitting = Sitting::new();
    let position = serde_json::to_value(script.positions[world].document()).expect("JSON");
    let table = sitting.open(json!({"cmd": "position", "game": G::ID, "position": position,
        "seed": "sent"}));
    let mut pushes = Vec::new();
    for (seat, action) in &script.decisions[world] {
        let decision = serde_json::to_value(action).expect("JSON");
        let mut answer = sitting.act(&table, *seat, &decision);
        let told = answer["told"].as_array_mut().expect("what was told");
        pushes.extend(told.iter_mut().filter(|it| it["viewer"] == json!(viewer)).map(Value::take));
    }
    (pushes, sitting.known_to(&table, viewer))
}

fn tells_nothing<G: Title>(set_up: &G, pairs: u64) {
    let scripts = testkit::scripts(set_up, pairs);
    assert!(scripts.len() as u64 > pairs / 4, "{} scripts of {pairs} pairs", scripts.len());
    for script in &scripts {
        for &viewer in &script.blind {
            let [one, other] = [0, 1].map(|world| played(script, world, viewer));
            assert_eq!(one.0, other.0, "{viewer:?} can tell by what is sent");
            assert_eq!(one.1, other.1, "{viewer:?} can tell by what he can ask for");
        }
    }
}

fn set_up<G: Title>(scenario: &str) -> G {
    G::set_up(scenario, &[]).expect("a scenario of the game")
}

#[test]
fn the_protocol_sends_the_same_of_campaigns_that_look_alike() {
    tells_nothing(&set_up::<waterloo::Campaign>("the-hundred-days"), testkit::scaled(8));
}

#[test]
fn the_protocol_sends_the_same_of_days_on_the_moskva_that_look_alike() {
    tells_nothing(&set_up::<borodino::Campaign>("borodino"), testkit::scaled(8));
}

#[test]
fn the_protocol_sends_the_same_of_battles_that_look_alike() {
    tells_nothing(&set_up::<ccn::Battle>("rolica-first-position"), testkit::scaled(8));
}
