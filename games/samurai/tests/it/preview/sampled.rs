//! Numbers held against turns that are carried out.

use std::collections::BTreeMap;

use engine::{Game, Journal, Preview, Seat};
use luck::Fast;
use samurai::{Action, Fact, UnitId};
use testkit::scaled;

use super::{preview, results};
use crate::field::Field;

/// How many turns are carried out.
const TURNS: u64 = 4_000;

/// A turn whose numbers are checked: orders of both sides, of which the first is previewed.
struct Trial {
    field: &'static str,
    orders: &'static [&'static str],
    /// The line of the first order that has the numbers.
    line: usize,
    /// Who rolls, and at whom.
    pair: (&'static str, &'static str),
}

/// How often things happened.
#[derive(Default)]
struct Counted {
    hits: BTreeMap<usize, u64>,
    results: BTreeMap<String, u64>,
}

impl Trial {
    fn check(&self) {
        let mut field = Field::at(self.field);
        let numbers = preview(&field, self.orders[0], self.line).expect("it has numbers");
        for words in self.orders {
            field.order(words);
        }
        let (unit, target) = self.pair;
        check_numbers(&field, &numbers, (unit, target));
        if let Some(reply) = &numbers.reply {
            check_numbers(&field, reply, (target, unit));
        }
    }
}

/// Hits and results of one roll.
fn check_numbers(field: &Field, numbers: &Preview, pair: (&str, &str)) {
    let counted = Counted::of(field, pair);
    counted.check_hits(numbers);
    counted.check_results(numbers);
}

impl Counted {
    fn of(field: &Field, pair: (&str, &str)) -> Counted {
        let ids = (field.unit_id(pair.0), field.unit_id(pair.1));
        let mut counted = Counted::default();
        for seed in 0..scaled(TURNS) {
            counted.add(&carried_out(field, seed), ids);
        }
        counted
    }

    fn check_hits(&self, numbers: &Preview) {
        for (hits, weight) in numbers.hits.iter().enumerate() {
            let count = self.hits.get(&hits).copied().unwrap_or(0);
            is_likely(count, weight.0, numbers.total.0, &format!("{hits} hits"));
        }
    }

    fn check_results(&self, numbers: &Preview) {
        for (what, weight) in results(numbers) {
            let key = without_name(&what);
            let count = self.results.get(&key).copied().unwrap_or(0);
            is_likely(count, weight, numbers.total.0, &key);
        }
    }
}

/// A result without the unit that it is about: `preview-loses figures=2`.
fn without_name(what: &str) -> String {
    let (name, rest) = what.split_once(" unit=").expect("a unit");
    let detail = rest.rsplit_once(' ').map(|(_, last)| last).filter(|last| last.contains('='));
    detail.map_or_else(|| name.to_owned(), |detail| format!("{name} {detail}"))
}

/// Everything that happens in the turn with this luck.
fn carried_out(field: &Field, seed: u64) -> Vec<Fact> {
    let (mut battle, mut luck, mut journal) =
        (field.battle.clone(), Fast::new(seed), Journal::keeping());
    let mut orders = [0, 1].map(|seat| (Seat(seat), field.drafts[usize::from(seat)].clone()));
    for (seat, draft) in &mut orders {
        battle.write(*seat, draft, Action::Done);
        battle.commit_unchecked(*seat, &mut luck, &mut journal);
    }
    battle.open_unchecked(&orders, &mut luck, &mut journal);
    let facts = journal.into_events().into_iter().map(|event| event.fact);
    // Who was shaken may recover at the start of the next turn.
    facts.take_while(|fact| !matches!(fact, Fact::TurnBegan { .. })).collect()
}

impl Counted {
    fn add(&mut self, facts: &[Fact], (unit, target): (UnitId, UnitId)) {
        // Who shoots before it strikes is asked about the blow.
        let rolled = facts.iter().rev().find_map(|fact| hits_of(fact, unit));
        *self.hits.entry(rolled.unwrap_or(0)).or_default() += 1;
        for result in results_of(facts, target) {
            *self.results.entry(result).or_default() += 1;
        }
    }
}

fn hits_of(fact: &Fact, roller: UnitId) -> Option<usize> {
    let (unit, hits) =
        if let Fact::Shot { unit, hits, .. } | Fact::Fought { unit, hits, .. } = *fact {
            (unit, hits)
        } else if let Fact::Drowned { unit, lost, .. } = *fact {
            (unit, lost)
        } else {
            return None;
        };
    (unit == roller).then_some(hits.into())
}

/// The figures that a fact costs a unit.
fn lost_by(fact: &Fact, target: UnitId) -> u8 {
    if let Fact::Hurt { unit, lost, .. } | Fact::Drowned { unit, lost, .. } = *fact {
        if unit == target { lost } else { 0 }
    } else {
        0
    }
}

