//! Messages and answers as text.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Answer, Message, Refused};

/// The longest id of a message, in characters.
const LONGEST_ID: usize = 100;

/// The longest sentence of a refusal, in characters.
const LONGEST_SENTENCE: usize = 4_000;

/// A message that was read, with the id under which it is answered.
#[derive(Clone, Debug, PartialEq)]
pub struct Envelope {
    pub id: Value,
    pub message: Message,
}

/// What goes back under an id.
pub type Reply = Result<Answer, Refused>;

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum Line<'a> {
    Ok(&'a Answer),
    Error(&'a Refused),
}

#[derive(Serialize)]
struct Written<'a> {
    id: &'a Value,
    #[serde(flatten)]
    line: Line<'a>,
}

/// An answer as it is sent.
#[must_use]
pub(crate) fn write(id: &Value, reply: &Reply) -> String {
    let shortened = reply.as_ref().err().map(shortened);
    let line = match (reply, &shortened) {
        (Ok(answer), _) => Line::Ok(answer),
        (Err(refused), None) => Line::Error(refused),
        (Err(_), Some(refused)) => Line::Error(refused),
    };
    serde_json::to_string(&Written { id, line }).expect("answers are JSON")
}

/// A refusal in words that fit on a screen: some repeat what was sent, however long it is.
fn shortened(refused: &Refused) -> Refused {
    let mut refused = refused.clone();
    if let Some((end, _)) = refused.message.char_indices().nth(LONGEST_SENTENCE) {
        refused.message.truncate(end);
        refused.message.push('…');
    }
    refused
}

/// Reads a message; or why it is none, with its id as far as that could be read.
pub fn read(text: &[u8]) -> Result<Envelope, (Value, Refused)> {
    let value: Value = serde_json::from_slice(text)
        .map_err(|error| (Value::Null, malformed(format!("This is not JSON: {error}."))))?;
    let Value::Object(mut fields) = value else {
        return Err((Value::Null, malformed("A message is a JSON object.")));
    };
    let Some(id) = fields.remove("id").filter(is_id) else {
        let message = format!(
            "A message has an id: a whole number or a text of up to {LONGEST_ID} characters."
        );
        return Err((Value::Null, malformed(message)));
    };
    let fields = Value::Object(fields);
    match Message::deserialize(&fields) {
        Ok(message) => Ok(Envelope { id, message }),
        Err(error) => Err((id, not_a_message(fields.get("cmd"), &error.to_string()))),
    }
}

fn is_id(id: &Value) -> bool {
    match id {
        Value::Number(number) => number.is_u64() || number.is_i64(),
        Value::String(text) => text.chars().count() <= LONGEST_ID,
        Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => false,
    }
}

fn malformed(message: impl Into<String>) -> Refused {
    Refused::new(catalog::Code::Malformed, message)
}

/// Why something is no message, of which `fault` is the account for programmers.
fn not_a_message(command: Option<&Value>, fault: &str) -> Refused {
    let Some(command) = command.and_then(Value::as_str) else {
        return malformed("A message names its command in \"cmd\".");
    };
    match fault.strip_prefix(&format!("unknown variant `{command}`, expected one of ")) {
        Some(commands) => {
            let commands = commands.replace('`', "");
            malformed(format!("There is no command \"{command}\" here; there are: {commands}."))
        }
        None => malformed(format!("This is not a message \"{command}\": {fault}.")),
    }
}
