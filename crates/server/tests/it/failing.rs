//! What fails, fails alone: rules, bots, the store, the server itself.

mod leaving;

use std::time::Duration;

use serde_json::{Value, json};

use crate::support::{Company, Person, Server, config, pinch};

fn act(company: &Company, seat: usize, decision: &str) -> Value {
    let sequence = company.people[seat].sequence();
    json!({"cmd": "act", "table": company.table, "seat": seat, "sequence": sequence, "decision": decision})
}

/// Both wait once.
async fn both_wait(company: &mut Company) {
    for seat in [0, 1] {
        let act = act(company, seat, "wait");
        company.people[seat].socket.ask(act).await;
        company.settle().await;
    }
}

#[tokio::test]
async fn a_table_whose_rules_fail_is_rebuilt_and_no_other_notices() {
    let server = Server::start(|_| {}).await;
    let mut broken = Company::open(&server, "fuse", 2).await;
    let mut other = Company::open(&server, "fuse", 2).await;
    both_wait(&mut broken).await;
    let record = broken.record_for("0").await;
    for _ in 0..3 {
        let mut burn = act(&broken, 0, "burn");
        burn["key"] = json!("match");
        let answer = broken.people[0].socket.post(burn.clone()).await;
        assert_eq!(answer["error"]["code"], "broken", "{answer}");
        assert_eq!(broken.people[0].client.post(burn).await.status, 500);
        assert!(broken.settle().await.concat().is_empty(), "nobody hears of it");
        assert_eq!(broken.record_for("0").await, record);
        both_wait(&mut other).await;
    }
    assert_eq!(server.number("grognard_faults_total").await, 6);
    for _ in 0..3 {
        both_wait(&mut broken).await;
    }
    assert_eq!(broken.people[2].known["turn"], 9);
}

#[tokio::test]
async fn a_bot_that_fails_harms_neither_its_table_nor_the_other_bots() {
    let server = Server::start(|config| config.thinkers = 1).await;
    let mut client = server.client();
    let new = json!({"cmd": "new", "game": "fuse", "seats": ["me", "greedy"]});
    let table = client.ask(new).await["table"].clone();
    pinch(&mut client, &table, 0).await;
    let mut person = Person::watching(client, &table, json!(0)).await;
    let act = json!({"cmd": "act", "table": table, "seat": 0, "sequence": person.sequence(), "decision": "wait"});
    person.socket.ask(act).await;
    server.reaches("grognard_faults_total", 3).await;
    let say = json!({"cmd": "say", "table": table, "seat": 0, "text": "Are you asleep?"});
    person.socket.ask(say).await;
    let view = json!({"cmd": "view", "table": table, "viewer": 0});
    assert_eq!(person.socket.ask(view).await["waiting"], json!({"on": [1]}));

    let new = json!({"cmd": "new", "game": "night", "seats": ["random", "random"]});
    let bots = person.client.ask(new).await["table"].clone();
    let mut spectator = Person::watching(server.client(), &bots, json!("spectator")).await;
    while spectator.known["waiting"]["over"].is_null() {
        spectator.hear_update().await;
    }
    person.socket.ask(json!({"cmd": "resign", "table": table, "seat": 0})).await;
}

#[tokio::test]
async fn what_cannot_be_kept_is_not_done_and_nobody_hears_of_it() {
    let (server, store) = Server::with_store(config()).await;
    let mut company = Company::open(&server, "fuse", 2).await;
    both_wait(&mut company).await;
    let record = company.record_for("0").await;
    store.fill();
    for _ in 0..2 {
        let mut wait = act(&company, 0, "wait");
        wait["key"] = json!("again");
        let answer = company.people[0].socket.post(wait.clone()).await;
        assert_eq!(answer["error"]["code"], "not-kept", "{answer}");
        assert_eq!(company.people[0].client.post(wait).await.status, 503);
        let new = json!({"cmd": "new", "game": "fuse", "seats": ["me", "open"]});
        assert_eq!(company.people[0].client.refused(new).await, "not-kept");
        let invite = json!({"cmd": "invite", "table": company.table, "seat": 0});
        assert_eq!(company.people[0].client.refused(invite).await, "not-kept");
        assert!(company.settle().await.concat().is_empty(), "nobody hears of it");
        let view = json!({"cmd": "view", "table": company.table, "viewer": 1});
        let looked = company.people[1].socket.ask(view).await;
        assert_eq!(looked["sequence"], company.people[1].sequence());
    }
    assert_eq!(company.record_for("0").await, record);
    store.mend();
    let mut wait = act(&company, 0, "wait");
    wait["key"] = json!("again");
    assert!(company.people[0].socket.ask(wait.clone()).await["repeated"].is_null());
    assert_eq!(company.people[0].socket.ask(wait).await["repeated"], true);
    for news in company.settle().await {
        assert_eq!(news.len(), 1, "each hears of it once");
    }
    assert!(server.number("grognard_not_kept_total").await >= 4);
}

#[tokio::test]
async fn what_was_kept_after_all_is_told_to_all_and_not_done_again() {
    let (server, store) = Server::with_store(config()).await;
    let mut company = Company::open(&server, "fuse", 2).await;
    let mut wait = act(&company, 0, "wait");
    wait["key"] = json!("once");
    store.silence();
    assert_eq!(company.people[0].socket.refused(wait.clone()).await, "not-kept");
    assert!(company.settle().await.concat().is_empty(), "nobody knows yet");
    store.mend();
    assert_eq!(company.people[0].socket.ask(wait).await["repeated"], true);
    for news in company.settle().await {
        assert_eq!(news.len(), 1, "each hears of it once");
    }
    assert_eq!(company.people[2].known["turn"], 2);
    let wait = act(&company, 1, "wait");
    company.people[1].socket.ask(wait).await;
}

#[tokio::test]
async fn a_store_that_cannot_be_read_is_asked_again() {
    let (server, store) = Server::with_store(config()).await;
    let mut company = Company::open(&server, "fuse", 2).await;
    both_wait(&mut company).await;
    // The game leaves memory, because it cannot be kept, and cannot come back.
    store.fill();
    store.hide();
    let wait = act(&company, 0, "wait");
    assert_eq!(company.people[0].socket.refused(wait.clone()).await, "not-kept");
    assert_eq!(company.people[0].socket.refused(wait.clone()).await, "not-kept");
    let mut late = server.client().socket().await;
    let watch = json!({"cmd": "watch", "table": company.table, "viewer": "spectator"});
    assert_eq!(late.refused(watch).await, "not-kept");
    let card = company.people[1].socket.ask(json!({"cmd": "table", "table": company.table})).await;
    assert_eq!(card["waiting"], json!({"on": [0]}), "what it waits for is known all the same");
    store.mend();
    both_wait(&mut company).await;
    late.ask(json!({"cmd": "games"})).await;
    assert!(late.pushed.is_empty(), "who was refused does not watch");
}

#[tokio::test]
async fn a_bot_whose_decision_cannot_be_kept_decides_again_later() {
    let (server, store) = Server::with_store(config()).await;
    let mut client = server.client();
    let new = json!({"cmd": "new", "game": "night", "seats": ["random", "random"]});
    let table = client.ask(new).await["table"].clone();
    store.fill();
    let mut person = Person::watching(client, &table, json!("spectator")).await;
    server.reaches("grognard_not_kept_total", 1).await;
    assert!(person.settle(&table).await.is_empty());
    store.mend();
    let heard = tokio::time::timeout(Duration::from_secs(20), person.hear_update()).await;
    assert!(heard.is_ok(), "it goes on by itself");
}
