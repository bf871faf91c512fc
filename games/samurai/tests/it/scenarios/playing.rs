//! Every battle at every level, played to its end by two who write whatever they may.

use engine::{Game, Journal, Outcome, Seat, Title as _, Waiting};
use luck::Fast;
use samurai::{Battle, Draft, Event, Fact};

/// Writes lines at random until nothing more is asked.
fn write(battle: &Battle, seat: Seat, choices: &mut Fast) -> Draft {
    let mut draft = Draft::default();
    let mut list = Vec::new();
    loop {
        list.clear();
        battle.drafts(seat, &draft, &mut list);
        if list.is_empty() {
            battle.may_commit(seat, &draft).expect("what is not asked further can be committed");
            return draft;
        }
        assert!(list.len() <= 300, "{} lines in a list", list.len());
        battle.write(seat, &mut draft, list[choices.index(list.len())]);
    }
}

/// Plays a battle to its end. Returns everything that happened.
fn play(mut battle: Battle, seed: u64) -> (Vec<Event>, Outcome) {
    let (mut luck, mut choices) = (Fast::new(seed), Fast::new(seed + 1_000));
    let mut journal = Journal::keeping();
    battle.start(&mut luck, &mut journal);
    loop {
        match battle.waiting() {
            Waiting::Orders(asked) => {
                let write = |seat| (seat, write(&battle, seat, &mut choices));
                let orders: Vec<(Seat, Draft)> = asked.iter().map(write).collect();
                for &(seat, _) in &orders {
                    battle.commit_unchecked(seat, &mut luck, &mut journal);
                }
                battle.open_unchecked(&orders, &mut luck, &mut journal);
            }
            Waiting::Over(outcome) => return (journal.into_events(), outcome),
            Waiting::On(_) => panic!("nothing is decided in the open"),
        }
    }
}

#[test]
fn every_battle_comes_to_its_end() {
    for card in Battle::scenarios() {
        for (level, seed) in ["basic", "extended", "advanced", "expert"].into_iter().zip(1..) {
            let options = [("level".to_owned(), level.to_owned())];
            let battle = Battle::set_up(&card.id, &options).expect("the battle is on the shelf");
            let (events, outcome) = play(battle, seed);
            let ended = events.iter().filter(|it| matches!(it.fact, Fact::Ended { .. })).count();
            assert_eq!(ended, 1, "{} at {level}", card.id);
            assert!(outcome.winners.len() <= 1);
        }
    }
}

/// The same lines and the same luck make the same battle, and its facts alone rebuild it.
#[test]
fn a_battle_is_what_its_facts_say() {
    for id in ["iga", "sekigahara", "mikatagahara"] {
        let battle = || Battle::set_up(id, &[]).expect("the battle is on the shelf");
        let (events, outcome) = play(battle(), 7);
        assert_eq!(play(battle(), 7).0, events);
        let mut again = battle();
        events.iter().for_each(|event| again.apply(event));
        assert_eq!(again.waiting(), Waiting::Over(outcome), "{id}");
    }
}

/// [SAM-19.2.1] Something of everything that a scenario can have comes up in play.
#[test]
fn special_rules_come_up_in_play() {
    let happens = |id: &str, holds: fn(&Fact) -> bool| {
        let battle = || Battle::set_up(id, &[]).expect("the battle is on the shelf");
        (1..=30).any(|seed| play(battle(), seed).0.iter().any(|event| holds(&event.fact)))
    };
    assert!(happens("iga", |fact| matches!(fact, Fact::Placed { .. })));
    assert!(happens("sekigahara", |fact| matches!(fact, Fact::ThirdForceJoined { .. })));
    assert!(happens("kawanakajima", |fact| matches!(fact, Fact::Entered { .. })));
    assert!(happens("mikatagahara", |fact| matches!(fact, Fact::Escaped { .. })));
}

#[test]
fn the_battle_on_the_page_is_sound_and_comes_to_its_end() {
    let page = include_str!("../../../../../docs/scenarios.md");
    let (_, rest) = page.split_once("```toml\nid = \"the-ford\"").expect("it is there");
    let (text, _) = rest.split_once("```").expect("its end");
    let text = format!("id = \"the-ford\"{text}");
    let card = Battle::check_scenario(&text).expect("it is sound");
    assert_eq!((card.title.as_str(), card.turns), ("The ford below the shrine", Some(6)));
    for (level, seed) in ["basic", "extended", "advanced", "expert"].into_iter().zip(1..) {
        let options = [("level".to_owned(), level.to_owned())];
        let battle = Battle::set_up_from(&text, &options).expect("it is sound");
        assert!(play(battle, seed).0.len() > 50, "{level}");
    }
}
