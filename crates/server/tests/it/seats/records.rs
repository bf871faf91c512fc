//! Records that are brought in and taken home.

use luck::Fast;
use serde_json::{Value, json};

use crate::support::{Client, Company, Received, Server};

/// A record that this project keeps.
fn saved(name: &str) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/saves/");
    std::fs::read_to_string(format!("{folder}{name}.game")).expect("a record")
}

async fn import(client: &mut Client, record: &str, seats: &str) -> Received {
    client.request("POST", &format!("/api/records{seats}"), &[], record).await
}

#[tokio::test]
async fn a_record_goes_on_at_a_table() {
    let server = Server::start(|_| {}).await;
    let (mut client, mut other) = (server.client(), server.client());
    let received = import(&mut client, &saved("ccn-rules2-reaction-open"), "").await;
    assert_eq!(received.status, 200, "{}", received.body);
    let card = received.json();
    assert_eq!(card["imported"], true);
    assert!(card["waiting"]["on"].is_array(), "{card}");
    let (table, seat) = (card["table"].clone(), card["waiting"]["on"][0].clone());
    let looked = client.ask(json!({"cmd": "view", "table": table, "viewer": seat})).await;
    let decision = &looked["decisions"][0]["decision"];
    let act = json!({"cmd": "act", "table": table, "seat": seat, "sequence": looked["sequence"], "decision": decision});
    client.ask(act).await;
    // With a seat left open, somebody else goes on there.
    let seats = "?seats=open,me";
    let card = import(&mut client, &saved("ccn-rules2-reaction-open"), seats).await.json();
    assert_eq!(card["invitations"].as_array().map(Vec::len), Some(1), "{card}");
    let sit = json!({"cmd": "sit", "table": card["table"], "invitation": card["invitations"][0]["invitation"]});
    let seated = other.ask(sit).await;
    assert_eq!((&seated["seat"], &seated["waiting"]), (&json!(0), &card["waiting"]));
    let unfit = import(&mut client, &saved("ccn-rules2-reaction-open"), "?seats=me,random").await;
    assert_eq!(unfit.code(), "unknown");
}

#[tokio::test]
async fn a_game_that_is_over_is_looked_at_by_everybody_and_all_of_it() {
    let server = Server::start(|_| {}).await;
    let (mut client, mut other) = (server.client(), server.client());
    let record = saved("ccn-rules2-finished-bots");
    let card = import(&mut client, &record, "").await.json();
    assert!(card["waiting"]["over"].is_object(), "{card}");
    let view = json!({"cmd": "view", "table": card["table"], "viewer": "referee"});
    assert!(other.ask(view).await["key"].is_string());
    let path = format!("/api/tables/{}/record", card["table"].as_str().expect("a name"));
    assert_eq!(other.get(&path).await.body.trim_end(), record.trim_end());
}

#[tokio::test]
async fn the_record_of_a_game_that_goes_on_holds_what_its_viewer_was_told() {
    let server = Server::start(|_| {}).await;
    let mut company = Company::open(&server, "ccn", 2).await;
    company.play_on(&mut Fast::new(4), 20).await;
    let table = company.table.as_str().expect("a name").to_owned();
    let mut records = Vec::new();
    for (viewer, person) in ["0", "1", "spectator"].into_iter().zip(&mut company.people) {
        let received =
            person.client.get(&format!("/api/tables/{table}/record?viewer={viewer}")).await;
        let lines = received.body.lines().map(serde_json::from_str::<Value>);
        let lines: Vec<Value> = lines.collect::<Result<_, _>>().expect("a record is JSON");
        assert_eq!(lines.len() as u64, person.sequence() + 1, "a header, and what was told");
        assert!(!received.body.contains("\"key\""), "the key is told at the end");
        // What one was told cannot be taken up as a game.
        assert_ne!(import(&mut person.client, &received.body, "").await.status, 200);
        records.push(received.body);
    }
    assert!(records[0] != records[1] && records[1] != records[2]);
}
