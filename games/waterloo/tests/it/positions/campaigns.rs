//! Every position of whole campaigns is described and arranged again.

use std::collections::BTreeSet;

use engine::{Chance, Draw, Game, Journal, Seat};
use luck::Fast;
use serde_json::Value;
use testkit::scaled;
use waterloo::{Action, Campaign, TownId};

use super::{asked, check, question};

/// The most decisions that are followed in one campaign.
const LONGEST: usize = 20_000;

/// Every question that a campaign puts.
const QUESTIONS: [&str; 24] = [
    "act",
    "battle-phase",
    "cross-stream",
    "deploy",
    "drop-woods",
    "hits",
    "leave-battle",
    "leave-skirmish",
    "march",
    "marches",
    "morale",
    "move",
    "moves",
    "name-holder",
    "order-battles",
    "pick",
    "place",
    "put-markers",
    "regroup",
    "reinforcement",
    "set-up",
    "show-leader",
    "skirmishes",
    "starve",
];

fn below(luck: &mut Fast, number: usize) -> usize {
    luck.below(Draw::open("choice"), number as u32) as usize
}

/// The towns where enemies of a seat stand.
fn enemy_towns(campaign: &Campaign, document: &Value, seat: Seat) -> Vec<TownId> {
    let setting = campaign.scenario();
    let is_enemy = |id: &str| id.starts_with('F') != (seat == Seat(0));
    let blocks = document["blocks"].as_array().into_iter().flatten();
    let enemies = blocks.filter(|block| block["id"].as_str().is_some_and(is_enemy));
    enemies.filter_map(|block| setting.find_town(block["town"].as_str()?)).collect()
}

/// A choice of somebody who looks for battles and seldom stops before he must.
fn choice(campaign: &Campaign, document: &Value, seat: Seat, luck: &mut Fast) -> Action {
    let legal = campaign.legal_list(seat);
    let enemies = enemy_towns(campaign, document, seat);
    let attacks = |action: &&Action| match action {
        Action::Move { to, .. } | Action::March(to) => enemies.contains(to),
        _ => false,
    };
    let attacks: Vec<Action> = legal.iter().filter(attacks).copied().collect();
    if !attacks.is_empty() && below(luck, 4) > 0 {
        return attacks[below(luck, attacks.len())];
    }
    let ends = [Action::EndMoves, Action::EndMarches, Action::EndBattlePhase, Action::Confirm];
    let goes_on: Vec<Action> = legal.iter().filter(|it| !ends.contains(it)).copied().collect();
    let choices = if goes_on.is_empty() || below(luck, 12) == 0 { legal } else { goes_on };
    choices[below(luck, choices.len())]
}

/// Plays a campaign to its end and checks every position of it.
fn follow(options: &[(&str, &str)], seed: u64, seen: &mut BTreeSet<String>) {
    let options: Vec<(String, String)> =
        options.iter().map(|&(id, value)| (id.to_owned(), value.to_owned())).collect();
    let mut luck = Fast::new(seed);
    let mut campaign = Campaign::set_up("the-hundred-days", &options).expect("a scenario");
    campaign.start(&mut luck, &mut Journal::off());
    for _ in 0..LONGEST {
        let Some(seat) = asked(&campaign) else { return };
        let document = check(&campaign, &options);
        seen.insert(question(&document));
        let action = choice(&campaign, &document, seat, &mut luck);
        let played = campaign.play(seat, action, &mut luck, &mut Journal::off());
        played.expect("what is listed is allowed");
    }
}

#[test]
fn every_position_of_a_campaign_goes_round() {
    let mut seen = BTreeSet::new();
    for seed in 0..scaled(10) {
        follow(&[], seed, &mut seen);
        follow(&[("three-players", "on")], seed, &mut seen);
        follow(&[("setup", "free"), ("reveal-when-firing-only", "on")], seed, &mut seen);
        follow(&[("battle-turn-cap", "3"), ("three-players", "on")], seed, &mut seen);
    }
    let seen: Vec<&str> = seen.iter().map(String::as_str).collect();
    assert_eq!(seen, QUESTIONS);
}
