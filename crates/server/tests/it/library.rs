//! What everybody may read, the same for all: games, scenarios, rules, whose record a record is.

use std::io::Read;

use catalog::{Luck, SetUp, Start, Table, Title};
use engine::Viewer;
use flate2::read::GzDecoder;
use luck::Fast;
use serde_json::{Value, json};

use crate::support::{Client, Company, Received, Server, exchange_bytes};

/// A record that this project keeps.
fn saved(name: &str) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/saves/");
    std::fs::read_to_string(format!("{folder}{name}.game")).expect("a record")
}

async fn page_of(client: &mut Client, record: &str) -> Received {
    client.request("POST", "/api/records/scenario", &[], record).await
}

/// A game that has just begun with a scenario.
fn opened(title: &'static dyn Title, scenario: &str, seed: &str) -> Box<dyn Table> {
    let start = Start::Scenario(scenario.to_owned());
    let set_up = SetUp { start, options: Default::default(), seats: Vec::new() };
    title.open(set_up, &Luck::seeded(seed)).expect("a scenario of the game")
}

#[tokio::test]
async fn the_list_of_games_is_what_the_message_answers() {
    let server = Server::start(|_| {}).await;
    let mut client = server.client();
    let listed = client.get("/api/games").await;
    assert_eq!((listed.status, listed.header("content-type")), (200, Some("application/json")));
    assert_eq!(client.cookie, None, "nobody is given an identity for looking");
    assert_eq!(listed.json(), client.ask(json!({"cmd": "games"})).await);
}

#[tokio::test]
async fn scenarios_come_with_their_map_and_their_first_position() {
    let server = Server::start(|_| {}).await;
    let mut client = server.client();
    for &title in catalog::games() {
        let received = client.get(&format!("/api/games/{}/scenarios", title.id())).await;
        assert_eq!(received.status, 200, "{}", received.body);
        let answer = received.json();
        let scenarios = answer["scenarios"].as_array().expect("scenarios");
        assert_eq!(scenarios.len(), title.scenarios().len());
        for (shown, card) in scenarios.iter().zip(title.scenarios()) {
            let table = opened(title, &card.id, "any other seed");
            assert_eq!(shown["scenario"], json!(card));
            assert_eq!(shown["scenery"], table.scenery());
            assert_eq!(shown["opening"], table.view(Viewer::Spectator), "{}", card.id);
        }
    }
}

/// A spectator sees nothing of luck before the first decision: the page would show one game of many.
/// The referee does, where something is drawn by then: cards are dealt, blocks stand as ordered.
#[test]
fn openings_do_not_depend_on_luck() {
    for &title in catalog::games() {
        for card in title.scenarios() {
            let [one, other] = ["one", "other"].map(|seed| opened(title, &card.id, seed));
            assert_eq!(one.view(Viewer::Spectator), other.view(Viewer::Spectator), "{}", card.id);
            let differs = one.view(Viewer::Referee) != other.view(Viewer::Referee);
            assert_eq!(differs, one.record().contains("\"draws\""), "{}", card.id);
            assert!(differs || title.id() != "ccn", "{}", card.id);
        }
    }
}

#[tokio::test]
async fn rules_are_what_a_refusal_shows_of_them() {
    let server = Server::start(|_| {}).await;
    let mut company = Company::open(&server, "ccn", 2).await;
    let client = &mut company.people[1].client;
    let answer = client.get("/api/games/ccn/rules").await.json();
    let rules = answer["rules"].as_array().expect("rules");
    assert!(rules.len() > 200, "{} rules", rules.len());
    let first = json!({"id": "CCN-1.1.1", "title": "Two sides, three armies",
        "text": rules[0]["text"], "chapter": "1 Components and terms"});
    assert_eq!(rules[0], first);
    for rule in rules {
        let text = rule["text"].as_str().expect("a text");
        assert!(!text.is_empty() && !text.contains("*Status:*"), "{rule}");
        assert!(!text.contains("*Check:*"), "{rule}");
        assert!(rule["chapter"].as_str().is_some_and(|it| it.contains(' ')), "{rule}");
    }
    let why = json!({"cmd": "why", "table": company.table, "seat": 1, "decision": {"order-unit": [7, 2]}});
    let why = client.ask(why).await;
    let rule = rules.iter().find(|rule| rule["id"] == why["rule"]).expect("a rule of the book");
    assert_eq!((&rule["title"], &rule["text"]), (&why["title"], &why["text"]));
}

#[tokio::test]
async fn what_is_on_no_shelf_is_not_there() {
    let server = Server::start(|_| {}).await;
    let mut client = server.client();
    for path in ["/api/games/chess/scenarios", "/api/games/chess/rules"] {
        let received = client.get(path).await;
        assert_eq!((received.status, received.code().as_str()), (404, "unknown"));
        assert!(received.body.contains("There is no game"), "{}", received.body);
    }
    assert_eq!(client.get("/api/games/%ff/rules").await.code(), "unknown");
    assert_eq!(client.get("/api/games/ccn").await.code(), "unknown");
}

