//! What the server sends over pairs of positions that some viewers cannot tell apart.

use engine::{Seat, Viewer};
use serde::Serialize;
use serde_json::{Value, json};
use testkit::toys::night::Night;
use testkit::{Deed, Done, Script, scaled};

use crate::support::{Company, Server};

/// What a server does that it should not.
#[derive(Clone, Copy, PartialEq)]
enum Planted {
    Nothing,
    /// It tells of something else between two deeds.
    Entry,
    /// It sends something in which nothing is told.
    Push,
}

/// What each person was pushed and knows at the end. Luck is each table's own, so a script is played only
/// until some is drawn.
async fn sent<G: engine::Title>(
    server: &Server,
    options: &Value,
    script: &Script<G>,
    world: usize,
    planted: Planted,
) -> Vec<Vec<Value>> {
    let position = &script.positions[world];
    let seats = position.seats().iter().count();
    let document = value(&position.document());
    let new = json!({"game": G::ID, "position": document, "options": options});
    let mut company = Company::begin(server, new, seats).await;
    let mut sent = vec![Vec::new(); company.people.len()];
    for Done { seat, deed, .. } in script.before_luck(world) {
        disturb(&mut company, planted).await;
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

/// Has the server do what is planted.
async fn disturb(company: &mut Company, planted: Planted) {
    let table = company.table.clone();
    let person = &mut company.people[0];
    match planted {
        Planted::Nothing => {}
        Planted::Entry => {
            let say = json!({"cmd": "say", "table": table, "seat": 0, "text": "Hm."});
            person.socket.ask(say).await;
        }
        Planted::Push => {
            person.socket.ask(json!({"cmd": "unwatch", "table": table})).await;
            let watch = json!({"cmd": "watch", "table": table, "viewer": 0, "since": 0});
            person.socket.ask(watch).await;
        }
    }
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

/// How many pairs were compared, and whoever of the blind can tell two worlds apart, with what he was sent
/// in each. In the second the server may do what it should not.
async fn told_apart<G: engine::Title>(
    (scenario, options): (&str, &[(&str, &str)]),
    pairs: u64,
    planted: Planted,
) -> (u64, Option<(Viewer, [Vec<Value>; 2])>) {
    let chosen = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned()));
    let set_up = G::set_up(scenario, &Vec::from_iter(chosen)).expect("a scenario of the game");
    let options = options.iter().map(|&(name, value)| (name.to_owned(), json!(value))).collect();
    let server = Server::start(|_| {}).await;
    let scripts = testkit::scripts(&set_up, pairs);
    for script in &scripts {
        let mut one = sent(&server, &options, script, 0, Planted::Nothing).await;
        let mut other = sent(&server, &options, script, 1, planted).await;
        for &viewer in &script.blind {
            let person = match viewer {
                Viewer::Seat(seat) => usize::from(seat.0),
                Viewer::Spectator => one.len() - 1,
                Viewer::Referee => continue,
            };
            let [one, other] = [&mut one, &mut other].map(|it| std::mem::take(&mut it[person]));
            if one != other {
                return (0, Some((viewer, [one, other])));
            }
        }
    }
    (scripts.len() as u64, None)
}

async fn tells_nothing<G: engine::Title>(kinds: &[(&str, &[(&str, &str)])]) {
    let mut compared = 0;
    for &kind in kinds {
        let pairs = scaled(8) / kinds.len() as u64;
        let (scripts, found) = told_apart::<G>(kind, pairs, Planted::Nothing).await;
        assert_eq!(found, None, "somebody can tell by what is pushed");
        compared += scripts;
    }
    assert!(compared > scaled(8) / 4, "{compared} scripts");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_pushes_the_same_of_battles_that_look_alike() {
    tells_nothing::<ccn::Battle>(&[("rolica-first-position", &[]), ("vimeiro", &[])]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_pushes_the_same_of_campaigns_that_look_alike() {
    tells_nothing::<waterloo::Campaign>(&[
        ("the-hundred-days", &[]),
        ("the-hundred-days", &[("setup", "free"), ("three-players", "on")]),
        ("the-hundred-days", &[("reveal-when-firing-only", "on"), ("three-players", "on")]),
    ])
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_pushes_the_same_of_secret_orders_that_look_alike() {
    let commanders: &[(&str, &str)] = &[("commanders-a", "3"), ("commanders-b", "2")];
    tells_nothing::<samurai::Battle>(&[("iga", &[]), ("kawanakajima", commanders)]).await;
    tells_nothing::<Night>(&[("night", &[])]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_pushes_the_same_of_days_of_borodino_that_look_alike() {
    tells_nothing::<borodino::Campaign>(&[
        ("borodino", &[]),
        ("borodino", &[("flank-attacks", "on")]),
        ("shevardino", &[("free-setup", "on")]),
    ])
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_pushes_more_of_one_world_is_found_out() {
    for planted in [Planted::Entry, Planted::Push] {
        let (_, found) = told_apart::<Night>(("night", &[]), 8, planted).await;
        assert!(found.is_some(), "nobody noticed");
    }
}
