//! What is refused, and in which words: ids, numbers, the map, the question.

use borodino::{Campaign, Document};
use engine::Title as _;
use serde_json::{Value, json};

use crate::field::Field;

/// A sketch has these faults and no others.
#[track_caller]
pub(super) fn refused<const N: usize>(text: &str, sentences: [&str; N]) {
    match Field::try_at(text) {
        Ok(_) => panic!("it can be arranged:\n{text}"),
        Err(faults) => assert_eq!(faults, sentences, "{text}"),
    }
}

/// A document has these faults and no others.
#[track_caller]
fn refused_document<const N: usize>(document: Value, sentences: [&str; N]) {
    let document: Document = serde_json::from_value(document).expect("it can be read");
    let faults = Campaign::arrange(&document, None, &[]).expect_err("it is refused");
    assert_eq!(faults, sentences);
}

/// What is wrong with a document that is not even read.
#[track_caller]
fn unread(document: Value) -> String {
    serde_json::from_value::<Document>(document).expect_err("it cannot be read").to_string()
}

#[test]
fn what_is_not_known_is_not_read() {
    let fault = unread(json!({"ask": {"moves": "french"}, "weather": "rain"}));
    assert!(fault.starts_with("unknown field `weather`"), "{fault}");
    let fault = unread(json!({"ask": {"dance": "french"}}));
    assert!(fault.starts_with("unknown variant `dance`"), "{fault}");
    let fault = unread(json!({"blocks": []}));
    assert!(fault.starts_with("missing field `ask`"), "{fault}");
    let fault = unread(json!({"ask": {"moves": "austrian"}}));
    assert!(fault.starts_with("unknown variant `austrian`"), "{fault}");
}

#[test]
fn unknown_names_are_told_all_at_once_with_their_places() {
    refused(
        "
        gorki: R-6-99
        paris: R-6-7
        destroyed: F-9-9
        burnt: borodino-paris
        fired-over: gorki-golovino
        captured: paris
        crossed: gorki>golovino french 1
        ask straggle F-XX
        ",
        [
            "blocks: there is no block \"R-6-99\".",
            "R-6-7: there is no area \"paris\".",
            "destroyed: there is no block \"F-9-9\".",
            "burnt: there is no border \"borodino-paris\".",
            "fired_over: there is no border \"gorki-golovino\".",
            "captured: there is no area \"paris\".",
            "crossings: gorki and golovino have no border.",
            "ask: there is no block \"F-XX\".",
        ],
    );
}

#[test]
fn a_scenario_or_a_switch_that_is_not_there_is_refused() {
    let faults = Field::try_at("scenario cannae\nask straggles french").expect_err("refused");
    assert!(faults.len() == 1 && faults[0].starts_with("There is no scenario \"cannae\""));
    let faults = Field::try_at("option weather on\nask straggles french").expect_err("refused");
    assert!(faults.len() == 1 && faults[0].contains("weather"), "{faults:?}");
}

#[test]
fn turns_are_those_of_the_scenario() {
    refused(
        "turn 16\ngorki: R-6-7\nask straggles russian",
        ["turn: the campaign is played from turn 1 to turn 15."],
    );
    refused(
        "scenario shevardino\noption free-setup on\nturn 1\nask place russian",
        ["turn: blocks are set up before the first turn, in turn 0."],
    );
    refused(
        "scenario combined\nturn 6\nuspenskoye: R-6-7(1)\nask night-supply russian",
        ["turn: no night follows it."],
    );
    refused(
        "turn 15\nuspenskoye: R-6-7(1)\nask night-supply russian",
        ["turn: no night follows it."],
    );
}

#[test]
fn steps_are_those_of_the_block() {
    refused(
        "gorki: R-6-7(4) R-6-J(0)\nask straggles russian",
        ["blocks: R-6-7 has 1 to 3 steps, not 4.", "blocks: R-6-J has 1 to 2 steps, not 0."],
    );
    refused(
        "gorki: R-HQ-DOK(4)\nask straggles russian",
        ["blocks: R-HQ-DOK has 0 to 3 steps, not 4."],
    );
}

#[test]
fn a_block_is_in_one_place() {
    refused(
        "gorki: R-6-7\nborodino: R-6-7\nask straggles russian",
        ["blocks: R-6-7 is listed twice."],
    );
    refused(
        "gorki: R-6-7 R-6-J\ndestroyed: R-6-J\nwithdrawn: R-6-HA R-6-HA\nask straggles russian",
        ["destroyed: R-6-J is listed twice.", "withdrawn: R-6-HA is listed twice."],
    );
}

#[test]
fn areas_have_room_for_so_many() {
    refused(
        "
        gorki: R-6-7
        doronino_wood: F-1-1 F-1-2 F-1-3 F-1-4
        ask straggles russian
        ",
        ["blocks: doronino_wood has room for 3 blocks of a side, not for 4."],
    );
}

