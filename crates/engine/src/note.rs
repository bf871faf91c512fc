//! What is worth counting over many games.

use crate::{Phrase, Seat};

/// Something that is worth counting when a scenario is played many times.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Note {
    /// Whose it was: who lost, scored, played or held it.
    pub seat: Seat,
    /// What is counted.
    pub counted: Counted,
    /// What it is called: a type of unit, a card, an objective.
    pub what: Phrase,
    /// How many; fewer than none, if some came back.
    pub count: i32,
}

impl Note {
    /// So many of something.
    #[must_use]
    pub fn new(seat: Seat, counted: Counted, what: Phrase, count: impl Into<i32>) -> Note {
        Note { seat, counted, what, count: count.into() }
    }
}

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Counted {
    /// Strength that a seat lost, by the type of unit: blocks, steps, figures. The word for it is
    /// `game-strength`.
    Strength,
    /// Whole units that a seat lost, by their type: `game-units`.
    Units,
    /// What a seat scored, by what gave it: `game-points`. They add up to its [`Score`].
    Points,
    /// An objective that a seat gained, or lost again.
    Objective,
    /// A card that a seat played, or an order of a special kind that it gave: `game-cards`.
    Card,
    /// How a seat won.
    Ending,
}

/// How far a seat has come by the victory rules of its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// What it has.
    pub points: i32,
    /// What it needs to win, where the rules say so; sides are then compared by the share of it that
    /// they have.
    pub goal: Option<u32>,
}

impl Score {
    /// How much more `self` is than `other`; in no unit in particular, where each has a goal of its
    /// own.
    #[must_use]
    pub fn lead_over(&self, other: &Score) -> i64 {
        let (own, others) = (i64::from(self.points), i64::from(other.points));
        match (self.goal, other.goal) {
            (Some(goal), Some(others_goal)) => {
                own * i64::from(others_goal) - others * i64::from(goal)
            }
            (Some(_) | None, _) => own - others,
        }
    }
}
