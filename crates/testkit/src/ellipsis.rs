//! JSON with `…` for what is left out: how the pages write answers down.
//!
//! `…` stands for any value; behind the last member of an object for any other members; at the end
//! of a list for any further elements; at the end of a text for any more letters.

use std::str::Chars;

use serde_json::Value;

const LEFT_OUT: &str = "…";

/// An answer as a page writes it.
#[derive(Clone, Debug, PartialEq)]
pub struct Pattern(Value);

impl Pattern {
    /// Reads a pattern.
    ///
    /// # Errors
    /// If it is not JSON with `…` in it.
    pub fn read(text: &str) -> Result<Pattern, serde_json::Error> {
        serde_json::from_str(&spelled_out(text)).map(Pattern)
    }

    /// Says where a value differs from the pattern first, if it does.
    #[must_use]
    pub fn difference(&self, value: &Value) -> Option<String> {
        differs("", &self.0, value)
    }

    /// What a value has where the pattern has this text.
    #[must_use]
    pub fn in_place_of<'a>(&self, mark: &str, value: &'a Value) -> Option<&'a Value> {
        in_place(&self.0, mark, value)
    }
}

/// The text with every bare `…` as a text, or as a member whose name and value are one.
fn spelled_out(text: &str) -> String {
    let mut out = String::new();
    let mut open = Vec::new();
    let mut last = ' ';
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '"' => copy_text(&mut letters, &mut out),
            '…' if open.last() == Some(&'{') && last != ':' => out.push_str(r#""…":"…""#),
            '…' => out.push_str(r#""…""#),
            other => out.push(other),
        }
        match letter {
            '{' | '[' => open.push(letter),
            '}' | ']' => drop(open.pop()),
            _ => {}
        }
        if !letter.is_whitespace() {
            last = letter;
        }
    }
    out
}

/// Copies a text whose first quotation mark was read.
fn copy_text(letters: &mut Chars<'_>, out: &mut String) {
    out.push('"');
    let mut escaped = false;
    for letter in letters {
        out.push(letter);
        if letter == '"' && !escaped {
            return;
        }
        escaped = letter == '\\' && !escaped;
    }
}

fn in_place<'a>(pattern: &Value, mark: &str, value: &'a Value) -> Option<&'a Value> {
    match (pattern, value) {
        (Value::String(text), _) if text == mark => Some(value),
        (Value::Object(members), Value::Object(there)) => {
            members.iter().find_map(|(name, pattern)| in_place(pattern, mark, there.get(name)?))
        }
        (Value::Array(patterns), Value::Array(there)) => {
            let mut pairs = patterns.iter().zip(there);
            pairs.find_map(|(pattern, value)| in_place(pattern, mark, value))
        }
        _ => None,
    }
}

fn differs(path: &str, pattern: &Value, value: &Value) -> Option<String> {
    match (pattern, value) {
        (Value::String(pattern), _) if pattern == LEFT_OUT => None,
        (Value::String(pattern), Value::String(text)) => {
            let begins = pattern.strip_suffix('…').is_some_and(|start| text.starts_with(start));
            (!begins && pattern != text).then(|| expected(path, &pattern, &text))
        }
        (Value::Object(members), Value::Object(there)) => {
            let open = members.contains_key(LEFT_OUT);
            let mut named = members.iter().filter(|(name, _)| *name != LEFT_OUT);
            let surplus = there.keys().find(|name| !open && !members.contains_key(*name));
            let missing = named.find_map(|(name, pattern)| {
                let path = format!("{path}/{name}");
                match there.get(name) {
                    Some(value) => differs(&path, pattern, value),
                    None => Some(format!("{path} is not there")),
                }
            });
            missing.or_else(|| surplus.map(|name| format!("{path}/{name} is not on the page")))
        }
        (Value::Array(patterns), Value::Array(there)) => {
            let open = patterns.last().is_some_and(|last| last == LEFT_OUT);
            let listed = &patterns[..patterns.len() - usize::from(open)];
            if there.len() < listed.len() || (!open && there.len() > listed.len()) {
                let (page, real) = (listed.len(), there.len());
                return Some(format!("{path} has {real} elements, and {page} on the page"));
            }
            let mut pairs = listed.iter().zip(there).enumerate();
            pairs
                .find_map(|(at, (pattern, value))| differs(&format!("{path}/{at}"), pattern, value))
        }
        (pattern, value) => (pattern != value).then(|| expected(path, pattern, value)),
    }
}

fn expected(path: &str, page: &impl ToString, real: &impl ToString) -> String {
    format!("{path} is {}, and {} on the page", real.to_string(), page.to_string())
}
