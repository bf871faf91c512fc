//! The tables of one process.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use engine::SeatSet;

use super::answer::Answer;
use super::{Request, table};
use crate::{Code, Listing, Luck, Problem, SetUp, Start, Table, Title, find_among, games};

/// A key and an id that nobody could guess: 32 bytes and 16.
pub type Secrets = Box<dyn FnMut() -> ([u8; 32], [u8; 16]) + Send>;

/// The tables of one process, and the only one who sits at all of them: whoever asks is trusted
/// with every seat.
pub struct Desk {
    pub(super) shelf: &'static [&'static dyn Title],
    pub(super) places: BTreeMap<String, Place>,
    /// How many tables were opened so far.
    pub(super) opened: u64,
    pub(super) secrets: Secrets,
}

/// A table, or one at which the game has not begun.
pub(super) enum Place {
    Forming(Box<Forming>),
    Playing(Box<dyn Table>),
}

/// A game that waits for bytes of its seats.
pub(super) struct Forming {
    pub(super) title: &'static dyn Title,
    pub(super) set_up: SetUp,
    pub(super) luck: Luck,
    pub(super) missing: SeatSet,
}

impl Desk {
    /// A desk with all games, whose keys come from `secrets`.
    #[must_use]
    pub fn new(secrets: Secrets) -> Desk {
        Desk::with_shelf(games(), secrets)
    }

    /// A desk with the games of another shelf.
    #[must_use]
    pub fn with_shelf(shelf: &'static [&'static dyn Title], secrets: Secrets) -> Desk {
        Desk { shelf, places: BTreeMap::new(), opened: 0, secrets }
    }

    /// The table of a name, if its game has begun.
    #[must_use]
    pub fn table(&self, name: &str) -> Option<&dyn Table> {
        match self.places.get(name)? {
            Place::Playing(table) => Some(&**table),
            Place::Forming(_) => None,
        }
    }

    /// Answers a request.
    ///
    /// # Errors
    /// Why it was not done. Nothing was changed, unless the program has a fault: then the table
    /// that it showed at is cleared away, and all others go on.
    pub fn ask(&mut self, request: Request) -> Result<Answer, Problem> {
        let table = request.table().map(str::to_owned);
        catch_unwind(AssertUnwindSafe(|| self.respond(request))).unwrap_or_else(|_| {
            let cleared = table.and_then(|table| self.places.remove(&table));
            let message = match cleared {
                Some(_) => "The program has a fault here; the table was cleared away.",
                None => "The program has a fault here; no table was touched.",
            };
            Err(Problem::new(Code::Broken, message))
        })
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "all others are asked of a table")]
    fn respond(&mut self, request: Request) -> Result<Answer, Problem> {
        match request {
            Request::Games {} => Ok(Answer::Games(Listing::of(self.shelf))),
            Request::New { game, scenario, file, options, seats, seed, pinches } => {
                let title = find_among(self.shelf, &game)?;
                let start = start(title, scenario, file)?;
                let set_up = SetUp { start, options, seats: seats.unwrap_or_default() };
                self.open(title, set_up, seed, &pinches).map(Answer::Opened)
            }
            Request::Position { game, position, file, options, seats, seed, pinches } => {
                let title = find_among(self.shelf, &game)?;
                let start = Start::Position { document: position, file };
                let set_up = SetUp { start, options, seats: seats.unwrap_or_default() };
                self.open(title, set_up, seed, &pinches).map(Answer::Opened)
            }
            Request::Load { record } => self.load(&record),
            Request::Verify { record } => self.verify(&record),
            Request::Pinch { table, seat, bytes } => self.pinch(&table, seat, bytes),
            Request::Rematch { table, seat } => self.rematch(&table, seat),
            Request::Close { table } => {
                self.places.remove(&table).ok_or_else(|| no_table(&table))?;
                Ok(Answer::Closed {})
            }
            request => {
                let name = request.table().unwrap_or_default().to_owned();
                table::answer(self.begun(&name)?, request)
            }
        }
    }

    /// The table of a name, if its game has begun.
    pub(super) fn begun(&mut self, name: &str) -> Result<&mut dyn Table, Problem> {
        match self.places.get_mut(name) {
            None => Err(no_table(name)),
            Some(Place::Playing(table)) => Ok(&mut **table),
            Some(Place::Forming(forming)) => {
                let message = format!(
                    "The game has not begun: {} must give bytes for its luck first.",
                    names(forming.missing)
                );
                Err(Problem::new(Code::NotBegun, message))
            }
        }
    }
}

/// Where a new game begins: with a file, a scenario, or the first of the game's own scenarios.
fn start(
    title: &dyn Title,
    scenario: Option<String>,
    file: Option<String>,
) -> Result<Start, Problem> {
    match (scenario, file) {
        (Some(_), Some(_)) => {
            Err(Problem::malformed("A game begins with a scenario or with a file, not with both."))
        }
        (None, Some(file)) => Ok(Start::File(file)),
        (Some(scenario), None) => Ok(Start::Scenario(scenario)),
        (None, None) => {
            let first = title.scenarios().into_iter().next();
            let none = || Problem::unknown("This game has no scenario of its own.");
            first.map(|card| Start::Scenario(card.id)).ok_or_else(none)
        }
    }
}

pub(super) fn no_table(name: &str) -> Problem {
    Problem::unknown(format!("There is no table \"{name}\"."))
}

fn names(seats: SeatSet) -> String {
    seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(", ")
}
