//! Whole campaigns at random, in which everything is read that could be said.

use engine::Title;
use testkit::scaled;
use testkit::words::{Reading, everything_said_has_words};
use waterloo::{Campaign, Event};

use crate::crossroads::crossroads;

/// How many decisions of each campaign are read.
const MOST_READ: usize = 2_500;

/// [WAT-24.1.1] What is drawn on the way fits on a page, for whomever it is drawn.
#[test]
fn every_blank_of_every_sentence_is_filled() {
    let options: [&[(&str, &str)]; 4] = [
        &[],
        &[("three-players", "on"), ("setup", "free")],
        &[("reveal-when-firing-only", "on")],
        &[("battle-turn-cap", "3"), ("low-infantry-fire", "on")],
    ];
    for seed in 0..scaled(4) {
        let chosen = options[seed as usize % options.len()];
        for campaign in [historical(chosen), crossroads(chosen)] {
            let reading = Reading { seed, most: MOST_READ, is_roll: is_fire };
            everything_said_has_words(campaign, &reading);
        }
    }
}

/// The campaign of June 1815, with switches set.
fn historical(options: &[(&str, &str)]) -> Campaign {
    let own = |&(id, value): &(&str, &str)| (id.to_owned(), value.to_owned());
    let options: Vec<(String, String)> = options.iter().map(own).collect();
    Campaign::set_up("the-hundred-days", &options).expect("a campaign")
}

/// [WAT-10.1.2], [WAT-14.1.2] Luck counts hits only.
fn is_fire(event: &Event) -> bool {
    matches!(event, Event::Fired { .. } | Event::Skirmished { .. })
}
