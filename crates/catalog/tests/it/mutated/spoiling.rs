//! Who spoils: documents, lines and records with one thing wrong, or several.

use luck::Fast;
use serde_json::{Map, Value, json};
use testkit::pointers;

/// The line of a request with up to three things wrong; `other` is another sound line.
pub(super) fn spoiled(request: &Value, other: &str, luck: &mut Fast) -> Vec<u8> {
    let mut request = request.clone();
    for _ in 0..luck.index(3) {
        change(&mut request, luck);
    }
    let mut bytes = misprinted(&request.to_string(), other, luck);
    if luck.index(3) == 0 {
        scratch(&mut bytes, luck);
    }
    bytes
}

/// A record with something done to its lines.
pub(super) fn spoiled_record(record: &str, luck: &mut Fast) -> String {
    let mut lines: Vec<String> = record.lines().map(str::to_owned).collect();
    if lines.is_empty() {
        return String::new();
    }
    let (one, other) = (luck.index(lines.len()), luck.index(lines.len()));
    match luck.index(8) {
        0 => lines.truncate(one),
        1 => lines.swap(one, other),
        2 => drop(lines.remove(one)),
        3 => lines.insert(other, lines[one].clone()),
        4 => lines[one] = lines[other].clone(),
        5 | 6 => lines[one] = changed(&lines[one], luck),
        _ => lines[one] = scratched(&lines[one], luck),
    }
    lines.iter().map(|line| line.clone() + "\n").collect()
}

/// A line of a record with one thing changed.
fn changed(line: &str, luck: &mut Fast) -> String {
    let Ok(mut value) = serde_json::from_str(line) else { return line.to_owned() };
    change(&mut value, luck);
    value.to_string()
}

/// A line of a record with a few letters changed.
fn scratched(line: &str, luck: &mut Fast) -> String {
    let mut bytes = line.as_bytes().to_vec();
    scratch(&mut bytes, luck);
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Changes one thing in a document, wherever it is.
fn change(value: &mut Value, luck: &mut Fast) {
    let places = pointers(value);
    let [place, other] = [(); 2].map(|()| &places[luck.index(places.len())]);
    let from_elsewhere = value.pointer(other).cloned().unwrap_or_default();
    let part = value.pointer_mut(place).expect("the pointer was found just now");
    match (luck.index(6), &mut *part) {
        (0, _) => *part = from_elsewhere,
        (1, _) => *part = extreme(luck),
        (2, Value::Object(fields)) => drop(take_field(fields, luck)),
        (3, Value::Object(fields)) => {
            let (name, field) = take_field(fields, luck);
            fields.insert(name + "s", field);
        }
        (2 | 3, Value::Array(items)) if !items.is_empty() => {
            items.remove(luck.index(items.len()));
        }
        (4, Value::Array(items)) => items.push(from_elsewhere),
        (_, Value::Number(number)) => {
            let number = number.as_i64().unwrap_or_default();
            *part = json!(number.wrapping_add(luck.index(5) as i64 - 2));
        }
        (_, Value::Bool(yes)) => *yes = !*yes,
        (_, Value::String(text)) => reword(text, luck),
        _ => *part = extreme(luck),
    }
}

/// Takes a field out of an object; out of an empty one, nothing without a name.
fn take_field(fields: &mut Map<String, Value>, luck: &mut Fast) -> (String, Value) {
    let names: Vec<String> = fields.keys().cloned().collect();
    let name = names.get(luck.index(names.len().max(1))).cloned().unwrap_or_default();
    let field = fields.remove(&name).unwrap_or_default();
    (name, field)
}

fn reword(text: &mut String, luck: &mut Fast) {
    let words = ["", "person", "t1", "t2", "referee", "end-march", "done", "ccn", "0"];
    match luck.index(3) {
        0 => text.push('é'),
        1 => text.make_ascii_uppercase(),
        _ => words[luck.index(words.len())].clone_into(text),
    }
}

fn extreme(luck: &mut Fast) -> Value {
    let all = [
        json!(null),
        json!(0),
        json!(-1),
        json!(255),
        json!(256),
        json!(u32::MAX),
        json!(u64::MAX),
        json!(i64::MIN),
        json!(1.5),
        json!(1e300),
        json!(true),
        json!(""),
        json!("\u{0}\n\u{2028}"),
        json!("x".repeat(1000)),
        json!([]),
        json!({}),
        json!([[[[[[]]]]]]),
        json!({"$serde_json::private::RawValue": "{}"}),
    ];
    all[luck.index(all.len())].clone()
}

/// A line with something in it that nobody means, or perhaps as it is.
fn misprinted(line: &str, other: &str, luck: &mut Fast) -> Vec<u8> {
    match luck.index(12) {
        0 => spliced(line, other, luck),
        1 => with_fields_twice(line, luck).into_bytes(),
        2 => deepened(line, luck).into_bytes(),
        3 => line.replacen('1', "1e400", 1).into_bytes(),
        4 => line.replacen('1', "18446744073709551616", 1).into_bytes(),
        _ => line.as_bytes().to_vec(),
    }
}

/// The beginning of one line and the end of another, which may be empty.
fn spliced(line: &str, other: &str, luck: &mut Fast) -> Vec<u8> {
    let (cut, from) = (luck.index(line.len()), luck.index(other.len().max(1)));
    [&line.as_bytes()[..cut], &other.as_bytes()[from..]].concat()
}

fn with_fields_twice(line: &str, luck: &mut Fast) -> String {
    let other = format!("{{\"seat\":{},\"table\":\"t1\",", luck.index(5));
    line.replacen('{', &other, 1)
}

/// A line that goes deeper than any program does.
fn deepened(line: &str, luck: &mut Fast) -> String {
    let depth = luck.index(300);
    let deep = format!("{}1{}", "[".repeat(depth), "]".repeat(depth));
    line.replacen("null", &deep, 1).replacen(":0", &format!(":{deep}"), 1)
}

/// Spoils a few bytes.
fn scratch(bytes: &mut Vec<u8>, luck: &mut Fast) {
    for _ in 0..=luck.index(3) {
        if bytes.is_empty() {
            return;
        }
        let place = luck.index(bytes.len());
        match luck.index(7) {
            0 => bytes[place] ^= 1 << luck.index(8),
            1 => bytes[place] = luck.bits() as u8,
            2 => drop(bytes.remove(place)),
            3 => bytes.insert(place, b"{}[]\",:\\0-e.n"[luck.index(13)]),
            4 => bytes.truncate(place),
            5 => {
                let other = luck.index(bytes.len());
                bytes.swap(place, other);
            }
            _ => {
                let end = (place + luck.index(20)).min(bytes.len());
                bytes.drain(place..end);
            }
        }
    }
}
