//! What is wrong with a page of rules.

use std::error::Error;
use std::fmt;

/// Why a page cannot be read as a rulebook, and in which line.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Fault {
    /// The line of the page, counted from 1.
    pub line: usize,
    /// What is wrong there, as a sentence.
    pub message: String,
}

impl Fault {
    pub(crate) fn new(line: usize, message: impl Into<String>) -> Fault {
        Fault { line, message: message.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

impl Error for Fault {}
