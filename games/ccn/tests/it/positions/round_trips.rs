//! What is described and arranged again is the same position.

use std::collections::BTreeSet;

use ccn::{Battle, Card, Document};
use engine::{Game, Journal, Title};
use luck::Fast;
use serde_json::{Value, json};
use testkit::scaled;

use super::{arrange, asked, play_on};

/// Describes a battle, through the text and back, and compares.
#[track_caller]
fn check(battle: &Battle, options: &[(String, String)]) -> Value {
    let document = battle.document();
    let text = serde_json::to_string(&document).expect("a document can be written");
    let read: Document = serde_json::from_str(&text).expect("what was written can be read");
    assert_eq!(read, document);
    let again = Battle::arrange(&read, None, options);
    let again = again.unwrap_or_else(|faults| panic!("{faults:#?} in {text}"));
    assert_eq!(again, *battle, "{text}");
    let seat = asked(battle).expect("somebody is asked");
    assert_eq!(again.legal_list(seat), battle.legal_list(seat));
    serde_json::from_str(&text).expect("JSON")
}

/// The name of the decision of a document, with what it happens in.
fn point(json: &Value) -> String {
    let decision = &json["decision"];
    let Some((name, inside)) = decision.as_object().and_then(|it| it.iter().next()) else {
        return decision.as_str().expect("a decision has a name").to_owned();
    };
    let during = &inside["during"];
    let during = during.as_str().or_else(|| during.as_object()?.keys().next().map(String::as_str));
    during.map_or(name.clone(), |during| format!("{name} {during}"))
}

/// Plays a battle to its end and checks every position of it.
fn follow(
    mut battle: Battle,
    options: &[(String, String)],
    seed: u64,
    seen: &mut BTreeSet<String>,
) {
    let mut luck = Fast::new(seed);
    for _ in 0..250 {
        if asked(&battle).is_none() {
            return;
        }
        seen.insert(point(&check(&battle, options)));
        play_on(&mut battle, &mut luck);
    }
}

#[test]
fn every_position_of_a_scenario_goes_round() {
    let mut seen = BTreeSet::new();
    for seed in 0..scaled(100) {
        let mut battle = Battle::set_up("rolica-first-position", &[]).expect("a scenario");
        battle.start(&mut Fast::new(seed), &mut Journal::off());
        follow(battle, &[], seed + 1, &mut seen);
    }
    assert!(seen.len() >= 10, "{seen:?}");
}

#[test]
fn every_position_of_a_field_goes_round() {
    let mut seen = BTreeSet::new();
    for seed in 0..scaled(200) {
        let document = random_field(&mut Fast::new(seed % 100));
        follow(arrange(&document), &[], seed, &mut seen);
    }
    let expected = [
        "battle-back",
        "battles",
        "bonus-melee",
        "breakthrough",
        "flags battle-back",
        "flags bonus-melee",
        "flags fire",
        "flags melee",
        "give-orders",
        "go-on",
        "join",
        "keep-card",
        "leader-retreat battle-back",
        "leader-retreat bonus-melee",
        "leader-retreat fire",
        "leader-retreat melee",
        "leader-retreat retiring",
        "leave-square",
        "movement",
        "play-card",
        "react",
        "retreat battle-back",
        "retreat bonus-melee",
        "retreat fire",
        "retreat first-roll",
        "retreat melee",
        "take-ground",
        "withdraw",
    ];
    assert_eq!(seen.iter().map(String::as_str).collect::<Vec<_>>(), expected);
}

#[test]
fn options_stay_outside_of_the_document() {
    let options = [("no-units-loses", "off"), ("terrain-penalties-add", "off")]
        .map(|(id, value)| (id.to_owned(), value.to_owned()));
    let mut seen = BTreeSet::new();
    for seed in 0..scaled(20) {
        let document = super::read(&random_field(&mut Fast::new(1_000 + seed % 20)));
        let battle = Battle::arrange(&document, None, &options).expect("a sound position");
        follow(battle, &options, seed, &mut seen);
    }
}

