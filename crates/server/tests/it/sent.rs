//! What the server sends over pairs of positions that some viewers cannot tell apart.

use engine::{Seat, Viewer};
use serde::Serialize;
use serde_json::{Value, json};
use testkit::{Deed, Script, scaled};

use crate::support::{Company, Server};

/// What each person was pushed and knows at the end. Luck is each table's own, so a last deed that draws
/// is left out: until then everybody was sent what both worlds have in common.
async fn sent<G: engine::Title>(
    server: &Server,
    options: &Value,
    script: &Script<G>,
    world: usize,
) -> Vec<Vec<Value>> {
    let position = &script.positions[world];
    let seats = position.seats().iter().count();
    let document = value(&position.document());
    let new = json!({"game": G::ID, "position": document, "options": options});
    let mut company = Company::begin(server, new, seats).await;
    let mut sent = vec![Vec::new(); company.people.len()];
    let deeds = &script.deeds[world];
    for (seat, deed) in &deeds[..deeds.len() - usize::from(script.draws)] {
        act(&mut company, *seat, deed).await;
        for (sent, heard) in sent.iter_mut().zip(company.settle().await) {
            sent.extend(heard);
        }
    }
    for (sent, person) in sent.iter_mut().zip(&company.people) {
        sent.push(person.known.clone());
        sent.iter_mut().for_each(forget_table);
    }
    sent
}

/// What is each table's own is blotted out: its name, and the hashes and salts of secret orders.
fn forget_table(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                match name.as_str() {
                    "table" | "commitment" | "salt" => *value = Value::Bool(true),
                    _ => forget_table(value),
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(forget_table),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

async fn act<A: Serialize>(company: &mut Company, seat: Seat, deed: &Deed<A>) {
    let table = company.table.clone();
    let person = &mut company.people[usize::from(seat.0)];
    let known = &person.known;
    let drafted = &known["draft"]["sequence"];
    let mut sequence = if drafted.is_null() { &known["sequence"] } else { drafted }.clone();
    let orders = match deed {
        Deed::Decide(action) => vec![("act", value(action))],
        Deed::Order(lines) => {
            let lines = lines.iter().map(|line| ("draft", value(line)));
            lines.chain([("commit", Value::Null)]).collect()
        }
    };
    for (cmd, decision) in orders {
        let mut message = json!({"cmd": cmd, "table": table, "seat": seat, "sequence": sequence});
        if cmd != "commit" {
            message["decision"] = decision;
        }
        sequence = person.socket.ask(message).await["draft"].clone();
    }
}

fn value(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("JSON")
}

async fn tells_nothing<G: engine::Title>(scenario: &str, options: &[(&str, &str)], pairs: u64) {
    let chosen = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned()));
    let set_up = G::set_up(scenario, &Vec::from_iter(chosen)).expect("a scenario of the game");
    let options = options.iter().map(|&(name, value)| (name.to_owned(), json!(value))).collect();
    let server = Server::start(|_| {}).await;
    let scripts = testkit::scripts(&set_up, pairs);
    assert!(scripts.len() as u64 > pairs / 4, "{} scripts of {pairs} pairs", scripts.len());
    for script in &scripts {
        let one = sent(&server, &options, script, 0).await;
        let other = sent(&server, &options, script, 1).await;
        for viewer in &script.blind {
            let person = match viewer {
                Viewer::Seat(seat) => usize::from(seat.0),
                Viewer::Spectator => one.len() - 1,
                Viewer::Referee => continue,
            };
            assert_eq!(one[person], other[person], "{viewer:?} can tell by what is pushed");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_pushes_the_same_of_battles_that_look_alike() {
    tells_nothing::<ccn::Battle>("rolica-first-position", &[], scaled(4)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_pushes_the_same_of_campaigns_that_look_alike() {
    tells_nothing::<waterloo::Campaign>("the-hundred-days", &[], scaled(4)).await;
    let three = [("three-players", "on")];
    tells_nothing::<waterloo::Campaign>("the-hundred-days", &three, scaled(4)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_pushes_the_same_of_secret_orders_that_look_alike() {
    tells_nothing::<samurai::Battle>("iga", &[], scaled(4)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_pushes_the_same_of_days_of_borodino_that_look_alike() {
    tells_nothing::<borodino::Campaign>("borodino", &[], scaled(4)).await;
}
