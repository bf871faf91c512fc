//! Odds against what happens when the same decision is taken many times.

use std::collections::BTreeMap;

use borodino::{Action, BlockId, Campaign, Event};
use engine::{Arg, Game, Journal, Phrase, Seat, Title as _, Waiting};
use luck::Fast;
use testkit::scaled;

use super::{battle, preview};
use crate::field::Field;

/// How often each decision is taken.
const TIMES: u64 = 4_000;

/// The events of one try, with all hits taken by the first of the lists.
fn events(campaign: &Campaign, action: Action, luck: &mut Fast) -> Vec<Event> {
    let (mut copy, mut journal) = (campaign.clone(), Journal::keeping());
    let mut next = Some(action);
    while let (Some(action), Some(seat)) = (next, asked(&copy)) {
        copy.play(seat, action, luck, &mut journal).expect("it is offered");
        let list = asked(&copy).map(|seat| copy.legal_list(seat)).unwrap_or_default();
        next = list.first().copied().filter(|it| matches!(it, Action::TakeHit(_)));
    }
    journal.into_events()
}

fn asked(campaign: &Campaign) -> Option<Seat> {
    match campaign.waiting() {
        Waiting::On(seats) => seats.lowest(),
        Waiting::Orders(_) | Waiting::Over(_) => None,
    }
}

/// A result of the odds: its name, the block in it, and the steps.
fn told(what: &Phrase) -> String {
    let blank = |wanted: &str| {
        let arg = what.args.iter().find(|(name, _)| name == wanted).map(|(_, arg)| arg);
        match arg {
            Some(Arg::Number(number)) => number.to_string(),
            Some(Arg::Text(text)) => text.to_string(),
            Some(Arg::Term(_) | Arg::Terms(_) | Arg::Place(_)) | None => String::new(),
        }
    };
    let block = blank("block");
    let name = block.split(" (").next().unwrap_or_default();
    format!("{} {name} {}", what.id, blank("steps"))
}

/// The names of all blocks by their numbers.
fn names(field: &Field) -> Vec<String> {
    let scenery = serde_json::to_value(field.campaign.scenery()).expect("JSON");
    let blocks = scenery["blocks"].as_array().expect("blocks").iter();
    blocks.map(|block| block["name"].as_str().expect("a name").to_owned()).collect()
}

/// The results of one try in the same words.
fn happened(field: &Field, names: &[String], events: &[Event]) -> Vec<String> {
    let name = |block: BlockId| names[block.index()].clone();
    let mut lost: BTreeMap<String, u32> = BTreeMap::new();
    let mut told = Vec::new();
    let mut gone = Vec::new();
    for event in events {
        if let Event::StepLost { who, .. } = event
            && let Some(face) = who.face
        {
            *lost.entry(name(face.block)).or_default() += 1;
        } else if let Event::Destroyed { block, .. } = event {
            gone.push(name(*block));
            told.push(format!("preview-destroyed {} ", name(*block)));
        } else if let Event::BattleEnded { winner: Some(side), .. } = event {
            let won = side.seat() == field.seat();
            told.push(format!("preview-battle-{}  ", if won { "won" } else { "lost" }));
        } else if let Event::Fired { hits, .. } | Event::Bombarded { hits, .. } = event {
            told.push(format!("hits {hits}"));
        }
    }
    let lived = lost.into_iter().filter(|(block, _)| !gone.contains(block));
    told.extend(lived.map(|(block, steps)| format!("preview-loses {block} {steps}")));
    told
}

/// Takes a decision many times, and holds what happens against its odds: no result is further from
/// its weight than four standard deviations.
#[track_caller]
fn check(field: &Field, words: &str) {
    let (odds, names) = (preview(field, words), names(field));
    let mut luck = Fast::new(1812);
    let mut counts: BTreeMap<String, u128> = BTreeMap::new();
    let times = scaled(TIMES);
    for _ in 0..times {
        let events = events(&field.campaign, field.action(words), &mut luck);
        for result in happened(field, &names, &events) {
            *counts.entry(result).or_default() += 1;
        }
    }
    let results = odds.results.iter().map(|it| (told(&it.what), it.weight.0));
    let hits =
        (0..).zip(&odds.hits).map(|(hits, weight): (u8, _)| (format!("hits {hits}"), weight.0));
    for (what, weight) in results.chain(hits) {
        let count = counts.remove(&what).unwrap_or(0);
        let (times, total) = (u128::from(times), odds.total.0);
        let away = (count * total).abs_diff(times * weight);
        let bound = 16 * times * weight * (total - weight);
        assert!(away * away <= bound, "{words}: {what} {count} of {times}, {weight}/{total}");
    }
    assert!(counts.is_empty(), "{words}: not in the odds: {counts:?}");
}

/// [BOR-11.1.1], [BOR-12.1.1] Fire and bayonets at several blocks.
#[test]
fn fire_does_what_its_odds_say() {
    let ask = "round 2 attacker french\nask turns c attacker";
    let field = Field::at(&battle("F-1-5 F-3-10 R-8-27(2) R-8-G(1) R-HQ-BOR(0)", ask));
    check(&field, "fire F-1-5");
    check(&field, "fire F-1-5 all bayonet");
    let last = Field::at(&battle("F-1-5(2) R-8-27(1)", ask));
    check(&last, "fire F-1-5");
    check(&last, "fire F-1-5 all bayonet");
}

/// [BOR-12.3.1] Fire at squares and at the others.
#[test]
fn aimed_fire_does_what_its_odds_say() {
    let ask = "round 2 attacker french\nsquares: R-8-27\nask turns b attacker";
    let field = Field::at(&battle("F-C1-H F-3-10 R-8-27(1) R-8-G(2)", ask));
    check(&field, "fire F-C1-H squares");
    check(&field, "fire F-C1-H others");
}

/// [BOR-11.3.1] In a redoubt, with and without a hit that waits.
#[test]
fn fire_at_a_redoubt_does_what_its_odds_say() {
    let text = "
        turn 5 first french
        fleches: F-1-5 F-1-4 R-8-27(1) R-8-G(2)
        utitsa_forest: F-1-2
        crossed: utitsa_forest>fleches french 2
        entered: F-1-5 utitsa_forest
        entered: F-1-4 utitsa_forest
        battle fleches round 1 attacker french
        ask turns c attacker";
    check(&Field::at(text), "fire F-1-5 all bayonet");
    check(&Field::at(&text.replace("ask turns", "odd-hit\nask turns")), "fire F-1-5");
}
