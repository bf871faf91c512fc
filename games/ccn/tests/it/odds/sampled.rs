//! The numbers before an attack, against a hundred thousand attacks of each kind.

use std::borrow::Cow;
use std::collections::BTreeMap;

use ccn::{Action, Battle, Card, Event, Side, Volley};
use engine::{Arg, Game, Journal, Likelihood, Preview, Waiting, Weight};
use luck::Fast;

use super::{fire, melee};
use crate::field::{Field, Listed, hex};

/// How often each attack is made.
const ATTACKS: u64 = 100_000;

/// What was counted: which roll, what came of it, and a number that belongs to it.
type Key = (&'static str, &'static str, i64);

/// Makes the attack that `action` begins again and again, and compares what comes of it with what
/// was foretold.
#[track_caller]
fn compare(field: &Field, action: Action) {
    let preview = super::preview(field, action);
    let mut foretold = BTreeMap::new();
    let main = if action == Action::BattleBack { "reply" } else { "attack" };
    foretell(&mut foretold, main, &preview);
    for (name, other) in [("before", &preview.before), ("reply", &preview.reply)] {
        if let Some(other) = other {
            foretell(&mut foretold, name, other);
        }
    }
    let mut seen: BTreeMap<Key, u64> = BTreeMap::new();
    let (mut luck, mut list) = (Fast::new(1815), Vec::new());
    for _ in 0..ATTACKS {
        for key in sample(&field.battle, action, &mut luck, &mut list) {
            *seen.entry(key).or_default() += 1;
        }
    }
    for key in seen.keys() {
        assert!(foretold.contains_key(key), "{key:?} was not foretold");
    }
    for (key, &(weight, total)) in &foretold {
        let found = seen.get(key).copied().unwrap_or(0);
        // That a roll is not made follows from those that are.
        if key.1 != "preview-not-made" {
            assert_close(key, found, weight, total);
        }
    }
}

/// Everything that a preview says of one roll, but for ways in which it is not made.
fn foretell(into: &mut BTreeMap<Key, (u128, u128)>, roll: &'static str, preview: &Preview) {
    let total = preview.total.0;
    let not_made = super::weight(preview, "preview-not-made");
    let mut numbers = |name: &'static str, weights: &[Weight]| {
        for (number, weight) in (0..).zip(weights) {
            let weight = if number == 0 { weight.0 - not_made } else { weight.0 };
            into.insert((roll, name, number), (weight, total));
        }
    };
    numbers("hits", &preview.hits);
    // Where flags do not count, there are none.
    let none = [preview.total];
    numbers("flags", if preview.flags.is_empty() { &none } else { &preview.flags });
    for result in &preview.results {
        let Cow::Borrowed(what) = result.what.id else { panic!("rules name their sentences") };
        into.insert((roll, what, number_of(result)), (result.weight.0, total));
    }
}

fn number_of(result: &Likelihood) -> i64 {
    let number = result.what.args.iter().find_map(|(_, arg)| match arg {
        Arg::Number(number) => Some(*number),
        _ => None,
    });
    number.unwrap_or(0)
}

/// Within five standard deviations, and three more for what is rare.
#[track_caller]
fn assert_close(key: &Key, found: u64, weight: u128, total: u128) {
    const ONE: u128 = 1_000_000_000;
    let share = weight * ONE / total;
    let (attacks, found) = (u128::from(ATTACKS), u128::from(found));
    let off = (found * ONE).abs_diff(attacks * share).saturating_sub(3 * ONE);
    let is_close = off * off <= 25 * attacks * share * (ONE - share);
    assert!(is_close, "{key:?}: {found} of {attacks}, and {weight} of {total} were foretold");
    assert!(weight > 0 || found == 0, "{key:?} cannot happen and did");
}

/// One attack through the public door, and everything that came of it.
fn sample(battle: &Battle, action: Action, luck: &mut Fast, list: &mut Vec<Action>) -> Vec<Key> {
    let mut battle = battle.clone();
    let mut journal = Journal::keeping();
    let mut next = Some(action);
    while let (Some(action), Waiting::On(seats)) = (next, battle.waiting()) {
        let seat = seats.lowest().expect("somebody is asked");
        battle.play_unchecked(seat, action, luck, &mut journal);
        list.clear();
        if let Waiting::On(seats) = battle.waiting() {
            battle.legal(seats.lowest().expect("somebody is asked"), list);
        }
        next = answer(list);
    }
    let asks = |action: &Action| matches!(action, Action::LeaderRetreat(_) | Action::LeaderLeaves);
    let left = |event: &Event| matches!(event, Event::LeaderFled { .. } | Event::LeaderLeft { .. });
    facts(journal.events(), list.iter().any(asks) || journal.events().iter().any(left))
}

