//! Who sits where: by links alone, in one browser or in several, against bots, and once more with the
//! sides changed.

mod links;
mod records;

use serde_json::{Value, json};

use crate::support::{Company, Person, Server, pinch};

/// Two seats and one browser: a table, and its two watches over one socket.
async fn hot_seat(server: &Server, game: &str) -> (Person, Value) {
    let mut client = server.client();
    let new = json!({"cmd": "new", "game": game, "seats": ["me", "me"]});
    let table = client.ask(new).await["table"].clone();
    pinch(&mut client, &table, 0).await;
    pinch(&mut client, &table, 1).await;
    let mut person = Person::watching(client, &table, json!(0)).await;
    person.socket.ask(json!({"cmd": "watch", "table": table, "viewer": 1})).await;
    person.settle(&table).await;
    (person, table)
}

fn wait(table: &Value, seat: u64, sequence: u64) -> Value {
    json!({"cmd": "act", "table": table, "seat": seat, "sequence": sequence, "decision": "wait"})
}

#[tokio::test]
async fn two_seats_in_one_browser_hear_each_what_is_theirs() {
    let server = Server::start(|_| {}).await;
    let (mut person, table) = hot_seat(&server, "fuse").await;
    for turn in 0..4 {
        let act = wait(&table, turn % 2, person.sequence());
        person.socket.ask(act).await;
        let news = person.settle(&table).await;
        let viewers: Vec<&Value> = news.iter().map(|it| &it["update"]["viewer"]).collect();
        assert_eq!(viewers, [&json!(0), &json!(1)]);
    }
    let card = person.socket.ask(json!({"cmd": "table", "table": table})).await;
    assert!(card["seats"].as_array().expect("seats").iter().all(|seat| seat["mine"] == true));
    person.socket.ask(json!({"cmd": "abandon", "table": table, "seat": 0})).await;
    person.settle(&table).await;
    assert!(person.known["waiting"]["over"].is_object() && person.known["key"].is_string());
}

#[tokio::test]
async fn there_is_an_end_to_tables() {
    let server = Server::start(|config| {
        config.limits.tables_each = 2;
        config.limits.tables = 3;
    })
    .await;
    let new = json!({"cmd": "new", "game": "fuse", "seats": ["me", "open"]});
    let (mut one, mut other) = (server.client(), server.client());
    let table = one.ask(new.clone()).await["table"].clone();
    one.ask(new.clone()).await;
    let refused = one.post(new.clone()).await;
    assert_eq!((refused.status, refused.code().as_str()), (429, "too-many"), "{}", refused.body);
    other.ask(new.clone()).await;
    assert_eq!(other.refused(new.clone()).await, "too-many", "three are all there is room for");
    assert_eq!(other.refused(json!({"cmd": "close", "table": table})).await, "wrong-seat");
    let mut socket = other.socket().await;
    socket.ask(json!({"cmd": "watch", "table": table, "viewer": "spectator"})).await;
    one.ask(json!({"cmd": "close", "table": table})).await;
    assert_eq!(socket.news().await, json!({"closed": {"table": table}}));
    assert_eq!(one.refused(json!({"cmd": "table", "table": table})).await, "unknown");
    one.ask(new).await;
}

