//! The ids of rules and of their checks.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::letter::Letter;

/// The id of a rule: the letters of its game and the numbers of the rulebook, `CCN-21.1.1`.
///
/// It has two to four letters and at least two numbers, so that `UTF-8` is none. Ids sort as the
/// book does, 2 before 10.
#[derive(Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct RuleId {
    prefix: String,
    numbers: Vec<u16>,
}

impl RuleId {
    /// The letters of the game, in capitals.
    #[must_use]
    pub fn prefix(&self) -> &str {
        &self.prefix
    }

    /// Reads an id only if it is written exactly as it prints.
    #[must_use]
    pub fn exact(text: &str) -> Option<RuleId> {
        text.parse().ok().filter(|id: &RuleId| id.to_string() == text)
    }

    /// Makes an id of its parts, in capitals or not.
    pub(crate) fn of_parts<'a>(
        prefix: &str,
        numbers: impl Iterator<Item = &'a str>,
    ) -> Option<RuleId> {
        let letters = prefix.bytes().all(|byte| byte.is_ascii_alphabetic());
        let numbers: Vec<u16> = numbers.map(number).collect::<Option<_>>()?;
        let fits = letters && (2..=4).contains(&prefix.len()) && numbers.len() >= 2;
        fits.then(|| RuleId { prefix: prefix.to_ascii_uppercase(), numbers })
    }
}

/// Reads digits, and nothing but digits.
fn number(text: &str) -> Option<u16> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().ok()).flatten()
}

/// Reads an id as a person types it, in capitals or not.
impl FromStr for RuleId {
    type Err = NotAnId;

    fn from_str(text: &str) -> Result<RuleId, NotAnId> {
        text.split_once('-')
            .and_then(|(prefix, numbers)| RuleId::of_parts(prefix, numbers.split('.')))
            .ok_or_else(|| NotAnId(text.to_owned()))
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let numbers: Vec<String> = self.numbers.iter().map(u16::to_string).collect();
        write!(f, "{}-{}", self.prefix, numbers.join("."))
    }
}

/// Text that was to be the id of a rule and is not.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct NotAnId(String);

impl fmt::Display for NotAnId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\" is not the id of a rule, such as CCN-21.1.1", self.0)
    }
}

impl Error for NotAnId {}

/// One check of a rule.
#[derive(Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct CheckId {
    /// The rule it stands under.
    pub rule: RuleId,
    /// Its letter there.
    pub letter: Letter,
}

/// All ids written as whole words in a text.
pub(crate) fn ids_in(text: &str) -> impl Iterator<Item = RuleId> {
    let words = text.split(|letter: char| !is_word(letter));
    words.filter_map(|word| RuleId::exact(word.trim_end_matches(['.', '-'])))
}

fn is_word(letter: char) -> bool {
    letter.is_alphanumeric() || matches!(letter, '.' | '-' | '_')
}
