//! What is found at each path, and under which status.

use serde_json::{Value, json};

use crate::support::Server;

/// The table that somebody opens for himself and a bot, and begins.
async fn playing(client: &mut crate::support::Client) -> String {
    let new = json!({"cmd": "new", "game": "ccn", "seats": ["me", "me"]});
    let table = client.ask(new).await["table"].as_str().expect("a table has a name").to_owned();
    for seat in 0..2 {
        let bytes = "00112233445566778899aabbccddeeff";
        client.ask(json!({"cmd": "pinch", "table": table, "seat": seat, "bytes": bytes})).await;
    }
    table
}

#[tokio::test]
async fn a_message_is_answered_under_its_id() {
    let server = Server::start(|_| {}).await;
    let mut client = server.client();
    let received = client.post(json!({"cmd": "games"})).await;
    assert_eq!((received.status, received.json()["id"].as_u64()), (200, Some(1)));
    assert_eq!(received.header("content-type"), Some("application/json"));
    assert!(received.json()["ok"]["games"].is_array());
}

#[tokio::test]
async fn refusals_have_the_status_of_their_code() {
    let server = Server::start(|config| config.limits.message = 2_000).await;
    let mut client = server.client();
    let table = playing(&mut client).await;
    let nowhere = "00000000000000000000";
    for (message, status, code) in [
        (json!({"cmd": "table", "table": nowhere}), 404, "unknown"),
        (json!({"cmd": "table", "table": "x"}), 400, "malformed"),
        (json!({"cmd": "dance"}), 400, "malformed"),
        (json!({"cmd": "new", "game": "ccn", "seats": ["me"]}), 404, "unknown"),
        (json!({"cmd": "view", "table": table, "viewer": "referee"}), 403, "wrong-seat"),
        (
            json!({"cmd": "act", "table": table, "seat": 0, "sequence": 999, "decision": {}}),
            409,
            "stale",
        ),
        (json!({"cmd": "watch", "table": table, "viewer": 0}), 501, "not-available"),
        (
            json!({"cmd": "say", "table": table, "seat": 0, "text": "x".repeat(3_000)}),
            413,
            "too-long",
        ),
    ] {
        let received = client.post(message.clone()).await;
        assert_eq!(
            (received.status, received.code().as_str()),
            (status, code),
            "{message} {}",
            received.body
        );
    }
}

#[tokio::test]
async fn a_message_is_sent_as_json() {
    let server = Server::start(|_| {}).await;
    let mut client = server.client();
    let message = "{\"id\":1,\"cmd\":\"games\"}";
    for (kind, status) in [
        ("text/plain", 415),
        ("application/x-www-form-urlencoded", 415),
        ("application/json; charset=utf-8", 200),
    ] {
        let headers = [("Content-Type", kind)];
        let received = client.request("POST", "/api/messages", &headers, message).await;
        assert_eq!(received.status, status, "{kind}");
    }
    assert_eq!(client.request("POST", "/api/messages", &[], message).await.status, 415);
    let json = [("Content-Type", "application/json")];
    let received = client.request("POST", "/api/messages", &json, "nonsense").await;
    assert_eq!((received.status, &received.json()["id"]), (400, &Value::Null));
}

#[tokio::test]
async fn what_is_nowhere_is_refused_in_the_same_form() {
    let server = Server::start(|_| {}).await;
    let mut client = server.client();
    let received = client.get("/nowhere?secret=1").await;
    assert_eq!((received.status, received.code().as_str()), (404, "unknown"));
    let received = client.request("DELETE", "/api/messages", &[], "").await;
    assert_eq!((received.status, received.code().as_str()), (405, "not-available"));
    assert_eq!(received.header("allow"), Some("POST"));
    assert_eq!(client.get("/api/socket").await.status, 400);
    assert_eq!(client.get("/api/tables/%ff/record").await.code(), "unknown");
    let twice = "/api/tables/00000000000000000000/record?viewer=0&viewer=1";
    assert_eq!(client.get(twice).await.code(), "malformed");
}

#[tokio::test]
async fn the_description_names_every_path_and_no_other() {
    let server = Server::start(|_| {}).await;
    let mut client = server.client();
    let received = client.get("/api/openapi.json").await;
    assert_eq!(received.header("content-type"), Some("application/json"));
    let description = received.json();
    let mut described: Vec<(String, String)> = Vec::new();
    for (path, methods) in description["paths"].as_object().expect("a table of paths") {
        let methods = methods.as_object().expect("a table of methods");
        described.extend(methods.keys().map(|method| (method.clone(), path.clone())));
    }
    let mut there: Vec<(String, String)> =
        server::routes().map(|(method, path)| (method.to_owned(), path.to_owned())).collect();
    described.sort();
    there.sort();
    assert_eq!(described, there);
    for (method, path) in there {
        let path = path.replace("{table}", "00000000000000000000");
        let other = client.request("PUT", &path, &[], "").await;
        assert_eq!(other.status, 405, "{path} is there");
        let answer = client.request(&method.to_uppercase(), &path, &[], "").await;
        assert_ne!(answer.status, 405, "{path} answers to {method}");
    }
}

