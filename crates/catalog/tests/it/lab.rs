//! What is counted in games between bots, held against what happened.

use std::collections::BTreeMap;

use catalog::{Lab, Lexicon, Noted, Occupant, SetUp, Start, Title};
use engine::{Counted, Note, SeatSet};
use serde_json::Value;

use crate::duel;
use crate::toy::Duel;

/// A scenario with a bot of this name in each seat.
fn lab(title: &dyn Title, scenario: &str, bot: &str, most_turns: u32) -> Box<dyn Lab> {
    let cards = title.scenarios();
    let card = cards.iter().find(|card| card.id == scenario).expect("a scenario of the game");
    let seats = card.sides.iter().map(|_| Occupant::from(bot)).collect();
    let start = Start::Scenario(scenario.to_owned());
    let set_up = SetUp { start, options: BTreeMap::new(), seats };
    title.lab(&set_up, 7, most_turns, 1_000).expect("it can be played")
}

fn sum<'a>(notes: impl IntoIterator<Item = &'a Note>, counted: Counted) -> i64 {
    let of_kind = notes.into_iter().filter(|note| note.counted == counted);
    of_kind.map(|note| i64::from(note.count)).sum()
}

/// What the seats of a side have to show.
fn of_side(game: &Noted, side: SeatSet) -> impl Iterator<Item = &Note> {
    game.notes.iter().filter(move |note| side.contains(note.seat))
}

/// Calls something with a few games of every scenario.
fn for_a_few_games(mut check: impl FnMut(&dyn Title, &dyn Lab, &Noted)) {
    for &title in catalog::games() {
        for card in title.scenarios() {
            let lab = lab(title, &card.id, "random", 60);
            (0..2).for_each(|number| check(title, &*lab, &lab.play(number)));
        }
    }
}

#[test]
fn points_by_what_gave_them_add_up_to_the_score() {
    for_a_few_games(|title, lab, game| {
        let last = game.scores.last().expect("every game keeps a score");
        if game.result.capped && title.id() != "ccn" {
            // What counts at the end alone has not been counted.
            return;
        }
        for (&side, score) in lab.sides().iter().zip(last) {
            let points = sum(of_side(game, side), Counted::Points);
            assert_eq!(points, i64::from(score.points), "{} {:?}", title.id(), game.notes);
        }
    });
}

#[test]
fn nobody_loses_more_than_he_had_and_everything_has_words() {
    for_a_few_games(|title, lab, game| {
        let lexicon: &Lexicon = &title.lexicon();
        for note in game.notes.iter().chain(&lab.muster()) {
            assert_eq!(lexicon.missing(&note.what), Vec::<String>::new());
        }
        let muster = lab.muster();
        for lost in game
            .notes
            .iter()
            .filter(|note| matches!(note.counted, Counted::Strength | Counted::Units))
        {
            let had = muster.iter().filter(|it| {
                (it.seat, it.counted, &it.what) == (lost.seat, lost.counted, &lost.what)
            });
            let had: i32 = had.map(|it| it.count).sum();
            // A third force is nobody's at first, and whoever is hidden at set-up is chosen then.
            let grows = title.id() == "samurai";
            assert!(lost.count <= had || grows, "{lost:?} of {had}");
        }
    });
}

/// The game is the one that is played without a clerk, and the same every time.
#[test]
fn counting_changes_nothing() {
    for &title in catalog::games() {
        let scenario = title.scenarios().swap_remove(0);
        let seats = scenario.sides.iter().map(|_| Occupant::from("random")).collect();
        let start = Start::Scenario(scenario.id.clone());
        let set_up = SetUp { start, options: BTreeMap::new(), seats };
        let pairing = title.pairing(&set_up, 7, 40, 1_000).expect("it can be played");
        let lab = lab(title, &scenario.id, "random", 40);
        let noted = lab.play(3);
        assert_eq!(noted.result, pairing.play(3));
        assert_eq!(noted, lab.play(3));
        assert_eq!(noted.first_turn + noted.scores.len() as u32 - 1, noted.result.turns);
    }
}

#[test]
fn a_game_that_counts_nothing_is_played_all_the_same() {
    let lab = catalog::shelve::<Duel>().lab(&duel("random", "random"), 1, 50, 1_000);
    let lab = lab.expect("a sound set-up");
    let game = lab.play(0);
    assert_eq!((game.notes.len(), game.scores.len(), lab.muster().len()), (0, 0, 0));
    assert_eq!(lab.sides().len(), 2);
}

