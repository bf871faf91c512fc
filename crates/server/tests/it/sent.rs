//! What the server sends over pairs of positions that some viewers cannot tell apart.

use std::sync::Arc;

use engine::{Seat, Viewer};
use serde::Serialize;
use serde_json::{Value, json};
use testkit::toys::night::Night;
use testkit::{Deed, Done, Script, scaled};

use crate::support::{Company, Seeded, Server};

/// What a server does that it should not.
#[derive(Clone, Copy, PartialEq)]
enum Planted {
    Nothing,
    /// It tells of something else.
    Entry,
    /// It sends something in which nothing is told.
    Push,
}

/// What each person was pushed, and what he knows at the end. The luck is that of the script.
async fn sent<G: engine::Title>(
    (server, store): &(Server, Arc<Seeded>),
    options: &Value,
    script: &Script<G>,
    world: usize,
    planted: Planted,
) -> Vec<Vec<Value>> {
    let position = &script.positions[world];
    let seats = position.seats().iter().count();
    let document = value(&position.document());
    let new = json!({"game": G::ID, "position": document, "options": options});
    let mut company = store.begin(server, new, seats, &script.seed).await;
    let mut sent = vec![Vec::new(); company.people.len()];
    disturb(&mut company, planted).await;
    hear(&mut company, &mut sent).await;
    for Done { seat, deed, .. } in script.deeds(world) {
        act(&mut company, *seat, deed).await;
        hear(&mut company, &mut sent).await;
    }
    for (sent, person) in sent.iter_mut().zip(&company.people) {
        sent.push(person.known.clone());
        sent.iter_mut().for_each(forget_table);
    }
    sent
}

/// Adds what each person has been pushed since he last heard.
async fn hear(company: &mut Company, sent: &mut [Vec<Value>]) {
    for (sent, heard) in sent.iter_mut().zip(company.settle().await) {
        sent.extend(heard);
    }
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

/// How much was compared of one kind of game: a check that compared little proves little.
#[derive(Debug, Default)]
struct Compared {
    scripts: u64,
    /// What was done in the first world of each pair.
    deeds: u64,
    /// Deeds for which luck was drawn.
    draws: u64,
    /// What the blind were pushed.
    pushes: u64,
}

/// Scripts of a game. Not every pair gives one: the second world cannot always follow the first.
fn scripts<G: engine::Title>(set_up: &G, wanted: u64) -> Vec<Script<G>> {
    let enough = |scripts: &Vec<Script<G>>| scripts.len() as u64 >= wanted;
    let mut tries = [1, 2, 4, 8].map(|factor| factor * wanted).into_iter();
    let found = tries.find_map(|pairs| Some(testkit::scripts(set_up, pairs)).filter(enough));
    let mut scripts = found.expect("one pair in eight can be followed");
    scripts.truncate(wanted as usize);
    scripts
}

/// How much was compared, and the blind viewer who can tell two worlds apart, with what he was sent
/// in each from the first difference on. In the second the server may do what it should not.
async fn told_apart<G: engine::Title>(
    (scenario, options): (&str, &[(&str, &str)]),
    wanted: u64,
    planted: Planted,
) -> (Compared, Option<(Viewer, [Vec<Value>; 2])>) {
    let chosen = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned()));
    let set_up = G::set_up(scenario, &Vec::from_iter(chosen)).expect("a scenario of the game");
    let options = options.iter().map(|&(name, value)| (name.to_owned(), json!(value))).collect();
    let server = Seeded::start().await;
    let mut compared = Compared::default();
    for script in &scripts(&set_up, wanted) {
        let mut one = sent(&server, &options, script, 0, Planted::Nothing).await;
        let mut other = sent(&server, &options, script, 1, planted).await;
        for &viewer in &script.blind {
            let person = match viewer {
                Viewer::Seat(seat) => usize::from(seat.0),
                Viewer::Spectator => one.len() - 1,
                Viewer::Referee => continue,
            };
            let sent = [&mut one, &mut other].map(|it| std::mem::take(&mut it[person]));
            let [one, other] = &sent;
            if one != other {
                let same = one.iter().zip(other).take_while(|(one, other)| one == other).count();
                return (compared, Some((viewer, sent.map(|sent| sent[same..].to_vec()))));
            }
            // The last is what he knows.
            compared.pushes += one.len() as u64 - 1;
        }
        compared.scripts += 1;
        compared.deeds += script.deeds(0).len() as u64;
        compared.draws += script.deeds(0).iter().filter(|done| done.draws).count() as u64;
    }
    (compared, None)
}

/// Compares a few scripts of each kind of game, in a soak hundreds of a game. For how many deeds luck was
/// drawn.
async fn tells_nothing<G: engine::Title>(kinds: &[(&str, &[(&str, &str)])]) -> u64 {
    let mut drawn = 0;
    for &kind in kinds {
        let wanted = scaled(8).div_ceil(kinds.len() as u64);
        let (compared, found) = told_apart::<G>(kind, wanted, Planted::Nothing).await;
        assert_eq!(found, None, "somebody can tell by what is pushed: {kind:?}");
        let Compared { scripts, deeds, draws, pushes } = compared;
        let is_enough = scripts == wanted && deeds >= wanted && pushes >= 2 * wanted;
        assert!(is_enough, "too little was compared: {kind:?}, {compared:?}");
        drawn += draws;
    }
    drawn
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_pushes_the_same_of_battles_that_look_alike() {
    let kinds: [(&str, &[(&str, &str)]); 2] = [("rolica-first-position", &[]), ("vimeiro", &[])];
    assert!(tells_nothing::<ccn::Battle>(&kinds).await > 0, "no luck was drawn");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_pushes_the_same_of_campaigns_that_look_alike() {
    let kinds: [(&str, &[(&str, &str)]); 3] = [
        ("the-hundred-days", &[]),
        ("the-hundred-days", &[("setup", "free"), ("three-players", "on")]),
        ("the-hundred-days", &[("reveal-when-firing-only", "on"), ("three-players", "on")]),
    ];
    assert!(tells_nothing::<waterloo::Campaign>(&kinds).await > 0, "no luck was drawn");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_pushes_the_same_of_secret_orders_that_look_alike() {
    let commanders: &[(&str, &str)] = &[("commanders-a", "3"), ("commanders-b", "2")];
    let shared: &[(&str, &str)] =
        &[("commanders-a", "2"), ("commanders-b", "2"), ("shared-orders", "on")];
    let kinds = [("iga", &[][..]), ("iga", shared), ("kawanakajima", commanders)];
    tells_nothing::<samurai::Battle>(&kinds).await;
    tells_nothing::<Night>(&[("night", &[])]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_pushes_the_same_of_days_of_borodino_that_look_alike() {
    let kinds: [(&str, &[(&str, &str)]); 3] = [
        ("borodino", &[]),
        ("borodino", &[("flank-attacks", "on")]),
        ("shevardino", &[("free-setup", "on")]),
    ];
    assert!(tells_nothing::<borodino::Campaign>(&kinds).await > 0, "no luck was drawn");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_pushes_more_of_one_world_is_found_out() {
    for planted in [Planted::Entry, Planted::Push] {
        let (_, found) = told_apart::<Night>(("night", &[]), 8, planted).await;
        assert!(found.is_some(), "nobody noticed");
        let battle: (&str, &[(&str, &str)]) = ("rolica-first-position", &[]);
        let (_, found) = told_apart::<ccn::Battle>(battle, 1, planted).await;
        assert!(found.is_some(), "nobody noticed in a battle");
    }
}
