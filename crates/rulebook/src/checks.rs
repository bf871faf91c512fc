//! Reading the checks under a rule.
//!
//! They come in three styles, and a word of explanation may stand in parentheses in each: a label
//! with a list under it, one check for each bullet; a label with one check behind it; several such
//! labels. `*Check (ru):*` is a label like `*Check:*`.

use crate::book::Check;
use crate::fault::Fault;
use crate::letter::Letter;
use crate::page::Line;

const BULLET: &str = "- ";

/// What the next line may belong to.
#[derive(Clone, Copy)]
enum Reading {
    /// Text that is no check.
    Prose,
    /// A list of checks, between two bullets.
    List,
    /// A bullet, which goes on in indented lines.
    Bullet,
    /// A check behind its label, which goes on to the end of the paragraph.
    Paragraph,
}

pub(crate) fn parse(lines: &[Line<'_>]) -> Result<Vec<Check>, Fault> {
    let mut checks = Vec::new();
    let mut reading = Reading::Prose;
    for (index, line) in lines.iter().enumerate() {
        reading = match after_label(line.text) {
            Some(rest) => labelled(&mut checks, *line, rest, lines.get(index + 1))?,
            None => unlabelled(&mut checks, *line, reading),
        };
    }
    Ok(checks)
}

/// What stands behind `*Check:*`, if the line begins with it.
fn after_label(text: &str) -> Option<&str> {
    let (note, rest) = text.strip_prefix("*Check")?.split_once(":*")?;
    (note.is_empty() || is_note(note.trim())).then(|| rest.trim())
}

/// Whether a text is nothing but a parenthesis.
fn is_note(text: &str) -> bool {
    text.starts_with('(') && text.ends_with(')')
}

fn labelled(
    checks: &mut Vec<Check>,
    line: Line<'_>,
    rest: &str,
    next: Option<&Line<'_>>,
) -> Result<Reading, Fault> {
    let list_follows = next.is_some_and(|next| next.text.starts_with(BULLET));
    if list_follows && (rest.is_empty() || is_note(rest)) {
        return Ok(Reading::List);
    }
    if rest.is_empty() {
        return Err(Fault::new(line.number, "no check follows this label, nor a list of checks."));
    }
    begin(checks, line.number, rest);
    Ok(Reading::Paragraph)
}

fn unlabelled(checks: &mut Vec<Check>, line: Line<'_>, reading: Reading) -> Reading {
    let blank = line.text.trim().is_empty();
    match (reading, line.text.strip_prefix(BULLET)) {
        (Reading::List | Reading::Bullet, Some(text)) => {
            begin(checks, line.number, text);
            Reading::Bullet
        }
        (Reading::List | Reading::Bullet, None) if blank => Reading::List,
        (Reading::Bullet, None) if line.text.starts_with(char::is_whitespace) => {
            go_on(checks, line.text);
            Reading::Bullet
        }
        (Reading::Paragraph, _) if !blank && !line.text.starts_with('*') => {
            go_on(checks, line.text);
            Reading::Paragraph
        }
        _ => Reading::Prose,
    }
}

fn begin(checks: &mut Vec<Check>, line: usize, text: &str) {
    let letter = Letter::nth(checks.len());
    checks.push(Check { letter, text: text.trim().to_owned(), line });
}

fn go_on(checks: &mut [Check], text: &str) {
    if let Some(check) = checks.last_mut() {
        check.text.push(' ');
        check.text.push_str(text.trim());
    }
}
