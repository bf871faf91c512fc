//! Comparing a rulebook with the code that cites it and the tests that play it.

use std::collections::BTreeSet;

use crate::book::{Chapter, Rule, Rulebook, Status};
use crate::citations::{Citation, Use};
use crate::gap::{Gap, gaps};
use crate::id::{CheckId, RuleId};
use crate::test_names::TestName;

/// How much of a rulebook is in the code and in the tests. Prints as a table.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Coverage {
    /// A row for each chapter that holds rules.
    pub chapters: Vec<Tally>,
    /// What must be mended, in the order of the page and then of the sources.
    pub gaps: Vec<Gap>,
}

/// The counts of one row of the table.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Tally {
    /// What is counted: number and title of a chapter.
    pub name: String,
    /// Rules in all.
    pub rules: usize,
    /// Rules marked done.
    pub done: usize,
    /// Rules that some code cites, done or not.
    pub cited: usize,
    /// Checks in all.
    pub checks: usize,
    /// Checks that some test plays, of rules done or not.
    pub tested: usize,
    /// Gaps in rules of this chapter.
    pub gaps: usize,
}

/// What is cited and what is played, ready to be asked.
pub(crate) struct Evidence<'a> {
    cited: BTreeSet<&'a RuleId>,
    played: BTreeSet<&'a CheckId>,
}

/// Compares a rulebook with the ids and the tests found in the sources of its game.
///
/// `page` is the name of the file that the book was read from, for gaps that lie there. Ids of
/// another game are unknown here; tests that begin with other letters than the book's are passed
/// over.
#[must_use]
pub fn coverage(
    page: &str,
    book: &Rulebook,
    citations: &[Citation],
    tests: &[TestName],
) -> Coverage {
    let evidence = Evidence::new(citations, tests);
    let gaps = gaps(page, book, &evidence, citations, tests);
    Coverage { chapters: chapters(book, &evidence, &gaps), gaps }
}

impl Coverage {
    /// The sum of all rows, with the gaps that belong to no chapter.
    #[must_use]
    pub fn total(&self) -> Tally {
        let mut total = Tally { name: "total".to_owned(), ..Tally::default() };
        for tally in &self.chapters {
            total.rules += tally.rules;
            total.done += tally.done;
            total.cited += tally.cited;
            total.checks += tally.checks;
            total.tested += tally.tested;
        }
        total.gaps = self.gaps.len();
        total
    }
}

impl<'a> Evidence<'a> {
    fn new(citations: &'a [Citation], tests: &'a [TestName]) -> Evidence<'a> {
        let cited = citations.iter().filter(|citation| citation.used == Use::Cited);
        Evidence {
            cited: cited.map(|citation| &citation.id).collect(),
            played: tests.iter().filter_map(|test| test.plays.as_ref()).collect(),
        }
    }

    pub(crate) fn is_cited(&self, rule: &Rule) -> bool {
        self.cited.contains(&rule.id)
    }

    pub(crate) fn is_played(&self, check: &CheckId) -> bool {
        self.played.contains(check)
    }
}

/// A row for each chapter that has rules.
fn chapters(book: &Rulebook, evidence: &Evidence<'_>, gaps: &[Gap]) -> Vec<Tally> {
    let tallies = book.chapters().iter().map(|chapter| tally(chapter, book, evidence, gaps));
    tallies.filter(|tally| tally.rules > 0).collect()
}

fn tally(chapter: &Chapter, book: &Rulebook, evidence: &Evidence<'_>, gaps: &[Gap]) -> Tally {
    let mut tally = Tally { name: chapter.to_string(), ..Tally::default() };
    for rule in book.rules().iter().filter(|rule| rule.chapter == chapter.number) {
        tally.count(rule, evidence);
    }
    tally.gaps = gaps.iter().filter(|gap| gap.chapter.as_ref() == Some(&chapter.number)).count();
    tally
}

impl Tally {
    fn count(&mut self, rule: &Rule, evidence: &Evidence<'_>) {
        self.rules += 1;
        self.done += usize::from(rule.status == Status::Done);
        self.cited += usize::from(evidence.is_cited(rule));
        self.checks += rule.checks.len();
        self.tested += rule.check_ids().filter(|check| evidence.is_played(check)).count();
    }
}
