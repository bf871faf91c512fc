//! Starting and stopping.

use std::time::{Duration, Instant};

use serde_json::json;
use server::Config;

use crate::support::{Heard, Server, config};

/// Why a server does not start.
async fn unusable(change: impl FnOnce(&mut Config)) -> String {
    let mut config = config();
    change(&mut config);
    match server::start(config).await {
        Ok(_) => panic!("it starts"),
        Err(unusable) => unusable.to_string(),
    }
}

#[tokio::test]
async fn a_server_that_cannot_start_says_why_in_a_sentence() {
    let server = Server::start(|_| {}).await;
    let port = server.address.port();
    assert_eq!(
        unusable(|config| config.port = port).await,
        format!("Port {port} is taken: another program listens there.")
    );
    let elsewhere = "192.0.2.1".parse().expect("an address");
    assert_eq!(
        unusable(|config| config.bind = elsewhere).await,
        "192.0.2.1 is not an address of this machine."
    );
    for url in [
        "example.org",
        "https://example.org/",
        "https://example.org/path",
        "ftp://a",
        "https://a b",
    ] {
        let why = unusable(|config| config.url = Some(url.to_owned())).await;
        assert!(why.starts_with(&format!("\"{url}\" is not the address of a server")), "{why}");
    }
    assert_eq!(
        unusable(|config| config.limits.connections = 0).await,
        "There must be room for one connection at least."
    );
    let data = server.folder.join("test.db");
    let why = unusable(|config| config.data = data).await;
    assert!(why.ends_with('.') && !why.contains('\n'), "{why}");
}

#[tokio::test]
async fn a_server_that_stops_says_so_and_answers_those_who_wait() {
    let mut server = Server::start(|_| {}).await;
    let (mut client, mut patient) = (server.client(), server.client());
    let opened = client.ask(json!({"cmd": "new", "game": "ccn", "seats": ["me", "me"]})).await;
    let table = opened["table"].clone();
    for seat in 0..2 {
        let bytes = "00112233445566778899aabbccddeeff";
        client.ask(json!({"cmd": "pinch", "table": table, "seat": seat, "bytes": bytes})).await;
    }
    let mut socket = client.socket().await;
    let looked = socket.ask(json!({"cmd": "watch", "table": table, "viewer": "spectator"})).await;
    let since = looked["sequence"].as_u64().expect("so much was told");
    let wait = json!({"cmd": "wait", "table": table, "viewer": "spectator", "since": since});
    let waiting = tokio::spawn(async move { patient.post(wait).await });
    tokio::time::sleep(Duration::from_millis(300)).await;
    let began = Instant::now();
    server.stop().await;
    assert!(began.elapsed() < Duration::from_secs(5), "{:?}", began.elapsed());
    let answer = waiting.await.expect("no fault");
    assert!([200, 503].contains(&answer.status), "{answer:?}");
    let end = loop {
        match socket.hear().await {
            Heard::Text(_) | Heard::Ping | Heard::Pong => {}
            end @ (Heard::Closed(..) | Heard::Broken) => break end,
        }
    };
    assert!(matches!(end, Heard::Closed(1001, _)), "{end:?}");
    assert!(tokio::net::TcpStream::connect(server.address).await.is_err());
}

#[tokio::test]
async fn a_server_that_starts_again_knows_its_tables_and_people() {
    let mut server = Server::start(|_| {}).await;
    let mut client = server.client();
    let opened = client.ask(json!({"cmd": "new", "game": "ccn", "seats": ["me", "open"]})).await;
    server.stop().await;
    let data = server.folder.join("test.db");
    let again = Server::start(|config| config.data = data).await;
    client.address = again.address;
    let tables = client.ask(json!({"cmd": "tables"})).await;
    assert_eq!(tables["tables"][0]["table"], opened["table"]);
}