#[tokio::test]
async fn another_game_changes_the_sides() {
    let server = Server::start(|_| {}).await;
    let mut company = Company::open(&server, "fuse", 2).await;
    company.resign(1).await;
    company.settle().await;
    let ask = |seat: usize| json!({"cmd": "rematch", "table": company.table, "seat": seat});
    let (first, second) = (ask(0), ask(1));
    let asked = company.people[0].socket.ask(first).await;
    assert!(asked["next"].is_null());
    company.settle().await;
    let next = company.people[1].socket.ask(second.clone()).await["next"].clone();
    assert!(next.is_string());
    for news in company.settle().await {
        assert!(news.iter().any(|it| it["table"]["next"] == next), "everybody is told: {news:?}");
    }
    for (seat, person) in company.people[..2].iter_mut().enumerate() {
        let card = person.client.ask(json!({"cmd": "table", "table": next})).await;
        assert_eq!(card["seats"][1 - seat]["mine"], true, "{card}");
        pinch(&mut person.client, &next, 1 - seat).await;
    }
    let card = company.people[0].client.ask(json!({"cmd": "table", "table": next})).await;
    assert_eq!(card["waiting"], json!({"on": [0]}));
    let view = json!({"cmd": "view", "table": next, "viewer": 0});
    let looked = company.people[1].client.ask(view).await;
    let act = wait(&next, 0, looked["sequence"].as_u64().expect("a number"));
    company.people[1].client.ask(act).await;
}

#[tokio::test]
async fn whoever_comes_is_told_the_options_and_a_rematch_has_them_too() {
    let server = Server::start(|_| {}).await;
    let new = json!({"game": "ccn", "options": {"by-the-book": "on", "turn-limit": "9"}});
    let mut company = Company::begin(&server, new, 2).await;
    let told = json!({"attacks-without-dice": "on", "no-units-loses": "off", "turn-limit": "9"});
    let guest = &mut company.people[1].client;
    let card = guest.ask(json!({"cmd": "table", "table": company.table})).await;
    assert_eq!(card["options"], told, "{card}");
    company.resign(0).await;
    company.settle().await;
    let mut next = Value::Null;
    for seat in 0..2 {
        let ask = json!({"cmd": "rematch", "table": company.table, "seat": seat});
        next = company.people[seat].socket.ask(ask).await["next"].clone();
    }
    let card = company.people[1].client.ask(json!({"cmd": "table", "table": next})).await;
    assert_eq!(card["options"], told, "{card}");
    let refused = json!({"cmd": "new", "game": "ccn", "options": {"by-the-book": "often"},
        "seats": ["me", "me"]});
    assert_eq!(company.people[0].client.refused(refused).await, "unknown");
}

#[tokio::test]
async fn a_bot_answers_a_person() {
    let server = Server::start(|_| {}).await;
    let mut client = server.client();
    let new = json!({"cmd": "new", "game": "ccn", "seats": ["me", "random"]});
    let table = client.ask(new).await["table"].clone();
    pinch(&mut client, &table, 0).await;
    let mut person = Person::watching(client, &table, json!(0)).await;
    let mut decided = 0;
    while decided < 40 {
        if person.known["waiting"] != json!({"on": [0]}) {
            person.hear_update().await;
            continue;
        }
        let decision = &person.known["decisions"][0]["decision"];
        let act = json!({"cmd": "act", "table": table, "seat": 0,
            "sequence": person.sequence(), "decision": decision});
        person.socket.ask(act).await;
        person.settle(&table).await;
        decided += 1;
    }
    assert!(server.number("grognard_thoughts_total").await > 0);
    let resign = json!({"cmd": "resign", "table": table, "seat": 1});
    assert_eq!(person.socket.refused(resign).await, "wrong-seat");
}

#[tokio::test]
async fn bots_alone_play_while_somebody_looks_on() {
    let server = Server::start(|_| {}).await;
    let mut client = server.client();
    let new = json!({"cmd": "new", "game": "night", "seats": ["random", "random"]});
    let opened = client.ask(new).await;
    let table = opened["table"].clone();
    assert!(opened["waiting"]["orders"].is_array(), "{opened}");
    let view = json!({"cmd": "view", "table": table, "viewer": "spectator"});
    let before = client.ask(view.clone()).await;
    assert_eq!(client.ask(view.clone()).await, before);
    assert_eq!(server.number("grognard_thoughts_total").await, 0, "nobody looks on yet");
    let mut person = Person::watching(client, &table, json!("spectator")).await;
    while person.known["waiting"]["over"].is_null() {
        person.hear_update().await;
    }
    assert!(person.known["key"].is_string());
}
