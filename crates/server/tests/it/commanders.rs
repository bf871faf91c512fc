//! Four persons at one battle of two armies: secret orders of allies, and seats that are handed over.

use serde_json::{Value, json};

use crate::support::{Client, Company, Server, pinch};

const A: usize = 0;
const B: usize = 1;
const A_TWO: usize = 2;
const B_TWO: usize = 3;
const SPECTATOR: usize = 4;

fn battle(shared: &str) -> Value {
    json!({"game": "samurai", "scenario": "okehazama",
        "options": {"commanders-a": "2", "commanders-b": "2", "shared-orders": shared}})
}

/// Writes the next line of a seat: an order for its first unit, or the end.
async fn write(company: &mut Company, seat: usize, line: Value) -> Vec<Vec<Value>> {
    let sequence = company.people[seat].known["draft"]["sequence"].clone();
    let deed = json!({"cmd": "draft", "table": company.table, "seat": seat,
        "sequence": sequence, "decision": line});
    company.people[seat].socket.ask(deed).await;
    company.settle().await
}

async fn commit(company: &mut Company, seat: usize) -> Vec<Vec<Value>> {
    write(company, seat, json!("done")).await;
    let sequence = company.people[seat].known["draft"]["sequence"].clone();
    let deed = json!({"cmd": "commit", "table": company.table, "seat": seat, "sequence": sequence});
    company.people[seat].socket.ask(deed).await;
    company.settle().await
}

fn first_unit(company: &Company, seat: usize) -> Value {
    company.people[seat].known["decisions"][0]["decision"].clone()
}

/// Whether somebody hears something by itself.
fn hear(heard: &[Vec<Value>]) -> [bool; 5] {
    [A, B, A_TWO, B_TWO, SPECTATOR].map(|person| !heard[person].is_empty())
}

