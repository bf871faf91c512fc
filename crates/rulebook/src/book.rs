//! A rulebook: its chapters, its rules, and the checks under each rule.

use std::fmt;

use crate::fault::Fault;
use crate::id::{CheckId, RuleId};
use crate::letter::Letter;
use crate::page;

/// The numbered rules of one game, in the order of the page.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Rulebook {
    pub(crate) chapters: Vec<Chapter>,
    pub(crate) rules: Vec<Rule>,
}

/// A chapter, or a part of one that has a heading of its own.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Chapter {
    /// Its number as printed: `21`, or `2.1` for a part.
    pub number: String,
    /// Its heading without the number.
    pub title: String,
}

/// One rule.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Rule {
    /// What code and tests call it by.
    pub id: RuleId,
    /// Its heading without the id.
    pub title: String,
    /// The number of the chapter it stands in.
    pub chapter: String,
    /// Whether the code claims to keep it.
    pub status: Status,
    /// All that stands under the heading, checks included, but for the line of the status.
    pub body: String,
    /// What must be tested before it may be called done.
    pub checks: Vec<Check>,
    /// The line of its heading, counted from 1.
    pub line: usize,
}

impl Rule {
    /// What the rule says, without its sources, rulings and checks.
    #[must_use]
    pub fn statement(&self) -> &str {
        let notes = ["\n*Source:*", "\n*Check:*"].map(|note| self.body.find(note));
        let end = notes.into_iter().flatten().min().unwrap_or(self.body.len());
        self.body[..end].trim()
    }
}

/// Whether a rule is in the code.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Status {
    /// It is cited in the code and all its checks are tested.
    Done,
    /// It is still to be written, or not all of it is there.
    Todo,
}

/// An example that shows whether a rule is kept: a position, a deed, a result.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Check {
    /// Its letter under the rule.
    pub letter: Letter,
    /// The example in words, in one line.
    pub text: String,
    /// The line it begins in, counted from 1.
    pub line: usize,
}

impl Rulebook {
    /// Reads a page of rules.
    ///
    /// # Errors
    ///
    /// Tells the first line that is not as a page of rules must be: a heading without number or id,
    /// a rule without a known status, a number or id that occurs twice, an id of another game, a
    /// label without checks.
    pub fn parse(text: &str) -> Result<Rulebook, Fault> {
        page::parse(text)
    }

    /// The letters that all ids of this book begin with; none in a book without rules.
    #[must_use]
    pub fn prefix(&self) -> Option<&str> {
        self.rules.first().map(|rule| rule.id.prefix())
    }

    /// The chapters in order, those included that hold no rule themselves.
    #[must_use]
    pub fn chapters(&self) -> &[Chapter] {
        &self.chapters
    }

    /// The rules in order.
    #[must_use]
    pub fn rules(&self) -> &[Rule] {
        &self.rules
    }

    /// The rule with an id.
    #[must_use]
    pub fn rule(&self, id: &RuleId) -> Option<&Rule> {
        self.rules.iter().find(|rule| rule.id == *id)
    }

    /// The rule with an id as a person types it, in capitals or not.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&Rule> {
        id.parse().ok().and_then(|id| self.rule(&id))
    }
}

impl Rule {
    /// The check with a letter.
    #[must_use]
    pub fn check(&self, letter: Letter) -> Option<&Check> {
        self.checks.get(letter.index())
    }

    /// The ids of all its checks, in order.
    pub fn check_ids(&self) -> impl Iterator<Item = CheckId> {
        self.checks.iter().map(|check| CheckId { rule: self.id.clone(), letter: check.letter })
    }
}

/// A rule as a reader sees it: id and title, and under them the text.
impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}\n\n{}", self.id, self.title, self.body)
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Status::Done => "done",
            Status::Todo => "todo",
        })
    }
}

/// A chapter as it is headed: `21 Cavalry retire and reform`.
impl fmt::Display for Chapter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.number, self.title)
    }
}
