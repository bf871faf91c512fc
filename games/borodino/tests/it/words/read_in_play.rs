//! Whole games at random, in which everything is read that could be said.

use borodino::{Campaign, Event};
use engine::Title;
use testkit::scaled;
use testkit::words::{Reading, everything_said_has_words};

/// How many decisions of each game are read.
const MOST_READ: usize = 1_500;

/// [BOR-18.1.1] What is drawn on the way fits on a page, for whomever it is drawn.
#[test]
fn every_blank_of_every_sentence_is_filled() {
    let games: [(&str, &[(&str, &str)]); 4] = [
        ("shevardino", &[("flank-attacks", "on")]),
        ("borodino", &[]),
        ("combined", &[]),
        ("shevardino", &[("free-setup", "on"), ("river-bombardment", "off")]),
    ];
    for seed in 0..scaled(4) {
        let (scenario, options) = games[seed as usize % games.len()];
        let reading = Reading { seed, most: MOST_READ, is_roll: is_fire };
        everything_said_has_words(set_up(scenario, options), &reading);
    }
}

fn set_up(scenario: &str, options: &[(&str, &str)]) -> Campaign {
    let own = |&(id, value): &(&str, &str)| (id.to_owned(), value.to_owned());
    let options: Vec<(String, String)> = options.iter().map(own).collect();
    Campaign::set_up(scenario, &options).expect("a scenario")
}

/// [BOR-7.3.1], [BOR-11.1.1] Luck counts hits only.
fn is_fire(event: &Event) -> bool {
    matches!(event, Event::Fired { .. } | Event::Bombarded { .. })
}
