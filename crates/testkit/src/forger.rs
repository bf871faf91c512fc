//! Decisions that nobody offered: old ones, and listed ones with fields changed.

use std::collections::BTreeSet;

use luck::Fast;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::pointers;

/// Makes decisions out of those that were listed so far, by changing what they are made of.
#[derive(Debug, Default)]
pub(crate) struct Forger {
    /// Every decision that was listed, as text, to know it again.
    known: BTreeSet<String>,
    models: Vec<Value>,
    /// Everything that decisions are made of: numbers, words, and what holds them.
    parts: Vec<Value>,
    words: Vec<String>,
}

impl Forger {
    /// Remembers a decision that was listed.
    pub(crate) fn learn<A: Serialize>(&mut self, action: &A) {
        let value = serde_json::to_value(action).expect("a decision can be written as JSON");
        if self.known.insert(value.to_string()) {
            self.take_apart(&value);
            self.models.push(value);
        }
    }

    /// A decision like those that were listed, with up to two things changed.
    pub(crate) fn forge<A: DeserializeOwned>(&self, luck: &mut Fast) -> Option<A> {
        let mut value = self.models.get(luck.index(self.models.len()))?.clone();
        for _ in 0..luck.index(3) {
            self.change(&mut value, luck);
        }
        serde_json::from_value(value).ok()
    }

    fn take_apart(&mut self, value: &Value) {
        self.parts.push(value.clone());
        match value {
            Value::String(word) => self.words.push(word.clone()),
            Value::Array(items) => items.iter().for_each(|item| self.take_apart(item)),
            Value::Object(fields) => {
                for (name, field) in fields {
                    self.words.push(name.clone());
                    self.take_apart(field);
                }
            }
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
    }

    /// Changes one thing, wherever it is.
    fn change(&self, value: &mut Value, luck: &mut Fast) {
        let places = pointers(value);
        let place = &places[luck.index(places.len())];
        let part = value.pointer_mut(place).expect("the pointer was found just now");
        *part = self.other(part, luck);
    }

    fn other(&self, part: &Value, luck: &mut Fast) -> Value {
        if luck.index(4) == 0 {
            return self.parts[luck.index(self.parts.len())].clone();
        }
        match part {
            Value::Null => Value::from(luck.index(8)),
            Value::Bool(yes) => Value::from(!yes),
            Value::Number(number) => near(number.as_i64().unwrap_or_default(), luck),
            Value::String(_) => Value::from(self.word(luck)),
            Value::Array(items) => items.iter().rev().cloned().collect(),
            Value::Object(fields) => self.renamed(fields, luck),
        }
    }

    /// What was in the object, under another name: another variant with the same fields.
    fn renamed(&self, fields: &serde_json::Map<String, Value>, luck: &mut Fast) -> Value {
        let mut fields = fields.clone();
        let names: Vec<String> = fields.keys().cloned().collect();
        if let Some(name) = names.get(luck.index(names.len().max(1))) {
            let field = fields.remove(name).expect("the name was listed just now");
            fields.insert(self.word(luck), field);
        }
        Value::Object(fields)
    }

    fn word(&self, luck: &mut Fast) -> String {
        self.words.get(luck.index(self.words.len().max(1))).cloned().unwrap_or_default()
    }
}

/// A number beside `number`, or one far from everything.
fn near(number: i64, luck: &mut Fast) -> Value {
    let others = [number + 1, number - 1, number + 2, number - 2, 0, 127, 255, 65_535];
    Value::from(others[luck.index(others.len())])
}
