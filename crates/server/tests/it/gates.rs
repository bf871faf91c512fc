//! Who is let in: cookies, names and pages, pace, and what every answer carries.

use std::time::Duration;

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::support::{Server, Socket};

const JSON: (&str, &str) = ("Content-Type", "application/json");
const GAMES: &str = "{\"id\":1,\"cmd\":\"games\"}";

fn behind_a_proxy(config: &mut server::Config) {
    config.url = Some("https://example.org".to_owned());
}

#[tokio::test]
async fn a_browser_is_known_again_by_its_cookie() {
    let server = Server::start(|_| {}).await;
    let mut client = server.client();
    let received = client.post(json!({"cmd": "games"})).await;
    let cookie = received.header("set-cookie").expect("somebody new is given a cookie");
    let (value, rest) = cookie.split_once("; ").expect("a cookie with what it is for");
    assert_eq!(value.len(), "grognard=".len() + 64, "{cookie}");
    assert_eq!(rest, "HttpOnly; SameSite=Lax; Path=/; Max-Age=31536000");
    let again = client.post(json!({"cmd": "games"})).await;
    assert_eq!(again.header("set-cookie"), None);

    client.ask(json!({"cmd": "new", "game": "ccn", "seats": ["me", "open"]})).await;
    let tables = client.ask(json!({"cmd": "tables"})).await;
    assert_eq!(tables["tables"].as_array().map(Vec::len), Some(1));
    let mut socket = client.socket().await;
    assert_eq!(socket.ask(json!({"cmd": "tables"})).await, tables);
    let mut stranger = server.client();
    let none = stranger.ask(json!({"cmd": "tables"})).await;
    assert_eq!(none["tables"].as_array().map(Vec::len), Some(0));
}

#[tokio::test]
async fn a_spoiled_cookie_is_replaced_and_a_socket_gives_one_too() {
    let server = Server::start(|_| {}).await;
    let mut client = server.client();
    client.cookie = Some("other=1; grognard=zzz".to_owned());
    assert!(client.post(json!({"cmd": "games"})).await.header("set-cookie").is_some());
    let mut other = server.client();
    other.socket().await;
    let given = other.cookie.clone().expect("a socket gives a cookie");
    other.socket().await;
    assert_eq!(other.cookie, Some(given));
}

#[tokio::test]
async fn under_https_the_cookie_is_for_https_alone() {
    let server = Server::start(behind_a_proxy).await;
    let mut client = server.client();
    let headers = [JSON, ("Host", "example.org"), ("Origin", "https://example.org")];
    let received = client.request("POST", "/api/messages", &headers, GAMES).await;
    let cookie = received.header("set-cookie").unwrap_or_default();
    assert!(cookie.starts_with("__Host-grognard=") && cookie.ends_with("; Secure"), "{cookie}");
    assert!(received.header("strict-transport-security").is_some());
}

#[tokio::test]
async fn only_pages_of_this_server_send_messages() {
    let server = Server::start(|_| {}).await;
    let mut client = server.client();
    let own = format!("http://{}", server.address);
    let other_port = format!("http://{}:1", server.address.ip());
    for (headers, status) in [
        (vec![("Origin", own.as_str())], 200),
        (vec![("Origin", own.as_str()), ("Sec-Fetch-Site", "same-origin")], 200),
        (vec![("Origin", "http://example.org")], 403),
        (vec![("Origin", other_port.as_str())], 403),
        (vec![("Origin", "null")], 403),
        (vec![("Origin", own.as_str()), ("Origin", "http://example.org")], 403),
        (vec![("Sec-Fetch-Site", "cross-site")], 403),
        (vec![("Sec-Fetch-Site", "same-site")], 403),
        (vec![("Sec-Fetch-Site", "none")], 200),
    ] {
        let with: Vec<_> = headers.iter().copied().chain([JSON]).collect();
        let received = client.request("POST", "/api/messages", &with, GAMES).await;
        assert_eq!(received.status, status, "{headers:?}");
        assert!(status == 200 || received.code() == "origin", "{}", received.body);
        let opened = Socket::open(&mut client, &headers).await;
        assert_eq!(opened.is_ok(), status == 200, "{headers:?}");
    }
    for path in ["/api/records", "/api/records/check"] {
        let headers = [("Origin", "http://example.org")];
        assert_eq!(client.request("POST", path, &headers, "").await.code(), "origin");
    }
}

#[tokio::test]
async fn a_server_on_this_machine_is_not_reached_under_other_names() {
    let server = Server::start(|_| {}).await;
    let mut client = server.client();
    for (host, status) in [
        ("localhost:8080", 200),
        ("127.0.0.1", 200),
        ("[::1]:9", 200),
        ("example.org", 403),
        ("127.0.0.1.example.org", 403),
        ("", 403),
    ] {
        assert_eq!(
            client.request("GET", "/", &[("Host", host)], "").await.status,
            status,
            "{host}"
        );
    }
}

#[tokio::test]
async fn a_server_with_an_address_is_reached_under_it() {
    let server = Server::start(behind_a_proxy).await;
    let mut client = server.client();
    for (host, status) in
        [("example.org", 200), ("EXAMPLE.org:443", 200), ("localhost", 200), ("example.com", 403)]
    {
        assert_eq!(
            client.request("GET", "/", &[("Host", host)], "").await.status,
            status,
            "{host}"
        );
    }
    for (origin, status) in [
        ("https://example.org", 200),
        ("https://example.org:443", 200),
        ("http://example.org", 403),
        ("https://example.org:444", 403),
        ("https://www.example.org", 403),
    ] {
        let headers = [JSON, ("Host", "example.org"), ("Origin", origin)];
        let received = client.request("POST", "/api/messages", &headers, GAMES).await;
        assert_eq!(received.status, status, "{origin}");
    }
}

