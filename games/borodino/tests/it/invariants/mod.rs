//! What holds after every decision of every campaign, whatever is decided.
//!
//! `ledger` is the campaign as its events tell it; `deeds`, `fights` and `posts` say which events may
//! follow it, `board` holds every position against it, and `glance` what is derived from it. `lists` compares
//! what is listed with what is refused, and `passed_over` what is not asked with what is listed.

mod board;
mod deeds;
mod facts;
mod fights;
mod glance;
mod ledger;
mod lists;
mod passed_over;
mod posts;

use std::mem::discriminant;

use borodino::{Action, Campaign, Event, Step, View};
use engine::{Game as _, Journal, Viewer};
use luck::Fast;
use testkit::{LONGEST_LIST, scaled};

use crate::random::{DAYS, KINDS, Switches, THREE_DAYS, Walker, asked, campaign, side_of};
use facts::Facts;
use ledger::Ledger;
use passed_over::PassedOver;

/// What is wrong, in a sentence.
type Checked = Result<(), String>;

/// Campaigns of one day for each scenario, kind and walker in a test run, and of three days; a soak
/// plays a hundred times as many.
const GAMES_OF_A_DAY: u64 = 13;
const GAMES_OF_THREE_DAYS: u64 = 3;

/// How many questions there are; all of them are asked somewhere.
const QUESTIONS: usize = 29;

fn ensure(holds: bool, fault: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(fault()) }
}

#[test]
fn every_position_of_one_day_is_sound() {
    let mut asked = Vec::new();
    for scenario in DAYS {
        for options in KINDS {
            play_all(scenario, options, scaled(GAMES_OF_A_DAY), &mut asked);
        }
    }
}

#[test]
fn every_position_of_three_days_is_sound() {
    let mut asked = Vec::new();
    for options in KINDS {
        play_all(THREE_DAYS, options, scaled(GAMES_OF_THREE_DAYS), &mut asked);
    }
    assert_eq!(asked.len(), QUESTIONS, "{asked:#?}");
}

#[test]
fn the_same_luck_gives_the_same_campaign() {
    for (scenario, walker) in DAYS.into_iter().chain([THREE_DAYS]).zip(Walker::BOTH.iter().cycle())
    {
        let set_up = campaign(scenario, KINDS[2]);
        for seed in 0..scaled(2) {
            let [one, other] = [(); 2].map(|()| log(&set_up, *walker, seed));
            assert_eq!(one, other, "{scenario}, seed {seed}");
        }
    }
}

fn log(set_up: &Campaign, walker: Walker, seed: u64) -> Vec<Event> {
    let mut log = Vec::new();
    let played = play(set_up, walker, seed, |_, events, _| {
        log.extend_from_slice(events);
        Ok(())
    });
    played.expect("the campaign is played to its end");
    log
}

/// Plays campaigns of one kind; `asked` gets one step of each kind that asked somebody.
fn play_all(scenario: &str, options: &Switches, games: u64, asked: &mut Vec<Step>) {
    let set_up = campaign(scenario, options);
    let facts = Facts::of(&set_up);
    for (seed, walker) in (0..games).flat_map(|seed| Walker::BOTH.map(|it| (seed, it))) {
        if let Err(fault) = play_one(&set_up, &facts, walker, seed, asked) {
            panic!("{scenario}, {options:?}, {walker:?} game {seed}, {fault}");
        }
    }
}

/// Plays a whole campaign and checks every fact and every position of it.
fn play_one(
    set_up: &Campaign,
    facts: &Facts,
    walker: Walker,
    seed: u64,
    asked: &mut Vec<Step>,
) -> Checked {
    let mut ledger = Ledger::of(facts, &set_up.view(Viewer::Referee));
    let mut rebuilt = set_up.clone();
    let mut passed_over = PassedOver::default();
    play(set_up, walker, seed, |campaign, events, view| {
        for event in events {
            passed_over.see(&rebuilt, event)?;
            rebuilt.apply(event);
            let noted = ledger.note(event);
            noted.map_err(|fault| format!("{fault}: {event:?}"))?;
        }
        ensure(rebuilt == *campaign, || "the events do not rebuild the position".to_owned())?;
        passed_over = PassedOver::before_a_decision(&view.agenda);
        note_question(view, asked);
        board::check(&ledger, view, &campaign.view(Viewer::Spectator))?;
        glance::check(&ledger, campaign, view)
    })
}

/// Plays a whole campaign at random; `watch` sees every position with the events that led to it.
fn play(
    set_up: &Campaign,
    walker: Walker,
    seed: u64,
    mut watch: impl FnMut(&Campaign, &[Event], &View) -> Checked,
) -> Checked {
    let (mut campaign, mut luck) = (set_up.clone(), Fast::new(seed));
    let mut legal = Vec::new();
    let mut journal = Journal::keeping();
    campaign.start(&mut luck, &mut journal);
    for decision in 0.. {
        let (view, events) = (campaign.view(Viewer::Referee), journal.into_events());
        watch(&campaign, &events, &view).map_err(|fault| {
            format!("turn {}, decision {decision}: {fault}; {events:?}", view.turn)
        })?;
        let Some(seat) = asked(&campaign) else { break };
        legal.clear();
        campaign.legal(seat, &mut legal);
        check_list(&legal).map_err(|fault| format!("{fault} at {:?}", view.agenda.last()))?;
        let side = side_of(seat);
        let holds = |area| {
            view.blocks.iter().any(|it| it.area == Some(area) && lists::side(&campaign, it) != side)
        };
        let action = walker.choose(&legal, holds, &mut luck);
        journal = Journal::keeping();
        campaign.play_unchecked(seat, action, &mut luck, &mut journal);
    }
    Ok(())
}

fn note_question(view: &View, asked: &mut Vec<Step>) {
    let is_same = |one: Step, other: Step| discriminant(&one) == discriminant(&other);
    if let Some(&step) = view.agenda.last()
        && !asked.iter().any(|&other| is_same(step, other))
    {
        asked.push(step);
    }
}

/// [BOR-19.1.1] Whoever is asked has something to choose, each thing once.
fn check_list(legal: &[Action]) -> Checked {
    ensure((1..=LONGEST_LIST).contains(&legal.len()), || format!("{} choices", legal.len()))?;
    let twice = legal.iter().enumerate().find(|(number, one)| legal[..*number].contains(one));
    ensure(twice.is_none(), || format!("{twice:?} is listed twice"))
}
