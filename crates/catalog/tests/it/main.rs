//! The catalogue, tried on a game of its own and on the toys of the test kit.

mod beginnings;
mod decisions;
mod desk;
mod files;
mod fog;
mod fortunes;
mod handed_over;
mod hints;
mod judge;
mod keeping;
mod lab;
mod lexicon;
mod mutated;
mod older;
mod orders;
mod pages;
mod record;
mod reviews;
mod saves;
mod sent;
mod shelf;
mod sitting;
mod soak;
mod surmises;
mod table;
mod talk;
mod toy;
mod twins;
mod verify;
mod watch;
mod words;

use catalog::{Luck, Occupant, SetUp, Start, Table};
use engine::Seat;

const RED: Seat = Seat(0);
const BLUE: Seat = Seat(1);

/// What a duel between these two is started with.
fn duel(red: &str, blue: &str) -> SetUp {
    SetUp {
        start: Start::Scenario("dawn".to_owned()),
        options: [("lives".to_owned(), "3".to_owned())].into(),
        seats: vec![Occupant::from(red), Occupant::from(blue)],
    }
}

fn open(set_up: SetUp) -> Box<dyn Table> {
    catalog::shelve::<toy::Duel>().open(set_up, &Luck::seeded("7")).expect("a sound set-up")
}
