//! The list of games, with their types rubbed off: the only crate that names them all.
//!
//! [`games`] and [`find`] give a [`Title`], which opens a [`Table`]; both are spoken to in JSON
//! and answer in JSON and in words. A [`Desk`] keeps tables and speaks the [`protocol`] with whoever
//! is outside; [`replay`] and [`verify`] look at recorded games. [`Lexicon`] turns the phrases of the
//! rules into sentences. No file, no clock and no terminal; it builds for the browser too.

mod beginnings;
mod bots;
mod choice;
mod ending;
mod figures;
mod fortunes;
mod hint;
mod inspected;
mod json;
mod lab;
mod lexicon;
mod listing;
mod named;
mod numbers;
mod odds;
mod opening;
mod pairing;
mod played;
mod pondering;
mod problem;
pub mod protocol;
mod reasons;
mod record;
mod replay;
mod review;
mod rules;
mod set_up;
mod shared;
mod table;
mod thinking;
mod title;
mod told;
#[cfg(feature = "types")]
pub mod types;
mod verify;

pub use ai::Means;
pub use choice::{Choice, Draft, OrderLine, SharedDraft, Standing};
pub use ending::{Close, Ending, Hearers, Offer, Talk};
pub use figures::Figure;
pub use fortunes::{Fortunes, SeatFortune};
pub use hint::{Hint, HintChoice, HintStep};
pub use inspected::{Inspected, InspectedFact, InspectedLayer, InspectedSpot, InspectedThing};
pub use json::Json;
pub use lab::{Lab, Noted};
pub use lexicon::{Lexicon, Spoken};
pub use listing::{GameCard, LevelCard, Listing, ScenarioEntry, listing};
pub use named::{NamedDraws, NamedResult, Unnamed};
pub use numbers::Names;
pub use odds::{Dice, Odds, Prospect};
pub use pairing::{Field, GameResult, Pairing, per_mille};
pub use pondering::{HintMade, Hinting, Pondering, Reviewing};
pub use problem::{Code, Problem};
pub use protocol::Desk;
pub use record::{Beginning, Beside, FORMAT, Header, Promise, Record};
pub use replay::{Frame, replay};
pub use review::{BetterDecision, CostlyDecision, Review, ReviewPoint, SeatReview};
pub use rules::{RuleCard, rule_cards};
pub use set_up::{BY_THE_BOOK, Luck, Occupant, SetUp, Start};
pub use table::Table;
pub use thinking::{Occasion, Thinking, Thought};
pub use title::{Title, shelve};
pub use told::{LogLine, Told};
pub use verify::{Verdict, verify, verify_among};

// What a table is opened with and answers as it is, for whoever knows the catalog and no more.
pub use engine::{Surmise, Suspect};
pub use luck::{GameId, Key, Pinch, commitment_to};

use rulebook::Rule;

/// Every game. One line adds one.
static GAMES: [&dyn Title; 4] = [
    shelve::<ccn::Battle>(),
    shelve::<waterloo::Campaign>(),
    shelve::<samurai::Battle>(),
    shelve::<borodino::Campaign>(),
];

/// Every game, in the order of the shelf.
#[must_use]
pub fn games() -> &'static [&'static dyn Title] {
    &GAMES
}

/// The game with a short name.
///
/// # Errors
/// If there is none.
pub fn find(id: &str) -> Result<&'static dyn Title, Problem> {
    find_among(games(), id)
}

/// The game with a short name on a shelf.
///
/// # Errors
/// If there is none.
pub fn find_among(shelf: &[&'static dyn Title], id: &str) -> Result<&'static dyn Title, Problem> {
    let found = shelf.iter().copied().find(|title| title.id() == id);
    found.ok_or_else(|| {
        let known: Vec<&str> = shelf.iter().map(|title| title.id()).collect();
        let known = known.join(", ");
        Problem::unknown(format!("There is no game \"{id}\"; the games are: {known}."))
    })
}

/// The rule with an id, in capitals or not, in the pages of all games.
///
/// # Errors
/// If no game has such a rule.
pub fn rule(id: &str) -> Result<Rule, Problem> {
    let books = games().iter().map(|title| shared::rulebook(title.rules()));
    let mut found = books.filter_map(|book| book.as_ref().as_ref()?.find(id).cloned());
    found.next().ok_or_else(|| {
        Problem::unknown(format!("There is no rule \"{id}\"; an id looks like CCN-21.1.1."))
    })
}

/// Takes a recorded game up again, from the document that [`Table::record`] wrote.
///
/// If the rules have the version that the game was begun under, they carry it out again, and what
/// they say must be what was recorded. If they have changed since, the position is rebuilt from the
/// recorded events alone. Luck goes on where it was.
///
/// # Errors
/// If the record cannot be read, names a game, scenario, option or bot that is unknown, or tells
/// of something that cannot have happened.
pub fn load(text: &str) -> Result<Box<dyn Table>, Problem> {
    load_among(games(), text)
}

/// Takes a recorded game of a shelf up again, as [`load`] does.
///
/// # Errors
/// As [`load`].
pub fn load_among(shelf: &[&'static dyn Title], text: &str) -> Result<Box<dyn Table>, Problem> {
    let record = Record::read(text)?;
    find_among(shelf, &record.header.game)?.resume(&record)
}
