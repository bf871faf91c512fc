//! What cannot be done, in a form that people and programs read.

use std::error::Error;
use std::fmt;

use engine::Refusal;
use serde::Serialize;

use crate::Lexicon;

/// Why something was not done. Nothing was changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// There is no such game, scenario, seat, option or bot.
    Unknown,
    /// What was sent does not have the form of what was asked for.
    Malformed,
    /// A rule forbids the decision.
    Illegal,
    /// Nothing can be taken back.
    NoUndo,
    /// The table cannot do this.
    Unsupported,
}

impl Problem {
    pub(crate) fn new(code: Code, message: impl Into<String>) -> Problem {
        Problem { code, message: message.into(), rule: None }
    }

    pub(crate) fn unknown(message: impl Into<String>) -> Problem {
        Problem::new(Code::Unknown, message)
    }

    pub(crate) fn malformed(message: impl Into<String>) -> Problem {
        Problem::new(Code::Malformed, message)
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

/// What is wrong with one line of JSON.
pub(crate) fn json_fault(error: &serde_json::Error) -> String {
    error.to_string().replace(" at line 1 column ", ", column ")
}
