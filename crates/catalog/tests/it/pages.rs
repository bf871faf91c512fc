//! The pages on the protocol, carried out: every example is sent, and every answer is the one on
//! the page.
//!
//! A block of the language `protocol` has requests (`>`) and the answers to them (`<`); a line that
//! begins with a space goes on with the one before. Each section (`##`) has a desk of its own. In
//! a request `…` stands for the last record that was answered, or, behind `"file":`, for the whole file
//! of that game on the page on scenarios; behind the request can stand `(7 times)`, or `(and 7 spaces)`
//! that are sent with it.

use std::collections::BTreeSet;

use catalog::protocol::Request;
use catalog::{Code, Desk, Title, shelve};
use serde::Deserialize;
use serde_json::{Value, json};
use testkit::ellipsis::Pattern;
use testkit::toys::campaign::Campaign;
use testkit::toys::night::Night;

const PROTOCOL: &str = include_str!("../../../../docs/protocol.md");
const POSITIONS: &str = include_str!("../../../../docs/positions.md");

const SCENARIOS: &str = include_str!("../../../../docs/scenarios.md");

/// The games, each with the heading under which the page on scenarios has a whole file of it.
const WHOLE_FILES: [(&str, &str); 4] = [
    ("ccn", "## A whole battle"),
    ("waterloo", "## Campaigns of The Hundred Days"),
    ("samurai", "## Battles of Sengoku"),
    ("borodino", "## Battles of The Moskva"),
];

/// The games of the examples.
static SHELF: [&dyn Title; 6] = [
    shelve::<ccn::Battle>(),
    shelve::<waterloo::Campaign>(),
    shelve::<samurai::Battle>(),
    shelve::<borodino::Campaign>(),
    shelve::<Night>(),
    shelve::<Campaign>(),
];

/// A request and its answer, as they stand on a page.
struct Example {
    /// The line of the answer.
    line: usize,
    request: String,
    answer: String,
    /// Whether a desk begins with it.
    opens_section: bool,
}

/// What the examples of a page showed.
#[derive(Default)]
struct Shown {
    commands: BTreeSet<String>,
    codes: BTreeSet<String>,
}

/// All examples of a page, in order.
fn examples(page: &str) -> Vec<Example> {
    let mut found: Vec<Example> = Vec::new();
    let (mut in_block, mut opens_section) = (false, true);
    let mut request = String::new();
    for (index, text) in page.lines().enumerate() {
        let line = index + 1;
        if let Some(fence) = text.strip_prefix("```") {
            in_block = fence == "protocol";
            assert!(request.is_empty(), "line {line}: {request} has no answer");
        } else if !in_block {
            opens_section |= text.starts_with("## ");
        } else if let Some(text) = text.strip_prefix("> ") {
            assert!(request.is_empty(), "line {line}: {request} has no answer");
            text.clone_into(&mut request);
        } else if let Some(answer) = text.strip_prefix("< ") {
            assert!(!request.is_empty(), "line {line}: an answer without a request");
            let request = std::mem::take(&mut request);
            found.push(Example { line, request, answer: answer.to_owned(), opens_section });
            opens_section = false;
        } else if text.starts_with(' ') {
            let rest = found.last_mut().map(|example| &mut example.answer);
            let goes_on = if request.is_empty() { rest } else { Some(&mut request) };
            goes_on.expect("something to go on with").push_str(text.trim_start());
        } else {
            assert!(text.is_empty(), "line {line}: {text} is neither request nor answer");
        }
    }
    found
}

/// A desk whose keys are always the same.
fn desk() -> Desk {
    let mut tables = 0u8;
    let secrets = move || {
        tables = tables.wrapping_add(1);
        ([tables; 32], [tables; 16])
    };
    Desk::with_shelf(&SHELF, Box::new(secrets))
}

