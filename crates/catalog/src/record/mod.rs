//! A game as a document: one line that says what is played, then what happened, a line each.
//!
//! [`Header`] is the first line. The others are the lines of the rules' own log
//! ([`engine::Entry`]) and, between them, what happened [`Beside`] the rules. A record made for one
//! viewer while the game runs has [`Told`](crate::Told) lines instead.

mod beside;
mod header;
mod line;

pub use beside::Beside;
pub use header::{Beginning, Header, Promise};
pub(crate) use line::{Recorded, of_rules, parse};

use crate::Problem;
use crate::problem::json_fault;

/// The version of the form of records that this program writes.
pub const FORMAT: u32 = 2;

/// A record, read as far as it can be without knowing the game.
#[derive(Clone, Debug)]
pub struct Record<'a> {
    /// What is played.
    pub header: Header,
    /// What happened, a line of JSON each.
    pub lines: Vec<&'a str>,
}

impl<'a> Record<'a> {
    /// Reads a record.
    ///
    /// # Errors
    /// If the first line is not the header of a record in a known form.
    pub fn read(text: &'a str) -> Result<Record<'a>, Problem> {
        let mut lines = text.trim_end().lines();
        let Some(first) = lines.next() else {
            return Err(Problem::malformed("The saved game is empty."));
        };
        check_format(first)?;
        let header: Header = serde_json::from_str(first).map_err(|error| not_a_header(&error))?;
        Ok(Record { header, lines: lines.collect() })
    }
}

/// Refuses a record of another form before its header is read in the present one.
fn check_format(first: &str) -> Result<(), Problem> {
    #[derive(serde::Deserialize)]
    struct Form {
        format: u32,
    }
    let Form { format } = serde_json::from_str(first).map_err(|error| not_a_header(&error))?;
    if format == FORMAT {
        return Ok(());
    }
    let message = format!("The saved game has form {format}; this program reads {FORMAT}.");
    Err(Problem::malformed(message))
}

fn not_a_header(error: &serde_json::Error) -> Problem {
    let fault = json_fault(error);
    Problem::malformed(format!("Line 1 is not the header of a saved game: {fault}."))
}
