//! Why something was not done.

use catalog::Problem;
use serde::{Deserialize, Serialize};

/// Why something was not done. Nothing was changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields))]
pub struct Refused {
    /// What kind of refusal it is; for programs.
    pub code: Code,
    /// One sentence; for people.
    pub message: String,
    /// The id of the rule that forbids it, where one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

/// The kinds of refusal: those of every table, and those that only a server has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "types", ts(rename = "RefusalCode"), schemars(rename = "RefusalCode"))]
#[serde(untagged)]
pub enum Code {
    /// What a table refuses anywhere.
    Table(catalog::Code),
    /// What only a server refuses.
    Server(ServerCode),
}

/// The kinds of refusal that only a server has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ServerCode {
    /// The sender sends more than he may.
    TooFast,
    /// The page that sends this is not one of this server's.
    Origin,
    /// The invitation is void: it was used, replaced, or never made.
    NoInvitation,
    /// It could not be kept, and so it was not done.
    NotKept,
    /// The server is stopping; it may be back in a moment.
    Stopping,
}

impl Refused {
    /// A refusal as every table has it.
    #[must_use]
    pub fn new(code: catalog::Code, message: impl Into<String>) -> Refused {
        Refused { code: Code::Table(code), message: message.into(), rule: None }
    }

    /// A refusal as only a server has it.
    #[must_use]
    pub fn by_server(code: ServerCode, message: impl Into<String>) -> Refused {
        Refused { code: Code::Server(code), message: message.into(), rule: None }
    }

    /// There is no such table, or it is not for the sender's eyes: the two are answered alike.
    #[must_use]
    pub fn no_table() -> Refused {
        Refused::new(catalog::Code::Unknown, "There is no such table.")
    }
}

impl From<Problem> for Refused {
    fn from(problem: Problem) -> Refused {
        Refused { code: Code::Table(problem.code), message: problem.message, rule: problem.rule }
    }
}