/// What was counted in a recorded game, and its events.
fn recorded<T: engine::Title>(record: &str) -> (Vec<Note>, Vec<Value>) {
    let mut lines = record.lines().map(|line| serde_json::from_str(line).expect("JSON"));
    let header: Value = lines.next().expect("a header");
    let options = header["options"].as_object().expect("options").iter();
    let options: Vec<(String, String)> = options
        .map(|(name, it)| (name.clone(), it.as_str().expect("a value").to_owned()))
        .collect();
    let file = header["beginning"]["file"].as_str().expect("a file");
    let mut game = T::set_up_from(file, &options).expect("a sound file");
    let (mut notes, mut events) = (Vec::new(), Vec::new());
    for line in lines {
        let Value::Object(parts) = line else { panic!("a line is an object") };
        for event in parts.values().filter_map(|part| part["events"].as_array()).flatten() {
            let known: T::Event = serde_json::from_value(event.clone()).expect("an event");
            game.notes(&known, &mut notes);
            game.apply(&known);
            events.push(event.get("fact").unwrap_or(event).clone());
        }
    }
    (notes, events)
}

/// The events of a name, each by what it holds.
fn of_name<'a>(events: &'a [Value], name: &'a str) -> impl Iterator<Item = &'a Value> {
    events.iter().filter_map(move |event| event.get(name))
}

fn total(events: &[Value], name: &str, field: &str) -> i64 {
    of_name(events, name).map(|event| event[field].as_i64().expect("a number")).sum()
}

fn count(events: &[Value], name: &str) -> i64 {
    of_name(events, name).count() as i64
}

#[test]
fn a_recorded_battle_of_bicorne_is_counted() {
    let record = include_str!("../../../../tests/saves/ccn-rules2-finished-bots.game");
    let (notes, events) = recorded::<ccn::Battle>(record);
    let (lost, back) = (total(&events, "blocks-lost", "blocks"), count(&events, "block-regained"));
    assert!(lost > 20, "{lost}");
    assert_eq!(sum(&notes, Counted::Strength), lost - back);
    let fallen = count(&events, "unit-eliminated") + count(&events, "leader-eliminated");
    assert_eq!(sum(&notes, Counted::Units), fallen);
    let of_places = |field| {
        let gained = total(&events, "objective-gained", field);
        gained - total(&events, "objective-lost", field) + total(&events, "unit-exited", field)
    };
    assert_eq!(sum(&notes, Counted::Points), fallen + of_places("banners"));
    let cards = count(&events, "card-played") + count(&events, "first-strike-played");
    assert_eq!(sum(&notes, Counted::Card), cards);
    assert_eq!(sum(&notes, Counted::Ending), 1);
}

#[test]
fn a_recorded_campaign_of_the_hundred_days_is_counted() {
    let record = include_str!("../../../../tests/saves/waterloo-rules1-finished-bots.game");
    let (notes, events) = recorded::<waterloo::Campaign>(record);
    let eliminated = count(&events, "eliminated");
    assert!(eliminated > 5, "{eliminated}");
    assert_eq!(sum(&notes, Counted::Units), eliminated);
    assert_eq!(sum(&notes, Counted::Points), eliminated);
    let steps = count(&events, "step-lost") + total(&events, "rout-loss", "lost");
    let steps = steps + total(&events, "marched", "lost");
    assert!((steps..=steps + 4 * eliminated).contains(&sum(&notes, Counted::Strength)));
    assert_eq!(sum(&notes, Counted::Ending), 1);
}

#[test]
fn a_recorded_battle_of_sengoku_is_counted() {
    let record = include_str!("../../../../tests/saves/samurai-rules1-finished-bots.game");
    let (notes, events) = recorded::<samurai::Battle>(record);
    let lost = total(&events, "hurt", "lost") + total(&events, "drowned", "lost");
    assert!(sum(&notes, Counted::Strength) >= lost && lost > 0, "{lost}");
    assert_eq!(sum(&notes, Counted::Units), count(&events, "destroyed"));
    let ended = of_name(&events, "ended").next().expect("an end");
    let points: i64 =
        ended["points"].as_array().into_iter().flatten().filter_map(Value::as_i64).sum();
    assert_eq!(sum(&notes, Counted::Points), points);
    assert!(sum(&notes, Counted::Card) > 0);
}

#[test]
fn a_recorded_battle_of_the_moskva_is_counted() {
    let record = include_str!("../../../../tests/saves/borodino-rules1-finished-bots.game");
    let (notes, events) = recorded::<borodino::Campaign>(record);
    let won = of_name(&events, "won").next().expect("an end");
    let points = won["french"].as_i64().zip(won["russian"].as_i64()).expect("points");
    assert_eq!(sum(&notes, Counted::Points), points.0 + points.1);
    assert_eq!(sum(&notes, Counted::Units), count(&events, "destroyed"));
    assert_eq!(sum(&notes, Counted::Card), count(&events, "activated"));
    assert!(sum(&notes, Counted::Strength) > 0);
}
