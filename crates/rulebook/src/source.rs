//! A source file as it is handed in, and a place in it as it is reported.

use std::fmt;

/// The text of a file together with the name it is reported under.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Source<'a> {
    /// The name of the file, best from the root of the repository.
    pub file: &'a str,
    /// All of its text.
    pub text: &'a str,
}

impl Source<'_> {
    /// The place at a line of this file.
    pub(crate) fn at(&self, line: usize) -> Place {
        Place::new(self.file, line)
    }
}

/// A line of a file; prints as editors and terminals link it: `games/ccn/src/flow.rs:12`.
#[derive(Clone, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub struct Place {
    /// The name of the file.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
}

impl Place {
    pub(crate) fn new(file: &str, line: usize) -> Place {
        Place { file: file.to_owned(), line }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}