/// What previews take for granted: no more guns join, the target stands, as many flags as can be
/// are ignored, and whoever can battle back does. `None` when the attack is over.
fn answer(list: &[Action]) -> Option<Action> {
    match (*list.first()?, *list.last()?) {
        (first @ (Action::Stand | Action::BattleBack), _) => Some(first),
        // Every field here has its better way back last, if they differ.
        (_, last @ (Action::JoinNoMore | Action::IgnoreFlags(_) | Action::Retreat(_))) => Some(last),
        _ => None,
    }
}

/// What came of each roll, told by the events up to the next.
fn facts(events: &[Event], flees: bool) -> Vec<Key> {
    let mut keys = Vec::new();
    let is_roll = |event: &Event| matches!(event, Event::Rolled { .. });
    let starts: Vec<usize> = (0..events.len()).filter(|&at| is_roll(&events[at])).collect();
    for (number, &start) in starts.iter().enumerate() {
        let end = starts.get(number + 1).copied().unwrap_or(events.len());
        let is_last = end == events.len();
        of_roll(&mut keys, &events[start..end], flees && is_last);
    }
    keys
}

fn of_roll(keys: &mut Vec<Key>, events: &[Event], flees: bool) {
    let Event::Rolled { volley, hits, flags, .. } = events[0] else { return };
    let roll = match volley {
        Volley::Fire | Volley::Melee => "attack",
        Volley::BattleBack => "reply",
        Volley::FirstStrike | Volley::Square => "before",
    };
    let mut say = |what: &'static str, number: usize| keys.push((roll, what, number as i64));
    say("hits", hits.into());
    say("flags", flags.into());
    let count = |wanted: fn(&Event) -> u8| events.iter().map(|it| usize::from(wanted(it))).sum();
    let lost: usize = count(|event| match event {
        Event::BlocksLost { blocks, .. } => *blocks,
        _ => 0,
    });
    let retreated: usize = count(|event| matches!(event, Event::UnitRetreated { .. }).into());
    let destroyed: usize = count(|event| matches!(event, Event::UnitEliminated { .. }).into());
    let fallen: usize = count(|event| matches!(event, Event::LeaderEliminated { .. }).into());
    let is_alone = lost == 0 && (fallen > 0 || flees);
    if destroyed > 0 {
        say("preview-eliminated", 0);
    }
    if destroyed == 0 && retreated > 0 {
        say("preview-driven-back", 0);
        say("preview-retreats", retreated);
    }
    if destroyed == 0 && lost > 0 {
        say("preview-loses", lost);
    }
    if fallen > 0 {
        say(if is_alone { "preview-leader-eliminated" } else { "preview-its-leader-falls" }, 0);
    }
    if flees {
        say(if is_alone { "preview-leader-flees" } else { "preview-its-leader-flees" }, 0);
    }
}

#[test]
fn fire_of_infantry() {
    compare(&Field::draw("B-LN 6,6; F-LN*2+LDR 4,6").ready("6,6"), fire("6,6", "4,6"));
    compare(&Field::draw("B-RL 6,6; P-LN 8,2; F-GR 3,6").ready("6,6"), fire("6,6", "3,6"));
}

#[test]
fn fire_of_artillery() {
    compare(&Field::draw("B-FA 6,6; F-CHC*3+LDR 4,6").ready("6,6"), fire("6,6", "4,6"));
    // One way back is a dead end.
    let field = Field::draw("B-FA 6,6; F-LN 3,6; F-LN 1,5; F-LN 1,6").ready("6,6");
    compare(&field, fire("6,6", "3,6"));
}

#[test]
fn fire_at_the_edge_of_the_board() {
    compare(&Field::draw("B-LN 3,6; F-LN*3+LDR 1,6").ready("3,6"), fire("3,6", "1,6"));
}

