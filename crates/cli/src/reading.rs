//! Looking things up in the rules of all games.

use catalog::{Problem, Title};
use rulebook::{Rule, Rulebook};

/// The text under an id, in capitals or not: of CCN-8.2.1 the rule as `print` has it, of CCN-8
/// and CCN-8.2 the rules in it, of CCN the chapters.
pub(crate) fn look_up(id: &str, print: fn(&Rule) -> String) -> Result<String, Problem> {
    match catalog::rule(id) {
        Ok(rule) => Ok(print(&rule).trim_end().to_owned()),
        Err(problem) => contents(id).ok_or(problem),
    }
}

/// A rule with everything that its page says of it.
pub(crate) fn whole(rule: &Rule) -> String {
    rule.to_string()
}

/// A rule without the books it was taken from and the checks that programs make.
pub(crate) fn for_players(rule: &Rule) -> String {
    let text = rule.to_string();
    let lines = text.lines().take_while(|line| !line.starts_with("*Check:"));
    lines.filter(|line| !line.starts_with("*Source:")).collect::<Vec<_>>().join("\n")
}

/// What lies under the beginning of an id, a line each.
fn contents(id: &str) -> Option<String> {
    let id = id.trim().to_uppercase();
    let books = catalog::games()
        .iter()
        .filter_map(|title: &&dyn Title| Rulebook::parse(title.rules()).ok());
    let lines: Vec<String> = books.flat_map(|book| contents_of(&book, &id)).collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}

fn contents_of(book: &Rulebook, id: &str) -> Vec<String> {
    if let Some(prefix) = book.prefix().filter(|prefix| *prefix == id) {
        let chapters = book.chapters().iter();
        return chapters.map(|it| format!("{prefix}-{} {}", it.number, it.title)).collect();
    }
    let under = format!("{id}.");
    let rules = book.rules().iter().filter(|rule| rule.id.to_string().starts_with(&under));
    rules.map(|rule| format!("{} {}", rule.id, rule.title)).collect()
}
