//! What a bot would do, for whoever asks.

use serde::Serialize;
use serde_json::Value;

use crate::Spoken;

/// What a bot of a level would do in the place of whoever asks. Chances to win are given in parts of
/// 10,000.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Hint {
    /// The level.
    pub level: &'static str,
    /// The chance to win with the best choice.
    pub chance: u32,
    /// The best few choices, the best first.
    pub choices: Vec<HintChoice>,
}

/// A decision that was weighed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct HintChoice {
    /// The decision itself, in words too.
    #[serde(flatten)]
    pub step: HintStep,
    /// The chance to win with it.
    pub chance: u32,
    /// How often it was tried.
    pub tries: u32,
    /// The decision and what is meant to follow, as long as nothing is learned.
    pub line: Vec<HintStep>,
    /// Why it is better or worse than another, in a sentence.
    pub reason: String,
}

/// One decision of a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct HintStep {
    /// What is to be sent back to take it; none if secret orders are to be committed.
    pub decision: Option<Value>,
    /// The same in words.
    #[serde(flatten)]
    pub words: Spoken,
}
