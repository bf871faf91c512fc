//! A position becomes a document and the same position again.

use std::collections::BTreeSet;

use borodino::{Campaign, Document};
use engine::{Game as _, Journal, Title as _};
use luck::Fast;
use serde_json::{Value, json};
use testkit::scaled;

use super::{check, question};
use crate::field::Field;
use crate::random::{DAYS, KINDS, Switches, THREE_DAYS, Walker, asked, campaign, owned};

/// How many questions there are; all of them are asked somewhere, but the end.
const QUESTIONS: usize = 30;

#[test]
fn a_small_position_is_a_small_document() {
    let document: Document = serde_json::from_value(json!({
        "ask": {"straggles": "french"},
        "blocks": [
            {"id": "F-1-5", "area": "kamenka", "steps": 2},
            {"id": "R-8-27", "area": "fleches"},
        ],
    }))
    .expect("a document");
    let campaign = Campaign::arrange(&document, None, &[]).expect("a position");
    let told: Value = serde_json::to_value(campaign.document()).expect("a document");
    assert_eq!(
        told,
        json!({
            "scenario": "borodino",
            "turn": 1,
            "ask": {"straggles": "french"},
            "blocks": [
                {"id": "F-1-5", "area": "kamenka", "steps": 2},
                {"id": "R-8-27", "area": "fleches"},
            ],
        })
    );
}

/// [BOR-4.4.3] Dokhturov may be activated next to the French, and [BOR-6.1.3] goes away from them before.
#[test]
fn a_headquarters_that_has_left_the_enemies_who_let_it_act_is_told_exactly() {
    let mut field = Field::at(
        "
        scenario combined
        turn 2 first russian
        raevsky: R-HQ-DOK(3) R-7-26 R-6-24
        kamenka: F-1-1
        destroyed: R-HQ-BAG
        post: second R-HQ-DOK
        ask activate russian",
    );
    field.acts("activate R-HQ-DOK; move knyazkovo");
    assert_eq!(question(&check(&field.campaign, &[])), "activate-role");
}

#[test]
fn every_position_of_random_campaigns_is_told_exactly() {
    let mut asked = BTreeSet::new();
    for scenario in DAYS.into_iter().chain([THREE_DAYS]) {
        for options in KINDS {
            for seed in 0..scaled(1) {
                for walker in Walker::BOTH {
                    play(scenario, options, walker, seed, &mut asked);
                }
            }
        }
    }
    assert_eq!(asked.len(), QUESTIONS, "{asked:#?}");
}

fn play(
    scenario: &str,
    options: &Switches,
    walker: Walker,
    seed: u64,
    questions: &mut BTreeSet<String>,
) {
    let mut campaign = campaign(scenario, options);
    let (mut luck, options) = (Fast::new(seed + 500), owned(options));
    campaign.start(&mut luck, &mut Journal::off());
    while let Some(seat) = asked(&campaign) {
        questions.insert(question(&check(&campaign, &options)));
        let legal = campaign.legal_list(seat);
        let action = walker.choose(&legal, |_| true, &mut luck);
        campaign.play_unchecked(seat, action, &mut luck, &mut Journal::off());
    }
    let told = serde_json::to_value(campaign.document()).expect("a document");
    assert_eq!(question(&told), "over");
}
