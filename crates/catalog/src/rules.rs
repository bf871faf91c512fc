//! The numbered rules of a game, as a page shows them.

use serde::Serialize;

use crate::{Title, shared};

/// A rule to be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RuleCard {
    /// What refusals and lines of the log call it by.
    pub id: String,
    /// Its heading.
    pub title: String,
    /// What it says, in Markdown, without its sources and checks.
    pub text: String,
    /// The heading of the chapter that it stands in, with its number.
    pub chapter: String,
}

/// The rules of a game in the order of their page; none, if that cannot be read.
#[must_use]
pub fn rule_cards(title: &dyn Title) -> Vec<RuleCard> {
    let book = shared::rulebook(title.rules());
    let Some(book) = book.as_ref() else { return Vec::new() };
    let heading = |number: &str| {
        let chapter = book.chapters().iter().find(|chapter| chapter.number == number);
        chapter.map_or_else(|| number.to_owned(), ToString::to_string)
    };
    let card = |rule: &rulebook::Rule| RuleCard {
        id: rule.id.to_string(),
        title: rule.title.clone(),
        text: rule.statement().to_owned(),
        chapter: heading(&rule.chapter),
    };
    book.rules().iter().map(card).collect()
}
