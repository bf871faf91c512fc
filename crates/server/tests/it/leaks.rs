//! What one may not know does not leave the server for him: whole games, with every byte that
//! anybody was sent held against what he could know at that time.

mod judge;
mod spies;

use std::time::Duration;

use luck::Fast;
use serde_json::{Value, json};
use testkit::scaled;

use self::judge::Judge;
use self::spies::Spying;
use crate::support::{Company, Server};

/// A whole game, as everybody heard it.
struct Heard {
    /// What was done, in order.
    deeds: Vec<Value>,
    /// What came by itself, after each deed and for each person.
    news: Vec<Vec<Vec<Value>>>,
    /// Every text that a person got before the game was over.
    texts: Vec<Vec<String>>,
    /// Records that were taken home, with the number of deeds done by then and whose they are.
    records: Vec<(usize, usize, String)>,
    /// The whole record, when it was over.
    record: String,
}

/// Plays a game to its end at random, or for so many deeds and then gives up.
async fn hear(company: &mut Company, luck: &mut Fast, most: usize) -> Heard {
    let mut spying = Spying::default();
    let (mut deeds, mut news, mut records) = (Vec::new(), Vec::new(), Vec::new());
    let mut texts = vec![Vec::new(); company.people.len()];
    while !company.is_over() {
        for (person, texts) in company.people.iter_mut().zip(&mut texts) {
            texts.extend(person.socket.all.drain(..).map(|text| text.to_string()));
        }
        if deeds.len() % 50 == 20 {
            spying.ask(company, &mut texts).await;
            for (number, record) in spying.records(company, &mut texts).await {
                records.push((deeds.len(), number, record));
            }
        }
        deeds.push(match deeds.len() == most {
            true => company.resign(0).await,
            false => company.play(luck).await,
        });
        news.push(company.settle().await);
    }
    Heard { deeds, news, texts, records, record: company.record().await }
}

async fn a_game_tells_nothing(game: &str, seats: usize, seed: u64, most: usize) {
    a_table_tells_nothing(json!({"game": game}), seats, seed, most).await;
}

/// The same with all that `new` takes.
async fn a_table_tells_nothing(new: Value, seats: usize, seed: u64, most: usize) {
    let server = Server::start(|_| {}).await;
    let game = new["game"].clone();
    let mut company = Company::begin(&server, new, seats).await;
    let heard = hear(&mut company, &mut Fast::new(seed), most).await;
    assert!(heard.deeds.len() > 10, "a game has more than {} deeds", heard.deeds.len());
    if game == "ccn" {
        hands_are_hidden(&heard);
    }
    // The French blocks come first in the rosters.
    if game == "waterloo" {
        blocks_are_hidden(&heard, 24);
    }
    if game == "borodino" {
        blocks_are_hidden(&heard, 47);
        orders_are_hidden(&heard);
    }
    if game == "samurai" {
        ambushes_are_hidden(&heard);
    }
    let faults = Judge::new(&company, &heard).faults();
    assert!(faults.is_empty(), "seed {seed}: {}", faults.join("\n"));
}

/// Nobody is shown a hand but his own, nor the cards drawn for a Scout.
fn hands_are_hidden(heard: &Heard) {
    for (person, news) in heard.news.iter().flat_map(|news| news.iter().enumerate()) {
        for view in news.iter().map(|news| &news["update"]["view"]) {
            for (seat, side) in ["french", "allied"].into_iter().enumerate() {
                let is_shown = ["cards", "scouted_cards"].map(|cards| view[side][cards].is_array());
                assert_eq!(is_shown, [seat == person; 2], "{person} sees {}", view[side]);
            }
        }
    }
}

/// Nobody is shown a block of the other side that is not turned up, nor who did something unseen.
fn blocks_are_hidden(heard: &Heard, french: u64) {
    for (person, news) in heard.news.iter().flat_map(|news| news.iter().enumerate()) {
        let is_own = |block: &Value| match person {
            0 => block.as_u64() < Some(french),
            1 | 2 => block.as_u64() >= Some(french),
            _ => false,
        };
        for update in news.iter().map(|news| &news["update"]) {
            for block in update["view"]["blocks"].as_array().into_iter().flatten() {
                let is_seen = is_own(&block["block"]) || block["shown"] == true;
                assert!(is_seen, "{person} sees {block}");
            }
            for who in all_named(&update["told"], "who") {
                let face = &who["face"];
                let is_known = is_own(&face["block"]) || who["shown"] == true;
                assert!(face.is_null() || is_known, "{person} is told of {who}");
            }
        }
    }
}

/// Nobody is told which headquarters of the other side gave an order, or how many it has left.
fn orders_are_hidden(heard: &Heard) {
    for (person, news) in heard.news.iter().flat_map(|news| news.iter().enumerate()) {
        let is_own =
            |side: &Value| *side == ["french", "russian"].get(person).copied().unwrap_or_default();
        for update in news.iter().map(|news| &news["update"]) {
            let acting = &update["view"]["acting"];
            for command in update["view"]["commands"].as_array().into_iter().flatten() {
                let is_told = !command["orders"].is_null();
                assert_eq!(is_told, is_own(acting), "{person} sees {command}");
            }
            for order in all_named(&update["told"], "order-spent") {
                assert!(is_own(&order["side"]), "{person} is told of {order}");
            }
        }
    }
}

