//! Tables that leave memory, many tables, and a server that stops in the middle.

use std::time::Duration;

use serde_json::{Value, json};

use super::both_wait;
use crate::support::{Client, Company, Person, Server, config, pinch};

const AWAKE: &str = "grognard_awake";

#[tokio::test]
async fn idle_tables_leave_memory_and_come_back() {
    let server = Server::start(|config| config.idle = Duration::from_millis(50)).await;
    let mut company = Company::open(&server, "fuse", 2).await;
    for turn in [1, 3, 5] {
        both_wait(&mut company).await;
        server.reaches(AWAKE, 0).await;
        assert_eq!(server.number("grognard_rooms").await, 1, "somebody looks on");
        let known = company.people[1].known.clone();
        let since = company.people[1].sequence();
        let watch = json!({"cmd": "watch", "table": company.table, "viewer": 1, "since": since});
        let looked = company.people[1].socket.ask(watch).await;
        assert_eq!((&looked["view"], &looked["turn"]), (&known["view"], &json!(turn + 2)));
    }
    // He is told as if nothing had been, and nothing twice.
    server.reaches(AWAKE, 0).await;
    let since = company.people[2].sequence();
    both_wait(&mut company).await;
    assert_eq!(company.people[2].sequence(), since + 2);
    // Somebody comes in while it is out of memory; all see what it waits for.
    server.reaches(AWAKE, 0).await;
    company.people.pop();
    drop(Person::watching(server.client(), &company.table, json!("spectator")).await);
    let card = company.people[0].socket.ask(json!({"cmd": "table", "table": company.table})).await;
    assert_eq!(card["waiting"], json!({"on": [0]}));
    company.people.clear();
    server.reaches("grognard_rooms", 0).await;
    server.reaches(AWAKE, 0).await;
}

#[tokio::test]
async fn who_waits_at_a_table_out_of_memory_is_answered() {
    let server = Server::start(|config| config.idle = Duration::from_millis(50)).await;
    let mut company = Company::open(&server, "fuse", 2).await;
    let since = company.people[0].sequence();
    let wait =
        json!({"cmd": "wait", "table": company.table, "viewer": 0, "since": since, "seconds": 1});
    let looked = company.people[0].client.ask(wait).await;
    assert_eq!(looked["sequence"], since);
}

/// Plays a table of two seats alone for so many decisions, or until the server stops: the table, and
/// how much was acknowledged.
async fn alone(mut client: Client, decisions: u64) -> Option<(Client, Value, u64)> {
    let new = json!({"cmd": "new", "game": "fuse", "seats": ["me", "me"]});
    let table = client.ask(new).await["table"].clone();
    pinch(&mut client, &table, 0).await;
    pinch(&mut client, &table, 1).await;
    let mut socket = client.socket().await;
    let view = json!({"cmd": "view", "table": table, "viewer": 0});
    let mut sequence = socket.ask(view).await["sequence"].as_u64()?;
    for turn in 0..decisions {
        let act = json!({"id": turn, "cmd": "act", "table": table, "seat": turn % 2,
            "sequence": sequence, "decision": "wait"});
        if socket.send(act.to_string()).await.is_err() {
            break;
        }
        let crate::support::Heard::Text(answer) = socket.hear().await else { break };
        let Some(taken) = answer["ok"]["sequence"].as_u64() else { break };
        sequence = taken;
    }
    Some((client, table, sequence))
}

#[tokio::test(flavor = "multi_thread")]
async fn two_hundred_tables_are_played_at_once() {
    let server = Server::start(|_| {}).await;
    let tables: Vec<_> = (0..200).map(|_| tokio::spawn(alone(server.client(), 6))).collect();
    for table in tables {
        let (mut client, table, _) = table.await.expect("a task").expect("a game");
        let looked = client.ask(json!({"cmd": "view", "table": table, "viewer": 1})).await;
        assert_eq!(looked["turn"], 7);
    }
    assert_eq!(server.number(AWAKE).await, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_in_the_middle_keeps_what_it_acknowledged() {
    let config = config();
    let mut server = Server::with(config.clone()).await;
    let tables: Vec<_> = (0..8).map(|_| tokio::spawn(alone(server.client(), 900))).collect();
    while server.number("grognard_deeds_total").await < 100 {
        tokio::task::yield_now().await;
    }
    server.restart(config).await;
    for table in tables {
        let (mut client, table, acknowledged) = table.await.expect("a task").expect("a game");
        client.address = server.address;
        let looked = client.ask(json!({"cmd": "view", "table": table, "viewer": 0})).await;
        let kept = looked["sequence"].as_u64().expect("a number");
        assert!(kept == acknowledged || kept == acknowledged + 1, "{kept}, {acknowledged}");
    }
}