#[tokio::test(flavor = "multi_thread")]
async fn orders_are_secret_from_allies_and_carried_out_when_all_have_committed() {
    let server = Server::start(|_| {}).await;
    let mut company = Company::begin(&server, battle("off"), 4).await;
    let unit = first_unit(&company, A_TWO);
    let heard = write(&mut company, A_TWO, unit).await;
    assert_eq!(hear(&heard), [false, false, true, false, false]);
    write(&mut company, A_TWO, json!("drop")).await;
    for seat in [A_TWO, B, B_TWO] {
        commit(&mut company, seat).await;
        assert_eq!(company.people[SPECTATOR].known["turn"], 1);
    }
    assert_eq!(company.people[SPECTATOR].known["waiting"], json!({"orders": [A]}));
    commit(&mut company, A).await;
    assert_eq!(company.people[SPECTATOR].known["turn"], 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn allies_read_each_other_s_orders_if_the_table_agreed() {
    let server = Server::start(|_| {}).await;
    let mut company = Company::begin(&server, battle("on"), 4).await;
    let unit = first_unit(&company, A_TWO);
    let heard = write(&mut company, A_TWO, unit).await;
    assert_eq!(hear(&heard), [true, false, true, false, false]);
    write(&mut company, A_TWO, json!({"order": "all-round-defence"})).await;
    let shared = company.people[A].known["shared_drafts"][0].clone();
    assert_eq!((&shared["seat"], &shared["committed"]), (&json!(A_TWO), &json!(false)));
    assert_eq!(shared["lines"].as_array().map(Vec::len), Some(1), "{shared}");
    for person in [B, B_TWO, SPECTATOR] {
        let known = company.people[person].known.to_string();
        assert!(!known.contains("all-round-defence\"}"), "{known}");
    }
    commit(&mut company, A_TWO).await;
    assert_eq!(company.people[A].known["shared_drafts"][0]["committed"], true);
}

#[tokio::test(flavor = "multi_thread")]
async fn another_game_leaves_allies_together() {
    let server = Server::start(|_| {}).await;
    for (commanders, seats) in [("2", 3), ("3", 4)] {
        let new = json!({"game": "samurai", "scenario": "okehazama",
            "options": {"commanders-a": commanders}});
        let mut company = Company::begin(&server, new, seats).await;
        company.resign(B).await;
        company.settle().await;
        let mut next = Value::Null;
        for seat in 0..seats {
            let ask = json!({"cmd": "rematch", "table": company.table, "seat": seat});
            next = company.people[seat].socket.ask(ask).await["next"].clone();
        }
        // The first of both armies change places; the allies of the one follow him.
        let sits = [B, A, A_TWO, B_TWO];
        for (person, &seat) in company.people.iter_mut().zip(&sits[..seats]) {
            let card = person.client.ask(json!({"cmd": "table", "table": next})).await;
            assert_eq!(card["seats"][seat]["mine"], true, "{card}");
            let allies: Vec<usize> =
                [B, A_TWO, B_TWO].into_iter().filter(|&it| it < seats).collect();
            assert_eq!(card["seats"][A]["allies"], Value::Null, "{card}");
            assert_eq!(card["seats"][B]["allies"], json!(allies[1..]), "{card}");
        }
    }
}

/// A table that was opened with seats as a host names them; nobody has come yet.
async fn forming(host: &mut Client) -> Value {
    let mut new = battle("off");
    (new["cmd"], new["seats"]) = (json!("new"), json!(["me", "ashigaru", "open", "open"]));
    host.ask(new).await["table"].take()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_fills_empty_commands_before_the_game_begins() {
    let server = Server::start(|_| {}).await;
    let [mut host, mut other] = [server.client(), server.client()];
    let table = forming(&mut host).await;
    let to =
        |seat: usize, to: &str| json!({"cmd": "hand-over", "table": table, "seat": seat, "to": to});
    assert_eq!(other.refused(to(A_TWO, "ashigaru")).await, "wrong-seat");
    assert_eq!(host.refused(to(A_TWO, "napoleon")).await, "unknown");
    assert_eq!(host.refused(to(B_TWO, "ally")).await, "wrong-seat", "a bot is no person");
    let card = host.ask(to(B_TWO, "ashigaru")).await;
    assert_eq!(card["seats"][B_TWO]["occupant"], "ashigaru");
    let card = host.ask(to(A_TWO, "me")).await;
    assert_eq!(card["seats"][A_TWO]["mine"], true);
    assert_eq!(card["seats"][A]["allies"], json!([A_TWO]));
    pinch(&mut host, &table, A).await;
    pinch(&mut host, &table, A_TWO).await;
    let looked = host.ask(json!({"cmd": "view", "table": table, "viewer": A_TWO})).await;
    assert_eq!(looked["turn"], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_hands_his_units_to_an_ally_or_a_bot() {
    let server = Server::start(|_| {}).await;
    let mut company = Company::begin(&server, battle("off"), 4).await;
    let table = company.table.clone();
    let to =
        |seat: usize, to: &str| json!({"cmd": "hand-over", "table": table, "seat": seat, "to": to});
    // Nobody takes a seat away from one who plays.
    assert_eq!(company.people[A].client.refused(to(A_TWO, "me")).await, "wrong-seat");
    assert_eq!(company.people[B].client.refused(to(A_TWO, "me")).await, "wrong-seat");
    let card = company.people[A_TWO].client.ask(to(A_TWO, "ally")).await;
    assert_eq!(card["seats"][A_TWO]["mine"], false);
    let card = company.people[A].client.ask(json!({"cmd": "table", "table": table})).await;
    assert_eq!(card["seats"][A_TWO]["mine"], true);
    let record = company.record_for("spectator").await;
    assert!(record.contains("was taken over by a person"), "{record}");
    // A bot goes on, writes its orders at once, and an ally can go on for it.
    let card = company.people[B_TWO].client.ask(to(B_TWO, "greedy")).await;
    assert_eq!(card["seats"][B_TWO]["occupant"], "greedy");
    assert_eq!(company.people[A].client.refused(to(B_TWO, "me")).await, "wrong-seat");
    let card = company.people[B].client.ask(to(B_TWO, "me")).await;
    assert_eq!(
        (&card["seats"][B_TWO]["occupant"], &card["seats"][B_TWO]["mine"]),
        (&json!("person"), &json!(true))
    );
    let record = company.record_for("spectator").await;
    assert!(record.contains("is played by a bot now"), "{record}");
}
