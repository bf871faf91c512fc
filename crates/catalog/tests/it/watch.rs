//! How long bots make people wait. Machines differ, and so do loads: what is promised is that whoever is
//! told to stop answers at once. What a whole turn takes is said, and not held against anybody.

use std::time::Duration;

use borodino::Campaign as Moskva;
use ccn::Battle as Napoleonics;
use engine::Title;
use samurai::Battle as Sengoku;
use testkit::speed::{Pace, answers_when_told, pace};
use waterloo::Campaign as HundredDays;

use crate::soak::{is_soak, say, set_ups};

/// How many threads the top level has.
const THREADS: usize = 2;

/// How long somebody who was told to stop may go on thinking.
const AT_ONCE: Duration = Duration::from_millis(100);

/// Holds a bot to that in a soak. Other tests are built for debugging and run side by side, where a clock
/// says nothing.
fn answered(who: &str, late: Duration) {
    assert!(!is_soak() || late <= AT_ONCE, "{who} goes on for {late:?} when told to stop");
}

/// The top level in the first turns of every scenario, with somebody who tells it to stop when its
/// time is up: two stretches with all its work in a soak, else one with next to none.
fn keeps_time<T: Title>() {
    let (per_mille, stretches) = if is_soak() { (1_000, 2) } else { (1, 1) };
    let top = ai::player::<T>(T::LEVELS[3].id, per_mille).expect("a level");
    let mut worst = Pace::default();
    for set_up in set_ups::<T>() {
        let pace = pace(&set_up, &*top, stretches, THREADS, 1);
        say(&format!("{:<10}{:<26}{pace}", T::ID, set_up.card().id));
        worst = worst.or(pace);
    }
    answered(T::ID, worst.late);
}

#[test]
fn the_top_level_keeps_time() {
    keeps_time::<Napoleonics>();
    keeps_time::<HundredDays>();
    keeps_time::<Sengoku>();
    keeps_time::<Moskva>();
}

/// Whoever is told to stop answers at once, whether it has begun to think or not.
fn heeds_a_halt<T: Title>(scenario: &str) {
    let set_up = T::set_up(scenario, &[]).expect("a scenario of the game");
    let (limits, every): (&[u64], _) = if is_soak() { (&[0, 30], 100) } else { (&[0], 500) };
    for name in ["greedy", "ismcts:4000000000", "search:4000000000"] {
        let player = ai::player::<T>(name, 1_000).expect("a player that there is");
        for &limit in limits {
            let limit = Duration::from_millis(limit);
            let late = answers_when_told(&set_up, &*player, limit, every, 1);
            say(&format!("{:<10}{name:<26}told after {limit:?}, answers after {late:?}", T::ID));
            answered(&format!("{} {name}", T::ID), late);
        }
    }
}

#[test]
fn who_is_told_to_stop_answers_at_once() {
    heeds_a_halt::<Napoleonics>("rolica-first-position");
    heeds_a_halt::<HundredDays>("the-hundred-days");
    heeds_a_halt::<Sengoku>("kawanakajima");
    heeds_a_halt::<Moskva>("borodino");
}
