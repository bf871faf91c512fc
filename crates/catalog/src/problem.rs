//! What cannot be done, in a form that people and programs read.

use std::error::Error;
use std::fmt;

use engine::{Refusal, Seat};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Lexicon;

/// Why something was not done. Nothing was changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields))]
pub struct Problem {
    /// What kind of problem it is; for programs.
    pub code: Code,
    /// One sentence; for people.
    pub message: String,
    /// The id of the rule that forbids it, where one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

/// The kinds of problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// There is no such game, scenario, table, seat, option or bot.
    Unknown,
    /// What was sent does not have the form of what was asked for.
    Malformed,
    /// A scenario or a position says what cannot be in this game.
    Unsound,
    /// A line is longer than any that is read.
    TooLong,
    /// There are more tables than this program keeps.
    TooMany,
    /// A rule forbids the decision.
    Illegal,
    /// The sender does not know the latest; what he sent was not looked at.
    Stale,
    /// Another sits in that seat, or it is not asked for this.
    WrongSeat,
    /// Nothing can be taken back.
    NoUndo,
    /// The game has not begun: a seat has not yet given its bytes for the luck.
    NotBegun,
    /// The game is over, or is not over yet.
    Over,
    /// The luck that was named does not fit what is drawn.
    Luck,
    /// This cannot be had here.
    NotAvailable,
    /// The program has a fault; the table was taken away.
    Broken,
}

impl Problem {
    /// A problem that no rule has a part in.
    #[must_use]
    pub fn new(code: Code, message: impl Into<String>) -> Problem {
        Problem { code, message: message.into(), rule: None }
    }

    pub(crate) fn unknown(message: impl Into<String>) -> Problem {
        Problem::new(Code::Unknown, message)
    }

    pub(crate) fn malformed(message: impl Into<String>) -> Problem {
        Problem::new(Code::Malformed, message)
    }

    pub(crate) fn over() -> Problem {
        Problem::new(Code::Over, "The game is over.")
    }

    pub(crate) fn not_over() -> Problem {
        Problem::new(Code::Over, "The game is not over yet.")
    }

    pub(crate) fn no_seat(seat: Seat) -> Problem {
        Problem::unknown(format!("There is no {seat} at this table."))
    }

    pub(crate) fn no_orders() -> Problem {
        Problem::new(Code::WrongSeat, "No secret orders of this seat are waited for.")
    }

    pub(crate) fn refused(refusal: &Refusal, lexicon: &Lexicon) -> Problem {
        Problem {
            code: Code::Illegal,
            message: lexicon.say(&refusal.why),
            rule: Some(refusal.rule.to_owned()),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl Error for Problem {}

/// A document or a decision that has the form of a type of the game; or what is wrong, and where.
pub(crate) fn shaped<A: DeserializeOwned>(value: &Value, what: &str) -> Result<A, Problem> {
    serde_path_to_error::deserialize(value).map_err(|error| {
        let (path, fault) = (error.path().to_string(), error.inner());
        let place = if path == "." { String::new() } else { path + ": " };
        Problem::malformed(format!("This is not {what}: {place}{fault}."))
    })
}

/// What is wrong with one line of JSON.
pub(crate) fn json_fault(error: &serde_json::Error) -> String {
    error.to_string().replace(" at line 1 column ", ", column ")
}
