//! How a game ends, by its rules or beside them.

use engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Whether a draw is offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// It is, or the offer of another is taken.
    Made,
    /// It is not any more, or the offer of another is declined.
    Withdrawn,
}

/// Who hears what is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Hearers {
    /// Everybody.
    #[default]
    All,
    /// The seats that win and lose together with the one who says it.
    Side,
}

/// What the seats have said to each other about ending or going on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Talk {
    /// Who offers a draw.
    pub draw: SeatSet,
    /// Who has given up.
    pub resigned: SeatSet,
    /// Who would like another game.
    pub rematch: SeatSet,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Ending {
    /// The seats that won; none in a draw.
    pub winners: Vec<Seat>,
    /// By how much, where the rules decided it.
    pub margin: i32,
    /// What ended it.
    pub by: Close,
    /// The same as a sentence.
    pub text: String,
}

/// What ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Close {
    /// Its rules.
    Rules,
    /// A side gave up.
    Resignation,
    /// All agreed to a draw.
    Agreement,
    /// It was broken off.
    Abandonment,
}
