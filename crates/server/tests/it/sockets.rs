//! Sockets: what is refused, what is closed, and who is still there.

use std::time::Duration;

use futures_util::SinkExt;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

use crate::support::{Heard, Server, Socket};

const GAMES: &str = "{\"id\":\"first\",\"cmd\":\"games\"}";

/// How a socket was closed, whatever came before.
async fn farewell(socket: &mut Socket) -> Heard {
    loop {
        match socket.hear().await {
            Heard::Text(_) | Heard::Ping | Heard::Pong => {}
            end @ (Heard::Closed(..) | Heard::Broken) => return end,
        }
    }
}

#[tokio::test]
async fn messages_are_answered_and_news_come_by_themselves() {
    let server = Server::start(|_| {}).await;
    let (mut host, mut guest) = (server.client(), server.client());
    let opened = host.ask(json!({"cmd": "new", "game": "ccn", "seats": ["me", "open"]})).await;
    let table = &opened["table"];
    let mut socket = guest.socket().await;
    socket.ask(json!({"cmd": "watch", "table": table, "viewer": "spectator"})).await;
    let invitation = &opened["invitations"][0]["invitation"];
    guest.ask(json!({"cmd": "sit", "table": table, "invitation": invitation})).await;
    let news = socket.news().await;
    assert_eq!(news["table"]["seats"][1]["taken"], true, "{news}");
}

#[tokio::test]
async fn what_is_no_message_is_refused_and_the_socket_goes_on() {
    let server = Server::start(|_| {}).await;
    let mut socket = server.client().socket().await;
    for (text, id) in [("nonsense", Value::Null), ("[]", Value::Null), ("{\"id\":7}", json!(7))] {
        socket.send(text).await.expect("it is sent");
        let answer = socket.next().await;
        assert_eq!((&answer["error"]["code"], &answer["id"]), (&json!("malformed"), &id));
    }
    socket.stream.send(Message::binary(GAMES.as_bytes().to_vec())).await.expect("it is sent");
    assert_eq!(socket.next().await["error"]["code"], "malformed");
    socket.send(GAMES).await.expect("it is sent");
    assert_eq!(socket.next().await["id"], "first");
}

#[tokio::test]
async fn a_message_that_is_too_long_ends_the_socket() {
    let server = Server::start(|config| config.limits.message = 10_000).await;
    for length in [10_001, 1_000_000] {
        let mut socket = server.client().socket().await;
        // The server closes while this is still being sent.
        let _ = socket.send("x".repeat(length)).await;
        let sentence = "A message was longer than any that is read here.".to_owned();
        assert_eq!(farewell(&mut socket).await, Heard::Closed(1009, sentence), "{length}");
    }
    let mut socket = server.client().socket().await;
    socket.send(format!("{GAMES}{}", " ".repeat(10_000 - GAMES.len()))).await.expect("it is sent");
    assert_eq!(socket.next().await["id"], "first", "the longest is read");
}

#[tokio::test]
async fn a_flood_is_refused_unread_and_then_shut_out() {
    let server = Server::start(|config| {
        config.limits.messages_a_second = 1;
        config.limits.burst = 5;
    })
    .await;
    let mut socket = server.client().socket().await;
    for number in 0..200 {
        if socket.send(json!({"id": number, "cmd": "dance"}).to_string()).await.is_err() {
            break;
        }
    }
    let mut codes = Vec::new();
    let end = loop {
        match socket.hear().await {
            Heard::Text(answer) => {
                assert_eq!(answer["id"], codes.len(), "each is answered under its id");
                codes.push(answer["error"]["code"].as_str().unwrap_or_default().to_owned());
            }
            Heard::Ping | Heard::Pong => {}
            end @ (Heard::Closed(..) | Heard::Broken) => break end,
        }
    };
    assert!(matches!(end, Heard::Closed(1008, _)), "{end:?}");
    assert!(codes[..5].iter().all(|code| code == "malformed"), "{codes:?}");
    assert_eq!(codes.iter().filter(|code| *code == "too-fast").count(), 100);
}

