//! The list of games, with their types rubbed off: the only crate that names them all.
//!
//! [`games`] and [`find`] give a [`Title`], which opens a [`Table`]; both are spoken to in JSON
//! and answer in JSON and in words. [`Lexicon`] turns the phrases of the rules into sentences.
//! No file, no clock and no terminal; it builds for the browser too.

mod bots;
mod lexicon;
mod listing;
mod odds;
mod opening;
mod pairing;
mod played;
mod problem;
mod record;
mod set_up;
mod table;
mod title;

pub use bots::bot_names;
pub use lexicon::{Lexicon, Spoken};
pub use listing::{GameCard, Listing, ScenarioEntry, listing};
pub use odds::{Dice, Odds, Prospect};
pub use pairing::{GameResult, Pairing};
pub use problem::{Code, Problem};
pub use record::{FORMAT, Header, Record};
pub use set_up::{Occupant, SetUp};
pub use table::{Choice, Ending, LogLine, Table};
pub use title::{Title, shelve};

use rulebook::{Rule, Rulebook};

/// Every game. One line adds one.
static GAMES: [&dyn Title; 1] = [shelve::<ccn::Battle>()];

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
    let found = games().iter().copied().find(|title| title.id() == id);
    found.ok_or_else(|| {
        let known: Vec<&str> = games().iter().map(|title| title.id()).collect();
        let known = known.join(", ");
        Problem::unknown(format!("There is no game \"{id}\"; the games are: {known}."))
    })
}

/// The rule with an id, in capitals or not, in the pages of all games.
///
/// # Errors
/// If no game has such a rule.
pub fn rule(id: &str) -> Result<Rule, Problem> {
    let books = games().iter().filter_map(|title| Rulebook::parse(title.rules()).ok());
    let mut found = books.filter_map(|book| book.find(id).cloned());
    found.next().ok_or_else(|| {
        Problem::unknown(format!("There is no rule \"{id}\"; an id looks like CCN-21.1.1."))
    })
}

/// Takes a recorded game up again, from the document that [`Table::record`] wrote.
///
/// The position is rebuilt from the recorded events alone, so a game outlives changes of its
/// rules. Luck is not in the record: from here on it is drawn afresh, from the seed and the
/// number of lines in the log, so that a record taken up twice goes on with the same luck.
///
/// # Errors
/// If the record cannot be read, names a game, scenario, option or bot that is unknown, or tells
/// of something that cannot have happened. Not every forgery is found: a position that no game
/// reaches may still break down later. Where a panic aborts, as in the browser, so does a forgery.
pub fn load(text: &str) -> Result<Box<dyn Table>, Problem> {
    let record = Record::read(text)?;
    find(&record.header.game)?.resume(&record)
}
