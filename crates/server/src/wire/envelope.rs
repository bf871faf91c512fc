//! Messages and answers as text.

use catalog::protocol::{LONGEST_ID, fit_for_a_screen, is_id};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Answer, Message, Refused};

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
    Error(Refused),
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
    let line = match reply {
        Ok(answer) => Line::Ok(answer),
        Err(refused) => Line::Error(shortened(refused)),
    };
    serde_json::to_string(&Written { id, line }).expect("answers are JSON")
}

fn shortened(refused: &Refused) -> Refused {
    Refused { message: fit_for_a_screen(refused.message.clone()), ..refused.clone() }
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
