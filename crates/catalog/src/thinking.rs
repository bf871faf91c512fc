//! A bot's decision in the making, apart from the table.

use std::any::Any;

use ai::Means;
use engine::Seat;
use luck::GameId;

/// A decision that a bot is to make, with copies of all that it may know. The table can go on
/// meanwhile, and the bot can think on another thread.
pub struct Thinking {
    seat: Seat,
    occasion: Occasion,
    think: Box<dyn FnOnce(&Means<'_>) -> Thought + Send>,
}

impl Thinking {
    pub(crate) fn new(
        seat: Seat,
        occasion: Occasion,
        think: impl FnOnce(&Means<'_>) -> Thought + Send + 'static,
    ) -> Thinking {
        Thinking { seat, occasion, think: Box::new(think) }
    }

    /// The seat for which it is thought.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Whether it is the seat's own turn.
    #[must_use]
    pub fn occasion(&self) -> Occasion {
        self.occasion
    }

    /// Makes the decision, on one thread. This may take long.
    #[must_use]
    pub fn think(self) -> Thought {
        self.think_with(&Means::ALONE)
    }

    /// Makes the decision with as many threads as there are, and stops early when told to.
    #[must_use]
    pub fn think_with(self, means: &Means<'_>) -> Thought {
        (self.think)(means)
    }
}

/// When a bot is to decide: whoever is only asked for a reaction should not keep others waiting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occasion {
    /// In its own turn.
    Turn,
    /// In the turn of another.
    Reaction,
}

/// A decision that a bot has made, for [`Table::heed`](crate::Table::heed).
pub struct Thought {
    pub(crate) seat: Seat,
    pub(crate) moment: Moment,
    /// The decision, as only its own game can read it.
    pub(crate) made: Box<dyn Any + Send>,
}

impl Thought {
    /// The seat for which it was thought.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }
}

/// All that may change what a seat would decide: which game it is, how much of it the seat was told,
/// how often it changed its secret orders, and how often another sat down in it. The numbers only grow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Moment {
    pub(crate) game: GameId,
    /// What it learned: neither whoever talks nor whoever is done with his orders makes a bot think
    /// again.
    pub(crate) told: usize,
    pub(crate) drafted: usize,
    pub(crate) handed_over: u32,
}
