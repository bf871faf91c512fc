//! Finding the tests that are named after a check.

use crate::id::{CheckId, RuleId};
use crate::letter::Letter;
use crate::pieces::{Kind, newlines, pieces};
use crate::source::{Place, Source};

/// A test whose name begins as the id of a rule does.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct TestName {
    /// The check it plays; none if the name cannot be read as a rule and a letter.
    pub plays: Option<CheckId>,
    /// The name of the function.
    pub name: String,
    /// Where it stands.
    pub place: Place,
}

impl TestName {
    /// The letters the name begins with, small.
    pub(crate) fn prefix(&self) -> &str {
        split_prefix(&self.name).0
    }
}

/// All tests in a source named after a rule: `ccn_21_1_1_a_some_words` plays check a of CCN-21.1.1.
///
/// Tests that begin with some other word are none of ours. One that begins with two to four letters
/// and a number, but is not a rule with a letter, is given with nothing that it plays.
#[must_use]
pub fn tested_checks(source: Source<'_>) -> Vec<TestName> {
    let code = code_alone(source.text);
    let test = |(at, name): (usize, &str)| TestName {
        plays: check(name),
        name: name.to_owned(),
        place: source.at(1 + newlines(&code[..at])),
    };
    tests(&code).filter(|(_, name)| is_named_after_rule(name)).map(test).collect()
}

/// The source without comments and literals, but with all its lines.
fn code_alone(source: &str) -> String {
    let mut code = String::with_capacity(source.len());
    for piece in pieces(source) {
        match piece.kind {
            Kind::Code => code.push_str(piece.text),
            Kind::LineComment | Kind::BlockComment | Kind::Literal => {
                code.push_str(&"\n".repeat(newlines(piece.text)));
            }
        }
    }
    code
}

/// The functions that are tests: where each name begins, and the name.
fn tests(code: &str) -> impl Iterator<Item = (usize, &str)> {
    code.match_indices("fn ").filter_map(|(at, keyword)| {
        let name_at = at + keyword.len();
        is_test(&code[..at]).then(|| (name_at, first_word(&code[name_at..])))
    })
}

/// Whether the attributes between the item before and this function make it a test.
fn is_test(before: &str) -> bool {
    let attributes = before.rsplit(['{', '}', ';']).next().unwrap_or(before);
    ["#[test]", "::test]", "::test("].iter().any(|mark| attributes.contains(mark))
}

fn first_word(text: &str) -> &str {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '_').next().unwrap_or(text)
}

fn split_prefix(name: &str) -> (&str, &str) {
    let end = name.find(|letter: char| !letter.is_ascii_lowercase()).unwrap_or(name.len());
    name.split_at(end)
}

fn is_named_after_rule(name: &str) -> bool {
    let (prefix, rest) = split_prefix(name);
    let number = rest.strip_prefix('_').unwrap_or(rest);
    (2..=4).contains(&prefix.len()) && is_number_first(number)
}

fn is_number_first(text: &str) -> bool {
    text.starts_with(|letter: char| letter.is_ascii_digit())
}

/// Reads the game's letters, the numbers of the rule, and the letter of the check.
fn check(name: &str) -> Option<CheckId> {
    let (prefix, rest) = name.split_once('_')?;
    let numbers = rest.split('_').take_while(|part| is_number_first(part));
    let letter = rest.split('_').find(|part| !is_number_first(part))?;
    let rule = RuleId::of_parts(prefix, numbers)?;
    Some(CheckId { rule, letter: Letter::parse(letter)? })
}
