//! What holds after every turn of every battle, whatever is ordered.

mod board;
mod deeds;
mod facts;
mod ledger;
mod moves;
mod planted;
mod sheet;

use engine::{Game as _, Title as _};
use samurai::{Battle, Event};
use testkit::scaled;

use crate::contract::skirmish;
use crate::random::{Checked, LEVELS, Walker, battle, ensure, play};
use facts::Facts;
use ledger::Ledger;

/// Battles of each kind and each walker in a test run; a soak plays a hundred times as many.
const GAMES: u64 = 10;

/// The switches that change the course of a battle.
const SWITCHES: [&[(&str, &str)]; 4] = [
    &[],
    &[("flee-same-turn", "on"), ("morale-test-in-melee", "all"), ("experience-levels", "on")],
    &[("attack-target-range", "distance"), ("withdraw-needs-commander", "off")],
    &[
        ("total-attack-counts-dice", "on"),
        ("sector-half-angle", "30"),
        ("fire-retreat-only-vs-own-attacker", "on"),
        ("morale-test-in-melee", "none"),
        ("cavalry-climb-fatigue", "on"),
        ("flee-same-turn", "on"),
    ],
];

#[test]
fn every_turn_of_every_battle_is_sound() {
    for card in Battle::scenarios() {
        for level in LEVELS {
            play_all(&card.id, |options| battle(&card.id, options), &[("level", level)]);
        }
    }
}

/// A small board on which everybody meets, with every switch.
#[test]
fn every_turn_of_a_skirmish_is_sound() {
    for level in LEVELS {
        for switches in SWITCHES {
            let options: Vec<_> = [("level", level)].iter().chain(switches).copied().collect();
            play_all("skirmish", skirmish, &options);
        }
    }
}

/// The same luck gives the same battle.
#[test]
fn the_same_luck_gives_the_same_battle() {
    let battles = Battle::scenarios().into_iter().map(|card| battle(&card.id, &[]));
    for (set_up, walker) in battles.chain([skirmish(&[])]).zip(Walker::BOTH.iter().cycle()) {
        for seed in 0..scaled(GAMES).div_ceil(10) {
            let [one, other] = [(); 2].map(|()| log(&set_up, *walker, seed));
            assert_eq!(one, other, "{}, seed {seed}", set_up.card().id);
        }
    }
}

fn log(set_up: &Battle, walker: Walker, seed: u64) -> Vec<Event> {
    let mut log = Vec::new();
    let played = play(set_up, walker, seed, |_, events| {
        log.extend_from_slice(events);
        Ok(())
    });
    played.expect("the battle is played to its end");
    log
}

fn play_all(name: &str, set_up: impl Fn(&[(&str, &str)]) -> Battle, options: &[(&str, &str)]) {
    let set_up = set_up(options);
    let facts = Facts::of(&set_up);
    for (seed, walker) in (0..scaled(GAMES)).flat_map(|seed| Walker::BOTH.map(|it| (seed, it))) {
        if let Err(fault) = play_one(&set_up, &facts, walker, seed) {
            panic!("{name}, {options:?}, {walker:?} game {seed}, {fault}");
        }
    }
}

/// Plays a whole battle and checks every fact and every position of it.
fn play_one(set_up: &Battle, facts: &Facts, walker: Walker, seed: u64) -> Checked {
    let mut ledger = Ledger::of(facts);
    let mut rebuilt = set_up.clone();
    play(set_up, walker, seed, |battle, events| {
        for event in events {
            rebuilt.apply(event);
            let noted = ledger.note(event);
            noted.map_err(|fault| format!("{fault}: {event:?}, {}", ledger.turn_so_far()))?;
        }
        ensure(rebuilt == *battle, || "the events do not rebuild the position".to_owned())?;
        let checked = ledger.check(&battle.document());
        checked.map_err(|fault| format!("{fault}: {}", ledger.turn_so_far()))
    })
}
