//! Where everything in a JSON document is.

use serde_json::Value;

/// A JSON pointer to `value` and to everything in it, the parts before the whole.
#[must_use]
pub fn pointers(value: &Value) -> Vec<String> {
    let mut found = Vec::new();
    point_at(value, String::new(), &mut found);
    found
}

fn point_at(value: &Value, here: String, into: &mut Vec<String>) {
    match value {
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                point_at(item, format!("{here}/{index}"), into);
            }
        }
        Value::Object(fields) => {
            for (name, field) in fields {
                let name = name.replace('~', "~0").replace('/', "~1");
                point_at(field, format!("{here}/{name}"), into);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
    into.push(here);
}
