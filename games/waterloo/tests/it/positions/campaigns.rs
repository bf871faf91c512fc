//! Every position of whole campaigns is described and arranged again.

use std::collections::BTreeSet;

use engine::{Game, Journal, Seat, Title as _};
use luck::Fast;
use serde_json::Value;
use testkit::scaled;
use waterloo::{Action, Campaign, TownId};

use super::{asked, below, check, question};
use crate::field::Field;

/// The most decisions that are followed in one campaign.
const LONGEST: usize = 4_000;

/// The towns where enemies of a seat stand.
fn enemy_towns(campaign: &Campaign, document: &Value, seat: Seat) -> Vec<TownId> {
    let setting = campaign.scenario();
    let is_enemy = |id: &str| id.starts_with('F') != (seat == Seat(0));
    let blocks = document["blocks"].as_array().into_iter().flatten();
    let enemies = blocks.filter(|block| block["id"].as_str().is_some_and(is_enemy));
    enemies.filter_map(|block| setting.find_town(block["town"].as_str()?)).collect()
}

/// A choice of somebody who looks for battles and seldom stops before he must.
pub(super) fn choice(campaign: &Campaign, document: &Value, seat: Seat, luck: &mut Fast) -> Action {
    let legal = campaign.legal_list(seat);
    let enemies = enemy_towns(campaign, document, seat);
    let attacks = |action: &&Action| matches!(action, Action::Move { to, .. } | Action::March(to) if enemies.contains(to));
    let attacks: Vec<Action> = legal.iter().filter(attacks).copied().collect();
    if !attacks.is_empty() && below(luck, 4) > 0 {
        return attacks[below(luck, attacks.len())];
    }
    let ends = [Action::EndMoves, Action::EndMarches, Action::EndBattlePhase, Action::Confirm];
    let goes_on: Vec<Action> = legal.iter().filter(|it| !ends.contains(it)).copied().collect();
    let choices = if goes_on.is_empty() || below(luck, 12) == 0 { legal } else { goes_on };
    choices[below(luck, choices.len())]
}

/// The switches by name and value.
pub(super) fn owned(options: &[(&str, &str)]) -> Vec<(String, String)> {
    options.iter().map(|&(id, value)| (id.to_owned(), value.to_owned())).collect()
}

/// Plays a campaign on and checks every position of it.
fn follow(
    mut campaign: Campaign,
    options: &[(String, String)],
    luck: &mut Fast,
    most: usize,
) -> BTreeSet<String> {
    let mut seen = BTreeSet::new();
    for _ in 0..most {
        let Some(seat) = asked(&campaign) else { break };
        let document = check(&campaign, options);
        seen.insert(question(&document));
        let action = choice(&campaign, &document, seat, luck);
        let played = campaign.play(seat, action, luck, &mut Journal::off());
        played.expect("what is listed is allowed");
    }
    seen
}

/// A whole campaign.
fn follow_all(options: &[(&str, &str)], seed: u64) -> BTreeSet<String> {
    let (options, mut luck) = (owned(options), Fast::new(seed));
    let mut campaign = Campaign::set_up("the-hundred-days", &options).expect("a scenario");
    campaign.start(&mut luck, &mut Journal::off());
    follow(campaign, &options, &mut luck, LONGEST)
}

#[test]
fn every_position_of_a_campaign_goes_round() {
    let mut seen = BTreeSet::new();
    for seed in 0..scaled(2) {
        seen.extend(follow_all(&[], seed));
        seen.extend(follow_all(&[("three-players", "on")], seed));
        seen.extend(follow_all(&[("setup", "free"), ("reveal-when-firing-only", "on")], seed));
        seen.extend(follow_all(&[("battle-turn-cap", "3"), ("three-players", "on")], seed));
    }
    let expected = [
        "act",
        "battle-phase",
        "deploy",
        "hits",
        "leave-battle",
        "leave-skirmish",
        "march",
        "marches",
        "move",
        "moves",
        "name-holder",
        "pick",
        "place",
        "put-markers",
        "regroup",
        "reinforcement",
        "set-up",
        "show-leader",
        "skirmishes",
    ];
    assert!(expected.iter().all(|&question| seen.contains(question)), "{seen:?}");
}

