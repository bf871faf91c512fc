//! Requests and answers as lines of JSON.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Answer, Desk, Request};
use crate::Problem;
use crate::problem::{Code, json_fault};

/// The longest line that is read, in bytes: more than any recorded game has.
pub const LONGEST_LINE: usize = 16 * 1024 * 1024;

/// The longest id of a request, in characters.
pub const LONGEST_ID: usize = 100;

/// The longest message of an error, in characters.
const LONGEST_MESSAGE: usize = 4_000;

/// An answer as it is written.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
enum Reply {
    Ok(Answer),
    Error(Problem),
}

/// An answer with the id of its request; none if that could not be read.
#[derive(Serialize)]
#[cfg_attr(
    feature = "types",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(rename = "AnswerLine"),
    schemars(rename = "AnswerLine")
)]
pub(crate) struct Line<'a> {
    #[cfg_attr(
        feature = "types",
        ts(as = "Option<crate::types::Id>"),
        schemars(with = "Option<crate::types::Id>")
    )]
    id: &'a Value,
    #[serde(flatten)]
    reply: Reply,
}

impl Desk {
    /// Answers one line: an object with an `id`, a `cmd` and its fields. Whatever is sent, there
    /// is one line for an answer, without its end.
    pub fn answer(&mut self, line: &[u8]) -> String {
        let (id, reply) = match read(line) {
            Err(problem) => (Value::Null, Reply::Error(problem)),
            Ok((id, rest)) => {
                let asked = request(&rest).and_then(|request| self.ask(request));
                (id, asked.map_or_else(|problem| Reply::Error(shortened(problem)), Reply::Ok))
            }
        };
        written(&id, reply)
    }

    /// The answer to a line that is longer than [`LONGEST_LINE`], for whoever did not keep it.
    #[must_use]
    pub fn too_long() -> String {
        written(&Value::Null, Reply::Error(too_long()))
    }
}

fn written(id: &Value, reply: Reply) -> String {
    serde_json::to_string(&Line { id, reply }).expect("answers are JSON")
}

fn too_long() -> Problem {
    Problem::new(Code::TooLong, format!("A line has at most {LONGEST_LINE} bytes."))
}

fn shortened(problem: Problem) -> Problem {
    Problem { message: fit_for_a_screen(problem.message), ..problem }
}

/// A sentence that fits on a screen: some repeat what was sent, however long it is.
#[must_use]
pub fn fit_for_a_screen(mut sentence: String) -> String {
    if let Some((end, _)) = sentence.char_indices().nth(LONGEST_MESSAGE) {
        sentence.truncate(end);
        sentence.push('…');
    }
    sentence
}

/// The id of a line and the rest of its fields.
fn read(line: &[u8]) -> Result<(Value, Value), Problem> {
    if line.len() > LONGEST_LINE {
        return Err(too_long());
    }
    let value: Value = serde_json::from_slice(line).map_err(|error| {
        Problem::malformed(format!("The line is not JSON: {}.", json_fault(&error)))
    })?;
    let Value::Object(mut fields) = value else {
        return Err(Problem::malformed("A request is a JSON object."));
    };
    let id = fields.remove("id").filter(is_id).ok_or_else(|| {
        let message = format!(
            "A request has an id: a whole number or a text of up to {LONGEST_ID} characters."
        );
        Problem::malformed(message)
    })?;
    Ok((id, Value::Object(fields)))
}

/// Whether something can be the id of a request: a whole number, or a text that is not too long.
#[must_use]
pub fn is_id(id: &Value) -> bool {
    match id {
        Value::Number(number) => number.is_u64() || number.is_i64(),
        Value::String(text) => text.chars().count() <= LONGEST_ID,
        Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => false,
    }
}

fn request(fields: &Value) -> Result<Request, Problem> {
    Request::deserialize(fields).map_err(|error| {
        let command = fields.get("cmd").and_then(Value::as_str);
        Problem::malformed(not_a_request(command, &error.to_string()))
    })
}

/// Why something is no request, of which `fault` is the account for programmers.
fn not_a_request(command: Option<&str>, fault: &str) -> String {
    let Some(command) = command else {
        return "A request names its command in \"cmd\".".to_owned();
    };
    match fault.strip_prefix(&format!("unknown variant `{command}`, expected one of ")) {
        Some(commands) => {
            let commands = commands.replace('`', "");
            format!("There is no command \"{command}\"; there are: {commands}.")
        }
        None => format!("This is not a request \"{command}\": {fault}."),
    }
}
