//! The checks find what is wrong: a fact is spoilt in the log of a sound battle, and they fail.

use engine::Title as _;
use samurai::{Battle, Document, End, Event, Fact, HexId};

use super::facts::Facts;
use super::ledger::Ledger;
use crate::contract::skirmish;
use crate::random::{Checked, Walker, play};

/// What happened until something was asked, and the position then.
type Chapter = (Vec<Event>, Document);

/// Spoils a fact; `false` if it is not of the kind that is to be spoilt.
type Spoil = fn(&mut Event) -> bool;

const SPOILS: [(&str, Spoil); 14] = [
    ("a unit jumps", |event| {
        set(
            event,
            |fact| if let Fact::Moved { to, .. } = fact { put(to, HexId::new(0)) } else { false },
        )
    }),
    ("a step is cheaper", |event| {
        set(event, |fact| if let Fact::Moved { cost, .. } = fact { put(cost, 0) } else { false })
    }),
    ("a shot hits more", |event| {
        set(event, |fact| if let Fact::Shot { hits, .. } = fact { more(hits) } else { false })
    }),
    ("a shot goes unnoticed", |event| {
        let is_shot = matches!(event.fact, Fact::Shot { hits: 1.., .. });
        is_shot && put(&mut event.fact, Fact::ThirdForceRolled { die: 1 })
    }),
    ("a blow hits more", |event| {
        set(event, |fact| if let Fact::Fought { hits, .. } = fact { more(hits) } else { false })
    }),
    ("one more figure falls", |event| {
        set(event, |fact| if let Fact::Hurt { lost, .. } = fact { more(lost) } else { false })
    }),
    ("there is a fourth marker", |event| {
        set(
            event,
            |fact| if let Fact::Marked { markers, .. } = fact { put(markers, 4) } else { false },
        )
    }),
    ("a unit is more tired", |event| {
        set(
            event,
            |fact| if let Fact::Tired { markers, .. } = fact { more(markers) } else { false },
        )
    }),
    ("figures come from nowhere", |event| {
        set(
            event,
            |fact| if let Fact::Regrouped { figures, .. } = fact { more(figures) } else { false },
        )
    }),
    ("a unit is engaged with itself", |event| {
        set(
            event,
            |fact| {
                if let Fact::Engaged { unit, with } = fact { put(with, *unit) } else { false }
            },
        )
    }),
    ("the dead are said to have run", |event| {
        set(event, |fact| {
            let Fact::Destroyed { end, .. } = fact else { return false };
            *end == End::Killed && put(end, End::Panicked)
        })
    }),
    ("nobody hid", |event| {
        let is_hid = matches!(event.fact, Fact::Hid { .. });
        is_hid && put(&mut event.fact, Fact::ThirdForceRolled { die: 1 })
    }),
    ("a die has too many faces", |event| {
        set(event, |fact| if let Fact::Tested { die, .. } = fact { put(die, 21) } else { false })
    }),
    ("time goes back", |event| event.at.turn > 1 && put(&mut event.at.turn, 1)),
];

fn set(event: &mut Event, change: impl Fn(&mut Fact) -> bool) -> bool {
    change(&mut event.fact)
}

fn put<T>(place: &mut T, value: T) -> bool {
    *place = value;
    true
}

fn more(number: &mut u8) -> bool {
    put(number, *number + 1)
}

#[test]
fn whatever_is_spoilt_is_found() {
    let set_up = skirmish(&[]);
    let facts = Facts::of(&set_up);
    let logs: Vec<Vec<Chapter>> = (0..12).map(|seed| log(&set_up, seed)).collect();
    for (name, spoil) in SPOILS {
        let spoilt: Vec<_> = logs.iter().filter_map(|log| plant(log, spoil)).collect();
        assert!(!spoilt.is_empty(), "{name}: there was nothing to spoil");
        for log in spoilt {
            assert!(read(&facts, &log).is_err(), "{name}: nobody found it");
        }
    }
    logs.iter().for_each(|log| assert_eq!(read(&facts, log), Ok(())));
}

fn log(set_up: &Battle, seed: u64) -> Vec<Chapter> {
    let mut log = Vec::new();
    let played = play(set_up, Walker::Eager, seed, |battle, events| {
        log.push((events.to_vec(), battle.document()));
        Ok(())
    });
    played.expect("the battle is played to its end");
    log
}

/// The log with the first fact of a kind spoilt.
fn plant(log: &[Chapter], spoil: Spoil) -> Option<Vec<Chapter>> {
    let mut log = log.to_vec();
    let found = log.iter_mut().flat_map(|(events, _)| events).any(spoil);
    found.then_some(log)
}

fn read(facts: &Facts, log: &[Chapter]) -> Checked {
    let mut ledger = Ledger::of(facts);
    for (events, document) in log {
        events.iter().try_for_each(|event| ledger.note(event))?;
        ledger.check(document)?;
    }
    Ok(())
}