/// The state in which a fact leaves a unit.
fn state_of(fact: &Fact, target: UnitId) -> Option<&'static str> {
    let states = ["state-normal", "state-wavering", "state-fleeing", "state-panicking"];
    if let Fact::Marked { unit, markers } = *fact {
        (unit == target).then_some(states[usize::from(markers)])
    } else {
        None
    }
}

/// What became of a unit, in the words of a preview.
fn results_of(facts: &[Fact], target: UnitId) -> Vec<String> {
    let is_end = |fact: &Fact| matches!(*fact, Fact::Destroyed { unit, .. } if unit == target);
    if facts.iter().any(is_end) {
        return vec!["preview-destroyed".to_owned()];
    }
    let harm = match facts.iter().map(|fact| lost_by(fact, target)).sum::<u8>() {
        0 => "preview-unhurt".to_owned(),
        lost => format!("preview-loses figures={lost}"),
    };
    let state = facts.iter().rev().find_map(|fact| state_of(fact, target));
    let shaken = state.map(|state| format!("preview-shaken state={state}"));
    [Some(harm), shaken].into_iter().flatten().collect()
}

/// Within four times what chance usually deviates by, counted in whole numbers.
#[track_caller]
fn is_likely(count: u64, weight: u128, total: u128, what: &str) {
    // Large totals are scaled down, so that squares fit.
    let shift = total.ilog2().saturating_sub(30);
    let (weight, total) = (weight >> shift, total >> shift);
    let (count, turns) = (u128::from(count), u128::from(scaled(TURNS)));
    let off = (count * total).abs_diff(turns * weight);
    let variance = turns * weight * (total - weight);
    // A count of one or two is always possible.
    let spare = 2 * total;
    assert!(
        off <= spare || off * off <= 16 * variance,
        "{what}: {count} of {turns}, expected {weight} of {total}"
    );
}

#[test]
fn shots_fall_as_they_are_said_to() {
    let trial = Trial {
        field: "level extended\nA1 archers(3+c) (4,4)\nB1 archers(3+c) (4,2)\nA2 yari(5) (7,2)\nhq",
        orders: &["A1 shoot B1", "B1 shoot A2"],
        line: 2,
        pair: ("A1", "B1"),
    };
    trial.check();
}

#[test]
fn blows_at_the_front_fall_as_they_are_said_to() {
    let trial = Trial {
        field: "A1 naginata(3+c) (4,4)\nB1 yari(3) (4,2) facing 3\nhq",
        orders: &["A1 attack B1 by (4,3)"],
        line: 3,
        pair: ("A1", "B1"),
    };
    trial.check();
}

/// [SAM-14.3.1] Whoever wavers strikes back less.
#[test]
fn blows_against_a_wavering_unit_fall_as_they_are_said_to() {
    let trial = Trial {
        field: "level extended\nA1 naginata(2+c) (4,4)\nB1 archers(3+c) (4,2) facing 0 m 1\n\
                A2 yari(5) (8,2)\nhq",
        orders: &["A1 attack B1 by (4,3)", "B1 shoot A2"],
        line: 3,
        pair: ("A1", "B1"),
    };
    trial.check();
}

/// [SAM-9.2.2] A unit that fights elsewhere is taken in the rear, and may be put to flight before the
/// blow. What its other foe does to it is not in the numbers.
#[test]
fn blows_in_the_rear_fall_as_they_are_said_to() {
    let mut field = Field::at(
        "level extended\nA1 naginata(2+c) (4,4)\nB1 yari(4) (4,2) facing 0 m 2\n\
         A2 yari(2) (4,1) facing 3 fights B1\nhq",
    );
    let numbers = preview(&field, "A1 attack B1 by (4,3)", 3).expect("it has numbers");
    assert!(numbers.before.is_some());
    field.order("A1 attack B1 by (4,3)");
    Counted::of(&field, ("A1", "B1")).check_hits(&numbers);
    // [SAM-9.1.2] It flees: nothing comes back.
    assert!(numbers.reply.is_none());
    let back = Counted::of(&field, ("B1", "A1"));
    assert!(back.hits.keys().all(|&hits| hits == 0), "{:?}", back.hits);
}

#[test]
fn rivers_take_as_many_as_they_are_said_to() {
    let trial = Trial {
        field: "level advanced\nriver (4,3)\nA1 yari(4+c) (4,4)\nB1 yari(3) (4,0)\nhq",
        orders: &["A1 march (4,3)"],
        line: 2,
        pair: ("A1", "A1"),
    };
    trial.check();
}

/// [SAM-7.7.2] Three dice a figure, at two less.
#[test]
fn shots_on_the_move_fall_as_they_are_said_to() {
    let trial = Trial {
        field: "level extended\nA1 mounted-archers(1+c) (4,6)\nB1 archers(3+c) (4,2)\n\
                A2 yari(5) (7,1)\nhq",
        orders: &["A1 move-and-fire B1 by (4,5)", "B1 shoot A2"],
        line: 3,
        pair: ("A1", "B1"),
    };
    trial.check();
}
