//! Seats of an army that are handed over: thoughts of bots that are in the way, keys, and those who have
//! given up.

use std::time::Duration;

use serde_json::{Value, json};

use crate::support::{Client, Company, Server, config, pinch};

const A: usize = 0;
const B: usize = 1;
const A_TWO: usize = 2;
const A_THREE: usize = 3;

fn battle(commanders: &str) -> Value {
    json!({"game": "samurai", "scenario": "okehazama", "options": {"commanders-a": commanders}})
}

fn hand_over(table: &Value, seat: usize, to: &str) -> Value {
    json!({"cmd": "hand-over", "table": table, "seat": seat, "to": to})
}

async fn view(client: &mut Client, table: &Value, seat: usize) -> Value {
    client.ask(json!({"cmd": "view", "table": table, "viewer": seat})).await
}

#[tokio::test]
async fn no_thought_of_a_bot_is_played_into_the_seat_of_a_person() {
    let least = Duration::from_secs(1);
    let server = Server::start(|config| config.least_time = least).await;
    let mut client = server.client();
    let mut new = battle("2");
    (new["cmd"], new["seats"]) = (json!("new"), json!(["me", "me", "random"]));
    let table = client.ask(new).await["table"].clone();
    for seat in [A, B] {
        pinch(&mut client, &table, seat).await;
    }
    // The bot has thought by now, and waits until it may decide.
    client.ask(hand_over(&table, A_TWO, "me")).await;
    let before = view(&mut client, &table, A_TWO).await;
    tokio::time::sleep(least * 2).await;
    let after = view(&mut client, &table, A_TWO).await;
    assert_eq!(after["draft"], before["draft"], "he has written nothing himself");
    assert_eq!(after["waiting"], before["waiting"]);
}

#[tokio::test]
async fn a_hand_over_that_is_sent_again_is_taken_once() {
    let server = Server::start(|_| {}).await;
    let mut host = server.client();
    let mut new = battle("2");
    (new["cmd"], new["seats"]) = (json!("new"), json!(["me", "me", "open"]));
    let table = host.ask(new).await["table"].clone();
    let keyed = |to: &str, key: &str| {
        let mut message = hand_over(&table, A_TWO, to);
        message["key"] = json!(key);
        message
    };
    for _ in 0..2 {
        let card = host.ask(keyed("greedy", "one")).await;
        assert_eq!(card["seats"][A_TWO]["occupant"], "greedy", "before the game begins");
    }
    for seat in [A, B] {
        pinch(&mut host, &table, seat).await;
    }
    for key in ["two", "two", "one"] {
        let card = host.ask(keyed("me", key)).await;
        assert_eq!(card["seats"][A_TWO]["mine"], true);
    }
    assert_eq!(host.refused(keyed("me", "three")).await, "stale", "he sits there already");
    assert_eq!(host.refused(keyed("random", "")).await, "malformed");
    assert_eq!(server.client().ask(keyed("me", "two")).await["seats"][A_TWO]["mine"], false);
}

#[tokio::test]
async fn who_has_handed_his_seat_over_hears_so_again() {
    let server = Server::start(|_| {}).await;
    let mut company = Company::begin(&server, battle("2"), 3).await;
    let mut message = hand_over(&company.table, A_TWO, "ally");
    message["key"] = json!("leaving");
    let first = company.people[A_TWO].client.ask(message.clone()).await;
    assert_eq!(company.people[A_TWO].client.ask(message).await, first);
    let record = company.record_for("spectator").await;
    assert_eq!(record.matches("was taken over by a person").count(), 1, "{record}");
}

#[tokio::test]
async fn a_seat_goes_to_no_ally_who_has_given_up() {
    let server = Server::start(|_| {}).await;
    let mut company = Company::begin(&server, battle("2"), 3).await;
    let table = company.table.clone();
    company.resign(A).await;
    let [a, _, a_two, _] = &mut company.people[..] else { panic!("three and a spectator") };
    assert_eq!(
        a.client.refused(hand_over(&table, A, "me")).await,
        "stale",
        "it cannot be taken back"
    );
    assert_eq!(a_two.client.refused(hand_over(&table, A_TWO, "ally")).await, "wrong-seat");
    // The last who plays on leaves: the bot goes on in the seat that was given up, too.
    let card = a_two.client.ask(hand_over(&table, A_TWO, "random")).await;
    for seat in [A, A_TWO] {
        assert_eq!(card["seats"][seat]["occupant"], "random", "{card}");
    }
    assert_eq!(card["waiting"]["over"], Value::Null);
    assert_eq!(a.client.refused(hand_over(&table, A, "me")).await, "wrong-seat");
    let mine = a.client.ask(json!({"cmd": "table", "table": table})).await;
    assert_eq!(mine["seats"][A]["mine"], false);
}

#[tokio::test]
async fn who_has_given_up_takes_no_other_seat() {
    let server = Server::start(|_| {}).await;
    let mut company = Company::begin(&server, battle("3"), 4).await;
    let table = company.table.clone();
    company.resign(A).await;
    company.people[A_TWO].client.ask(hand_over(&table, A_TWO, "random")).await;
    let take = hand_over(&table, A_TWO, "me");
    assert_eq!(company.people[A].client.refused(take.clone()).await, "wrong-seat");
    let card = company.people[A_THREE].client.ask(take).await;
    assert_eq!(card["seats"][A_TWO]["mine"], true);
    let card = company.people[A].client.ask(hand_over(&table, A, "ally")).await;
    assert_eq!(card["seats"][A]["occupant"], "person", "the one who plays on has it");
}

#[tokio::test]
async fn an_ally_goes_on_for_who_has_given_up_and_a_server_that_starts_anew_knows() {
    let config = config();
    let mut server = Server::with(config.clone()).await;
    let mut company = Company::begin(&server, battle("3"), 4).await;
    let table = company.table.clone();
    company.resign(A_TWO).await;
    company.people[A].client.ask(hand_over(&table, A_TWO, "me")).await;
    company.people[A_THREE].client.ask(hand_over(&table, A_THREE, "random")).await;
    company.resign(A).await;
    server.restart(config).await;
    let client = &mut company.people[A].client;
    client.address = server.address;
    let card = client.ask(json!({"cmd": "table", "table": table})).await;
    let seat =
        |seat: usize| (card["seats"][seat]["mine"] == true, &card["seats"][seat]["occupant"]);
    let expected = [(true, "person"), (false, "person"), (true, "person"), (false, "random")];
    for (number, (mine, occupant)) in expected.into_iter().enumerate() {
        assert_eq!(seat(number), (mine, &json!(occupant)), "{card}");
    }
    let looked = view(client, &table, A_TWO).await;
    assert_eq!(looked["talk"]["resigned"], json!([A]), "he plays on in the seat of his ally");
    assert_eq!(looked["waiting"]["over"], Value::Null);
}
