//! The lines of a table's log.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Game, Seat};

/// One line of the log. Records are made of these: they grow by adding, and nothing is renamed.
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

/// A salted hash of secret orders: it tells nothing now, and proves later, with orders and salt,
/// that they are the same. Written as 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Commitment(pub [u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl FromStr for Commitment {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let digit = |letter: char| letter.to_digit(16).map(|digit| digit as u8);
        let digits: Option<Vec<u8>> = text.chars().map(digit).collect();
        let digits = digits.filter(|digits| digits.len() == 64);
        let digits = digits.ok_or("a commitment has 64 hexadecimal digits")?;
        Ok(Commitment(std::array::from_fn(|byte| digits[2 * byte] << 4 | digits[2 * byte + 1])))
    }
}

impl TryFrom<String> for Commitment {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<Commitment> for String {
    fn from(commitment: Commitment) -> String {
        commitment.to_string()
    }
}

/// Whether a decision was sealed, so that nothing up to it can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seal {
    /// It can be taken back by whoever made it.
    Open,
    /// Luck was drawn, a secret shown, or another seat is to decide.
    Set,
}
