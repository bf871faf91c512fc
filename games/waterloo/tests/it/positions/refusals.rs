//! What is refused, and in which words: ids, numbers, the map.

use engine::Title as _;
use serde_json::{Value, json};
use waterloo::{Campaign, Document};

use crate::field::Field;

/// The faults of a sketch.
#[track_caller]
pub(super) fn faults(text: &str) -> Vec<String> {
    match Field::try_at(text) {
        Ok(_) => panic!("it can be arranged:\n{text}"),
        Err(faults) => faults,
    }
}

/// A sketch has these faults and no others.
#[track_caller]
pub(super) fn refused<const N: usize>(text: &str, sentences: [&str; N]) {
    assert_eq!(faults(text), sentences, "{text}");
}

/// What is wrong with a document that is not even read.
#[track_caller]
fn unread(document: &Value) -> String {
    serde_json::from_value::<Document>(document.clone()).expect_err("it cannot be read").to_string()
}

#[test]
fn what_is_not_known_is_not_read() {
    let fault = unread(&json!({"ask": {"moves": {}}, "weather": "rain"}));
    assert!(fault.starts_with("unknown field `weather`"), "{fault}");
    let fault = unread(&json!({"ask": {"dance": {}}}));
    assert!(fault.starts_with("unknown variant `dance`"), "{fault}");
    let fault = unread(&json!({"blocks": []}));
    assert!(fault.starts_with("missing field `ask`"), "{fault}");
    let fault = unread(&json!({"ask": {"moves": {"seat": 1}}}));
    assert!(fault.starts_with("unknown field `seat`"), "{fault}");
}

#[test]
fn unknown_names_are_told_all_at_once_with_their_places() {
    refused(
        "
        ham: F-2-INF9
        paris: F-NAP
        lost: F-9-ART
        roads: ham-paris 2
        entries: ham-ligny
        ask move F-XX
        ",
        [
            "blocks: there is no block \"F-2-INF9\".",
            "F-NAP: there is no town \"paris\".",
            "lost: there is no block \"F-9-ART\".",
            "roads: there is no road \"ham-paris\".",
            "entries: there is no road \"ham-ligny\".",
            "ask: there is no block \"F-XX\".",
        ],
    );
    refused(
        "scenario cannae\nask moves",
        [
            "There is no scenario \"cannae\"; there are the-hundred-days, ligny-and-quatre-bras, waterloo-and-wavre.",
        ],
    );
}

#[test]
fn a_switch_that_is_not_there_is_refused() {
    let faults = faults("option weather on\nham: F-NAP\nask moves");
    assert_eq!(faults.len(), 1);
    assert!(faults[0].contains("weather"), "{faults:?}");
}

#[test]
fn a_file_stands_for_the_scenario_that_is_named() {
    let document: Document = serde_json::from_value(json!({
        "scenario": "crossroads", "ask": {"moves": {}}, "blocks": [],
    }))
    .expect("a document");
    let faults = Campaign::arrange(&document, Some("title = 1"), &[]).expect_err("no scenario");
    assert!(!faults.is_empty(), "{faults:?}");
}

#[test]
fn a_block_stands_once_with_the_steps_it_can_have() {
    refused(
        "ham: F-C1(3) F-NAP F-NAP\nlost: F-NAP F-C2 F-C2\nask moves",
        [
            "blocks: F-C1 has 1 to 2 steps, not 3.",
            "blocks: F-NAP is listed twice.",
            "lost: F-NAP is listed twice.",
            "lost: F-C2 is listed twice.",
        ],
    );
    refused("ham: F-C1(0)\nask moves", ["blocks: F-C1 has 1 to 2 steps, not 0."]);
}

#[test]
fn a_turn_is_on_the_track() {
    refused(
        "turn 24\nham: F-C1\nask moves",
        ["turn: the campaign is played from turn 1 to turn 23."],
    );
    refused(
        "turn 0\nham: F-C1\nask moves",
        ["turn: the campaign is played from turn 1 to turn 23."],
    );
    refused(
        "option setup free\nturn 1\nask set-up",
        ["turn: blocks are set up before the first turn, in turn 0."],
    );
}

#[test]
fn the_end_cannot_be_arranged() {
    let document: Document = serde_json::from_value(json!({
        "ask": {"over": {"winner": "french"}},
    }))
    .expect("a document");
    let faults = Campaign::arrange(&document, None, &[]).expect_err("it is over");
    assert_eq!(faults, ["A position is arranged only where a decision is open."]);
}