/// Carries out all examples of a page.
fn carry_out(page: &str) -> Shown {
    let (mut desk, mut record) = (desk(), Value::Null);
    let (mut shown, mut faults) = (Shown::default(), Vec::new());
    for example in examples(page) {
        if example.opens_section {
            desk = self::desk();
        }
        let line = send(&mut desk, &example.request, &record);
        let answer: Value = serde_json::from_str(&line).expect("answers are JSON");
        shown.take_note_of(&example.request, &answer);
        if let Some(answered) = answer["ok"].get("record") {
            record = answered.clone();
        }
        faults.extend(fault(&example, &line));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n\n"));
    shown
}

/// Sends a request, as often and as long as the page says, and gives the last answer.
fn send(desk: &mut Desk, request: &str, record: &Value) -> String {
    let noted = request.strip_suffix(')').and_then(|noted| noted.rsplit_once(" ("));
    let (request, note) = noted.unwrap_or((request, ""));
    let number = |text: &str| text.parse().expect("a number");
    let times = note.strip_suffix(" times").map_or(1, number);
    let spaces = note.strip_prefix("and ").and_then(|note| note.strip_suffix(" spaces"));
    let line = with_file(request).replace('…', &record.to_string())
        + &" ".repeat(spaces.map_or(0, number));
    let answers = (0..times).map(|_| desk.answer(line.as_bytes()));
    answers.last().expect("sent at least once")
}

/// A request with the file that it names by `…`.
fn with_file(request: &str) -> String {
    let game = |heading: &&(&str, &str)| request.contains(&format!(r#""game":"{}""#, heading.0));
    let Some((_, heading)) = WHOLE_FILES.iter().find(game) else { return request.to_owned() };
    request.replace(r#""file":…"#, &format!(r#""file":{}"#, Value::from(file_under(heading))))
}

/// The whole file of a game on the page on scenarios.
pub(crate) fn whole_file(game: &str) -> &'static str {
    let heading = WHOLE_FILES.iter().find(|(id, _)| *id == game).expect("a game").1;
    file_under(heading)
}

fn file_under(heading: &str) -> &'static str {
    let (_, part) = SCENARIOS.split_once(&format!("\n{heading}\n")).expect("a heading");
    let (_, part) = part.split_once("```toml\n").expect("a file");
    part.split_once("```").expect("its end").0
}

/// What is wrong with an example, in a form that can be put on the page.
fn fault(example: &Example, answer: &str) -> Option<String> {
    let Example { line, request, answer: page, .. } = example;
    let value = serde_json::from_str(answer).expect("answers are JSON");
    let difference = match Pattern::read(page) {
        Ok(pattern) => pattern.difference(&value)?,
        Err(error) => format!("the page cannot be read: {error}"),
    };
    Some(format!("line {line}: {difference}\nsent: {request}\npage: {page}\nreal: {answer}"))
}

impl Shown {
    fn take_note_of(&mut self, request: &str, answer: &Value) {
        let commands = commands().into_iter();
        self.commands.extend(commands.filter(|it| request.contains(&format!(r#""cmd":"{it}""#))));
        self.codes.extend(answer["error"]["code"].as_str().map(str::to_owned));
    }
}

/// The names of all variants or fields, as serde lists them when it meets another.
fn names<'de, T: Deserialize<'de>>(unknown: Value) -> Vec<String> {
    let Err(error) = T::deserialize(unknown) else { panic!("there is nonsense") };
    let error = error.to_string();
    let (_, list) = error.split_once("expected one of ").expect("a list of names");
    list.split(", ").map(|name| name.trim_matches('`').to_owned()).collect()
}

fn commands() -> Vec<String> {
    names::<Request>(json!({"cmd": "nonsense"}))
}

fn codes() -> Vec<String> {
    names::<Code>(json!("nonsense"))
}

#[test]
fn every_example_of_the_protocol_is_answered_as_the_page_says() {
    let shown = carry_out(PROTOCOL);
    let (requests, errors) = PROTOCOL.split_once("\n## Errors\n").expect("errors come last");
    for command in commands() {
        assert!(shown.commands.contains(&command), "no example sends {command}");
        assert!(requests.contains(&format!("\n### `{command}`\n")), "{command} has no heading");
    }
    for code in codes() {
        assert!(errors.contains(&format!("\n### `{code}`\n")), "{code} has no heading");
        // A fault of the program cannot be shown before there is one, and a desk has everything.
        let unseen = ["broken", "not-available"].contains(&code.as_str());
        assert!(unseen || shown.codes.contains(&code), "no example shows {code}");
    }
}

#[test]
fn every_position_is_answered_as_the_page_says() {
    carry_out(POSITIONS);
    let places = [
        json!({"nonsense": 1}),
        json!({"field": {"nonsense": 1}}),
        json!({"units": [{"nonsense": 1}]}),
    ];
    for field in places.into_iter().flat_map(names::<ccn::Document>) {
        assert!(POSITIONS.contains(&format!("\n| `{field}` | ")), "{field} is not explained");
    }
    for name in names::<ccn::Document>(json!({"active": "allied", "decision": "nonsense"})) {
        // Where nothing is to be decided there is nothing to set up.
        let explained = ["set-up", "over", "drawn"].contains(&name.as_str());
        let shown = POSITIONS.contains(&format!("\n### {name} "))
            || POSITIONS.contains(&format!(r#""decision":"{name}""#))
            || POSITIONS.contains(&format!(r#""decision":{{"{name}":"#));
        assert!(explained || shown, "no example shows {name}");
    }
}

#[test]
fn all_commands_and_codes_are_known_here() {
    assert!(commands().contains(&"games".to_owned()) && commands().contains(&"close".to_owned()));
    assert!(codes().contains(&"unknown".to_owned()) && codes().contains(&"broken".to_owned()));
}

#[test]
fn an_example_that_is_not_true_is_named_with_its_line() {
    let page = "## A\n\n```protocol\n> {\"id\":1,\"cmd\":\"close\",\n  \"table\":\"t1\"}\n\
                < {\"id\":1,\"ok\":{}}\n```\n";
    let [example] = &examples(page)[..] else { panic!("one example") };
    assert!(example.opens_section);
    let answer = send(&mut desk(), &example.request, &Value::Null);
    let fault = fault(example, &answer).expect("there is no such table");
    assert!(fault.starts_with("line 6: /ok is not there\nsent: {"), "{fault}");
    assert!(fault.contains("page: {\"id\":1,\"ok\":{}}") && fault.contains("real: {"), "{fault}");
}