#[tokio::test]
async fn it_is_sent_compressed_and_not_twice() {
    let server = Server::start(|_| {}).await;
    let mut client = server.client();
    for path in ["/api/games", "/api/games/ccn/scenarios", "/api/games/ccn/rules"] {
        let plain = client.get(path).await;
        let tag = plain.header("etag").expect("a tag").to_owned();
        assert_eq!(plain.header("cache-control"), Some("no-cache"));
        let again = client.request("GET", path, &[("If-None-Match", tag.as_str())], "").await;
        assert_eq!((again.status, again.body.as_str()), (304, ""));
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: {}\r\nAccept-Encoding: br, gzip\r\nConnection: close\r\n\r\n",
            server.address
        );
        let bytes = exchange_bytes(server.address, &request).await;
        let end = bytes.windows(4).position(|it| it == b"\r\n\r\n").expect("a head") + 4;
        let head = String::from_utf8_lossy(&bytes[..end]).to_ascii_lowercase();
        assert!(head.contains("content-encoding: gzip") && head.contains(&tag.to_lowercase()));
        let mut text = String::new();
        GzDecoder::new(&bytes[end..]).read_to_string(&mut text).expect("what was packed");
        assert_eq!(text, plain.body);
        assert!(bytes.len() < plain.body.len() / 2, "{} of {}", bytes.len(), plain.body.len());
    }
}

#[tokio::test]
async fn a_record_says_what_was_played_and_on_which_ground() {
    let server = Server::start(|_| {}).await;
    let mut company = Company::open(&server, "ccn", 2).await;
    company.play_on(&mut Fast::new(2), 5).await;
    let table = company.table.clone();
    let card = company.people[0].client.ask(json!({"cmd": "table", "table": table})).await;
    let scene = company.people[0].client.ask(json!({"cmd": "scenario", "table": table})).await;
    for viewer in [json!(0), json!("spectator")] {
        let record = company.record_for(&viewer.to_string().replace('"', "")).await;
        let mut stranger = server.client();
        let received = page_of(&mut stranger, &record).await;
        assert_eq!(received.status, 200, "{}", received.body);
        assert_eq!(stranger.cookie, None);
        let page = received.json();
        let header = &page["header"];
        assert_eq!([&header["viewer"], &header["id"]], [&viewer, &card["id"]]);
        assert_eq!([&header["game"], &header["scenario"]], [&card["game"], &card["scenario"]]);
        assert_eq!(header["commitment"], card["commitment"]);
        assert_eq!(header["seats"], json!(["person", "person"]));
        assert!(header["options"].is_object() && header["key"].is_null());
        let ground = json!({"scenario": page["scenario"], "scenery": page["scenery"]});
        assert_eq!(ground, scene);
    }
    let whole = page_of(&mut server.client(), &saved("ccn-rules2-finished-bots")).await.json();
    assert!(whole["header"]["viewer"].is_null() && whole["scenery"].is_object());
    let own = page_of(&mut server.client(), &saved("ccn-rules2-from-a-file")).await;
    assert_eq!(own.status, 200, "{}", own.body);
}

#[tokio::test]
async fn a_record_that_cannot_be_shown_says_why() {
    let server = Server::start(|_| {}).await;
    let mut client = server.client();
    let (header, rest) =
        saved("ccn-rules2-finished-bots").split_once('\n').map(owned).expect("two");
    let spoiled = |change: &dyn Fn(&mut Value)| {
        let mut header: Value = serde_json::from_str(&header).expect("JSON");
        change(&mut header);
        format!("{header}\n{rest}")
    };
    for (record, code) in [
        (String::new(), "malformed"),
        ("no record".to_owned(), "malformed"),
        (spoiled(&|it| it["game"] = json!("chess")), "unknown"),
        (spoiled(&|it| drop(it.as_object_mut().map(|it| it.remove("beginning")))), "malformed"),
        (spoiled(&|it| it["scenario"] = json!("waterloo-no")), "malformed"),
        (spoiled(&|it| it["beginning"] = json!({"file": "title = 3"})), "unsound"),
        (spoiled(&|it| it["options"]["no-such"] = json!("on")), "unknown"),
    ] {
        let received = page_of(&mut client, &record).await;
        assert_eq!(received.code(), code, "{}", received.body);
        let message = received.json()["error"]["message"].as_str().map(str::to_owned);
        assert!(message.is_some_and(|it| it.ends_with('.')), "{}", received.body);
    }
}

fn owned((one, other): (&str, &str)) -> (String, String) {
    (one.to_owned(), other.to_owned())
}
