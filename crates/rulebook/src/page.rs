//! Reading a page of rules.
//!
//! The page is cut at its headings; each piece is then a chapter or a rule on its own.

use crate::book::{Chapter, Rule, Rulebook, Status};
use crate::checks;
use crate::fault::Fault;
use crate::id::RuleId;

const CHAPTER: &str = "## ";
const RULE: &str = "### ";
const STATUS: &str = "*Status:*";

/// A line of the page with its number.
#[derive(Clone, Copy)]
pub(crate) struct Line<'a> {
    pub(crate) number: usize,
    pub(crate) text: &'a str,
}

/// A heading and what stands under it.
struct Section<'a> {
    heading: Line<'a>,
    under: Vec<Line<'a>>,
}

pub(crate) fn parse(text: &str) -> Result<Rulebook, Fault> {
    let mut book = Rulebook { chapters: Vec::new(), rules: Vec::new() };
    for section in sections(text) {
        if section.heading.text.starts_with(CHAPTER) {
            let chapter = chapter(section.heading, &book.chapters)?;
            book.chapters.push(chapter);
        } else {
            let rule = rule(&section, book.chapters.last())?;
            fits(&rule, &book)?;
            book.rules.push(rule);
        }
    }
    Ok(book)
}

/// Cuts the page at the headings of chapters and rules; what comes before the first is dropped.
fn sections(text: &str) -> Vec<Section<'_>> {
    let mut sections: Vec<Section<'_>> = Vec::new();
    for (index, text) in text.lines().enumerate() {
        let line = Line { number: index + 1, text };
        if text.starts_with(CHAPTER) || text.starts_with(RULE) {
            sections.push(Section { heading: line, under: Vec::new() });
        } else if let Some(section) = sections.last_mut() {
            section.under.push(line);
        }
    }
    sections
}

fn chapter(heading: Line<'_>, earlier: &[Chapter]) -> Result<Chapter, Fault> {
    let (number, title) = split_heading(heading, CHAPTER);
    if !number.split('.').all(|part| part.parse::<u16>().is_ok()) {
        let message = format!("the heading of a chapter needs a number: \"{}\".", heading.text);
        return Err(Fault::new(heading.number, message));
    }
    if earlier.iter().any(|chapter| chapter.number == number) {
        return Err(Fault::new(heading.number, format!("chapter {number} occurs twice.")));
    }
    Ok(Chapter { number: number.to_owned(), title: title.to_owned() })
}

fn rule(section: &Section<'_>, chapter: Option<&Chapter>) -> Result<Rule, Fault> {
    let line = section.heading.number;
    let (id, title) = split_heading(section.heading, RULE);
    let id = RuleId::exact(id).ok_or_else(|| {
        let message = format!("\"{id}\" is not the id of a rule, such as CCN-21.1.1.");
        Fault::new(line, message)
    })?;
    let chapter = chapter.ok_or_else(|| Fault::new(line, format!("{id} is in no chapter.")))?;
    let status = status(&id, section)?;
    let lines = without_subheading(&section.under[1..]);
    Ok(Rule {
        id,
        title: title.to_owned(),
        chapter: chapter.number.clone(),
        status,
        body: body(lines),
        checks: checks::parse(lines)?,
        line,
    })
}

fn split_heading<'a>(heading: Line<'a>, mark: &str) -> (&'a str, &'a str) {
    let text = heading.text.trim_start_matches(mark).trim();
    text.split_once(' ').unwrap_or((text, ""))
}

/// Reads the line directly under the heading.
fn status(id: &RuleId, section: &Section<'_>) -> Result<Status, Fault> {
    let named = section.under.first().and_then(|line| line.text.strip_prefix(STATUS));
    match named.map(str::trim) {
        Some("done") => Ok(Status::Done),
        Some("todo") => Ok(Status::Todo),
        Some(other) => {
            let message = format!("the status of {id} is \"{other}\"; it must be done or todo.");
            Err(Fault::new(section.heading.number + 1, message))
        }
        None => {
            let message =
                format!("{id} needs a line \"{STATUS} todo\" directly under its heading.");
            Err(Fault::new(section.heading.number, message))
        }
    }
}

/// Ends a rule where a bold line such as `**24.1 On the map**` heads the rules that follow.
fn without_subheading<'a, 'b>(lines: &'b [Line<'a>]) -> &'b [Line<'a>] {
    let end = lines.iter().position(|line| is_subheading(line.text)).unwrap_or(lines.len());
    &lines[..end]
}

fn is_subheading(text: &str) -> bool {
    let bold = text.trim().strip_prefix("**").and_then(|text| text.strip_suffix("**"));
    bold.is_some_and(|text| text.starts_with(|letter: char| letter.is_ascii_digit()))
}

fn body(lines: &[Line<'_>]) -> String {
    let text: Vec<&str> = lines.iter().map(|line| line.text).collect();
    text.join("\n").trim().to_owned()
}

/// Every id occurs once, and all are of one game.
fn fits(rule: &Rule, book: &Rulebook) -> Result<(), Fault> {
    let id = &rule.id;
    if let Some(first) = book.rule(id) {
        let message = format!("{id} occurs twice; the first is in line {}.", first.line);
        return Err(Fault::new(rule.line, message));
    }
    match book.prefix() {
        Some(prefix) if prefix != id.prefix() => {
            let message = format!("{id} is of another game; the ids here begin with {prefix}.");
            Err(Fault::new(rule.line, message))
        }
        _ => Ok(()),
    }
}
