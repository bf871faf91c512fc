//! Why a server cannot be started.

use std::error::Error;
use std::fmt;

use crate::store::sqlite;

/// Why a server cannot be started, in one sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unusable(String);

impl Unusable {
    /// A reason, as a whole sentence.
    #[must_use]
    pub fn new(sentence: impl Into<String>) -> Unusable {
        Unusable(sentence.into())
    }
}

impl fmt::Display for Unusable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for Unusable {}

impl From<sqlite::Unusable> for Unusable {
    fn from(unusable: sqlite::Unusable) -> Unusable {
        Unusable(unusable.to_string())
    }
}
