//! Going over a game: what the positions promised, and what the decisions cost those who took them.
//!
//! What a seat decides until it learns something new belongs together: a [`Moment`] is the position
//! before it, what the seat could know, and all it did until the next seal. A [`Reviewer`] looks for
//! something better and tries both side by side, in worlds that the seat could not tell from the true
//! one ([`judge`]). The chances of a position itself are judged by whoever sees everything
//! ([`prospects`]), for the game is over. [`walk`] goes along a line to say it in words.

mod judge;
mod prospects;
mod rematch;
mod walk;

use engine::{Counsel, Level, Seat};

use crate::{Considered, Search};

pub use prospects::prospects;
pub use rematch::tried;
pub use walk::{imagined, walk};

/// Goes over the decisions of a game as a level judges them.
#[derive(Clone, Copy, Debug)]
pub struct Reviewer {
    search: Search,
}

/// What a seat decided until it learned something new, and all that it could know before.
#[derive(Clone, Debug)]
pub struct Moment<G: Counsel> {
    /// The position.
    pub game: G,
    /// Who decided.
    pub seat: Seat,
    /// What the seat made of everything it had seen.
    pub belief: G::Belief,
    /// What it did.
    pub deed: Deed<G>,
}

/// What a seat did.
#[derive(Clone, Debug)]
pub enum Deed<G: Counsel> {
    /// It took these decisions, one after the other.
    Decided(Vec<G::Action>),
    /// It committed these secret orders.
    Committed(G::Draft),
}

/// What a seat did, next to the best that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged<A> {
    /// By how much the best promised more, in parts of [`engine::CERTAIN`]; nothing, if that can as
    /// well be chance.
    pub cost: u32,
    /// The best.
    pub best: Considered<A>,
    /// What was done.
    pub done: Considered<A>,
}

impl Reviewer {
    /// Judges as `level` does, in a game of so many moments.
    #[must_use]
    pub fn at(level: &Level, moments: usize) -> Reviewer {
        Reviewer { search: Search::advising(level, moments) }
    }
}
