//! The lines of a table's log.

use serde::{Deserialize, Serialize};

use crate::{Game, Seat};

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "kebab-case")]
pub enum Entry<G: Game> {
    /// What came before the first decision.
    Began { events: Vec<G::Event> },
    /// A seat decided, and this happened; whether it could still be taken back.
    Decided { seat: Seat, action: G::Action, events: Vec<G::Event>, seal: Seal },
    /// A seat committed to orders that nobody else knows yet.
    Committed { seat: Seat, commitment: Commitment, events: Vec<G::Event> },
    /// All had committed; the orders were opened and carried out.
    Opened { orders: Vec<(Seat, G::Draft)>, events: Vec<G::Event> },
    /// A seat took its last decision back; `line` is where it stands in the log.
    Undone { seat: Seat, line: usize },
}

impl<G: Game> Entry<G> {
    /// What happened.
    #[must_use]
    pub fn events(&self) -> &[G::Event] {
        match self {
            Entry::Began { events }
            | Entry::Decided { events, .. }
            | Entry::Committed { events, .. }
            | Entry::Opened { events, .. } => events,
            Entry::Undone { .. } => &[],
        }
    }
}

/// A salted hash of secret orders: it tells nothing now and proves everything later.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Commitment(pub [u8; 32]);

/// Whether a decision was sealed, so that nothing up to it can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seal {
    /// It can be taken back by whoever made it.
    Open,
    /// Luck was drawn, a secret shown, or another seat is to decide.
    Set,
}
