//! What a viewer is told of what happened.

use engine::{Commitment, Drawn, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Beside, Spoken};

/// One thing that a viewer was told.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Told {
    /// How much he had been told with it.
    pub sequence: usize,
    /// Whose doing it was, if a seat's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// What was decided; only the seat itself is told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decision: Option<Value>,
    /// The hash under which a seat committed its secret orders.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<Commitment>,
    /// The orders that were opened, each with its salt.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub orders: Vec<Value>,
    /// What luck was asked for, as far as he may know.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub draws: Vec<Drawn>,
    /// What happened, as far as he may know.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub events: Vec<Value>,
    /// The number of what was taken back: his board is to be drawn anew.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undone: Option<usize>,
    /// What happened beside the rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub beside: Option<Beside>,
    /// The same in words.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<_>"))]
    pub log: Vec<LogLine>,
    /// What he saw then; only in records and frames.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub view: Option<Value>,
}

/// A line of a record that was made for one viewer, after the header.
#[derive(Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct ToldLine {
    pub(crate) told: Told,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LogLine {
    /// What happened.
    #[serde(flatten)]
    pub words: Spoken,
    /// The rules that it names.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<String>,
}
