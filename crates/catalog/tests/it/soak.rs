//! Bots against bots in every scenario of every game: a glance in every test run, twenty games of each
//! in a soak.

use std::io::{self, Write as _};

use borodino::Campaign as Moskva;
use ccn::Battle as Napoleonics;
use engine::Title;
use samurai::Battle as Sengoku;
use testkit::scaled;
use waterloo::Campaign as HundredDays;

/// How much of their work levels do, in parts of a thousand.
const PER_MILLE: u32 = 1;

/// Twenty whole games of every scenario in a soak; else one of one scenario, and of long games only the
/// first turns.
fn bots_finish<T: Title>(last: Option<u32>) {
    let last = last.filter(|_| !is_soak());
    for set_up in set_ups::<T>() {
        let games = scaled(1).div_ceil(5);
        let decisions = testkit::bots_finish(&set_up, games, PER_MILLE, last);
        say(&format!("{:<10}{:<26}{games} games, {decisions} decisions", T::ID, set_up.card().id));
    }
}

#[test]
fn bots_finish_battles() {
    bots_finish::<Napoleonics>(None);
}

#[test]
fn bots_finish_the_hundred_days() {
    bots_finish::<HundredDays>(Some(3));
}

#[test]
fn bots_finish_sengoku() {
    bots_finish::<Sengoku>(None);
}

#[test]
fn bots_finish_the_moskva() {
    bots_finish::<Moskva>(Some(2));
}

/// Whether this is a soak.
pub(crate) fn is_soak() -> bool {
    scaled(1) > 1
}

/// The scenarios to be played: all of them in a soak, else the shortest.
pub(crate) fn set_ups<T: Title>() -> impl Iterator<Item = T> {
    let mut scenarios = T::scenarios();
    if !is_soak() {
        scenarios.sort_by_key(|card| card.turns.unwrap_or(u32::MAX));
        scenarios.truncate(1);
    }
    scenarios.into_iter().map(|card| T::set_up(&card.id, &[]).expect("a scenario of the game"))
}

/// Says what was measured, past whatever keeps the words of passing tests to itself.
pub(crate) fn say(line: &str) {
    if is_soak() {
        writeln!(io::stderr(), "{line}").expect("somebody reads it");
    }
}
