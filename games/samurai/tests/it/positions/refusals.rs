//! What is refused, and in which words.

use engine::Title as _;
use samurai::{Battle, Document};
use serde_json::{Value, json};

use crate::contract::SKIRMISH;

/// A document of the skirmish has these faults and no others. Members that are given stand for those
/// of a sound one.
#[track_caller]
fn refused<const N: usize>(members: Value, sentences: [&str; N]) {
    let mut document = json!({"scenario": "skirmish", "ask": "orders", "units": [
        {"id": "A1", "at": "0408"}, {"id": "B1", "at": "0501"},
    ]});
    let Value::Object(members) = members else { panic!("members are wanted") };
    members.into_iter().for_each(|(name, value)| document[name] = value);
    let read: Document = serde_json::from_value(document).expect("a document");
    let faults = Battle::arrange(&read, Some(SKIRMISH), &[]).expect_err("it is refused");
    assert_eq!(faults, sentences);
}

/// The same of a document with these units and nothing else.
#[track_caller]
fn refused_units<const N: usize>(units: Value, sentences: [&str; N]) {
    refused(Value::Object([("units".to_owned(), units)].into_iter().collect()), sentences);
}

#[test]
fn a_position_has_a_scenario() {
    let read = |document| serde_json::from_value::<Document>(document).expect("a document");
    let faults = |document| Battle::arrange(&read(document), None, &[]).expect_err("no scenario");
    assert_eq!(
        faults(json!({"ask": "orders", "units": []})),
        ["scenario: name the scenario whose board this is."]
    );
    let unknown = faults(json!({"scenario": "hakata", "ask": "orders", "units": []}));
    assert!(unknown[0].starts_with("There is no scenario \"hakata\""), "{unknown:?}");
}

#[test]
fn faults_of_the_file_are_told() {
    let document = Document { ..sound() };
    let faults = Battle::arrange(&document, Some("title = 3"), &[]).expect_err("it is no file");
    assert!(!faults.is_empty());
    let options = [("level".to_owned(), "hard".to_owned())];
    let faults = Battle::arrange(&document, Some(SKIRMISH), &options).expect_err("no such level");
    assert!(faults[0].starts_with("Option level is one of"), "{faults:?}");
}

fn sound() -> Document {
    let document = json!({"ask": "orders", "units": []});
    serde_json::from_value(document).expect("a document")
}

#[test]
fn the_turn_is_one_of_the_battle() {
    let sentence = "turn: the battle is played from turn 1 to turn 6.";
    refused(json!({"turn": 0}), [sentence]);
    refused(json!({"turn": 7}), [sentence]);
}

#[test]
fn somebody_is_asked() {
    refused(json!({"ask": "nothing"}), ["ask: the battle is over."]);
    let sentence = "committed: at least one of those who are asked has not committed.";
    refused(json!({"committed": [0, 1]}), [sentence]);
    refused(json!({"committed": [2]}), [sentence]);
    let units = json!([]);
    let ino = json!({"scenario": "ino", "ask": "set-up", "units": units});
    let ino: Document = serde_json::from_value(ino).expect("a document");
    let faults = Battle::arrange(&ino, None, &[]).expect_err("nobody hides at Ino");
    assert_eq!(faults, ["ask: nobody has anybody to hide."]);
}

#[test]
fn units_and_hexes_are_those_of_the_scenario() {
    refused_units(json!([{"id": "A99", "at": "0101"}]), ["units: there is no unit \"A99\"."]);
    refused_units(json!([{"id": "A1", "at": "0909"}]), ["A1: there is no hex \"0909\"."]);
    refused_units(
        json!([{"id": "A1", "at": "0408", "fled-from": "x"}]),
        ["A1: there is no hex \"x\"."],
    );
    refused_units(
        json!([{"id": "A1", "at": "0408", "engaged": ["B99"], "pursues": ["B98"]}]),
        ["A1: there is no unit \"B99\".", "A1: there is no unit \"B98\"."],
    );
}

#[test]
fn a_unit_is_in_one_place_and_alone_there() {
    refused_units(
        json!([{"id": "A1", "at": "0408"}, {"id": "A1", "at": "0407"}]),
        ["units: A1 is listed twice."],
    );
    refused_units(
        json!([{"id": "A1", "at": "0408"}, {"id": "B1", "at": "0408"}]),
        ["B1: another unit stands in 0408."],
    );
    refused_units(
        json!([{"id": "A1", "at": "0408", "gone": "destroyed"}]),
        ["A1: it stands in a hex and is gone."],
    );
    refused_units(json!([{"id": "A1"}]), ["A1: name its hex, or say why it is gone."]);
    refused_units(json!([{"id": "A1", "gone": "waiting"}]), ["units: A1 is no reinforcement."]);
}

