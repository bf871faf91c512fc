//! Whatever a document says, it is refused or can be played.

use borodino::{Campaign, Document};
use engine::{Game as _, Journal, Title as _};
use luck::Fast;
use serde_json::{Value, json};
use testkit::scaled;

use super::check;
use crate::random::{DAYS, KINDS, THREE_DAYS, Walker, asked, below, campaign, owned};

/// How many documents are spoilt.
const SPOILT: u64 = 3_000;

/// The most decisions that are played from one of them.
const PLAYED: usize = 200;

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
        Value::Number(_) => {
            *json = json!([0, 1, 2, 3, 4, 5, 7, 8, 14, 15, 22, 255, 256][below(luck, 13)]);
        }
        Value::Null | Value::Bool(_) | Value::String(_) | Value::Array(_) | Value::Object(_) => {
            *json = word(luck);
        }
    }
}

/// Something that a document could say somewhere.
fn word(luck: &mut Fast) -> Value {
    let blocks = [
        "F-HQ-NAP", "F-HQ-NEY", "F-1-5", "F-1-HA", "F-C1-H", "F-3-LA", "R-HQ-KUT", "R-HQ-PLA",
        "R-8-27", "R-8-HA", "R-P-1", "R-M-1",
    ];
    let areas =
        ["kamenka", "fleches", "borodino", "golovino", "mishino", "uspenskoye", "shevardino"];
    let block = blocks[below(luck, blocks.len())];
    let other = blocks[below(luck, blocks.len())];
    let area = areas[below(luck, areas.len())];
    let side = ["french", "russian"][below(luck, 2)];
    let role = ["attacker", "defender"][below(luck, 2)];
    let letter = ["a", "b", "c"][below(luck, 3)];
    let aim = ["all", "squares", "others"][below(luck, 3)];
    let number = [0, 1, 2, 4, 8, 9, 255][below(luck, 7)];
    let words = [
        json!(area),
        json!(block),
        json!(side),
        json!(role),
        json!(letter),
        json!(number),
        json!(true),
        json!([]),
        json!([block]),
        json!([block, other]),
        json!([area]),
        json!(["borodino-gorki"]),
        json!({area: number}),
        json!({"french": block}),
        json!({"supreme": block, "first": other}),
        json!({"id": block, "area": area}),
        json!({"id": block, "area": area, "moved": true, "from": "kamenka"}),
        json!({"square": block, "guest": other}),
        json!({"from": "kamenka", "to": area, "side": side, "blocks": number}),
        json!({"hq": block, "post": "french", "orders": number}),
        json!({"area": area, "round": number, "attacker": side, "letter": letter}),
        json!("battles"),
        json!("main-attack"),
        json!({"place": side}),
        json!({"arrive": side}),
        json!({"activate": side}),
        json!({"bombard": side}),
        json!({"moves": side}),
        json!({"hq-moves": side}),
        json!({"straggles": side}),
        json!({"stacking": side}),
        json!({"regroup": side}),
        json!({"supply": side}),
        json!({"night-supply": side}),
        json!({"bridge": side}),
        json!({"night-shift": side}),
        json!({"squares": role}),
        json!({"turns": {"letter": letter, "role": role}}),
        json!({"place-block": {"block": block}}),
        json!({"move-block": {"block": block}}),
        json!({"straggle": {"block": block}}),
        json!({"surplus": {"block": block}}),
        json!({"go-on": {"block": block}}),
        json!({"night-shift-block": {"block": block}}),
        json!({"activate-move": {"hq": block}}),
        json!({"activate-role": {"hq": block}}),
        json!({"pay-fire": {"gun": block, "at": area}}),
        json!({"pay-move": {"block": block, "to": area}}),
        json!({"own-hits": {"side": side, "area": area, "left": number}}),
        json!({"captured-supply": {"side": side, "source": area, "points": number}}),
        json!({"hits": {"side": side, "area": area, "left": number, "own": number,
            "shot": {"bombardment": {"asks": true}}}}),
        json!({"hits": {"side": side, "area": area, "left": number,
            "shot": {"battle": {"aim": aim}}}}),
        json!({"hits": {"side": side, "area": area, "left": number, "own": number,
            "bayonet": block, "shot": {"battle": {"aim": aim}}}}),
        json!({"over": {"winner": side}}),
        Value::Null,
        json!(""),
    ];
    words[below(luck, words.len())].clone()
}

/// Documents to spoil: from the middle of campaigns of every kind.
fn sound() -> Vec<Value> {
    let mut sound = Vec::new();
    for (seed, scenario) in DAYS.into_iter().chain([THREE_DAYS]).enumerate() {
        for options in KINDS {
            let mut luck = Fast::new(seed as u64);
            let mut campaign = campaign(scenario, options);
            campaign.start(&mut luck, &mut Journal::off());
            while let Some(seat) = asked(&campaign) {
                if below(&mut luck, 7) == 0 {
                    sound.push(serde_json::to_value(campaign.document()).expect("JSON"));
                }
                let action = Walker::Eager.choose(&campaign.legal_list(seat), |_| true, &mut luck);
                campaign.play_unchecked(seat, action, &mut luck, &mut Journal::off());
            }
        }
    }
    sound
}

/// Plays on from a document, or makes sure that it is refused with sentences.
fn is_played(document: &Document, luck: &mut Fast) -> bool {
    let options = owned(KINDS[below(luck, KINDS.len())]);
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
