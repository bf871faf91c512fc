//! Whatever a document says, it is refused or can be played.

use ccn::{Battle, Document};
use engine::{Game, Journal, Title};
use luck::Fast;
use serde_json::{Value, json};

use super::round_trips::random_field;
use super::{arrange, play_on};

/// How many documents are spoilt. It does not grow in a soak: each may need a setting, which
/// stays for good.
const SPOILT: u64 = 4_000;

/// Changes one thing somewhere in a document.
fn spoil(json: &mut Value, luck: &mut Fast) {
    match json {
        Value::Object(map) if !map.is_empty() && luck.index(8) > 0 => {
            let key = map.keys().nth(luck.index(map.len())).expect("a key").clone();
            spoil(&mut map[&key], luck);
        }
        Value::Array(list) if !list.is_empty() => {
            let (one, other) = (luck.index(list.len()), luck.index(list.len()));
            match luck.index(6) {
                0 => drop(list.remove(one)),
                1 => list.push(list[one].clone()),
                2 => list.swap(one, other),
                _ => spoil(&mut list[one], luck),
            }
        }
        Value::Number(_) => *json = json!([0, 1, 2, 3, 4, 5, 6, 7, 9, 255, 256][luck.index(11)]),
        _ => *json = word(luck),
    }
}

/// Something that a document could say somewhere.
fn word(luck: &mut Fast) -> Value {
    let hex = json!([4 + luck.index(3), 4 + luck.index(4)]);
    let words = [
        json!("play-card"),
        json!("give-orders"),
        json!("movement"),
        json!("battles"),
        json!("keep-card"),
        json!("battled"),
        json!("bonus-melee"),
        json!("ordered"),
        json!("joined"),
        json!("entered-forest"),
        json!("fire"),
        json!("battle-back"),
        json!({ "melee": { "by": hex, "at": [5, 6] } }),
        json!({ "bonus-melee": { "by": [6, 6], "at": hex } }),
        json!("french"),
        json!("allied"),
        json!("british"),
        json!("LC"),
        json!("FA"),
        json!("LN"),
        json!("fleeing"),
        json!("eliminated"),
        json!("left"),
        json!("made"),
        json!("bonus"),
        json!("assault-center"),
        json!("scout-center"),
        json!({ "flags": { "unit": hex, "flags": 1 + luck.index(4), "during": "fire" } }),
        json!({ "retreat": { "unit": hex, "hexes": 1 + luck.index(9), "during": "battle-back" } }),
        json!({ "leader-retreat": { "leader": hex, "steps": luck.index(4), "during": "fire" } }),
        json!({ "take-ground": { "unit": hex, "to": [5, 6] } }),
        json!({ "breakthrough": { "unit": hex, "to": [5, 6] } }),
        json!({ "go-on": { "unit": hex } }),
        json!({ "bonus-melee": { "unit": hex } }),
        json!({ "battle-back": { "unit": [5, 6], "at": hex } }),
        Value::Null,
        json!(""),
    ];
    words[luck.index(words.len())].clone()
}

/// Documents to spoil: the examples, and positions from the middle of battles.
fn sound() -> Vec<Value> {
    let examples: Vec<Value> = serde_json::from_str(include_str!("points.json")).expect("JSON");
    let mut sound: Vec<Value> = examples.iter().map(|it| it["document"].clone()).collect();
    for seed in 0..20 {
        let mut luck = Fast::new(seed);
        let mut field = arrange(&random_field(&mut luck));
        let mut rolica = Battle::set_up("rolica-first-position", &[]).expect("a scenario");
        rolica.start(&mut luck, &mut Journal::off());
        for number in 0..300 {
            for battle in [&mut field, &mut rolica] {
                if play_on(battle, &mut luck).is_some() && number % 15 == 0 {
                    sound.push(serde_json::to_value(battle.document()).expect("JSON"));
                }
            }
        }
    }
    sound.retain(|document| document["decision"].get("over").is_none());
    sound
}

#[test]
fn a_spoilt_document_is_refused_or_can_be_played() {
    let sound = sound();
    let mut luck = Fast::new(11);
    let (mut refused, mut played) = (0, 0);
    for _ in 0..SPOILT {
        let mut json = sound[luck.index(sound.len())].clone();
        (0..1 + luck.index(3)).for_each(|_| spoil(&mut json, &mut luck));
        let Ok(document) = serde_json::from_value::<Document>(json) else { continue };
        match Battle::arrange(&document, &[]) {
            Ok(mut battle) => {
                played += 1;
                for _ in 0..50 {
                    play_on(&mut battle, &mut luck);
                }
            }
            Err(faults) => {
                refused += 1;
                let is_sentence = |fault: &String| fault.ends_with('.') || fault.contains("there");
                assert!(!faults.is_empty() && faults.iter().all(is_sentence), "{faults:?}");
            }
        }
    }
    assert!(refused > 300 && played > 300, "{refused} refused, {played} played");
}