#[test]
fn numbers_of_a_unit_are_what_its_card_allows() {
    refused_units(
        json!([{"id": "A1", "at": "0408", "facing": 6}]),
        ["A1: a facing is a number from 0 to 5."],
    );
    refused_units(
        json!([{"id": "A1", "at": "0408", "commander": "present"}]),
        ["A1: it takes no commander."],
    );
    refused_units(
        json!([{"id": "A2", "at": "0408", "figures": 0}]),
        ["A2: it has 1 to 6 figures, not 0."],
    );
    refused_units(
        json!([{"id": "A2", "at": "0408", "figures": 6, "commander": "lost"}]),
        ["A2: it has 1 to 5 figures, not 6."],
    );
    refused_units(
        json!([{"id": "A2", "gone": "escaped", "figures": 9}]),
        ["A2: it has 1 to 6 figures, not 9."],
    );
    refused_units(
        json!([{"id": "A3", "at": "0408", "ammunition": 8}]),
        ["A3: it has 7 ammunition at most, not 8."],
    );
    refused_units(
        json!([{"id": "A2", "at": "0408", "ammunition": 1}]),
        ["A2: it has 0 ammunition at most, not 1."],
    );
    refused_units(
        json!([{"id": "A2", "at": "0408", "markers": 4}]),
        ["A2: it has 0 to 3 markers."],
    );
    refused_units(
        json!([{"id": "A2", "at": "0408", "fatigue": 100}]),
        ["A2: it has 0 to 99 markers of fatigue."],
    );
}

#[test]
fn engaged_units_are_enemies_within_reach_who_face_a_foe() {
    let unreached = "A2: B2 is no enemy within its reach.";
    refused_units(
        json!([{"id": "A2", "at": "0408", "engaged": ["B2"]}, {"id": "B2", "at": "0406"}]),
        [unreached],
    );
    refused_units(
        json!([{"id": "A2", "at": "0408", "engaged": ["B2"]}, {"id": "B2", "gone": "destroyed"}]),
        [unreached],
    );
    refused_units(
        json!([{"id": "A2", "at": "0306", "facing": 1, "engaged": ["B2"]},
            {"id": "B2", "at": "0206", "hidden": true}]),
        [unreached],
    );
    refused_units(
        json!([{"id": "A2", "at": "0408", "engaged": ["A3"]}, {"id": "A3", "at": "0407"}]),
        ["A2: A3 is no enemy within its reach."],
    );
    refused_units(
        json!([{"id": "A2", "at": "0408", "facing": 3, "engaged": ["B2"]},
            {"id": "B2", "at": "0407", "facing": 3}]),
        ["A2: an engaged unit faces one of its foes."],
    );
}

#[test]
fn whoever_pursues_is_free_and_its_quarry_fled_from_beside_it() {
    refused_units(
        json!([{"id": "A2", "at": "0408", "pursues": ["B2"]}, {"id": "B2", "at": "0405"}]),
        ["A2: B2 did not flee from beside it."],
    );
    refused_units(
        json!([{"id": "A2", "at": "0408", "facing": 0, "engaged": ["B3"], "pursues": ["B2"]},
            {"id": "B2", "at": "0405", "fled-from": "0508"},
            {"id": "B3", "at": "0407", "facing": 3}]),
        ["A2: an engaged unit pursues nobody."],
    );
}

#[test]
fn units_stand_and_hide_where_they_can() {
    refused_units(json!([{"id": "A5", "at": "0402"}]), ["A5: cavalry cannot be in 0402."]);
    refused_units(
        json!([{"id": "A2", "at": "0101", "hidden": true}, {"id": "A3", "at": "0201", "hidden": true}]),
        ["A3: nobody hides in 0201."],
    );
    refused_units(
        json!([{"id": "A11", "at": "0101", "unknown": true}]),
        ["A11: it is for all to see."],
    );
    refused_units(
        json!([{"id": "A2", "at": "0101", "hidden": true, "unknown": true}]),
        ["A2: only a unit of the pool can be unknown; the enemy has seen all others."],
    );
    refused(
        json!({"ask": "set-up", "units": [{"id": "A11", "at": "0101", "hidden": true}]}),
        ["A11: nobody has hidden yet."],
    );
}

#[test]
fn only_a_third_force_joins() {
    refused(json!({"joined": "a"}), ["joined: no third force joins that side."]);
}
