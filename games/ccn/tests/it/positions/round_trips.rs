//! What is described and arranged again is the same position.

use std::collections::BTreeSet;

use ccn::{Action, Battle, Card, Document, Side};
use engine::{Game, Journal, Title};
use luck::Fast;
use serde_json::{Value, json};
use testkit::scaled;

use super::fields::{random_field, special_field, whole_deck};
use super::{arrange, asked, play_on};
use crate::field::{Field, hex};

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

/// The same position on a field of its own.
fn arranged(battle: &Battle) -> Battle {
    Battle::arrange(&battle.document(), None, &[]).expect("a sound position")
}

#[test]
fn a_position_goes_round_when_whoever_was_ordered_has_left_the_board() {
    let exit = "[[exit]]\nname = \"the road\"\nside = \"allied\"\nhexes = [[9, 6]]\nbanners = 1\n";
    let sketch = Field::draw("B-LN 9,6; F-LN 2,6").extra(exit);
    let mut field = sketch.ordered("9,6");
    field.battle = arranged(&field.battle);
    field.act(Action::LeaveBoard { from: hex("9,6"), by: hex("9,6") });
    assert_eq!(point(&check(&field.battle, &[])), "movement");
    let sketch = Field::draw("B-LDR 9,6; F-LN 2,6").extra(exit).hand(Side::Allied, [Card::Forward]);
    let mut field = sketch.start();
    field.play(Card::Forward).order_leader("9,6").end_orders();
    field.battle = arranged(&field.battle);
    field.act(Action::LeaderLeavesBoard { from: hex("9,6"), by: hex("9,6") });
    assert_eq!(point(&check(&field.battle, &[])), "movement");
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
        let document = whole_deck(&mut Fast::new(seed % 150));
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

/// [CCN-10.2.5] Attacks without dice among them.
#[test]
fn every_position_under_the_other_readings_of_the_books_goes_round() {
    let options = [
        ("attacks-without-dice", "on"),
        ("command-counted", "when-played"),
        ("draw-pile-shuffle", "when-needed"),
        ("elan-shuffle", "end-of-turn"),
        ("lone-leader-retreat", "must"),
        ("rugged-hill-blocks-hill-to-hill", "off"),
        ("works-square-open-side", "on"),
        ("young-guard-flags", "2"),
    ];
    let options = options.map(|(id, value)| (id.to_owned(), value.to_owned()));
    let mut seen = BTreeSet::new();
    for seed in 0..scaled(100) {
        let document = super::read(&special_field(&mut Fast::new(seed % 50)));
        let battle = Battle::arrange(&document, None, &options).expect("a sound position");
        follow(battle, &options, seed, &mut seen);
    }
    assert!(seen.len() >= 30, "{seen:?}");
}

#[test]
fn every_position_of_a_field_with_rules_of_its_own_goes_round() {
    let mut seen = BTreeSet::new();
    let (mut works, mut left, mut changed, mut waits, mut drawn) = (0, 0, 0, 0, 0);
    for seed in 0..scaled(150) {
        let mut battle = arrange(&special_field(&mut Fast::new(seed % 75)));
        let mut luck = Fast::new(seed);
        for _ in 0..400 {
            if asked(&battle).is_none() {
                let document = serde_json::to_value(battle.document()).expect("JSON");
                drawn += usize::from(document["decision"] == "drawn");
                break;
            }
            let document = check(&battle, &[]);
            seen.insert(point(&document));
            works += usize::from(document["decision"]["flags"]["works"] == true);
            left += usize::from(document.get("exited").is_some());
            changed += usize::from(document.get("changed").is_some());
            waits += usize::from(document["units"][0]["waits"] == true);
            play_on(&mut battle, &mut luck);
        }
    }
    assert!(seen.len() >= 30, "{seen:?}");
    let counts = [works, left, changed, waits, drawn];
    assert!(counts.iter().all(|&count| count > 0), "{counts:?}");
}
