//! The letters that tell the checks of one rule apart.

use std::fmt;

const ALPHABET: usize = 26;

/// The letter of a check: a to z in the order of the page, then aa, ab, and so on.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Letter(usize);

impl Letter {
    /// The letter of the check at `index`, counted from 0.
    #[must_use]
    pub fn nth(index: usize) -> Letter {
        Letter(index)
    }

    /// Reads one or two small letters; more than 702 checks to a rule are not foreseen.
    #[must_use]
    pub fn parse(text: &str) -> Option<Letter> {
        let small = text.bytes().all(|byte| byte.is_ascii_lowercase());
        if !small || !(1..=2).contains(&text.len()) {
            return None;
        }
        let count = text.bytes().fold(0, |sum, byte| sum * ALPHABET + usize::from(byte - b'a') + 1);
        Some(Letter(count - 1))
    }

    /// The place of the check under its rule, counted from 0.
    #[must_use]
    pub fn index(self) -> usize {
        self.0
    }
}

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 >= ALPHABET {
            fmt::Display::fmt(&Letter(self.0 / ALPHABET - 1), f)?;
        }
        let last = b"abcdefghijklmnopqrstuvwxyz"[self.0 % ALPHABET];
        write!(f, "{}", char::from(last))
    }
}
