//! Fog at a desk: what is taken back in time was never told, and no export holds what is hidden.

mod ambushes;
mod blocks;
mod moskva;
mod scan;

use std::collections::BTreeMap;

use engine::{Seat, Viewer};
use luck::Fast;
use serde_json::{Value, json};

use crate::sitting::{Sitting, strangers, viewers};

/// What each viewer has read so far, as a program does that asks for news after each deed.
struct Readers(Vec<(Viewer, Vec<Value>)>);

impl Readers {
    fn new(seats: u8) -> Readers {
        Readers(viewers(seats).into_iter().map(|viewer| (viewer, Vec::new())).collect())
    }

    /// Everybody reads on. Numbers only grow, and there is as much to read as they say.
    fn read_on(&mut self, sitting: &mut Sitting, table: &str) {
        for (viewer, read) in &mut self.0 {
            let since = read.len();
            let request = json!({"cmd": "view", "table": table, "viewer": *viewer, "since": since});
            let looked = sitting.ok(request);
            let news = looked["told"].as_array().expect("news");
            assert_eq!(looked["sequence"], since + news.len(), "{viewer:?}");
            for (number, told) in (since + 1..).zip(news) {
                assert_eq!(told["sequence"], number, "{viewer:?}");
            }
            read.extend(news.iter().cloned());
        }
    }

    /// Whoever reads everything at the end reads the same.
    fn check(&self, sitting: &mut Sitting, table: &str) {
        for (viewer, read) in &self.0 {
            let looked = sitting.looked(table, *viewer);
            assert_eq!(looked["told"], Value::from(read.clone()), "{viewer:?}");
        }
    }
}

/// Takes a decision; if it can be taken back, nobody else has noticed it, and sometimes it is.
fn decide_in_fog(sitting: &mut Sitting, table: &str, luck: &mut Fast) -> Option<()> {
    let (seat, decision) = sitting.any_decision(table, luck)?;
    let others = strangers(3, seat);
    let before = sitting.known_to_all(table, &others);
    sitting.act(table, seat, &decision);
    if !sitting.desk.table(table).expect("a table").can_undo(seat) {
        return Some(());
    }
    assert_eq!(sitting.known_to_all(table, &others), before, "{seat}: {decision} was noticed");
    if luck.index(2) == 0 {
        sitting.undo(table, seat);
        assert_eq!(sitting.known_to_all(table, &others), before, "{seat}: the undo was noticed");
    }
    Some(())
}

#[test]
fn whole_campaigns_keep_what_is_taken_back() {
    for seed in 0..testkit::scaled(8) {
        let mut sitting = Sitting::new();
        let table = sitting.open(json!({"cmd": "new", "game": "campaign", "seed": seed}));
        let (mut readers, mut luck) = (Readers::new(3), Fast::new(seed));
        while decide_in_fog(&mut sitting, &table, &mut luck).is_some() {
            if luck.index(8) == 0 {
                talk_a_little(&mut sitting, &table, &mut luck);
            }
            readers.read_on(&mut sitting, &table);
            sitting.saves_and_loads(&table, &viewers(3));
        }
        readers.read_on(&mut sitting, &table);
        readers.check(&mut sitting, &table);
        let record = sitting.record(&table, Viewer::Referee);
        sitting.ok(json!({"cmd": "verify", "record": record}));
    }
}

/// Something beside the rules: in the middle of a march that is not told yet, too.
fn talk_a_little(sitting: &mut Sitting, table: &str, luck: &mut Fast) {
    if sitting.desk.table(table).expect("a table").ending().is_some() {
        return;
    }
    let seat = luck.index(3);
    let offered = sitting.desk.table(table).expect("a table").talk().draw;
    if offered.is_empty() {
        sitting.ok(json!({"cmd": "offer", "table": table, "seat": seat, "draw": true}));
    } else {
        sitting.ok(json!({"cmd": "say", "table": table, "viewer": "spectator", "text": "Hm."}));
    }
}