#[test]
fn a_battle_of_a_file_is_described_as_a_field() {
    let file = Battle::scenario_file("rolica-first-position").expect("a scenario");
    for seed in 0..scaled(10) {
        let mut battle = Battle::set_up_from(file, &[]).expect("a sound file");
        let mut luck = Fast::new(seed);
        battle.start(&mut luck, &mut Journal::off());
        while let Some(seat) = asked(&battle) {
            let document = battle.document();
            let again = Battle::arrange(&document, None, &[]).expect("a described position");
            assert_eq!(again.document(), document);
            assert_eq!(again.legal_list(seat), battle.legal_list(seat));
            play_on(&mut battle, &mut luck);
        }
    }
}

#[test]
fn a_battle_not_begun_and_one_that_is_over_are_described_only() {
    let mut battle = Battle::set_up("rolica-first-position", &[]).expect("a scenario");
    let refused = |battle: &Battle, decision: Value| {
        let document = serde_json::to_value(battle.document()).expect("JSON");
        assert_eq!(document["decision"], decision);
        let faults = Battle::arrange(&battle.document(), None, &[]).expect_err("no decision");
        assert_eq!(faults, ["A position is arranged only where a decision is open."]);
    };
    refused(&battle, json!("set-up"));
    let mut luck = Fast::new(3);
    battle.start(&mut luck, &mut Journal::off());
    while play_on(&mut battle, &mut luck).is_some() {}
    let winner = serde_json::to_value(battle.view(engine::Viewer::Referee).winner).expect("JSON");
    refused(&battle, json!({ "over": { "winner": winner } }));
}

#[test]
fn positions_that_differ_in_pieces_alone_share_a_setting() {
    let of = |hex: [u8; 2], blocks: u8| {
        let document = json!({
            "active": "french",
            "decision": "play-card",
            "hands": { "french": ["forward"] },
            "units": [
                { "nation": "french", "kind": "LN", "hex": hex, "blocks": blocks },
                { "nation": "british", "kind": "LN", "hex": [9, 1] },
            ],
        });
        std::ptr::from_ref(arrange(&document).scenario())
    };
    assert_eq!(of([4, 4], 4), of([5, 5], 2));
}

#[test]
fn every_position_of_a_field_with_the_whole_deck_goes_round() {
    let mut seen = BTreeSet::new();
    for seed in 0..scaled(300) {
        let document = random_field_with_the_whole_deck(&mut Fast::new(seed % 150));
        follow(arrange(&document), &[], seed, &mut seen);
    }
    let expected = [
        "battle-back",
        "battles",
        "bonus-melee",
        "breakthrough",
        "choose-mode",
        "choose-section",
        "flags battle-back",
        "flags bonus-melee",
        "flags fire",
        "flags first-roll",
        "flags melee",
        "give-orders",
        "go-on",
        "join",
        "keep-card",
        "leader-retreat battle-back",
        "leader-retreat bonus-melee",
        "leader-retreat fire",
        "leader-retreat first-roll",
        "leader-retreat melee",
        "leader-retreat retiring",
        "leadership",
        "leave-square",
        "movement",
        "place-unit",
        "play-card",
        "rally",
        "react",
        "retreat battle-back",
        "retreat bonus-melee",
        "retreat fire",
        "retreat first-roll",
        "retreat melee",
        "short-supply",
        "take-ground",
        "withdraw",
    ];
    assert_eq!(seen.iter().map(String::as_str).collect::<Vec<_>>(), expected);
}

/// The same with all 70 cards, some of them in hand, some on the tracks under squares.
pub(super) fn random_field_with_the_whole_deck(luck: &mut Fast) -> Value {
    let mut field = random_field(luck);
    let mut deck: Vec<Card> = Card::ALL
        .into_iter()
        .flat_map(|card| std::iter::repeat_n(card, usize::from(card.copies())))
        .collect();
    let mut draw = |luck: &mut Fast| json!(deck.swap_remove(luck.index(deck.len())));
    field["field"]["deck"] = json!("full");
    field["field"]["cards"] = json!({ "french": 6, "allied": 8 });
    for (side, cards) in [("french", 6), ("allied", 8)] {
        let mut hand: Vec<Value> = (0..cards).map(|_| draw(luck)).collect();
        let mut track = Vec::new();
        let map = field["field"]["map"].clone();
        for unit in field["units"].as_array_mut().expect("units") {
            let is_own = (unit["nation"] == "french") == (side == "french");
            let is_infantry = unit["kind"].as_str().is_some_and(|kind| INFANTRY.contains(&kind));
            if is_own && is_infantry && is_open(&map, &unit["hex"]) && luck.index(3) == 0 {
                let slot = track.len() + 1;
                let Some(card) = hand.pop().filter(|_| slot <= 4) else { break };
                track.push(json!({ "slot": slot, "card": card }));
                unit["square"] = json!(slot);
            }
        }
        field["hands"][side] = json!(hand);
        field["tracks"][side] = json!(track);
    }
    field
}

