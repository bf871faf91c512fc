//! Whatever a document says, it is refused or can be played.

use engine::{Game, Journal, Title as _};
use luck::Fast;
use serde_json::{Value, json};
use testkit::scaled;
use waterloo::{Campaign, Document};

use super::campaigns::{SKETCHES, choice, owned};
use super::{asked, below, check};
use crate::field::Field;

/// How many documents are spoilt.
const SPOILT: u64 = 2_000;

/// The switches that a document is tried with.
const OPTIONS: [&[(&str, &str)]; 4] = [
    &[],
    &[("three-players", "on")],
    &[("reveal-when-firing-only", "on"), ("three-players", "on")],
    &[("setup", "free"), ("battle-turn-cap", "2")],
];

/// The most decisions that are played from one of them.
const PLAYED: usize = 150;

/// Changes one thing somewhere in a document.
fn spoil(json: &mut Value, luck: &mut Fast) {
    match json {
        Value::Object(map) if !map.is_empty() && below(luck, 8) > 0 => {
            let key = map.keys().nth(below(luck, map.len())).expect("a key").clone();
            if below(luck, 12) == 0 {
                map.remove(&key);
            } else {
                spoil(&mut map[&key], luck);
            }
        }
        Value::Array(list) if !list.is_empty() => {
            let (one, other) = (below(luck, list.len()), below(luck, list.len()));
            match below(luck, 6) {
                0 => drop(list.remove(one)),
                1 => list.push(list[one].clone()),
                2 => list.swap(one, other),
                _ => spoil(&mut list[one], luck),
            }
        }
        Value::Number(_) => *json = json!([0, 1, 2, 3, 4, 5, 6, 8, 23, 255, 256][below(luck, 11)]),
        Value::Null | Value::Bool(_) | Value::String(_) | Value::Array(_) | Value::Object(_) => {
            *json = word(luck);
        }
    }
}

/// Something that a document could say somewhere.
fn word(luck: &mut Fast) -> Value {
    let town = ["charleroi", "ligny", "ham", "fosses", "brussels"][below(luck, 5)];
    let role = ["attacker", "defender"][below(luck, 2)];
    let block = ["F-NAP", "F-2-INF1", "F-C1", "F-2-ART", "P-1-INF1", "P-1-ART"][below(luck, 6)];
    let at = ["a-l", "a-c", "a-r", "a-res", "d-l", "d-c", "d-r", "d-res"][below(luck, 8)];
    let there = json!({"town": town, "role": role});
    let words = [
        json!(town),
        json!(role),
        json!(block),
        json!(at),
        json!(true),
        json!("waiting"),
        json!("terrain"),
        json!("half-deployed"),
        json!("farm"),
        json!("stream"),
        json!("woods"),
        json!("french"),
        json!("prussian"),
        json!("prussians"),
        json!([]),
        json!([block]),
        json!([town]),
        json!({at: "hill"}),
        json!({at: block}),
        json!({town: 1}),
        json!({"charleroi-ham": below(luck, 12)}),
        json!("skirmishes"),
        json!("order-battles"),
        json!({"moves": {}}),
        json!({"marches": {}}),
        json!({"move": {"block": block}}),
        json!({"march": {"block": block}}),
        json!({"show-leader": {"block": block, "to": town}}),
        json!({"pick": there}),
        json!({"leave-skirmish": there}),
        json!({"deploy": there}),
        json!({"drop-woods": there}),
        json!({"put-markers": {"town": town, "role": role, "drawn": ["woods", "stream"]}}),
        json!({"name-holder": {"town": town, "at": at}}),
        json!({"morale": there}),
        json!({"battle-phase": there}),
        json!({"act": {"block": block}}),
        json!({"reinforcement": there}),
        json!({"leave-battle": there}),
        json!({"regroup": there}),
        json!({"cross-stream": {"town": town, "role": role, "line": at}}),
        json!({"hits": {"town": town, "role": role, "shot": "skirmish", "hits": 3}}),
        json!({"hits": {"town": town, "role": role, "hits": 250,
            "shot": {"long": {"at": at, "target": "others"}}}}),
        json!({"hits": {"town": town, "role": role, "hits": 2,
            "shot": {"short": {"at": at, "target": "squares"}}}}),
        json!({"starve": {"army": "prussian", "blocks": 1}}),
        Value::Null,
        json!(""),
    ];
    words[below(luck, words.len())].clone()
}

/// Documents to spoil: from the middle of campaigns and battles.
fn sound() -> Vec<Value> {
    let mut sound = Vec::new();
    for seed in 0..12 {
        let mut luck = Fast::new(seed);
        let mut campaign = Campaign::set_up("the-hundred-days", &[]).expect("a scenario");
        campaign.start(&mut luck, &mut Journal::off());
        let battles = SKETCHES.iter().map(|text| Field::at(text).campaign);
        for mut campaign in [campaign].into_iter().chain(battles) {
            for number in 0..200 {
                let Some(seat) = asked(&campaign) else { break };
                let document = serde_json::to_value(campaign.document()).expect("JSON");
                let action = choice(&campaign, &document, seat, &mut luck);
                let played = campaign.play(seat, action, &mut luck, &mut Journal::off());
                played.expect("what is listed is allowed");
                if number % 9 == 0 {
                    sound.push(document);
                }
            }
        }
    }
    sound
}

/// Plays on from a document, or makes sure that it is refused with sentences.
fn is_played(document: &Document, luck: &mut Fast) -> bool {
    let options = owned(OPTIONS[below(luck, OPTIONS.len())]);
    let mut campaign = match Campaign::arrange(document, None, &options) {
        Ok(campaign) => campaign,
        Err(faults) => {
            let is_sentence = |fault: &String| fault.ends_with('.') && !fault.contains('\n');
            assert!(!faults.is_empty() && faults.iter().all(is_sentence), "{faults:?}");
            return false;
        }
    };
    check(&campaign, &options);
    for _ in 0..PLAYED {
        let Some(seat) = asked(&campaign) else { break };
        let legal = campaign.legal_list(seat);
        assert!(!legal.is_empty(), "somebody has nothing to choose: {campaign:?}");
        let action = legal[below(luck, legal.len())];
        let played = campaign.play(seat, action, luck, &mut Journal::off());
        played.expect("what is listed is allowed");
    }
    true
}

#[test]
fn a_spoilt_document_is_refused_or_can_be_played() {
    let sound = sound();
    let mut luck = Fast::new(11);
    let (mut refused, mut played) = (0, 0);
    for _ in 0..scaled(SPOILT) {
        let mut json = sound[below(&mut luck, sound.len())].clone();
        (0..1 + below(&mut luck, 3)).for_each(|_| spoil(&mut json, &mut luck));
        let text = json.to_string();
        let Ok(document) = serde_json::from_value::<Document>(json) else { continue };
        let result = std::panic::catch_unwind(|| {
            let mut luck = Fast::new(text.len() as u64);
            is_played(&document, &mut luck)
        });
        match result {
            Ok(true) => played += 1,
            Ok(false) => refused += 1,
            Err(_) => panic!("{text}"),
        }
    }
    assert!(refused > 200 && played > 100, "{refused} refused, {played} played");
}