#[tokio::test]
async fn the_server_says_what_it_is_and_that_it_is_well() {
    let server = Server::start(|_| {}).await;
    let mut client = server.client();
    let welcome = client.get("/").await;
    assert_eq!(welcome.status, 200);
    assert!(welcome.body.contains(env!("CARGO_PKG_VERSION")), "{}", welcome.body);
    assert!(welcome.body.contains("/api/openapi.json"), "{}", welcome.body);
    let health = client.get("/healthz").await;
    assert_eq!((health.status, health.body.as_str()), (200, "ok"));
    assert_eq!(client.cookie, None, "nobody is given an identity for looking");
}

#[tokio::test]
async fn numbers_are_for_whoever_runs_the_machine() {
    let server = Server::start(|config| config.url = Some("https://example.org".to_owned())).await;
    let mut client = server.client();
    client.post(json!({"cmd": "games"})).await;
    let received = client.get("/metrics").await;
    assert_eq!(received.status, 200);
    assert!(received.header("content-type").is_some_and(|it| it.contains("version=0.0.4")));
    for line in [
        "grognard_messages_total 1",
        "# TYPE grognard_keeping_seconds histogram",
        "grognard_keeping_seconds_bucket{le=\"0.000100\"}",
        "process_start_time_seconds",
    ] {
        assert!(received.body.contains(line), "{line} is missing: {}", received.body);
    }
    let passed_on = [
        ("X-Forwarded-For", "192.0.2.1"),
        ("Via", "1.1 proxy"),
        ("Forwarded", "for=192.0.2.1"),
        ("Host", "example.org"),
    ];
    for header in passed_on {
        let received = client.request("GET", "/metrics", &[header], "").await;
        assert_eq!((received.status, received.code().as_str()), (404, "unknown"), "{header:?}");
    }
}

#[tokio::test]
async fn records_are_taken_home_and_brought_back() {
    let server = Server::start(|_| {}).await;
    let mut client = server.client();
    let table = playing(&mut client).await;
    let path = format!("/api/tables/{table}/record");
    let own = client.get(&format!("{path}?viewer=0")).await;
    assert_eq!((own.status, own.header("content-type")), (200, Some("application/x-ndjson")));
    let file = format!("attachment; filename=\"grognard-{table}.game\"");
    assert_eq!(own.header("content-disposition"), Some(file.as_str()));
    assert!(own.body.lines().all(|line| serde_json::from_str::<Value>(line).is_ok()));
    assert_eq!(client.get(&format!("{path}?viewer=everybody")).await.code(), "malformed");
    let mut stranger = server.client();
    assert_eq!(stranger.get(&format!("{path}?viewer=0")).await.status, 403);
    assert_eq!(stranger.get(&path).await.status, 200, "whoever knows the name may watch");
    assert_eq!(stranger.cookie, None);

    client.ask(json!({"cmd": "resign", "table": table, "seat": 0})).await;
    let whole = client.get(&format!("{path}?viewer=referee")).await;
    assert_eq!(whole.status, 200, "{}", whole.body);
    let checked = client.request("POST", "/api/records/check", &[], &whole.body).await;
    assert_eq!(checked.status, 200, "{}", checked.body);
    assert!(checked.json()["verdict"]["draws"].is_u64());
    assert!(
        checked.json()["text"].as_str().is_some_and(|text| text.starts_with("The record holds"))
    );
    let opened = stranger.request("POST", "/api/records?seats=me,open", &[], &whole.body).await;
    assert_eq!(opened.status, 200, "{}", opened.body);
    assert!(opened.json()["table"].is_string() && stranger.cookie.is_some());
    let spoiled = client.request("POST", "/api/records", &[], "no record").await;
    assert_eq!((spoiled.status, spoiled.code().as_str()), (400, "malformed"));
}

#[tokio::test]
async fn a_record_that_is_too_long_is_not_read() {
    let server = Server::start(|config| config.limits.record = 1_024).await;
    let mut client = server.client();
    for path in ["/api/records", "/api/records/check", "/api/records/scenario"] {
        let received = client.request("POST", path, &[], &"x".repeat(1_025)).await;
        assert_eq!((received.status, received.code().as_str()), (413, "too-long"));
    }
}