#[tokio::test]
async fn pings_are_answered_and_a_flood_of_them_is_not() {
    let server = Server::start(|config| {
        config.limits.messages_a_second = 1;
        config.limits.burst = 20;
    })
    .await;
    let mut socket = server.client().socket().await;
    socket.stream.send(Message::Ping("x".into())).await.expect("it is sent");
    assert_eq!(socket.hear().await, Heard::Pong);
    for _ in 0..100_000 {
        if socket.stream.feed(Message::Ping("x".into())).await.is_err() {
            break;
        }
    }
    let _ = socket.stream.flush().await;
    assert!(matches!(farewell(&mut socket).await, Heard::Closed(1008, _) | Heard::Broken));
}

#[tokio::test]
async fn who_does_not_read_is_cut_off() {
    let server = Server::start(|config| config.patience.reading = Duration::from_millis(300)).await;
    let mut client = server.client();
    let mut socket = client.socket().await;
    for number in 0..50_000 {
        let sent = socket.send(json!({"id": number, "cmd": "games"}).to_string());
        match tokio::time::timeout(Duration::from_secs(5), sent).await {
            Ok(Ok(())) => {}
            Ok(Err(_)) => break,
            Err(_) => break,
        }
    }
    for _ in 0..100 {
        let numbers = client.get("/metrics").await.body;
        if numbers.contains("grognard_cut_off_total 1") {
            assert!(numbers.contains("grognard_connections 0"), "{numbers}");
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("a reader that does not read is let go");
}

#[tokio::test]
async fn who_gives_no_sign_of_life_is_let_go() {
    let server = Server::start(|config| {
        config.patience.ping = Duration::from_millis(50);
        config.patience.silence = Duration::from_millis(400);
    })
    .await;
    let mut client = server.client();
    let mut alive = client.socket().await;
    // The library answers pings only when somebody reads.
    let _dead = client.socket().await;
    let mut pings = 0;
    while pings < 20 {
        assert_eq!(alive.hear().await, Heard::Ping);
        pings += 1;
    }
    let numbers = client.get("/metrics").await.body;
    assert!(numbers.contains("grognard_connections 1"), "{numbers}");
}

#[tokio::test]
async fn one_connection_watches_so_many_tables() {
    let server = Server::start(|config| config.limits.watches = 1).await;
    let mut client = server.client();
    let mut socket = client.socket().await;
    let mut tables = Vec::new();
    for _ in 0..2 {
        let new = json!({"cmd": "new", "game": "ccn", "seats": ["me", "open"]});
        tables.push(socket.ask(new).await["table"].take());
    }
    let watch = |table: &Value| json!({"cmd": "watch", "table": table, "viewer": "spectator"});
    socket.ask(watch(&tables[0])).await;
    socket.ask(watch(&tables[0])).await;
    assert_eq!(socket.refused(watch(&tables[1])).await, "too-many");
    socket.ask(json!({"cmd": "unwatch", "table": tables[0]})).await;
    socket.ask(watch(&tables[1])).await;
}

#[tokio::test]
async fn a_socket_that_is_closed_is_closed_on_both_sides() {
    let server = Server::start(|_| {}).await;
    let mut client = server.client();
    let mut socket = client.socket().await;
    socket.ask(json!({"cmd": "games"})).await;
    let farewell = CloseFrame { code: CloseCode::Normal, reason: "enough".into() };
    socket.stream.close(Some(farewell)).await.expect("it is closed");
    assert!(matches!(socket.hear().await, Heard::Closed(1000, _)), "it was heard");
    assert_eq!(socket.hear().await, Heard::Broken, "and nothing comes after it");
    assert!(client.get("/metrics").await.body.contains("grognard_connections 0"));
}
