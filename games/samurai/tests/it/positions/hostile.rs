//! Whatever a document says, it is refused or can be played.

use engine::{Game as _, Journal, Title as _, Waiting};
use luck::Fast;
use samurai::{Battle, Document, Draft, Writing};
use serde_json::{Value, json};
use testkit::scaled;

use super::check;
use crate::contract::{SKIRMISH, owned, skirmish};
use crate::random::{LEVELS, Walker, play};

/// How many documents are spoilt.
const SPOILT: u64 = 2_000;

/// The most turns that are played from one of them.
const PLAYED: usize = 3;

/// Changes one thing somewhere in a document.
fn spoil(json: &mut Value, luck: &mut Fast) {
    match json {
        Value::Object(map) if !map.is_empty() && luck.index(8) > 0 => {
            let key = map.keys().nth(luck.index(map.len())).expect("a key").clone();
            match luck.index(12) {
                0 => drop(map.remove(&key)),
                1 => add_to_unit(map, luck),
                _ => spoil(&mut map[&key], luck),
            }
        }
        Value::Array(list) if !list.is_empty() => {
            let (one, other) = (luck.index(list.len()), luck.index(list.len()));
            match luck.index(8) {
                0 => drop(list.remove(one)),
                1 => list.push(list[one].clone()),
                2 => list.swap(one, other),
                _ => spoil(&mut list[one], luck),
            }
        }
        Value::Number(_) => *json = json!([0, 1, 2, 3, 4, 5, 6, 7, 23, 255, 256][luck.index(11)]),
        Value::Null | Value::Bool(_) | Value::String(_) | Value::Array(_) | Value::Object(_) => {
            *json = word(luck);
        }
    }
}

/// Says something more of a unit.
fn add_to_unit(map: &mut serde_json::Map<String, Value>, luck: &mut Fast) {
    let numbers = ["facing", "figures", "ammunition", "markers", "fatigue"];
    let known = ["known-markers", "known-fatigue"];
    let (key, value) = match luck.index(8) {
        0 => ("hidden", json!(true)),
        1 => ("unknown", json!(true)),
        2 => ("honour", json!(true)),
        3 => ("engaged", json!([unit(luck), unit(luck)])),
        4 => ("pursues", json!([unit(luck)])),
        5 => ("fled-from", json!(hex(luck))),
        6 => (known[luck.index(2)], json!(luck.index(300))),
        _ => (numbers[luck.index(5)], json!([0, 1, 2, 3, 4, 5, 9, 250, 255][luck.index(9)])),
    };
    map.insert(key.to_owned(), value);
}

fn unit(luck: &mut Fast) -> String {
    let side = ["A", "B", "C"][luck.index(3)];
    format!("{side}{}", 1 + luck.index(14))
}

fn hex(luck: &mut Fast) -> String {
    format!("{:02}{:02}", 1 + luck.index(8), 1 + luck.index(9))
}

/// Something that a document could say somewhere.
fn word(luck: &mut Fast) -> Value {
    let words =
        ["waiting", "destroyed", "escaped", "orders", "set-up", "present", "lost", "a", "b"];
    match luck.index(6) {
        0 => json!(unit(luck)),
        1 => json!(hex(luck)),
        2 => json!(luck.index(2) == 0),
        3 => json!([]),
        4 => Value::Null,
        _ => json!(words[luck.index(words.len())]),
    }
}

/// Documents to spoil: from all turns of skirmishes.
fn sound() -> Vec<Value> {
    let mut sound = Vec::new();
    for seed in 0..6 {
        let played = play(&skirmish(&[]), Walker::Eager, seed, |battle, _| {
            sound.push(serde_json::to_value(battle.document()).expect("JSON"));
            Ok(())
        });
        played.expect("the skirmish is played to its end");
    }
    sound
}

/// Plays on from a document, or makes sure that it is refused with sentences.
fn is_played(document: &Document, luck: &mut Fast) -> bool {
    let options = owned(&[("level", LEVELS[luck.index(LEVELS.len())])]);
    let mut battle = match Battle::arrange(document, Some(SKIRMISH), &options) {
        Ok(battle) => battle,
        Err(faults) => {
            let is_sentence = |fault: &String| fault.ends_with('.') && !fault.contains('\n');
            assert!(!faults.is_empty() && faults.iter().all(is_sentence), "{faults:?}");
            return false;
        }
    };
    check(&battle, Some(SKIRMISH), &options);
    for _ in 0..PLAYED {
        let Waiting::Orders(seats) = battle.waiting() else { break };
        let mut orders = Vec::new();
        for seat in seats.iter() {
            let (mut draft, mut list) = (Draft::default(), Vec::new());
            while draft.writing != Writing::Done {
                list.clear();
                battle.drafts(seat, &draft, &mut list);
                assert!(!list.is_empty(), "somebody has nothing to choose: {:?}", draft.writing);
                battle.write(seat, &mut draft, list[luck.index(list.len())]);
            }
            battle.commit_unchecked(seat, luck, &mut Journal::off());
            orders.push((seat, draft));
        }
        battle.open_unchecked(&orders, luck, &mut Journal::off());
    }
    true
}

#[test]
fn a_spoilt_document_is_refused_or_can_be_played() {
    let sound = sound();
    let mut luck = Fast::new(11);
    let (mut refused, mut played) = (0, 0);
    for _ in 0..scaled(SPOILT) {
        let mut json = sound[luck.index(sound.len())].clone();
        (0..=luck.index(3)).for_each(|_| spoil(&mut json, &mut luck));
        let text = json.to_string();
        let Ok(document) = serde_json::from_value::<Document>(json) else { continue };
        let result =
            std::panic::catch_unwind(|| is_played(&document, &mut Fast::new(text.len() as u64)));
        match result {
            Ok(true) => played += 1,
            Ok(false) => refused += 1,
            Err(_) => panic!("{text}"),
        }
    }
    assert!(refused > 200 && played > 100, "{refused} refused, {played} played");
}
