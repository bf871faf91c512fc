//! A position becomes a document and the same position again.

use engine::{Game as _, Journal, Title as _, Waiting};
use luck::Fast;
use samurai::{Battle, Document};
use serde_json::{Value, json};
use testkit::scaled;

use super::check;
use crate::contract::{SKIRMISH, owned, skirmish};
use crate::field::Field;
use crate::random::{LEVELS, Walker, battle, play};

/// Battles of each kind in a test run.
const GAMES: u64 = 2;

#[test]
fn every_position_of_every_battle_can_be_told_and_set_up_again() {
    for (card, level) in
        Battle::scenarios().iter().flat_map(|card| LEVELS.map(|level| (card, level)))
    {
        let options = [("level", level)];
        play_all(&battle(&card.id, &options), None, &owned(&options));
    }
}

#[test]
fn every_position_of_a_skirmish_can_be_told_and_set_up_again() {
    for level in LEVELS {
        let options = [("level", level), ("flee-same-turn", "on")];
        play_all(&skirmish(&options), Some(SKIRMISH), &owned(&options));
    }
}

fn play_all(set_up: &Battle, file: Option<&str>, options: &[(String, String)]) {
    for (seed, walker) in (0..scaled(GAMES)).flat_map(|seed| Walker::BOTH.map(|it| (seed, it))) {
        let played = play(set_up, walker, seed, |battle, _| {
            if let Waiting::Orders(seats) = battle.waiting() {
                check(battle, file, options);
                commit_one(battle, seats.lowest().expect("somebody is asked"), file, options);
            } else {
                is_over(battle, file, options);
            }
            Ok(())
        });
        played.unwrap_or_else(|fault| panic!("{options:?}, seed {seed}: {fault}"));
    }
}

/// [SAM-4.1.3] A side that has committed is not asked again.
fn commit_one(
    battle: &Battle,
    seat: engine::Seat,
    file: Option<&str>,
    options: &[(String, String)],
) {
    let mut battle = battle.clone();
    battle.commit_unchecked(seat, &mut Fast::new(1), &mut Journal::off());
    if matches!(battle.waiting(), Waiting::Orders(seats) if !seats.is_empty()) {
        check(&battle, file, options);
    }
}

/// A battle that is over can be told, but not be set up.
fn is_over(battle: &Battle, file: Option<&str>, options: &[(String, String)]) {
    let faults = Battle::arrange(&battle.document(), file, options).expect_err("it is over");
    assert_eq!(faults, ["ask: the battle is over."]);
}

#[test]
fn a_small_position_is_a_small_document() {
    let document: Document = serde_json::from_value(json!({
        "scenario": "ino",
        "ask": "orders",
        "units": [{"id": "A2", "at": "0404"}, {"id": "B1", "at": "0402", "facing": 3}],
    }))
    .expect("a document");
    let battle = Battle::arrange(&document, None, &[]).expect("a position");
    let told: Value = serde_json::to_value(battle.document()).expect("a document");
    assert_eq!(told["turn"], 1);
    assert_eq!(told["units"].as_array().map(Vec::len), Some(2));
    assert_eq!(told["units"][1]["facing"], 3);
    check(&battle, None, &[]);
}

#[test]
fn everything_that_a_sketch_says_is_told_again() {
    let field = Field::at(
        "
        level expert
        woods (1,1) (2,2)
        turn 3 of 8
        A1 yari(4+c) (4,4) fights B1 honour fatigue 3
        A2 archers(3) (8,7) ammo 2 m 1
        A3 ninja(5) (1,1) hidden
        B1 mounted(2) (4,3)
        B2 yari(5) (4,7) m 2 fled-from (4,5)
        A4 naginata(5) (4,6) facing 0 pursues B2
        hq
    ",
    );
    let told = field.document();
    let line = |id: &str| told.units.iter().find(|line| line.id == id).expect("it is told").clone();
    assert_eq!((told.turn, line("A1").engaged), (Some(3), vec!["B1".to_owned()]));
    assert_eq!((line("A1").honour, line("A1").fatigue), (Some(true), Some(3)));
    assert!(line("A3").hidden && !line("A3").unknown);
    assert_eq!(
        (line("B2").fled_from, line("A4").pursues),
        (Some("0506".to_owned()), vec!["B2".to_owned()])
    );
}
