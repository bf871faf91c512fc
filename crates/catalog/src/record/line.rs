//! The lines of a record after the first.

use std::collections::BTreeMap;

use engine::Entry;
use serde::Deserialize;
use serde_json::value::RawValue;

use super::Beside;
use crate::Problem;
use crate::problem::json_fault;

/// The names of the lines that belong to the rules' own log.
const RULES: [&str; 5] = ["began", "decided", "committed", "opened", "undone"];

/// One line of a record, read by the types of its game.
pub(crate) enum Recorded<T: engine::Title> {
    Rules(Entry<T>),
    Beside(Beside),
}

impl<T: engine::Title> Recorded<T> {
    /// Reads the line that stands at `index` after the header.
    pub(crate) fn read(index: usize, line: &str) -> Result<Recorded<T>, Problem> {
        match of_rules(index, line)? {
            Some(_) => parse(index, line).map(Recorded::Rules),
            None => parse(index, line).map(Recorded::Beside),
        }
    }

    /// The line of the rules' own log, if it is one.
    pub(crate) fn rules(self) -> Option<Entry<T>> {
        match self {
            Recorded::Rules(entry) => Some(entry),
            Recorded::Beside(_) => None,
        }
    }
}

/// The name and the body of a line, if it belongs to the rules' own log.
pub(crate) fn of_rules(
    index: usize,
    line: &str,
) -> Result<Option<(&'static str, &RawValue)>, Problem> {
    let named: BTreeMap<&str, &RawValue> = parse(index, line)?;
    Ok(RULES.into_iter().find_map(|name| Some((name, *named.get(name)?))))
}

/// Reads something in the line that stands at `index` after the header.
pub(crate) fn parse<'a, A: Deserialize<'a>>(index: usize, text: &'a str) -> Result<A, Problem> {
    serde_json::from_str(text).map_err(|error| {
        let (number, fault) = (index + 2, json_fault(&error));
        Problem::malformed(format!("Line {number} of the saved game cannot be read: {fault}."))
    })
}