#[test]
fn both_sides_share_an_area_only_to_fight() {
    for ask in ["activate french", "bombard french", "supply french"] {
        refused(
            &format!("gorki: R-6-7(1) R-HQ-DOK\ngorki: F-1-1(1) F-HQ-NAP\nask {ask}"),
            ["blocks: both sides stand in gorki, and nobody fights now."],
        );
    }
}

#[test]
fn guns_do_not_stand_in_marsh() {
    refused(
        "mishino: F-5-LA\nask straggles french",
        ["blocks: F-5-LA cannot have come to mishino, a marsh."],
    );
}

#[test]
fn only_bridges_burn_and_only_sources_are_captured() {
    refused(
        "gorki: R-6-7\nburnt: bezzubovo-loginovo\ncaptured: gorki\nask straggles russian",
        [
            "burnt: there is no bridge at bezzubovo-loginovo.",
            "captured: gorki is no source of supply.",
        ],
    );
}

#[test]
fn posts_and_orders_are_those_of_headquarters() {
    refused(
        "gorki: R-HQ-PLA R-6-7\npost: supreme R-HQ-PLA\nask straggles russian",
        ["posts: R-HQ-PLA cannot hold this post."],
    );
    refused(
        "gorki: R-HQ-DOK R-6-7\nactive: R-HQ-DOK=first:4\nask moves russian",
        ["active: R-HQ-DOK cannot give orders so."],
    );
    refused(
        "gorki: R-HQ-DOK R-6-7\nfomkino: F-1-5\nactive: R-HQ-DOK\nask straggles french",
        ["activated: R-HQ-DOK cannot have done so.", "active: R-HQ-DOK cannot give orders so."],
    );
    let active: Vec<Value> = (0..17).map(|_| json!({"hq": "F-HQ-NEY"})).collect();
    refused_document(
        json!({"ask": {"moves": "french"}, "active": active, "blocks": [{"id": "F-HQ-XXX", "area": "gorki"}]}),
        ["blocks: there is no block \"F-HQ-XXX\".", "active: there are at most 16."],
    );
}

#[test]
fn points_have_bounds() {
    refused(
        "gorki: R-6-7\npoints: 1000 0\nask straggles russian",
        ["points: a side has at most 999."],
    );
    refused(
        "uspenskoye: R-6-7(1)\nspent: uspenskoye 3\nask supply russian",
        ["spent: uspenskoye has not so many points."],
    );
    refused(
        "uspenskoye: F-1-5(1)\nask captured-supply french uspenskoye 4",
        ["ask: these points cannot have been captured."],
    );
}

#[test]
fn blocks_are_set_up_where_headquarters_stand() {
    refused(
        "scenario shevardino\nturn 0\nask place russian",
        [
            "ask: blocks are placed only with free set-up.",
            "blocks: F-HQ-MUR stands where it is printed.",
            "blocks: F-HQ-DAV stands where it is printed.",
            "blocks: F-HQ-PON stands where it is printed.",
            "blocks: R-HQ-BAG stands where it is printed.",
            "blocks: R-HQ-BOR stands where it is printed.",
            "blocks: R-HQ-GOL stands where it is printed.",
            "blocks: R-HQ-RAE stands where it is printed.",
        ],
    );
    refused(
        "
        scenario shevardino
        option free-setup on
        turn 0
        fomkino: F-HQ-DAV
        valuevo: F-HQ-MUR
        yelnya: F-HQ-PON
        shevardino: R-HQ-BOR
        kamenka: R-HQ-GOL
        fleches: R-HQ-BAG
        raevsky: R-HQ-RAE
        destroyed: F-1-5
        ask place russian
        ",
        ["destroyed: nobody is lost yet."],
    );
}

#[test]
fn a_question_has_something_to_choose() {
    refused(
        "gorki: R-6-7\nask battles",
        ["ask: nobody is asked this, since there are not two battles to choose from."],
    );
    refused(
        "gorki: R-6-7\nask bombard russian",
        ["ask: nobody is asked this, since there is nothing to choose."],
    );
    refused(
        "kamenka: R-6-7(3)\nkamenka: F-1-5\nask own-hits russian kamenka 1",
        ["ask: nobody is asked this, since only one block can take the hit."],
    );
    refused(
        "gorki: R-HQ-KUT R-6-7\nactive: R-HQ-KUT=supreme\nask pay-move R-6-7 tatarinovo",
        ["ask: nobody is asked this, since there are not two who could pay."],
    );
    refused_document(
        json!({"ask": {"over": {"winner": "french"}}}),
        ["ask: the campaign is over, there is nothing to ask."],
    );
}

#[test]
fn what_is_in_hand_could_be_taken() {
    refused(
        "gorki: R-6-7 R-6-J\nmoved: R-6-7\nask straggle R-6-7",
        ["ask: R-6-7 cannot be in hand."],
    );
    refused("gorki: R-HQ-DOK(0)\nask activate-move R-HQ-DOK", ["ask: R-HQ-DOK cannot be in hand."]);
}
