//! JSON with `…` for what is left out: how the pages write answers down.
//!
//! `…` stands for any value; behind the last member of an object for any other members; at the end
//! of a list for any further elements; at the end of a text for any more letters.

use std::str::Chars;

use serde_json::{Value, json};

const LEFT_OUT: &str = "…";

/// An answer as a page writes it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Pattern(Value);

impl Pattern {
    /// Reads a pattern.
    pub(crate) fn read(text: &str) -> Result<Pattern, serde_json::Error> {
        serde_json::from_str(&spelled_out(text)).map(Pattern)
    }

    /// Says where a value differs from the pattern first, if it does.
    pub(crate) fn difference(&self, value: &Value) -> Option<String> {
        differs("", &self.0, value)
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

fn fits(pattern: &str, value: &Value) -> bool {
    Pattern::read(pattern).expect("a pattern").difference(value).is_none()
}

#[test]
fn without_an_ellipsis_a_pattern_is_the_value_itself() {
    let value = json!({"a": [1, {"b": null}], "c": "d"});
    assert!(fits(&value.to_string(), &value));
    for other in [r#"{"a":[1,{"b":null}]}"#, r#"{"a":[1],"c":"d"}"#, "[]", "null", "1"] {
        assert!(!fits(other, &value), "{other}");
    }
}

#[test]
fn an_ellipsis_stands_for_any_value() {
    for value in [json!(null), json!(7), json!("text"), json!([1]), json!({"a": 1})] {
        assert!(fits("…", &value));
        assert!(fits(r#"{"a": …}"#, &json!({ "a": value })));
    }
    assert!(!fits(r#"{"a":…}"#, &json!({})), "the member must be there");
    assert!(!fits(r#"{"a":…}"#, &json!({"a": 1, "b": 2})), "and no other");
}

#[test]
fn an_ellipsis_stands_for_the_rest_of_the_members() {
    let value = json!({"a": 1, "b": {"c": 2, "d": 3}});
    assert!(fits(r#"{"a":1,…}"#, &value) && fits("{…}", &value));
    assert!(fits(r#"{"b": {"d": 3, …}, …}"#, &value));
    assert!(!fits(r#"{"a":2,…}"#, &value) && !fits(r#"{"e":…,…}"#, &value));
}

#[test]
fn an_ellipsis_stands_for_the_rest_of_a_list() {
    let value = json!([1, 2, 3]);
    assert!(fits("[…]", &value) && fits("[1,…]", &value) && fits("[1,2,3,…]", &value));
    assert!(fits("[1,…,3]", &value), "in the middle for one value");
    assert!(!fits("[2,…]", &value) && !fits("[1,2,3,4,…]", &value) && !fits("[1,2]", &value));
}

#[test]
fn an_ellipsis_stands_for_the_rest_of_a_text() {
    let value = json!("They say: \"halt…\", and go on.");
    assert!(fits(r#""They say: \"halt…\", and…""#, &value));
    assert!(!fits(r#""They said…""#, &value) && !fits(r#""…and go on.""#, &value));
}

#[test]
fn the_first_difference_is_named_with_its_place() {
    let pattern = Pattern::read(r#"{"a":[1,{"b":2,…}],…}"#).expect("a pattern");
    let found = pattern.difference(&json!({"a": [1, {"b": 3}], "c": 4}));
    assert_eq!(found.as_deref(), Some("/a/1/b is 3, and 2 on the page"));
    assert!(Pattern::read(r#"{"a":"#).is_err());
}
