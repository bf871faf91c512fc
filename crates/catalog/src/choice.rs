//! What a seat can decide, write or leave as an instruction.

use engine::Seat;
use serde::Serialize;
use serde_json::Value;

use crate::Spoken;

/// A decision that can be taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Choice {
    /// What is to be sent back to take it.
    pub decision: Value,
    /// The name of its sentence: choices of one kind belong together.
    pub kind: String,
    /// The decision in words.
    #[serde(flatten)]
    pub words: Spoken,
}

/// An order that a seat has written, and what may keep it from being carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct OrderLine {
    /// The order in words.
    #[serde(flatten)]
    pub words: Spoken,
    /// What may keep it from being carried out, a sentence each.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub notes: Vec<Spoken>,
}

/// The secret orders that a seat is writing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Draft {
    /// How often this seat has changed its orders, in this game. Nobody else is told.
    pub sequence: usize,
    /// What it has written.
    pub orders: Value,
    /// The same in words, a line for each order.
    pub lines: Vec<OrderLine>,
    /// Whether that is enough to be committed.
    pub complete: bool,
}

/// The secret orders of an ally, at a table whose allies read each other's.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SharedDraft {
    /// Whose they are.
    pub seat: Seat,
    /// How often he has changed his orders, in this game.
    pub sequence: usize,
    /// What he has written.
    pub orders: Value,
    /// The same in words, a line for each order.
    pub lines: Vec<OrderLine>,
    /// Whether he has committed them.
    pub committed: bool,
}

/// A standing instruction and what a seat has left there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Standing {
    /// Its name.
    pub id: &'static str,
    /// The rule that lets the seat decide.
    pub rule: &'static str,
    /// What it is about, in words.
    pub text: String,
    /// What can be left; the first is to be asked.
    pub values: &'static [&'static str],
    /// What the seat has left.
    pub value: String,
}
