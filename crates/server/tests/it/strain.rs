//! What one caller can do to all others: by not reading, by sending slowly, by asking for more and more.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::support::{Client, Heard, Server, pinch};

const JSON: &str = "Content-Type: application/json\r\n";

/// A hot-seat that has begun.
async fn hot_seat(client: &mut Client) -> Value {
    let new = json!({"cmd": "new", "game": "fuse", "seats": ["me", "me"]});
    let table = client.ask(new).await["table"].clone();
    for seat in 0..2 {
        pinch(client, &table, seat).await;
    }
    table
}

/// A hot-seat at which so much was said that looking at all of it gives millions of bytes.
async fn talkative(client: &mut Client, times: usize) -> Value {
    let table = hot_seat(client).await;
    let mut socket = client.socket().await;
    let text = "\u{1f600}".repeat(500);
    for _ in 0..times {
        socket.ask(json!({"cmd": "say", "table": table, "seat": 0, "text": text})).await;
    }
    table
}

fn everything(table: &Value) -> Value {
    json!({"id": 1, "cmd": "view", "table": table, "viewer": 0, "since": 0})
}

#[tokio::test]
async fn who_asks_for_much_and_does_not_read_is_kept_short() {
    let server = Server::start(|_| {}).await;
    let mut client = server.client();
    let table = talkative(&mut client, 900).await;
    let mut deaf = client.socket().await;
    for _ in 0..60 {
        // He may have been cut off already.
        let _ = deaf.send(everything(&table).to_string()).await;
    }
    // The table has answered all of them when it answers this.
    let long = client.ask(everything(&table)).await;
    assert_eq!(long["told"].as_array().map(Vec::len), Some(900), "whoever reads gets it all");
    let mut answers = 0;
    while let Heard::Text(_) = deaf.hear().await {
        answers += 1;
    }
    assert!(answers < 20, "{answers} long answers were kept for somebody who did not read");
}

#[tokio::test]
async fn an_answer_that_nobody_reads_is_dropped() {
    let server = Server::start(|config| config.patience.reading = Duration::from_millis(300)).await;
    let mut client = server.client();
    // More than the system keeps for a reader.
    let table = talkative(&mut client, 1_800).await;
    let body = everything(&table).to_string();
    let cookie = client.cookie.clone().expect("a cookie");
    let request = format!(
        "POST /api/messages HTTP/1.1\r\nHost: {}\r\n{JSON}Cookie: {cookie}\r\n\
         Content-Length: {}\r\n\r\n{body}",
        server.address,
        body.len()
    );
    let mut stream = TcpStream::connect(server.address).await.expect("the server is there");
    stream.write_all(request.as_bytes()).await.expect("a request is sent");
    tokio::time::sleep(Duration::from_secs(2)).await;
    let mut read = Vec::new();
    let end = timeout(Duration::from_secs(10), stream.read_to_end(&mut read)).await;
    let end = end.expect("the connection is closed");
    let whole = client.ask(everything(&table)).await.to_string().len();
    assert!(end.is_err() || read.len() < whole, "{} of {whole} bytes were kept", read.len());
}

#[tokio::test]
async fn slow_senders_of_records_do_not_keep_others_out() {
    let server = Server::start(|config| config.url = Some("https://example.org".to_owned())).await;
    let mut slow = Vec::new();
    for _ in 0..10 {
        let mut stream = TcpStream::connect(server.address).await.expect("the server is there");
        let begun = "POST /api/records/check HTTP/1.1\r\nHost: example.org\r\n\
                     X-Forwarded-For: 192.0.2.1\r\nContent-Length: 1000\r\n\r\nx";
        stream.write_all(begun.as_bytes()).await.expect("a beginning is sent");
        slow.push(stream);
    }
    // Those who are refused hear it at once: two of ten are waited for.
    let mut refused = 0;
    for stream in &mut slow {
        let mut answer = [0; 12];
        let heard = timeout(Duration::from_millis(500), stream.read_exact(&mut answer)).await;
        refused += usize::from(heard.is_ok() && &answer == b"HTTP/1.1 429");
    }
    assert_eq!(refused, 8);
    let mut client = server.client();
    let headers = [("Host", "example.org"), ("X-Forwarded-For", "192.0.2.2")];
    let other = client.request("POST", "/api/records/check", &headers, "x");
    let other = timeout(Duration::from_secs(10), other).await.expect("others are served");
    assert_eq!(other.status, 400);
}

