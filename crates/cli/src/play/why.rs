//! `why`: a decision that is not in the list, and the rule that forbids it.

use catalog::{Choice, Table};
use engine::Seat;
use serde_json::Value;

use super::help::Examples;
use super::search::matching;

/// What is to be said to `why`.
pub(crate) fn answer(table: &dyn Table, seat: Seat, choices: &[Choice], asked: &str) -> String {
    match decision(&Examples::of(table), choices, asked) {
        Ok(decision) => judge(table, seat, &decision),
        Err(sentence) => sentence,
    }
}

fn judge(table: &dyn Table, seat: Seat, decision: &Value) -> String {
    match table.why_not(seat, decision) {
        Ok(None) => "That is allowed.".to_owned(),
        Ok(Some(problem)) => match &problem.rule {
            Some(rule) => format!("{problem} [{rule}]"),
            None => problem.message,
        },
        Err(problem) => problem.message,
    }
}

/// The decision that is meant: JSON, a choice with something changed, or a choice in words.
fn decision(examples: &Examples, choices: &[Choice], asked: &str) -> Result<Value, String> {
    if asked.starts_with(['{', '"', '[']) {
        return serde_json::from_str(asked).map_err(|error| format!("This is not JSON: {error}."));
    }
    let mut parts = asked.split_whitespace();
    let number = parts.next().and_then(|first| first.parse::<usize>().ok());
    match number {
        Some(number) => changed(choice(choices, number)?.decision.clone(), parts),
        None => in_words(examples, choices, asked),
    }
}

fn choice(choices: &[Choice], number: usize) -> Result<&Choice, String> {
    let found = number.checked_sub(1).and_then(|index| choices.get(index));
    found.ok_or_else(|| format!("There is no choice {number}; there are {}.", choices.len()))
}

/// The decision with each `field=value` put in.
fn changed<'a>(
    mut decision: Value,
    changes: impl Iterator<Item = &'a str>,
) -> Result<Value, String> {
    for change in changes {
        let (field, value) = change
            .split_once('=')
            .ok_or_else(|| format!("Write a change as field=value, not \"{change}\"."))?;
        let known = fields(&decision).join(", ");
        let place = find_field(&mut decision, field)
            .ok_or_else(|| format!("This choice has no \"{field}\"; it has: {known}."))?;
        *place = read_value(value);
    }
    Ok(decision)
}

/// A value as it is typed: JSON, or several values parted by commas, or just text.
fn read_value(text: &str) -> Value {
    let list = || serde_json::from_str(&format!("[{text}]"));
    serde_json::from_str(text).or_else(|_| list()).unwrap_or_else(|_| Value::from(text))
}

/// The names of all fields, however deep they lie.
fn fields(value: &Value) -> Vec<&str> {
    let Value::Object(object) = value else { return Vec::new() };
    object.iter().flat_map(|(name, value)| [vec![name.as_str()], fields(value)].concat()).collect()
}

/// The field of that name, however deep it lies.
fn find_field<'a>(value: &'a mut Value, field: &str) -> Option<&'a mut Value> {
    let Value::Object(fields) = value else { return None };
    if fields.contains_key(field) {
        return fields.get_mut(field);
    }
    fields.values_mut().find_map(|value| find_field(value, field))
}

/// A choice that has these words; or one that has them all but the last, which is the place that
/// is meant instead of its own.
fn in_words(examples: &Examples, choices: &[Choice], asked: &str) -> Result<Value, String> {
    let words: Vec<String> = asked.split_whitespace().map(str::to_owned).collect();
    if let Some((number, choice)) = matching(choices, &words).first() {
        return Err(format!("That is allowed; choice {number} is: {}", choice.words.text));
    }
    let moved = words.split_last().and_then(|(place, words)| {
        matching(choices, words).iter().find_map(|(_, choice)| elsewhere(choice, place))
    });
    moved.ok_or_else(|| examples.unmatched())
}

/// The decision of a choice with another place instead of the last one that it names.
fn elsewhere(choice: &Choice, place: &str) -> Option<Value> {
    let (old, new) = (place_value(choice.words.places.last()?)?, place_value(place)?);
    let mut decision = choice.decision.clone();
    let found = find_last(&mut decision, &old)?;
    *found = new;
    Some(decision)
}

/// A place as it is printed, `6,5`, in the form that decisions have.
fn place_value(text: &str) -> Option<Value> {
    let value = read_value(text);
    value.is_array().then_some(value)
}

/// The last part of a decision that is this value.
fn find_last<'a>(decision: &'a mut Value, wanted: &Value) -> Option<&'a mut Value> {
    if decision == wanted {
        return Some(decision);
    }
    let Value::Object(fields) = decision else { return None };
    fields.values_mut().filter_map(|value| find_last(value, wanted)).last()
}
