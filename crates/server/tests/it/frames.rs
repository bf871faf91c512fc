//! A game gone through once more, as somebody saw it.

use std::time::Duration;

use luck::Fast;
use serde_json::{Value, json};

use crate::support::{Client, Company, Server};

fn page(table: &Value, viewer: &Value, from: usize, count: usize) -> Value {
    json!({"cmd": "frames", "table": table, "viewer": viewer, "from": from, "count": count})
}

fn sequences(answer: &Value) -> Vec<u64> {
    let frames = answer["frames"].as_array().expect("frames");
    frames.iter().map(|frame| frame["sequence"].as_u64().expect("a number")).collect()
}

#[tokio::test]
async fn frames_come_in_pages_each_with_what_was_seen_then() {
    let server = Server::start(|_| {}).await;
    let mut company = Company::open(&server, "ccn", 2).await;
    let mut views: Vec<Value> = vec![company.people[1].known["view"].clone()];
    let mut luck = Fast::new(7);
    while views.len() < 130 {
        company.play_on(&mut luck, 1).await;
        views.push(company.people[1].known["view"].clone());
    }
    let table = company.table.clone();
    let total = company.people[1].sequence();
    let ask = |from, count| page(&table, &json!(1), from, count);
    let person = &mut company.people[1];
    let first = person.client.ask(ask(0, 3)).await;
    assert_eq!((sequences(&first), &first["total"]), (vec![1, 2, 3], &json!(total)));
    let by_socket = person.socket.ask(ask(0, 3)).await;
    assert_eq!(by_socket, first);
    // Every deed of this game was told to this seat, so that its frames are what it saw after each.
    assert_eq!(total as usize, views.len());
    let middle = person.client.ask(ask(50, 1_000)).await;
    assert_eq!(sequences(&middle), (51..=total.min(150)).collect::<Vec<u64>>());
    for frame in middle["frames"].as_array().expect("frames") {
        let sequence = frame["sequence"].as_u64().expect("a number") as usize;
        assert_eq!(frame["view"], views[sequence - 1], "{sequence}");
    }
    assert_eq!(
        person.client.ask(ask(0, 1_000)).await["frames"].as_array().map(Vec::len),
        Some(100)
    );
    for (from, count) in [(total as usize, 10), (usize::MAX, usize::MAX), (3, 0)] {
        let nothing = person.client.ask(ask(from, count)).await;
        assert_eq!(nothing, json!({"frames": [], "total": total}), "{from} {count}");
    }
    let told = person.client.ask(json!({"cmd": "view", "table": table, "viewer": 1, "since": 120}));
    let mut told = told.await["told"].take();
    let mut frames = person.client.ask(ask(120, 100)).await["frames"].take();
    for (told, frame) in told.as_array_mut().into_iter().zip(frames.as_array_mut()) {
        frame.iter_mut().for_each(|frame| drop(frame["view"].take()));
        told.iter_mut().for_each(|told| told["view"] = Value::Null);
        assert_eq!(told, frame);
    }
}

#[tokio::test]
async fn while_a_game_runs_one_sees_with_ones_own_eyes_and_afterwards_with_all() {
    let server = Server::start(|_| {}).await;
    let mut company = Company::open(&server, "ccn", 2).await;
    company.play_on(&mut Fast::new(4), 10).await;
    let table = company.table.clone();
    let eyes = [json!(0), json!(1), json!("spectator"), json!("referee")];
    let allowed =
        [[true, false, true, false], [false, true, true, false], [false, false, true, false]];
    for (person, allowed) in company.people.iter_mut().zip(allowed) {
        for (viewer, is_allowed) in eyes.iter().zip(allowed) {
            let ask = page(&table, viewer, 0, 100);
            match is_allowed {
                true => drop(person.client.ask(ask).await),
                false => assert_eq!(person.client.refused(ask).await, "wrong-seat"),
            }
        }
    }
    company.resign(0).await;
    company.settle().await;
    let mut seen = Vec::new();
    for viewer in &eyes {
        let first = company.people[2].client.ask(page(&table, viewer, 0, 100)).await;
        assert_eq!(company.people[0].client.ask(page(&table, viewer, 0, 100)).await, first);
        seen.push(first);
    }
    let cards =
        |viewer: usize, side: &str| seen[viewer]["frames"][5]["view"][side]["cards"].clone();
    assert!(cards(0, "french").is_array() && cards(0, "allied").is_null());
    assert!(cards(1, "allied").is_array() && cards(1, "french").is_null());
    assert!(cards(2, "allied").is_null() && cards(2, "french").is_null());
    assert!(cards(3, "allied").is_array() && cards(3, "french").is_array());
    assert_eq!(company.people[2].client.refused(page(&table, &json!(2), 0, 1)).await, "unknown");
}