/// Two great battles and two skirmishes, with everybody tired and reserves in the towns around.
const THREE_FIGHTS: &str = "
    turn 11
    charleroi: F-NAP F-2-INF1(2) F-2-INF2(2) F-2-ART(2) F-1-INF1(1) F-1-INF2(2) F-C1(1) F-RHA1(2)
    charleroi: P-BLU P-1-INF1(1) P-1-INF2(2) P-1-ART P-1-CAV(2) P-1-RHA P-2-INF1(2)
    ligny: F-3-INF1(2) F-3-INF2(1) F-3-ART F-4-INF(2) F-C2 F-G-CAV(2)
    ligny: A-WEL A-R-PIC(2) A-R-LAM(1) P-3-INF1(2) P-3-ART P-3-CAV
    fosses: F-C3 F-C4(2)
    fosses: P-4-CAV P-4-INF1
    binche: F-RHA2
    binche: A-1-CAV A-1-CHA
    ham: F-G-INF F-G-ART1
    gerpinnes: F-6-INF
    quatrebras: A-1-GDS A-C-HVY
    namur: P-4-INF2 P-4-ART
    entries: ham-charleroi gerpinnes-charleroi fosses-ligny charleroi-ligny gerpinnes-fosses
    ask skirmishes
";

/// Tired blocks on both banks of two streams.
const STREAMS: &str = "
    turn 7
    ham: F-G-INF
    ligny: P-4-INF1
    entries: ham-charleroi
    battle charleroi round 4
    a-l: F-1-INF1(1)
    a-c: F-NAP F-2-ART
    a-r: F-3-INF1(1) P-2-INF1(1) P-2-INF2(1) P-2-CAV(1) P-2-ART
    d-l: P-3-INF1(1)
    d-c: P-1-INF1(1) P-1-CAV(1) F-2-INF1(1) F-2-INF2(1) F-C1(1) F-C2 F-RHA1
    d-r: P-1-INF2(1)
    stream a-c
    stream d-l
    ask battle-phase charleroi defender
";

/// More guns than woods have room for.
const GUNS: &str = "
    turn 7
    charleroi: F-G-ART1 F-2-ART F-G-INF
    charleroi: P-1-ART P-2-ART P-3-ART P-1-INF1
    entries: ham-charleroi
    battle charleroi terrain
    farm a-c
    ask put-markers charleroi defender woods woods
";

/// Two cities are cut.
const HUNGER: &str = "
    turn 7
    brussels: F-C1
    liege: F-C2
    namur: P-1-INF1 P-1-INF2 P-2-INF1 P-BLU
    ghent: A-WEL A-1-GDS A-1-ALT
    ham: F-NAP
    ask starve anglo-dutch 1
";

/// Positions in which much can happen.
pub(super) const SKETCHES: [&str; 4] = [THREE_FIGHTS, STREAMS, GUNS, HUNGER];

#[test]
fn every_position_of_great_battles_goes_round() {
    let mut seen = BTreeSet::new();
    for seed in 0..scaled(8) {
        for text in SKETCHES {
            for options in ["", "option three-players on", "option reveal-when-firing-only on"] {
                let (campaign, options) = Field::and_options(&format!("{options}\n{text}"));
                seen.extend(follow(campaign, &options, &mut Fast::new(seed), 300));
            }
        }
    }
    let expected =
        ["cross-stream", "drop-woods", "morale", "order-battles", "pick", "regroup", "starve"];
    assert!(expected.iter().all(|&question| seen.contains(question)), "{seen:?}");
}
