//! The checks that every game passes.

use ai::{Bout, Memory, Random};
use engine::{Game, Title as _, Viewer, Waiting};
use luck::Fast;
use samurai::Battle;
use testkit::scaled;

/// The battles that differ in what is secret or comes later, at all levels: hidden set-up,
/// reinforcements, a third force, armies with several commanders.
const BATTLES: [(&str, &[(&str, &str)]); 6] = [
    ("ino", &[]),
    ("kawanakajima", &[("level", "basic")]),
    ("iga", &[("level", "extended"), ("flee-same-turn", "on")]),
    ("sekigahara", &[("level", "expert"), ("morale-test-in-melee", "all")]),
    ("nagashino", &[("level", "advanced")]),
    ("kawanakajima", &[("commanders-a", "3"), ("commanders-b", "2"), ("level", "extended")]),
];

/// The kinds of skirmish: everything that the rules know, close together.
const SKIRMISHES: [&[(&str, &str)]; 4] = [
    &[],
    &[("level", "extended"), ("fire-retreat-only-vs-own-attacker", "on")],
    &[("level", "advanced"), ("sector-half-angle", "30"), ("attack-target-range", "distance")],
    &[("commanders-a", "2"), ("commanders-b", "2"), ("shared-orders", "on")],
];

/// Its file.
pub(crate) const SKIRMISH: &str = include_str!("skirmish.toml");

pub(crate) fn owned(options: &[(&str, &str)]) -> Vec<(String, String)> {
    options.iter().map(|&(id, value)| (id.to_owned(), value.to_owned())).collect()
}

/// A skirmish that has not begun.
pub(crate) fn skirmish(options: &[(&str, &str)]) -> Battle {
    Battle::set_up_from(SKIRMISH, &owned(options)).expect("the skirmish is sound")
}

/// One battle of each kind.
pub(crate) fn battles() -> impl Iterator<Item = Battle> {
    let set_up = |(id, options): (&str, &[(&str, &str)])| Battle::set_up(id, &owned(options));
    let shelf = BATTLES.into_iter().map(set_up);
    shelf.map(|battle| battle.expect("a scenario of the game")).chain(skirmishes())
}

pub(crate) fn skirmishes() -> impl Iterator<Item = Battle> {
    SKIRMISHES.into_iter().map(skirmish)
}

#[test]
fn games_end() {
    battles().for_each(|battle| testkit::games_end(&battle, scaled(4)));
}

#[test]
fn listed_decisions_are_accepted() {
    battles().for_each(|battle| testkit::listed_decisions_are_accepted(&battle, scaled(1)));
}

#[test]
fn others_are_refused() {
    let rules = Some(Battle::RULES);
    battles().for_each(|battle| testkit::others_are_refused(&battle, scaled(1), rules));
}

#[test]
fn lists_are_short() {
    battles().for_each(|battle| testkit::lists_are_short(&battle, scaled(2)));
}

#[test]
fn events_rebuild_the_game() {
    battles().for_each(|battle| testkit::events_rebuild_the_game(&battle, scaled(2)));
}

#[test]
fn nothing_leaks() {
    battles().for_each(|battle| testkit::nothing_leaks(&battle, scaled(1)));
}

#[test]
fn events_tell_no_more_than_view_and_log() {
    battles().for_each(|battle| testkit::events_tell_no_more_than_view_and_log(&battle, scaled(1)));
}

#[test]
fn saves_load_equal() {
    battles().for_each(|battle| testkit::saves_load_equal(&battle, scaled(1)));
}

#[test]
fn undo_returns_exactly() {
    battles().for_each(|battle| testkit::undo_returns_exactly(&battle, scaled(1)));
}

#[test]
fn orders_stay_secret() {
    battles().for_each(|battle| testkit::orders_stay_secret(&battle, scaled(1)));
}

#[test]
fn bots_do_not_peek() {
    battles().for_each(|battle| testkit::bots_do_not_peek(&battle, &ai::Random, scaled(1)));
}

#[test]
fn bots_that_look_ahead_do_not_peek() {
    testkit::bots_do_not_peek(&skirmish(&[]), &ai::Greedy::new(1), 1);
}

#[test]
fn no_player_peeks() {
    testkit::no_player_peeks(&skirmish(&[]), scaled(1).div_ceil(10), 300);
}

/// Whoever sees everything can rebuild everything.
#[test]
fn the_view_of_the_referee_is_the_whole_position() {
    for battle in battles() {
        let (mut chance, mut luck) = (Fast::new(1), Fast::new(2));
        let (mut bout, _) = Bout::begin(&battle, Memory::Nothing, &mut chance);
        while let Some(seat) = bout.next_seat(&mut luck) {
            let decision = bout.ask(seat, &Random, &mut luck);
            let happened = !bout.take(seat, decision, &mut chance).is_empty();
            if happened && matches!(bout.game().waiting(), Waiting::Orders(_)) {
                is_rebuilt(bout.game());
            }
        }
    }
}

fn is_rebuilt(battle: &Battle) {
    let view = battle.view(Viewer::Referee);
    for seat in battle.seats().iter() {
        let belief = Battle::belief(battle.scenario(), seat, &view);
        let again = Battle::imagine(battle.scenario(), seat, &view, &belief, &mut Fast::new(1));
        assert_eq!(again.view(Viewer::Referee), view);
        assert_eq!(again.document(), battle.document());
    }
}

/// Random skirmishes meet every kind of fact, so that the checks above see them all: but those of a
/// third force, and claims, for which two attacks must by chance name one hex.
#[test]
fn skirmishes_meet_everything() {
    let mut met = std::collections::BTreeSet::new();
    for (seed, battle) in (0..100).flat_map(|seed| skirmishes().map(move |it| (seed, it))) {
        let (mut chance, mut luck) = (Fast::new(seed), Fast::new(!seed));
        let (mut bout, _) = Bout::begin(&battle, Memory::Belief, &mut chance);
        while let Some(seat) = bout.next_seat(&mut luck) {
            let decision = bout.ask(seat, &Random, &mut luck);
            for event in bout.take(seat, decision, &mut chance) {
                let fact = serde_json::to_value(&event.fact).expect("JSON");
                let kinds = fact.as_object().into_iter().flat_map(|it| it.keys().cloned());
                met.extend(kinds);
            }
        }
    }
    let never: Vec<&str> = FACTS.split_whitespace().filter(|&it| !met.contains(it)).collect();
    assert!(never.is_empty(), "{never:?}");
}

const FACTS: &str = "placed turn-began began committed ordered order-changed faced appeared shot \
                     struck fought hurt drowned tested marked honoured dishonoured destroyed \
                     stopped moved entered stepped-back engaged classed released hid \
                     regrouped resupplied recovered called-off will-pursue escaped tired ended";

/// A hundred pairs or so, ten thousand in a soak.
#[test]
fn what_is_sent_tells_nothing() {
    let mut compared = testkit::Compared::default();
    for battle in battles() {
        compared += testkit::what_is_sent_tells_nothing(&battle, scaled(12));
    }
    let by_orders = compared.by_orders;
    assert!(by_orders > compared.pairs / 4, "{compared:?}");
    assert!(compared.pairs - by_orders > compared.pairs / 4, "{compared:?}");
    assert!(compared.moments > compared.pairs / 2, "{compared:?}");
    assert!(compared.told_by_others > compared.pairs / 3, "{compared:?}");
    assert_eq!(compared.stopped, 0, "who is asked tells: {compared:?}");
    assert!(compared.lost < compared.pairs * 2 / 3, "{compared:?}");
}