#[tokio::test]
async fn there_are_no_frames_of_what_is_not_ones_to_see() {
    let server = Server::start(|_| {}).await;
    let (mut host, mut stranger) = (server.client(), server.client());
    let new = json!({"cmd": "new", "game": "ccn", "seats": ["me", "me"], "watchers": false});
    let table = host.ask(new).await["table"].clone();
    let ask = || page(&table, &json!("spectator"), 0, 10);
    assert_eq!(host.refused(ask()).await, "not-begun");
    assert_eq!(stranger.refused(ask()).await, "unknown");
    for seat in 0..2 {
        crate::support::pinch(&mut host, &table, seat).await;
    }
    host.ask(ask()).await;
    assert_eq!(stranger.refused(ask()).await, "unknown");
    host.ask(json!({"cmd": "resign", "table": table, "seat": 0})).await;
    assert_eq!(stranger.refused(ask()).await, "unknown");
    for fault in [json!(-1), json!("all"), json!(null)] {
        let mut ask = ask();
        ask["count"] = fault;
        assert_eq!(host.refused(ask).await, "malformed");
    }
}

/// A decision that waits for the least time is in no frame, as it is in no update.
#[tokio::test]
async fn what_is_held_back_is_in_no_frame() {
    let server = Server::start(|config| config.least_time = Duration::from_secs(600)).await;
    let mut company = Company::open(&server, "fuse", 2).await;
    let wait = |seat: usize, sequence: u64| json!({"cmd": "act", "table": company.table, "seat": seat, "sequence": sequence, "decision": "wait"});
    let deeds = [wait(0, company.people[0].sequence()), wait(1, company.people[1].sequence() + 1)];
    company.people[0].socket.ask(deeds[0].clone()).await;
    company.settle().await;
    let mut early = deeds[1].clone();
    early["id"] = json!(1);
    company.people[1].socket.send(early.to_string()).await.expect("it is sent");
    let heard = company.settle().await;
    assert!(heard.iter().all(Vec::is_empty), "{heard:?}");
    let table = company.table.clone();
    for person in &mut company.people {
        let frames = person.client.ask(page(&table, &person.viewer.clone(), 0, 100)).await;
        assert_eq!(frames["total"], person.known["sequence"]);
        assert_eq!(sequences(&frames).last().copied(), frames["total"].as_u64());
    }
}

/// A table asleep is woken for its frames, and they are the same.
#[tokio::test]
async fn frames_outlive_a_restart() {
    let mut server = Server::start(|_| {}).await;
    let mut company = Company::open(&server, "night", 2).await;
    company.play_on(&mut Fast::new(3), 30).await;
    let table = company.table.clone();
    async fn all(client: &mut Client, table: &Value) -> Value {
        client.ask(page(table, &json!(0), 0, 100)).await
    }
    let before = all(&mut company.people[0].client, &table).await;
    server.stop().await;
    let data = server.folder.join("test.db");
    let again = Server::start(|config| config.data = data).await;
    let mut client = company.people[0].client.clone();
    client.address = again.address;
    assert_eq!(all(&mut client, &table).await, before);
}

/// Numbers come with their names in all that a viewer is told, if he asks for them.
#[tokio::test]
async fn news_and_frames_have_names_for_whoever_asks() {
    let server = Server::start(|_| {}).await;
    let mut company = Company::open(&server, "ccn", 2).await;
    let mut luck = Fast::new(7);
    company.play_on(&mut luck, 20).await;
    let table = company.table.clone();
    let of = |question: &str| json!({"cmd": question, "table": table, "viewer": 1, "since": 0});
    let person = &mut company.people[1];
    for mut question in [of("view"), of("wait"), of("watch"), page(&table, &json!(1), 0, 100)] {
        assert!(person.socket.ask(question.clone()).await.get("names").is_none(), "{question}");
        question["names"] = json!(true);
        let units = person.socket.ask(question.clone()).await["names"]["units"].take();
        assert!(units.as_object().is_some_and(|units| !units.is_empty()), "{question}");
    }
    company.play_on(&mut luck, 1).await;
    assert!(company.people[1].known["names"]["units"].is_object(), "of an update, too");
}