/// Nobody is shown an enemy that hides since set-up, what is private in the enemy's orders, or what
/// is told to the enemy alone.
fn ambushes_are_hidden(heard: &Heard) {
    for (person, news) in heard.news.iter().flat_map(|news| news.iter().enumerate()) {
        let is_own = |side: &Value| *side == ["a", "b"].get(person).copied().unwrap_or_default();
        for update in news.iter().map(|news| &news["update"]) {
            for unit in update["view"]["units"].as_array().into_iter().flatten() {
                assert_eq!(!unit["own"].is_null(), is_own(&unit["side"]), "{person} sees {unit}");
            }
            for events in all_named(&update["told"], "events") {
                for event in events.as_array().into_iter().flatten() {
                    let for_him = event["only"].is_null() || is_own(&event["only"]);
                    assert!(for_him, "{person} is told {event}");
                }
            }
            let private = all_named(&update["told"], "private");
            let are_hidden = person < 2 || private.iter().all(|it| it.is_null());
            assert!(are_hidden, "a spectator is told {private:?}");
        }
    }
}

/// Everything of a name in a value, however deep.
fn all_named<'a>(value: &'a Value, name: &str) -> Vec<&'a Value> {
    let inner: Vec<&Value> = match value {
        Value::Object(fields) => fields.values().collect(),
        Value::Array(items) => items.iter().collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Vec::new(),
    };
    let deeper = inner.into_iter().flat_map(|inner| all_named(inner, name));
    value.get(name).into_iter().chain(deeper).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_battles_tell_nobody_what_he_may_not_know() {
    for seed in 0..scaled(3) {
        a_game_tells_nothing("ccn", 2, seed, usize::MAX).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn fog_and_secret_orders_stay_where_they_are() {
    for seed in 0..scaled(6) {
        a_game_tells_nothing("night", 2, seed, 2_000).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn three_seats_on_two_sides_keep_their_secrets() {
    for seed in 0..scaled(6) {
        a_game_tells_nothing("campaign", 3, seed, 2_000).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn campaigns_with_hidden_blocks_keep_their_secrets() {
    let two = json!({"game": "waterloo"});
    let three = json!({"game": "waterloo", "options": {"three-players": "on", "setup": "free"}});
    for seed in 0..scaled(1) {
        a_table_tells_nothing(two.clone(), 2, seed, 300).await;
        a_table_tells_nothing(three.clone(), 3, seed, 300).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn days_on_the_moskva_keep_their_secrets() {
    let day = json!({"game": "borodino", "scenario": "borodino"});
    let placed = json!({"game": "borodino", "scenario": "borodino",
        "options": {"free-setup": "on", "flank-attacks": "on"}});
    for seed in 0..scaled(1) {
        a_table_tells_nothing(day.clone(), 2, seed, 400).await;
        a_table_tells_nothing(placed.clone(), 2, seed, 400).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn battles_with_secret_orders_and_ambushes_keep_their_secrets() {
    let pass = json!({"game": "samurai", "scenario": "iga"});
    for seed in 0..scaled(1) {
        a_table_tells_nothing(pass.clone(), 2, seed, 400).await;
    }
}

/// Neither lists of tables nor what everybody may know of one tell that somebody writes.
#[tokio::test]
async fn no_list_tells_that_orders_are_being_written() {
    let server = Server::start(|_| {}).await;
    let mut company = Company::open(&server, "night", 2).await;
    let questions = [json!({"cmd": "tables"}), json!({"cmd": "table", "table": company.table})];
    let mut answers = Vec::new();
    for _ in 0..2 {
        for question in &questions {
            answers.push(company.people[1].client.ask(question.clone()).await);
        }
        // Lists tell the second in which something last changed.
        tokio::time::sleep(Duration::from_millis(1_100)).await;
        let deed = company.deed(0, &mut Fast::new(1));
        assert_eq!(deed["cmd"], "draft");
        company.people[0].socket.ask(deed).await;
        company.settle().await;
    }
    assert_eq!(answers[..2], answers[2..]);
}

/// A whole game into which leaks are planted.
#[tokio::test(flavor = "multi_thread")]
async fn a_leak_is_found() {
    let server = Server::start(|_| {}).await;
    let mut company = Company::open(&server, "night", 2).await;
    let heard = hear(&mut company, &mut Fast::new(5), 200).await;
    let header: Value =
        serde_json::from_str(heard.record.lines().next().expect("a header")).expect("JSON");
    let faults_after = |plant: &dyn Fn(&mut Heard)| {
        let mut leaky = Heard {
            deeds: heard.deeds.clone(),
            news: heard.news.clone(),
            texts: heard.texts.clone(),
            records: heard.records.clone(),
            record: heard.record.clone(),
        };
        plant(&mut leaky);
        Judge::new(&company, &leaky).faults().len()
    };
    assert_eq!(faults_after(&|_| {}), 0);
    // What one seat is told reaches another.
    let told = heard.news.iter().position(|news| !news[0].is_empty()).expect("somebody was told");
    assert!(faults_after(&|heard| heard.news[told][1] = heard.news[told][0].clone()) > 0);
    // Somebody hears that another writes.
    let wrote = heard.deeds.iter().position(|deed| deed["cmd"] == "draft").expect("a draft");
    let other = 1 - heard.deeds[wrote]["seat"].as_u64().expect("a seat") as usize;
    assert!(faults_after(&|heard| heard.news[wrote][other] = vec![json!({})]) > 0);
    // A record that is another's.
    assert!(faults_after(&|heard| heard.records[0].2 = heard.records[1].2.clone()) > 0);
    // The key of the luck, the token of another, an invitation.
    let key = judge::find(&header, "key").expect("a key").to_owned();
    let token = company.people[1].client.cookie.clone().expect("a cookie");
    let secrets =
        [key, token.split('=').nth(1).expect("a token").to_owned(), company.invitations[0].clone()];
    for secret in secrets {
        assert!(faults_after(&|heard| heard.texts[0].push(format!("…{secret}…"))) > 0);
    }
}
