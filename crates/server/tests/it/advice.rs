//! Hints and reviews: made beside the table, for those who may have them.

use std::time::Duration;

use luck::Fast;
use serde_json::{Value, json};

use crate::support::{Company, Server};

fn hint(company: &Company, seat: usize, level: &str) -> Value {
    json!({"cmd": "hint", "table": company.table, "seat": seat, "level": level})
}

#[tokio::test]
async fn whoever_is_asked_can_have_a_hint_and_take_it() {
    let server = Server::start(|_| {}).await;
    let mut company = Company::open(&server, "ccn", 2).await;
    let seat = company.next_seat(&mut Fast::new(1));
    let ask = hint(&company, seat, "conscript");
    let given = company.people[seat].socket.ask(ask.clone()).await;
    let best = &given["hint"]["choices"][0];
    assert!(!best["reason"].as_str().expect("a sentence").is_empty(), "{given}");
    assert_eq!(company.people[seat].client.ask(ask).await, given, "by HTTP it is the same");
    let act = json!({"cmd": "act", "table": company.table, "seat": seat,
        "sequence": company.people[seat].sequence(), "decision": best["decision"]});
    company.people[seat].socket.ask(act).await;
    assert_eq!(server.number("grognard_hints_total").await, 2);
}

#[tokio::test]
async fn nobody_else_can_have_it() {
    let server = Server::start(|_| {}).await;
    let mut company = Company::open(&server, "ccn", 2).await;
    let seat = company.next_seat(&mut Fast::new(1));
    for (person, of, level, code) in [
        (1 - seat, seat, "conscript", "wrong-seat"),
        (2, seat, "conscript", "wrong-seat"),
        (1 - seat, 1 - seat, "conscript", "wrong-seat"),
        (seat, seat, "napoleon", "unknown"),
        (seat, 7, "conscript", "malformed"),
    ] {
        let ask = hint(&company, of, level);
        assert_eq!(company.people[person].socket.refused(ask.clone()).await, code, "{ask}");
    }
    let early = json!({"cmd": "review", "table": company.table});
    assert_eq!(company.people[0].socket.refused(early).await, "over");
}

#[tokio::test]
async fn the_table_goes_on_while_a_hint_is_made_and_the_hint_is_past_then() {
    let server = Server::start(|config| {
        (config.thinkers, config.thinking.turn) = (1, Duration::from_secs(2));
    })
    .await;
    let mut company = Company::open(&server, "ccn", 2).await;
    let mut luck = Fast::new(1);
    let seat = company.next_seat(&mut luck);
    // The only thinker is busy with the tables of a stranger for two seconds.
    let mut stranger = server.client().socket().await;
    for _ in 0..2 {
        let seats = ["search:4000000000", "search:4000000000"];
        let opened = stranger.ask(json!({"cmd": "new", "game": "ccn", "seats": seats})).await;
        let watch = json!({"cmd": "watch", "table": opened["table"], "viewer": "spectator"});
        stranger.ask(watch).await;
    }
    server.reaches("grognard_thoughts_waiting", 1).await;
    let mut ask = hint(&company, seat, "marshal");
    ask["id"] = json!("slow");
    let mut aside = company.people[seat].client.socket().await;
    aside.send(ask.to_string()).await.expect("it is sent");
    aside.ask(json!({"cmd": "table", "table": company.table})).await;
    let again = hint(&company, seat, "conscript");
    let code = company.people[seat].client.refused(again).await;
    assert_eq!(code, "too-many", "one is in work");
    company.play(&mut luck).await;
    let late = aside.news().await;
    assert_eq!((&late["id"], &late["error"]["code"]), (&json!("slow"), &json!("stale")), "{late}");
    drop(stranger);
    company.settle().await;
    let seat = company.next_seat(&mut luck);
    let ask = hint(&company, seat, "conscript");
    company.people[seat].socket.ask(ask).await;
}

#[tokio::test]
async fn a_finished_game_is_gone_over_once_for_all_who_ask() {
    let server = Server::start(|_| {}).await;
    let mut company = Company::open(&server, "ccn", 2).await;
    let mut luck = Fast::new(3);
    company.play_on(&mut luck, 12).await;
    company.resign(0).await;
    let ask = json!({"cmd": "review", "table": company.table});
    let mut given = Vec::new();
    for person in &mut company.people {
        given.push(person.socket.ask(ask.clone()).await);
    }
    assert!(given.iter().all(|review| *review == given[0]));
    let curve = given[0]["review"]["curve"].as_array().expect("a curve");
    assert_eq!(curve.len(), 13, "the beginning, and each decision");
    let told = |point: &Value| point["told"][3].as_u64().expect("a number");
    let frames = json!({"cmd": "frames", "table": company.table, "viewer": "referee",
        "from": told(&curve[12]) - 1, "count": 1});
    let frame = company.people[0].client.ask(frames).await;
    assert_eq!(frame["frames"][0]["sequence"], told(&curve[12]), "{frame}");
    assert_eq!(server.number("grognard_reviews_total").await, 1);
    let nobody = json!({"cmd": "review", "table": company.table, "level": "napoleon"});
    assert_eq!(company.people[0].socket.refused(nobody).await, "unknown");
}

#[tokio::test]
async fn a_bot_comes_to_an_end_when_its_time_is_up() {
    let brief = Duration::from_millis(100);
    let server = Server::start(|config| {
        (config.thinking.turn, config.thinking.reaction) = (brief, brief);
    })
    .await;
    let mut client = server.client();
    let new = json!({"cmd": "new", "game": "ccn", "seats": ["marshal", "marshal"]});
    let table = client.ask(new).await["table"].clone();
    let watch = json!({"cmd": "wait", "table": table, "viewer": "spectator", "since": 1});
    // All the work of a marshal would take seconds.
    let looked = client.ask(watch).await;
    assert!(looked["sequence"].as_u64().expect("a number") > 1, "{looked}");
}