const INFANTRY: [&str; 6] = ["LN", "LT", "GR", "MI", "RL", "OG"];

/// Whether a square can be formed in a hex of a drawn map.
fn is_open(map: &Value, hex: &Value) -> bool {
    let [row, column] = [0, 1].map(|at| hex[at].as_u64().expect("a number") as usize - 1);
    let row = map[row].as_str().expect("a row");
    row.split_whitespace().nth(column).is_some_and(|letter| letter != "t" && letter != "d")
}

/// A small battle on a field of its own, with all kinds of units close together.
pub(super) fn random_field(luck: &mut Fast) -> Value {
    let kinds = ["LN", "LT", "GR", "LC", "HC", "FA", "HA", "MI", "MC", "CHC", "RL", "OG"];
    let mut pick = |n: usize| luck.index(n);
    let mut taken = BTreeSet::new();
    let (mut units, mut leaders) = (Vec::new(), Vec::new());
    for _ in 0..16 {
        let hex = [3 + pick(5) as u8, 3 + pick(7) as u8];
        let nation = ["french", "british", "portuguese"][pick(3)];
        let kind = match (nation, kinds[pick(12)]) {
            ("french", "RL") | ("british" | "portuguese", "OG" | "CHC" | "MI") => "LN",
            ("portuguese", "GR" | "RL" | "HC" | "HA") => "LC",
            (_, kind) => kind,
        };
        if taken.insert(hex) {
            units.push(json!({ "nation": nation, "kind": kind, "hex": hex }));
            if pick(3) == 0 {
                leaders.push(json!({ "nation": nation, "hex": hex }));
            }
        } else if taken.insert([hex[0] - 2, hex[1]]) {
            leaders.push(json!({ "nation": nation, "hex": [hex[0] - 2, hex[1]] }));
        }
    }
    units.push(json!({ "nation": "french", "kind": "LN", "hex": [1, 13] }));
    units.push(json!({ "nation": "british", "kind": "LN", "hex": [9, 13] }));
    let [top, active] = [pick(2), pick(2)].map(|side| ["french", "allied"][side]);
    let letters = [".", ".", ".", ".", ".", ".", "f", "h", "t", "d", "b"];
    let mut row = |row: u8| {
        let hexes = (1..=13 - (row + 1) % 2).map(|_| letters[pick(11)]);
        hexes.collect::<Vec<_>>().join(" ")
    };
    let map: Vec<String> = (1..=9).map(&mut row).collect();
    json!({
        "field": {
            "map": map,
            "top": top,
            "cards": { "french": 4, "allied": 6 },
            "banners": { "french": 9, "allied": 9 },
            "objectives": [
                { "name": "ridge", "hexes": [[5, 5], [5, 6]], "banners": 1,
                  "counts": "while-held" },
                { "name": "bridge", "hexes": [[4, 7]], "side": "allied", "banners": 1,
                  "counts": "permanently" },
                { "name": "road", "hexes": [[6, 4], [6, 5], [6, 6]], "banners": 1,
                  "counts": "at-start", "needs": "more-than-enemy" },
            ],
        },
        "active": active,
        "decision": "play-card",
        "hands": {
            "french": ["forward", "attack-center", "scout-center", "assault-left-flank"],
            "allied": ["forward", "attack-center", "scout-center", "recon-in-force"],
        },
        "units": units,
        "leaders": leaders,
    })
}
