//! What holds after every decision of every campaign, whatever is decided.

mod boards;
mod campaign;
mod facts;
mod ledger;
mod position;
mod walkers;

use std::mem::discriminant;

use engine::{Game as _, Journal, Viewer, Waiting};
use luck::Fast;
use testkit::{LONGEST_LIST, scaled};
use waterloo::{Action, Campaign, Event, Step, View};

use facts::Facts;
use ledger::Ledger;
use position::{Checked, Position, ensure};
use walkers::Walker;

/// Campaigns of each kind and each walker in a test run; a soak plays a hundred times as many.
const GAMES: u64 = 25;

/// The switches that change the course of a campaign.
const KINDS: [&[(&str, &str)]; 6] = [
    &[],
    // The other readings of the book.
    &[
        ("bridge", "last-road"),
        ("march-leader", "halt"),
        ("battle-turns", "by-battle"),
        ("leader-morale", "own-army"),
        ("foot-guns-break-in", "off"),
        ("idle-fire", "off"),
        ("squares-engage", "off"),
    ],
    &[("setup", "free")],
    &[("three-players", "on")],
    &[("reveal-when-firing-only", "on"), ("low-infantry-fire", "on")],
    &[("battle-turn-cap", "3"), ("setup", "free"), ("three-players", "on")],
];

/// How many questions there are; all of them are asked somewhere.
const QUESTIONS: usize = 24;

#[test]
fn every_position_of_the_hundred_days_is_sound() {
    let mut asked = Vec::new();
    for options in KINDS {
        play_all(&crate::contract::campaign(options), options, &mut asked);
    }
}

/// A small map on which everybody meets.
#[test]
fn every_position_at_the_crossroads_is_sound() {
    let mut asked = Vec::new();
    for options in KINDS {
        play_all(&crate::crossroads::crossroads(options), options, &mut asked);
        play_all(&crate::crossroads::crossroads_of_guns(options), options, &mut asked);
    }
    assert_eq!(asked.len(), QUESTIONS, "{asked:#?}");
}

/// Plays campaigns of one kind; `asked` gets one step of each kind that asked somebody.
fn play_all(set_up: &Campaign, options: &[(&str, &str)], asked: &mut Vec<Step>) {
    let facts = Facts::of(set_up);
    for (seed, walker) in (0..scaled(GAMES)).flat_map(|seed| Walker::BOTH.map(|it| (seed, it))) {
        if let Err(fault) = play(set_up, &facts, walker, seed, asked) {
            panic!("{options:?}, {walker:?} game {seed}, {fault}");
        }
    }
}

/// Plays a whole campaign and checks every position of it.
fn play(
    set_up: &Campaign,
    facts: &Facts,
    walker: Walker,
    seed: u64,
    asked: &mut Vec<Step>,
) -> Checked {
    let (mut campaign, mut luck) = (set_up.clone(), Fast::new(seed));
    let (mut ledger, mut legal) = (Ledger::of(facts), Vec::new());
    let mut journal = Journal::keeping();
    campaign.start(&mut luck, &mut journal);
    for decision in 0.. {
        let view = campaign.view(Viewer::Referee);
        let position = Position { facts, view: &view };
        let events = journal.into_events();
        check(position, &mut ledger, &events).map_err(|fault| {
            format!(
                "turn {}, decision {decision}: {fault}; {:?}, {events:?}",
                view.turn, view.agenda
            )
        })?;
        note_question(&view, asked);
        let Waiting::On(seats) = campaign.waiting() else { break };
        let seat = seats.lowest().ok_or("nobody is waited for")?;
        legal.clear();
        campaign.legal(seat, &mut legal);
        check_list(&legal)?;
        let action = walker.choose(position, &legal, &mut luck);
        journal = Journal::keeping();
        campaign.play_unchecked(seat, action, &mut luck, &mut journal);
    }
    Ok(())
}

fn check(position: Position<'_>, ledger: &mut Ledger, events: &[Event]) -> Checked {
    events.iter().try_for_each(|event| ledger.note(event))?;
    ledger.check(position)?;
    campaign::check(position)?;
    boards::check(position)
}

fn note_question(view: &View, asked: &mut Vec<Step>) {
    let is_same = |one: Step, other: Step| discriminant(&one) == discriminant(&other);
    if let Some(&step) = view.agenda.last()
        && !asked.iter().any(|&other| is_same(step, other))
    {
        asked.push(step);
    }
}

/// [WAT-26.1.1] Whoever is asked has something to choose, each thing once.
fn check_list(legal: &[Action]) -> Checked {
    ensure((1..=LONGEST_LIST).contains(&legal.len()), || format!("{} choices", legal.len()))?;
    let twice = legal.iter().enumerate().find(|(number, one)| legal[..*number].contains(one));
    ensure(twice.is_none(), || format!("{twice:?} is listed twice"))
}
