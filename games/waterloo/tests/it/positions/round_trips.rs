//! A position becomes a document and the same position again.

use engine::Title as _;
use serde_json::{Value, json};
use waterloo::{Campaign, Document};

use super::check;
use crate::field::Field;

#[test]
fn a_small_position_is_a_small_document() {
    let document: Document = serde_json::from_value(json!({
        "ask": {"moves": {}},
        "blocks": [
            {"id": "F-2-INF1", "town": "ham", "steps": 2},
            {"id": "P-1-CAV", "town": "charleroi"},
        ],
    }))
    .expect("a document");
    let campaign = Campaign::arrange(&document, None, &[]).expect("a position");
    let told: Value = serde_json::to_value(campaign.document()).expect("a document");
    assert_eq!(
        told,
        json!({
            "scenario": "the-hundred-days",
            "turn": 1,
            "ask": {"moves": {}},
            "blocks": [
                {"id": "F-2-INF1", "town": "ham", "steps": 2},
                {"id": "P-1-CAV", "town": "charleroi"},
            ],
        })
    );
}

#[test]
fn everything_that_a_sketch_says_is_told_again() {
    let field = Field::at(
        "
        turn 1
        ham: F-C1(1)! F-NAP
        lost: F-3-INF2 P-2-ART
        roads: beaumont-ham 8
        entries: ham-charleroi
        battle charleroi round 2 stall 1
        a-c: F-2-INF1(3) F-2-ART
        a-l: F-G-INF
        d-c: P-1-INF1(2)sq P-1-ART>P-1-INF1
        d-l: P-1-INF2 F-C3(2)*
        woods d-l
        hill a-c F-2-ART
        stream d-r
        acted F-C3
        crossed a-l 1
        ask battle-phase charleroi attacker
        ",
    );
    check(&field.campaign, &[]);
    assert_eq!(field.question(), "battle-phase");
    assert_eq!(field.asked(), "french");
    assert_eq!(field.place("F-2-INF1"), "charleroi a-c");
    assert_eq!(field.place("F-C1"), "ham");
    assert_eq!(field.place("P-2-ART"), "lost");
    assert_eq!(field.place("P-3-CAV"), "nowhere");
    assert_eq!((field.steps("F-C3"), field.steps("F-G-INF")), (2, 4));
    assert!(field.is("F-C1", "disrupted") && field.is("P-1-INF1", "square"));
}

/// [WAT-24.1.5] The order of groups that are left out does not follow from who is hidden in them.
#[test]
fn groups_that_are_left_out_have_an_order_of_towns() {
    let groups = |one: &str, other: &str| {
        let text = format!(
            "turn 1\nham: {one}<beaumont\ngerpinnes: {other}<philippeville\nliege: P-BLU\nask moves"
        );
        crate::field::Field::at(&text).view_of(engine::Viewer::Seat(engine::Seat(1))).groups
    };
    assert_eq!(groups("F-1-INF1", "F-2-INF1"), groups("F-2-INF1", "F-1-INF1"));
}
