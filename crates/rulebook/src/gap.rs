//! What is missing between rulebook, code and tests.

use std::fmt;

use crate::book::{Check, Rule, Rulebook, Status};
use crate::citations::{Citation, Use};
use crate::coverage::Evidence;
use crate::id::CheckId;
use crate::source::Place;
use crate::test_names::TestName;

/// How many words of a check are quoted to recognise it by.
const QUOTED_WORDS: usize = 8;

/// One thing to mend. Prints as a sentence behind its place.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Gap {
    /// Where it shows: in the page, or in a source.
    pub place: Place,
    /// The number of the chapter it counts against; none if the book lacks the rule.
    pub chapter: Option<String>,
    /// What is missing, with the id it is about, as a sentence.
    pub message: String,
}

impl fmt::Display for Gap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.message)
    }
}

/// First what rules marked done lack, then what sources claim and the book does not have.
pub(crate) fn gaps(
    page: &str,
    book: &Rulebook,
    evidence: &Evidence<'_>,
    citations: &[Citation],
    tests: &[TestName],
) -> Vec<Gap> {
    let done = book.rules().iter().filter(|rule| rule.status == Status::Done);
    let mut gaps = Vec::new();
    for rule in done {
        gaps.extend(uncited(page, rule, evidence));
        gaps.extend(untested(page, rule, evidence));
    }
    gaps.extend(citations.iter().filter_map(|citation| unknown_id(book, citation)));
    gaps.extend(tests.iter().filter_map(|test| misnamed_test(book, test)));
    gaps
}

fn uncited(page: &str, rule: &Rule, evidence: &Evidence<'_>) -> Option<Gap> {
    let message = || format!("{} is marked done, but no code cites it.", rule.id);
    (!evidence.is_cited(rule)).then(|| gap_in(rule, Place::new(page, rule.line), message()))
}

fn untested(page: &str, rule: &Rule, evidence: &Evidence<'_>) -> Vec<Gap> {
    let missing = |(check, id): (&Check, CheckId)| {
        let (letter, words) = (check.letter, first_words(&check.text));
        let message = format!(
            "{} is marked done, but no test plays its check {letter}, \"{words}\".",
            rule.id
        );
        (!evidence.is_played(&id)).then(|| gap_in(rule, Place::new(page, check.line), message))
    };
    rule.checks.iter().zip(rule.check_ids()).filter_map(missing).collect()
}

fn unknown_id(book: &Rulebook, citation: &Citation) -> Option<Gap> {
    let used = match citation.used {
        Use::Cited => "cited",
        Use::Named => "named",
    };
    let message = || format!("{} is {used}, but the book has no such rule.", citation.id);
    book.rule(&citation.id).is_none().then(|| gap_elsewhere(&citation.place, message()))
}

/// A test that carries this game's letters must name a check that exists, its rule done or not.
fn misnamed_test(book: &Rulebook, test: &TestName) -> Option<Gap> {
    let ours = book.prefix().is_some_and(|prefix| prefix.eq_ignore_ascii_case(test.prefix()));
    match &test.plays {
        _ if !ours => None,
        Some(check) => unknown_check(book, test, check),
        None => Some(gap_elsewhere(&test.place, unreadable(test))),
    }
}

fn unknown_check(book: &Rulebook, test: &TestName, check: &CheckId) -> Option<Gap> {
    let (name, id, letter) = (&test.name, &check.rule, check.letter);
    let Some(rule) = book.rule(id) else {
        let message = format!("test {name} plays {id}, but the book has no such rule.");
        return Some(gap_elsewhere(&test.place, message));
    };
    let count = match rule.checks.len() {
        1 => "1 check".to_owned(),
        count => format!("{count} checks"),
    };
    let message = || format!("test {name} plays check {letter} of {id}, which has {count}.");
    rule.check(letter).is_none().then(|| gap_in(rule, test.place.clone(), message()))
}

fn unreadable(test: &TestName) -> String {
    let (name, prefix) = (&test.name, test.prefix());
    format!("test {name} names no rule and check, as {prefix}_21_1_1_a_some_words does.")
}

fn gap_in(rule: &Rule, place: Place, message: String) -> Gap {
    Gap { place, chapter: Some(rule.chapter.clone()), message }
}

fn gap_elsewhere(place: &Place, message: String) -> Gap {
    Gap { place: place.clone(), chapter: None, message }
}

/// The beginning of a check, to be quoted inside a sentence.
fn first_words(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words.get(..QUOTED_WORDS) {
        Some(first) if words.len() > QUOTED_WORDS => format!("{} …", first.join(" ")),
        _ => words.join(" ").trim_end_matches('.').to_owned(),
    }
}
