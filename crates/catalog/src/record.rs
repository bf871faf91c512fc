//! A game as a document: one line that says what is played, then the log, a line each.

use serde::{Deserialize, Serialize};

use crate::problem::json_fault;
use crate::{Problem, SetUp};

/// The version of the form of records that this program writes.
pub const FORMAT: u32 = 1;

/// The first line of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// The version of the form of the record.
    pub format: u32,
    /// The short name of the game.
    pub game: String,
    /// The version of its rules under which the game was begun.
    pub rules_version: u32,
    /// What the game was started with.
    #[serde(flatten)]
    pub set_up: SetUp,
}

/// A record, read as far as it can be without knowing the game.
#[derive(Clone, Debug)]
pub struct Record<'a> {
    /// What is played.
    pub header: Header,
    /// The log, a line of JSON each.
    pub log: Vec<&'a str>,
}

impl<'a> Record<'a> {
    /// Reads a record.
    ///
    /// # Errors
    /// If the first line is not the header of a record in a known form.
    pub fn read(text: &'a str) -> Result<Record<'a>, Problem> {
        let mut lines = text.trim_end().lines();
        let first = lines.next().unwrap_or_default();
        let header: Header = serde_json::from_str(first).map_err(|error| {
            let fault = json_fault(&error);
            Problem::malformed(format!("Line 1 is not the header of a saved game: {fault}."))
        })?;
        if header.format != FORMAT {
            let found = header.format;
            let message = format!("The saved game has form {found}; this program reads {FORMAT}.");
            return Err(Problem::malformed(message));
        }
        Ok(Record { header, log: lines.collect() })
    }
}
