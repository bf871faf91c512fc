//! Whole battles at random, in which everything is read that could be said.

use engine::Title;
use samurai::{Battle, Fact};
use testkit::scaled;
use testkit::words::{Reading, everything_said_has_words};

const LEVELS: [&str; 5] = ["scenario", "basic", "extended", "advanced", "expert"];

#[test]
fn every_blank_of_every_sentence_is_filled() {
    for (seed, card) in (0..scaled(9)).zip(Battle::scenarios().iter().cycle()) {
        let level = LEVELS[seed as usize % LEVELS.len()];
        let options = [("level".to_owned(), level.to_owned())];
        let battle = Battle::set_up(&card.id, &options).expect("a battle");
        everything_said_has_words(battle, &Reading { seed, most: usize::MAX, is_roll });
    }
}

/// Luck counts shots, strikes and blows.
fn is_roll(event: &samurai::Event) -> bool {
    matches!(event.fact, Fact::Shot { .. } | Fact::Struck { .. } | Fact::Fought { .. })
}
