//! The lines of a table's log.

use serde::{Deserialize, Serialize};

use crate::{Commitment, Drawn, Game, Salt, Seat};

// A log is the greater part of a table, so what only some lines have is kept apart from them.
/// One line of the log. Records are made of these: they grow by adding, and nothing is renamed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "types", schemars(rename = "Entry", bound = "G: crate::types::Shown"))]
#[serde(bound = "", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Entry<G: Game> {
    /// What came before the first decision.
    Began {
        #[serde(default, skip_serializing_if = "<[_]>::is_empty")]
        draws: Box<[Drawn]>,
        events: Box<[G::Event]>,
    },
    /// A seat decided, and this happened; whether it could still be taken back.
    Decided {
        seat: Seat,
        action: G::Action,
        #[serde(default, skip_serializing_if = "<[_]>::is_empty")]
        draws: Box<[Drawn]>,
        events: Box<[G::Event]>,
        seal: Seal,
    },
    /// A seat committed to orders that nobody else knows yet.
    Committed {
        seat: Seat,
        commitment: Box<Commitment>,
        /// What it committed to; nobody but that seat may know before it is opened.
        orders: Box<Orders<G>>,
        #[serde(default, skip_serializing_if = "<[_]>::is_empty")]
        draws: Box<[Drawn]>,
        events: Box<[G::Event]>,
    },
    /// All had committed; the orders were opened and carried out. Those of seats that were not
    /// asked for any are not among them.
    Opened {
        orders: Box<[Orders<G>]>,
        #[serde(default, skip_serializing_if = "<[_]>::is_empty")]
        draws: Box<[Drawn]>,
        events: Box<[G::Event]>,
    },
    /// A seat took its last decision back; `line` is where it stands in the log.
    Undone { seat: Seat, line: usize },
}

impl<G: Game> Entry<G> {
    /// What happened.
    #[must_use]
    pub fn events(&self) -> &[G::Event] {
        match self {
            Entry::Began { events, .. }
            | Entry::Decided { events, .. }
            | Entry::Committed { events, .. }
            | Entry::Opened { events, .. } => events,
            Entry::Undone { .. } => &[],
        }
    }

    /// What luck was asked for.
    #[must_use]
    pub fn draws(&self) -> &[Drawn] {
        match self {
            Entry::Began { draws, .. }
            | Entry::Decided { draws, .. }
            | Entry::Committed { draws, .. }
            | Entry::Opened { draws, .. } => draws,
            Entry::Undone { .. } => &[],
        }
    }

    /// Whose doing it was; `None` if it was no single seat's.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Entry::Decided { seat, .. }
            | Entry::Committed { seat, .. }
            | Entry::Undone { seat, .. } => Some(seat),
            Entry::Began { .. } | Entry::Opened { .. } => None,
        }
    }
}

/// The secret orders of a seat, with the salt of their commitment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "types", schemars(rename = "Orders", bound = "G: crate::types::Shown"))]
#[serde(bound = "", deny_unknown_fields)]
pub struct Orders<G: Game> {
    /// Whose they are.
    pub seat: Seat,
    /// What was ordered.
    pub draft: G::Draft,
    /// What was hashed with them.
    pub salt: Salt,
}

/// Whether a decision was sealed, so that nothing up to it can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Seal {
    /// It can be taken back by whoever made it.
    Open,
    /// Luck was drawn, a secret shown, or another seat is to decide.
    Set,
}