#[test]
fn fire_at_a_square_and_from_one() {
    let sketch = Field::draw("F-FA 4,6; B-GR=sq+LDR 6,6").first(Side::French);
    compare(&sketch.ready("4,6"), fire("4,6", "6,6"));
    compare(&Field::draw("B-LN=sq 6,6; F-CHC 4,6").ready("6,6"), fire("6,6", "4,6"));
}

#[test]
fn melee_with_what_comes_back() {
    let field = Field::draw("B-LN*3+LDR 6,6; F-LN*3+LDR 5,6").ready("6,6");
    compare(&field, melee("6,6", "5,6"));
    let field = Field::draw("F-HC*2 5,6; B-LC+LDR 6,6").ground("hill 5,6").first(Side::French);
    compare(&field.ready("5,6"), melee("5,6", "6,6"));
}

#[test]
fn melee_with_militia_and_rifles() {
    let field = Field::draw("F-LN*3 7,6; P-MI 8,6").first(Side::French).ready("7,6");
    compare(&field, melee("7,6", "8,6"));
    compare(&Field::draw("B-RL 6,6; F-MI 5,6").ready("6,6"), melee("6,6", "5,6"));
}

#[test]
fn melee_with_guns_that_join() {
    let mut field = Field::draw("B-LN*2 6,6; B-FA 6,5; F-LN+LDR 5,6").ready("6,6 6,5");
    compare(&field, melee("6,6", "5,6"));
    field.declare("6,6", "5,6");
    compare(&field, Action::Join(hex("6,5")));
    compare(&field, Action::JoinNoMore);
}

#[test]
fn melee_with_a_lone_leader() {
    compare(&Field::draw("B-LN*2 6,6; F-LDR 5,6").ready("6,6"), melee("6,6", "5,6"));
}

#[test]
fn a_bonus_melee() {
    let pieces = "F-HC*3 4,6; B-LN*1 5,6; B-LN*3 6,6";
    let mut field = Field::draw(pieces).first(Side::French).ready("4,6");
    field.melee("4,6", "5,6", "saber cavalry cavalry cavalry");
    field.act(Action::Advance(hex("5,6"))).act(Action::Hold);
    compare(&field, melee("5,6", "6,6"));
}

#[test]
fn a_square_that_is_charged() {
    let sketch = Field::draw("F-HC*2+LDR 5,6; B-LN*2=sq+LDR 6,6; F-HA 4,7");
    let mut field = sketch.first(Side::French).ready("5,6 4,7");
    compare(&field, melee("5,6", "6,6"));
    field.declare("5,6", "6,6");
    compare(&field, Action::Join(hex("4,7")));
}

#[test]
fn a_square_that_attacks() {
    compare(&Field::draw("B-LN=sq 6,6; F-GHC+LDR 5,6").ready("6,6"), melee("6,6", "5,6"));
}

#[test]
fn standing() {
    let mut field = Field::draw("F-LC 5,6; B-LN*3 6,6").first(Side::French).ready("5,6");
    field.declare("5,6", "6,6");
    compare(&field, Action::Stand);
}

#[test]
fn first_strike() {
    let hand = [Card::FirstStrike, Card::Forward, Card::ProbeCenter];
    let sketch = Field::draw("B-GR*3+LDR 6,6; F-LN*3 5,6; B-FA 6,5").hand(Side::French, hand);
    let mut field = sketch.ready("6,6 6,5");
    field.declare("6,6", "5,6").act(Action::Join(hex("6,5")));
    compare(&field, Action::FirstStrike);
    compare(&field, Action::Stand);
}

#[test]
fn forming_square() {
    let sketch = Field::draw("F-LC*2+LDR 5,6; B-GR*2+LDR 6,6").first(Side::French);
    let mut field = sketch.ready("5,6");
    field.declare("5,6", "6,6");
    compare(&field, Action::FormSquare);
}

#[test]
fn retiring_before_infantry() {
    let mut field = Field::draw("B-LN 6,6; F-LC*2+LDR 5,6").ready("6,6");
    field.declare("6,6", "5,6");
    compare(&field, Action::RetireAndReform);
}

#[test]
fn battling_back() {
    let mut field = Field::draw("B-LN*3+LDR 6,6; F-LN 5,6").ready("6,6");
    field.charge("6,6", "5,6", Action::Stand, Listed::dice("artillery cavalry saber"));
    compare(&field, Action::BattleBack);
}