/// The lines of an export.
fn lines(export: &str) -> Vec<Value> {
    export.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// An export of a running game holds no key, no seed, no position, no draw that its viewer may not
/// know of and no result that he may not see; and it leaves out no draw that he may know of.
fn scan(export: &str, viewer: Viewer, key: &str, seed: &str) {
    assert!(!export.contains(key), "the key is told");
    assert!(!export.contains(seed), "the seed is told");
    let lines = lines(export);
    let header = &lines[0];
    assert_eq!(header["viewer"], json!(viewer));
    assert!(header["luck"]["key"].is_null() && header["luck"]["seed"].is_null());
    assert!(header["beginning"]["position"].is_null());
    let may = |audience: &Value| match (audience, viewer) {
        (Value::Array(seats), Viewer::Seat(seat)) => seats.contains(&json!(seat)),
        (Value::Array(_), _) => false,
        _ => true,
    };
    let mut numbers: BTreeMap<String, u64> = BTreeMap::new();
    for line in &lines[1..] {
        assert!(line["told"].is_object(), "{line}");
        for draw in line["told"]["draws"].as_array().into_iter().flatten() {
            assert!(may(&draw["stream"]), "{viewer:?} is told of {draw}");
            assert_eq!(may(&draw["shown"]), !draw["fell"].is_null(), "{viewer:?}: {draw}");
            assert!(draw["fell"]["pick"]["weights"].is_null(), "a pile is told: {draw}");
            let last = numbers.entry(draw["stream"].to_string()).or_default();
            *last += 1;
            assert_eq!(draw["number"], *last, "{viewer:?} misses a draw before {draw}");
        }
    }
}

/// Lets bots play, and scans the exports of everybody now and then.
fn scan_game(game: &str, seats: u8, seed: &str, check: impl Fn(&Value, Viewer)) {
    scan_table(json!({"game": game}), seats, seed, check);
}

/// The same at a table that is opened so.
fn scan_table(mut request: Value, seats: u8, seed: &str, check: impl Fn(&Value, Viewer)) {
    let mut sitting = Sitting::new();
    request["cmd"] = json!("new");
    request["seats"] = json!(vec!["random"; usize::from(seats)]);
    request["seed"] = json!(seed);
    let table = sitting.open(request);
    let key = sitting.desk.table(&table).and_then(|table| table.header().luck.key);
    let key = key.expect("a key").to_string();
    let mut steps = 0;
    loop {
        let running = sitting.desk.table(&table).expect("a table").ending().is_none();
        for viewer in viewers(seats).into_iter().filter(|viewer| *viewer != Viewer::Referee) {
            if running && (steps % 256 == 0 || steps < 32) {
                let export = sitting.record(&table, viewer);
                scan(&export, viewer, &key, seed);
                lines(&export).iter().for_each(|line| check(&line["told"], viewer));
            }
            if !running {
                let export = sitting.record(&table, viewer);
                assert!(export.contains(&key) && export.contains(seed), "all is told at the end");
                assert_eq!(export, sitting.record(&table, Viewer::Referee));
            }
        }
        if !running {
            return;
        }
        sitting.ok(json!({"cmd": "step", "table": table}));
        steps += 1;
    }
}

/// Everything of a name in a value, however deep.
fn all_named<'a>(value: &'a Value, name: &str, found: &mut Vec<&'a Value>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get(name));
            fields.values().for_each(|field| all_named(field, name, found));
        }
        Value::Array(items) => items.iter().for_each(|item| all_named(item, name, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[test]
fn exports_of_a_campaign_hide_the_faces_of_blocks() {
    scan_game("campaign", 3, "a seed like no other", |told, viewer| {
        let french = viewer == Viewer::Seat(Seat(0));
        let allied = matches!(viewer, Viewer::Seat(_)) && !french;
        for name in ["placed", "moved"] {
            let mut events = Vec::new();
            all_named(told, name, &mut events);
            for event in events {
                let own = if event["army"] == "french" { french } else { allied };
                assert_eq!(!event["block"].is_null(), own, "{viewer:?} is told {event}");
            }
        }
        let mut scouted = Vec::new();
        all_named(told, "scouted", &mut scouted);
        for event in scouted {
            let own = if event["seat"] == 0 { french } else { allied };
            assert_eq!(!event["face"].is_null(), own, "{viewer:?} is told {event}");
        }
    });
}

#[test]
fn exports_of_a_battle_hide_hands_and_piles() {
    scan_game("ccn", 2, "a seed like no other", |told, viewer| {
        for name in ["card-drawn", "card-scouted"] {
            let mut events = Vec::new();
            all_named(told, name, &mut events);
            for event in events {
                let side = viewer.is_among(Seat(u8::from(event["side"] == "allied")).into());
                assert_eq!(!event["card"].is_null(), side, "{viewer:?} is told {event}");
            }
        }
    });
}

#[test]
fn exports_of_a_duel_hide_the_powder() {
    scan_game("toy", 2, "a seed like no other", |told, viewer| {
        let mut loaded = Vec::new();
        all_named(told, "loaded", &mut loaded);
        for event in loaded {
            let own = json!(viewer) == event["seat"];
            assert_eq!(!event["powder"].is_null(), own, "{viewer:?} is told {event}");
        }
    });
}

#[test]
fn exports_of_a_night_hide_orders() {
    scan_game("night", 2, "a seed like no other", |told, viewer| {
        for orders in told["orders"].as_array().into_iter().flatten() {
            assert_eq!(orders["seat"], json!(viewer), "{viewer:?} is told {orders}");
        }
        let mut crept = Vec::new();
        all_named(told, "crept", &mut crept);
        for event in crept {
            assert_eq!(event["knows"], json!([viewer]), "{viewer:?} is told {event}");
        }
    });
}

#[test]
fn exports_of_an_ambush_hide_orders_and_who_lies_in_wait() {
    let table = json!({"game": "samurai", "scenario": "iga"});
    scan_table(table, 2, "a seed like no other", |told, viewer| {
        for orders in told["orders"].as_array().into_iter().flatten() {
            assert_eq!(orders["seat"], json!(viewer), "{viewer:?} is told {orders}");
        }
        let league = viewer == Viewer::Seat(Seat(1));
        for name in ["placed", "private", "own", "pool"] {
            let mut secrets = Vec::new();
            all_named(told, name, &mut secrets);
            secrets.retain(|secret| !secret.is_null());
            assert!(secrets.is_empty() || viewer != Viewer::Spectator, "{secrets:?}");
            let hides = name == "placed" || name == "pool";
            assert!(league || secrets.is_empty() || !hides, "{viewer:?} is told {secrets:?}");
        }
    });
}

#[test]
fn a_game_that_began_at_a_position_does_not_export_it() {
    let mut sitting = Sitting::new();
    let position = json!({"lives": [3, 3], "aim": [0, 0], "powder": [3, 2], "turn": 1});
    let request = json!({"cmd": "position", "game": "toy", "position": position});
    let table = sitting.open(request);
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
        let export = sitting.record(&table, viewer);
        assert!(!export.contains("position") && !export.contains("[3,2]"), "{export}");
    }
    sitting.ok(json!({"cmd": "abandon", "table": table}));
    assert!(sitting.record(&table, Viewer::Spectator).contains("\"position\""));
}