#[tokio::test]
async fn a_rematch_opens_no_table_for_which_there_is_no_room() {
    let server = Server::start(|config| config.limits.tables = 2).await;
    let mut client = server.client();
    let mut table = hot_seat(&mut client).await;
    let resign = |table: &Value| json!({"cmd": "resign", "table": table, "seat": 0});
    let rematch = |table: &Value, seat: u8| json!({"cmd": "rematch", "table": table, "seat": seat});
    client.ask(resign(&table)).await;
    client.ask(rematch(&table, 0)).await;
    table = client.ask(rematch(&table, 1)).await["next"].clone();
    for seat in 0..2 {
        pinch(&mut client, &table, seat).await;
    }
    client.ask(resign(&table)).await;
    assert_eq!(client.refused(rematch(&table, 0)).await, "too-many");
    assert_eq!(client.refused(rematch(&table, 1)).await, "too-many");
    let tables = client.ask(json!({"cmd": "tables"})).await;
    assert_eq!(tables["tables"].as_array().map(Vec::len), Some(2));
}

#[tokio::test]
async fn rematches_are_asked_for_in_the_pace_in_which_tables_are_opened() {
    let server = Server::start(|config| config.limits.openings = 2).await;
    let mut client = server.client();
    let table = hot_seat(&mut client).await;
    client.ask(json!({"cmd": "resign", "table": table, "seat": 0})).await;
    client.ask(json!({"cmd": "rematch", "table": table, "seat": 0})).await;
    let last = json!({"cmd": "rematch", "table": table, "seat": 1});
    assert_eq!(client.refused(last).await, "too-fast");
}

#[tokio::test]
async fn a_body_in_pieces_without_form_is_malformed_and_not_too_long() {
    let server = Server::start(|_| {}).await;
    let chunked = ("Transfer-Encoding", "chunked");
    for (pieces, status) in [("zz\r\n{}\r\n0\r\n\r\n", "400"), ("50000\r\n", "413")] {
        let mut text = format!(
            "POST /api/messages HTTP/1.1\r\nHost: {}\r\n{JSON}{}: {}\r\n\r\n{pieces}",
            server.address, chunked.0, chunked.1
        );
        text += &" ".repeat(if status == "413" { 0x50000 } else { 0 });
        let mut stream = TcpStream::connect(server.address).await.expect("the server is there");
        // A server may answer before it has read all.
        let _ = stream.write_all(text.as_bytes()).await;
        let mut answer = [0; 12];
        stream.read_exact(&mut answer).await.expect("an answer comes");
        assert_eq!(String::from_utf8_lossy(&answer), format!("HTTP/1.1 {status}"));
    }
}

#[tokio::test]
async fn sockets_of_one_address_are_counted_together() {
    let server = Server::start(|config| {
        config.limits.messages_a_second = 1;
        config.limits.burst = 20;
    })
    .await;
    let mut codes = Vec::new();
    for _ in 0..40 {
        let mut socket = server.client().socket().await;
        for _ in 0..20 {
            let answer = socket.post(json!({"cmd": "tables"})).await;
            codes.push(answer["error"]["code"].clone());
        }
    }
    assert!(codes[..320].iter().all(Value::is_null), "sixteen may send as one may");
    assert!(codes.contains(&json!("too-fast")), "forty may not");
}

#[tokio::test]
async fn who_is_sent_much_is_heard_less_often() {
    let server = Server::start(|config| {
        config.limits.messages_a_second = 10;
        config.limits.burst = 1_000;
    })
    .await;
    let mut client = server.client();
    let table = talkative(&mut client, 900).await;
    // An answer of millions of bytes costs as much as fifty messages.
    let mut answers = 0;
    while client.post(everything(&table)).await.status == 200 {
        answers += 1;
        assert!(answers < 200, "long answers have no end");
    }
    assert!(answers > 5, "{answers}");
}