#[test]
fn roads_and_places_have_limits() {
    refused(
        "ham: F-C1\nroads: ham-beaumont 9\nask moves",
        ["roads: at most 8 blocks use ham-beaumont in a turn, not 9."],
    );
    refused(
        "ham: F-C1\ncharleroi: P-1-CAV\nroads: ham-charleroi 5\nask moves",
        ["roads: at most 4 blocks use charleroi-ham in a turn, not 5."],
    );
    let skirmish = "ham: F-NAP
        charleroi: F-C1 F-C2 P-1-INF1 P-1-INF2
        entries: ham-charleroi thuin-charleroi
        ask leave-skirmish charleroi attacker";
    // [WAT-10.2.2] After a skirmish the surplus goes over the limit, after a rout it does not.
    assert!(Field::try_at(&format!("{skirmish}\nplaces thuin 2 ham 2")).is_ok());
    let rout = "entries: ham-charleroi thuin-charleroi
        battle charleroi
        a-res: F-C1 F-C2 F-C3
        d-c: P-1-INF1
        ask leave-battle charleroi attacker";
    refused(
        &format!("{rout}\nplaces thuin 2"),
        ["places: the road to thuin has room for 1, not 2."],
    );
    refused(
        "ham: F-C1\nbridges: ham-charleroi 5\nask moves",
        ["bridges: at most 4 blocks attack by way of charleroi-ham, not 5."],
    );
    refused(
        "ham: F-C1\nbridges: beaumont-ham 1\nask moves",
        ["bridges: at most 0 blocks attack by way of ham-beaumont, not 1."],
    );
    refused(
        &format!("{skirmish}\nplaces beaumont 1"),
        ["places: no road leads from the fight to \"beaumont\"."],
    );
    refused(
        "ham: F-C1\nplaces thuin 1\nask moves",
        ["places: no road leads from the fight to \"thuin\"."],
    );
}

#[test]
fn a_move_follows_roads() {
    refused(
        "ham: F-C1<charleroi,ligny F-1-INF1<beaumont,thuin\nask moves",
        [
            "blocks: no road leads F-C1 from charleroi to its town.",
            "blocks: F-1-INF1 moves over one road only.",
        ],
    );
    refused(
        "ham: F-1-INF1<beaumont~ F-C1<beaumont~\nask moves",
        [
            "blocks: F-1-INF1 marches after all normal moves.",
            "blocks: F-C1 marches only after a full normal move.",
            "blocks: F-C1 marches after all normal moves.",
        ],
    );
    refused("ham: F-1-INF1~\nask moves", ["blocks: F-1-INF1 has not moved; say where it started."]);
    refused(
        "ham: F-NAP\nligny: P-1-CAV<charleroi\nask moves",
        ["blocks: P-1-CAV is not of the side that moves."],
    );
}

#[test]
fn so_many_groups_move() {
    refused(
        "ham: F-1-INF1<beaumont F-C1<thuin F-C2<gerpinnes\nask moves",
        ["groups: 3 groups moved, and 2 of this army may."],
    );
    refused(
        "ham: F-1-INF1<beaumont\ngroup french thuin ligny\nask moves",
        [
            "groups: a town without enemies was not attacked.",
            "groups: F-1-INF1 moved, and its group is not listed.",
        ],
    );
    let groups = "group french thuin\ngroup french ham\ngroup french givet\ngroup french mons";
    refused(&format!("ham: F-1-INF1\n{groups}\nask moves"), ["groups: at most 3 groups can move."]);
}

#[test]
fn what_belongs_to_another_phase_is_not_noted() {
    refused(
        "ham: F-C1 F-NAP\nleader french ham\nshown F-NAP\nask moves",
        ["leaders: they are noted only during forced marches."],
    );
    refused(
        "ham: F-C1<beaumont,thuin F-NAP\nshown F-C1\nask marches",
        ["shown_leaders: only leaders are shown."],
    );
    refused("ham: F-C1!\nask moves", ["blocks: nobody is disrupted before the fights."]);
    refused(
        "brussels: F-C1<hal\nghent: A-WEL A-1-GDS\nask starve anglo-dutch 1",
        ["blocks: where blocks started is noted only while they move."],
    );
    refused(
        "ham: F-C1\nacted F-C1\nfired F-C1\nask moves",
        [
            "battle_turn: no battle turn is played.",
            "battle_turn: nobody has acted at this question.",
        ],
    );
}

#[test]
fn a_beaten_army_is_gone_and_a_beaten_side_has_lost() {
    refused(
        "ham: F-C1\nnamur: P-BLU\ndemoralised: prussian\nask moves",
        ["demoralised: the army has left the map, and has no blocks there."],
    );
    refused(
        "ham: F-C1\ndemoralised: prussian anglo-dutch\nask moves",
        ["demoralised: a side is beaten, and the campaign over."],
    );
}

#[test]
fn blocks_are_set_up_in_their_zones_and_in_order() {
    refused("ask set-up", ["ask: blocks are placed only with the option setup = free."]);
    refused(
        "option setup free\nwavre: A-WEL\nask set-up",
        ["blocks: wavre is not in the zone of A-WEL."],
    );
    refused(
        "option setup free\nhal: A-WEL A-1-GDS A-1-ALT A-1-CHA A-1-PER\nask set-up",
        ["blocks: at most 4 can be placed in hal."],
    );
    refused(
        "option setup free\nbeaumont: F-NAP\nlost: F-C1\nask set-up",
        ["blocks: those who place later have placed no block.", "lost: nobody is lost in set-up."],
    );
    refused(
        "option setup free\nask set-up french",
        ["blocks: those who placed before have placed all their blocks."],
    );
}