#[tokio::test]
async fn every_answer_carries_what_keeps_browsers_safe() {
    let server = Server::start(|_| {}).await;
    let mut client = server.client();
    let foreign = [("Host", "example.org")];
    for received in [
        client.get("/").await,
        client.get("/nowhere").await,
        client.post(json!({"cmd": "dance"})).await,
        client.request("PUT", "/", &[], "").await,
        client.request("GET", "/", &foreign, "").await,
    ] {
        let policy = received.header("content-security-policy").unwrap_or_default();
        assert!(policy.starts_with("default-src 'none'; script-src 'self';"), "{received:?}");
        assert!(!policy.contains("unsafe"), "{policy}");
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-resource-policy", "same-origin"),
            ("cache-control", "no-store"),
        ] {
            assert_eq!(received.header(name), Some(value), "{received:?}");
        }
        assert!(received.header("permissions-policy").is_some());
        assert_eq!(received.header("strict-transport-security"), None);
        assert_eq!(received.header("access-control-allow-origin"), None);
    }
}

#[tokio::test]
async fn requests_of_one_address_are_counted_together() {
    let server = Server::start(|config| {
        config.limits.messages_a_second = 1;
        config.limits.burst = 2;
        behind_a_proxy(config);
    })
    .await;
    let mut client = server.client();
    let from = |address| [("X-Forwarded-For", address)];
    for _ in 0..8 {
        let received = client.request("GET", "/", &from("10.0.0.1, 192.0.2.1"), "").await;
        assert_eq!(received.status, 200);
    }
    let received = client.request("GET", "/", &from("10.0.0.2, 192.0.2.1"), "").await;
    assert_eq!((received.status, received.code().as_str()), (429, "too-fast"));
    assert_eq!(received.header("retry-after"), Some("1"));
    let other = client.request("GET", "/", &from("192.0.2.1, 192.0.2.2"), "").await;
    assert_eq!(other.status, 200, "another address has its own pace");
}

#[tokio::test]
async fn without_a_proxy_nobody_says_where_he_comes_from() {
    let server = Server::start(|config| {
        config.limits.messages_a_second = 1;
        config.limits.burst = 1;
    })
    .await;
    let mut client = server.client();
    let mut last = 200;
    for number in 0..5 {
        let address = format!("192.0.2.{number}");
        last = client.request("GET", "/", &[("X-Forwarded-For", &address)], "").await.status;
    }
    assert_eq!(last, 429);
}

#[tokio::test]
async fn tables_are_opened_in_a_pace_of_their_own() {
    let server = Server::start(|config| config.limits.openings = 2).await;
    let mut client = server.client();
    let new = json!({"cmd": "new", "game": "ccn", "seats": ["me", "open"]});
    client.ask(new.clone()).await;
    client.socket().await.ask(new.clone()).await;
    assert_eq!(client.refused(new.clone()).await, "too-fast");
    assert_eq!(server.client().refused(new.clone()).await, "too-fast");
    assert_eq!(client.socket().await.refused(new).await, "too-fast");
    assert_eq!(client.request("POST", "/api/records", &[], "x").await.status, 429);
    client.ask(json!({"cmd": "games"})).await;
}

#[tokio::test]
async fn there_is_an_end_to_connections() {
    let server = Server::start(|config| config.limits.connections = 2).await;
    let mut client = server.client();
    let first = client.socket().await;
    let _second = client.socket().await;
    let received = client.get("/").await;
    assert_eq!((received.status, received.code().as_str()), (503, "too-many"));
    drop(first);
    for _ in 0..100 {
        if client.get("/").await.status == 200 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("whoever goes makes room");
}

#[tokio::test]
async fn who_takes_for_ever_over_a_request_is_not_waited_for() {
    let server = Server::start(|config| {
        config.patience.head = Duration::from_millis(200);
        config.patience.body = Duration::from_millis(200);
    })
    .await;
    let host = format!("Host: {}\r\n", server.address);
    for (begun, answer) in [
        (format!("GET / HTTP/1.1\r\n{host}"), ""),
        (
            format!(
                "POST /api/messages HTTP/1.1\r\n{host}Content-Type: application/json\r\n\
                 Content-Length: 10\r\n\r\n{{"
            ),
            "HTTP/1.1 408 ",
        ),
    ] {
        let mut stream = TcpStream::connect(server.address).await.expect("the server is there");
        stream.write_all(begun.as_bytes()).await.expect("a beginning is sent");
        let mut text = String::new();
        let read = tokio::time::timeout(Duration::from_secs(10), stream.read_to_string(&mut text));
        read.await.expect("the connection is closed in time").expect("it is closed in peace");
        assert!(text.starts_with(answer), "{text}");
    }
}

#[tokio::test]
async fn a_head_that_never_ends_is_not_read() {
    let server = Server::start(|_| {}).await;
    let mut client = server.client();
    let long = "x".repeat(40_000);
    let received = client.request("GET", "/", &[("X-Long", &long)], "").await;
    assert_eq!(received.status, 431);
    assert_eq!(client.get("/").await.status, 200);
}
