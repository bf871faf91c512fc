//! The numbered rules of a game as a program reads them: index, citations, coverage.
//!
//! A game keeps its rules in one Markdown page, `rules/en.md`: a heading for each rule, under it
//! whether the rule is done, and the checks that show it works. Code cites a rule in brackets in a
//! comment, and a test is named after the rule and the check it plays. This crate reads all three
//! and lists what is missing between them.
//!
//! Start at [`Rulebook::parse`], which reads the page; [`citations()`] and [`tested_checks`] read
//! Rust sources; [`coverage()`] compares them. All are pure functions over text: whoever calls them
//! reads the files, so that the same crate shows rules in a browser.

mod book;
mod checks;
mod citations;
mod coverage;
mod fault;
mod gap;
mod id;
mod letter;
mod page;
mod pieces;
mod source;
mod table;
mod test_names;

pub use book::{Chapter, Check, Rule, Rulebook, Status};
pub use citations::{Citation, Use, citations, mentions};
pub use coverage::{Coverage, Tally, coverage};
pub use fault::Fault;
pub use gap::Gap;
pub use id::{CheckId, NotAnId, RuleId};
pub use letter::Letter;
pub use source::{Place, Source};
pub use test_names::{TestName, tested_checks};
