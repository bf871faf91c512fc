//! Whatever a document says, it is refused or can be played.

use std::collections::BTreeMap;

use ccn::{Battle, Document};
use engine::{Game, Journal, Title};
use luck::Fast;
use serde_json::{Value, json};

use super::fields::{random_field, special_field, whole_deck};
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
        Value::Null | Value::Bool(_) | Value::String(_) | Value::Array(_) | Value::Object(_) => {
            *json = word(luck);
        }
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
        json!({ "melee": { "by": hex, "at": [5, 6], "rolled_first": true } }),
        json!({ "retiring": { "by": hex, "at": [5, 6] } }),
        json!({ "first-roll": { "by": hex, "at": [5, 6] } }),
        json!({ "first-roll": { "by": hex, "at": [5, 6], "attacker": luck.index(20) } }),
        json!({ "join": { "by": hex, "at": [5, 6] } }),
        json!({ "react": { "by": hex, "at": [5, 6], "melee": "bonus" } }),
        json!({ "withdraw": { "unit": [5, 6], "hexes": 1 + luck.index(2), "by": hex, "at": [5, 6] } }),
        json!({ "place-unit": { "unit": hex } }),
        json!({ "leave-square": { "unit": hex } }),
        json!("choose-section"),
        json!("choose-mode"),
        json!("leadership"),
        json!("rally"),
        json!("short-supply"),
        json!("one-unit"),
        json!("manoeuvre"),
        json!("counter-attack"),
        json!("first-strike"),
        json!("la-grande-manoeuvre"),
        json!("elan"),
        json!("led"),
        json!("waiting"),
        json!(true),
        json!([{ "slot": luck.index(6), "card": "elan" }]),
        json!([hex]),
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
        let mut deck = arrange(&whole_deck(&mut luck));
        let mut special = arrange(&special_field(&mut luck));
        let mut rolica = Battle::set_up("rolica-first-position", &[]).expect("a scenario");
        rolica.start(&mut luck, &mut Journal::off());
        for number in 0..300 {
            for battle in [&mut field, &mut rolica, &mut deck, &mut special] {
                if play_on(battle, &mut luck).is_some() && number % 15 == 0 {
                    sound.push(serde_json::to_value(battle.document()).expect("JSON"));
                }
            }
        }
    }
    sound.retain(|document| {
        document["decision"].get("over").is_none() && document["decision"] != "drawn"
    });
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
        if is_played(&document, &mut luck) { played += 1 } else { refused += 1 }
    }
    assert!(refused > 300 && played > 300, "{refused} refused, {played} played");
}

/// Plays on from a document, or makes sure that it is refused with sentences.
fn is_played(document: &Document, luck: &mut Fast) -> bool {
    match Battle::arrange(document, None, &[]) {
        Ok(mut battle) => {
            assert_eq!(Battle::arrange(&battle.document(), None, &[]).as_ref(), Ok(&battle));
            for _ in 0..50 {
                play_on(&mut battle, luck);
            }
            true
        }
        Err(faults) => {
            let is_sentence = |fault: &String| fault.ends_with('.');
            assert!(!faults.is_empty() && faults.iter().all(is_sentence), "{faults:?}");
            false
        }
    }
}

/// A position in the middle of a battle that nobody has fought.
fn made_up(luck: &mut Fast) -> Value {
    let mut field = match luck.index(2) {
        0 => random_field(&mut Fast::new(luck.index(100) as u64)),
        _ => whole_deck(&mut Fast::new(luck.index(100) as u64)),
    };
    let mut pick = |n: usize| luck.index(n);
    let active = field["active"].as_str().expect("a side").to_owned();
    let mut attackers = Vec::new();
    for unit in field["units"].as_array_mut().expect("units") {
        let is_active = (unit["nation"] == "french") == (active == "french");
        let is_horse = unit["kind"].as_str().is_some_and(|kind| kind.ends_with('C'));
        let is_gun = unit["kind"].as_str().is_some_and(|kind| kind.ends_with('A'));
        unit["blocks"] = json!(1 + pick(3));
        match (is_active, pick(3)) {
            _ if unit.get("square").is_some() => {}
            (true, 0) if is_horse => unit["marks"] = json!(["ordered", "battled", "bonus-melee"]),
            (true, 0 | 1) => unit["marks"] = json!(["ordered", "battled"]),
            (true, 2) if is_gun => unit["marks"] = json!(["ordered"]),
            (_, 2) if pick(2) == 0 => *unit = lost(unit),
            _ => {}
        }
        if unit.get("marks").is_some() {
            attackers.push(unit["hex"].clone());
        }
    }
    let by = attackers.get(pick(attackers.len().max(1))).cloned().unwrap_or(json!([5, 5]));
    let mut near = || {
        let of = |at: usize, by: &Value| (by[at].as_u64().expect("a number") + 2) as usize;
        json!([of(0, &by) - pick(4).min(3), of(1, &by) - 1 - pick(3)])
    };
    let [at, piece] = [near(), near()];
    let piece = if pick(2) == 0 { at.clone() } else { piece };
    let during = [
        json!("fire"),
        json!("battle-back"),
        json!({ "melee": { "by": by, "at": at } }),
        json!({ "bonus-melee": { "by": by, "at": at } }),
        json!({ "melee": { "by": by, "at": at, "rolled_first": true } }),
        json!({ "retiring": { "by": by, "at": at } }),
        json!({ "first-roll": { "by": by, "at": at } }),
    ][pick(7)]
    .clone();
    let is_reply = during == "battle-back" || during.get("first-roll").is_some();
    let victim = if is_reply { by.clone() } else { piece };
    field["decision"] = [
        json!({ "flags": { "unit": victim, "flags": 1 + pick(3), "during": during } }),
        json!({ "retreat": { "unit": victim, "hexes": 1 + pick(6), "during": during } }),
        json!({ "leader-retreat": { "leader": victim, "steps": pick(3), "during": during } }),
        json!({ "take-ground": { "unit": by, "to": at } }),
        json!({ "breakthrough": { "unit": by, "to": at } }),
        json!({ "go-on": { "unit": by } }),
        json!({ "bonus-melee": { "unit": by } }),
        json!({ "battle-back": { "unit": at, "at": by } }),
        json!({ "join": { "by": by, "at": at } }),
        json!({ "react": { "by": by, "at": at } }),
        json!({ "withdraw": { "unit": at, "hexes": 2, "by": by, "at": at } }),
    ][pick(11)]
    .clone();
    field["hands"][&active] = json!([]);
    field["played"] = json!({ "card": "forward" });
    field["trophies"] = json!({ "french": 1, "allied": 1 });
    field
}

/// A unit that is no longer there.
fn lost(unit: &Value) -> Value {
    json!({ "nation": unit["nation"], "kind": unit["kind"], "blocks": 0 })
}

#[test]
fn a_made_up_battle_is_refused_or_can_be_played() {
    let mut luck = Fast::new(12);
    let mut played = BTreeMap::<String, u32>::new();
    for _ in 0..SPOILT * 2 {
        let json = made_up(&mut luck);
        let Ok(document) = serde_json::from_value(json.clone()) else { continue };
        if is_played(&document, &mut luck) {
            let decision = json["decision"].as_object().and_then(|it| it.keys().next());
            *played.entry(decision.expect("a decision").clone()).or_default() += 1;
        }
    }
    assert!(played.len() == 11 && played.values().sum::<u32>() > 300, "{played:?}");
}
