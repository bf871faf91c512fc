//! A finished game gone over.

use engine::Seat;
use serde::Serialize;
use serde_json::Value;

use crate::Spoken;

/// A finished game gone over. Chances to win are given in parts of 10,000.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Review {
    /// The level by which it was judged.
    pub level: &'static str,
    /// The chances of all seats, at the beginning and after everything that was decided.
    pub curve: Vec<ReviewPoint>,
    /// The decisions that cost most, the dearest first.
    pub costly: Vec<CostlyDecision>,
    /// How much was play and how much was luck, in the order of the seats.
    pub seats: Vec<SeatReview>,
}

/// The chances of all seats at one moment of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ReviewPoint {
    /// After which line of the record, counted from 1 behind the header.
    pub line: usize,
    /// How much each viewer had been told by then: the seats in their order, a spectator, the
    /// referee.
    pub told: Vec<usize>,
    /// The number of the turn.
    pub turn: u32,
    /// The chance of each seat to win, as whoever sees everything judges it.
    pub chances: Vec<u32>,
}

/// A decision that cost some of the chance to win.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct CostlyDecision {
    /// The line of the record that it is, counted from 1 behind the header.
    pub line: usize,
    /// How much each viewer had been told with it: the seats in their order, a spectator, the
    /// referee.
    pub told: Vec<usize>,
    /// The number of the turn.
    pub turn: u32,
    /// Who decided.
    pub seat: Seat,
    /// What was decided.
    #[serde(flatten)]
    pub words: Spoken,
    /// By how much the chance to win was lower than it could have been, by what the seat knew.
    pub cost: u32,
    /// The chance of the seat before it decided, as whoever sees everything judges it.
    pub before: u32,
    /// What was better.
    pub better: BetterDecision,
}

/// What would have been better.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BetterDecision {
    /// The decision; none where it is a whole set of secret orders.
    pub decision: Option<Value>,
    /// The same in words.
    #[serde(flatten)]
    pub words: Spoken,
    /// The chance to win with it, by what the seat knew.
    pub chance: u32,
    /// Why it is better, in a sentence.
    pub reason: String,
}

/// How much of a seat's game was play and how much was luck. The chance at the end is the chance at
/// the beginning, and its luck, and the play of its side, less the play of the other side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SeatReview {
    /// The seat.
    pub seat: Seat,
    /// What its decisions cost it in all; never above zero.
    pub play: i32,
    /// What dice, cards and what it could not know brought it.
    pub luck: i32,
    /// How many decisions with a choice it took.
    pub decisions: u32,
    /// How many of them were as good as the best.
    pub best: u32,
}
