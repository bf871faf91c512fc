//! The pages on the decisions of the games, carried out: every decision of a game stands there with
//! an example, and every example does what the page says.
//!
//! In a block of the language `decisions` a line `=` has a position, behind the options that are not
//! the usual ones, or `new` and a scenario. `>` is a decision at this position, `+` one that follows
//! the decision before. `<` is what the log tells the seat then, or, if it tells nothing, the question
//! that comes next; `…` at the end stands for the rest. A line that begins with a space goes on with
//! the one before.

use std::collections::BTreeSet;
use std::fs;

use catalog::Desk;
use serde_json::{Value, json};

const GAMES: [&str; 4] = ["ccn", "waterloo", "samurai", "borodino"];

/// A line of a block, with those that go on with it.
struct Line {
    number: usize,
    mark: char,
    text: String,
}

/// A desk with the table of one example.
struct Table {
    desk: Desk,
    opened: Value,
}

fn file(path: &str) -> String {
    let path = format!("{}/../../{path}", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The lines of all blocks of a page.
fn lines(page: &str) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    let mut in_block = false;
    for (number, text) in (1..).zip(page.lines()) {
        if let Some(language) = text.strip_prefix("```") {
            in_block = language == "decisions";
        } else if in_block && let Some((mark, rest)) = text.split_at_checked(1) {
            match (mark, lines.last_mut()) {
                (" ", Some(line)) => line.text += text.trim_start(),
                _ => {
                    let (mark, text) = (mark.chars().next().unwrap_or(' '), rest.trim().to_owned());
                    lines.push(Line { number, mark, text });
                }
            }
        }
    }
    lines
}

impl Table {
    /// A table with what a line `=` says.
    fn open(game: &str, line: &str) -> Table {
        let (options, text) = line.split_at(line.find('{').expect("an object"));
        let text: Value = serde_json::from_str(text).unwrap_or_else(|why| panic!("{why}: {line}"));
        let mut request = json!({"id": 0, "cmd": "position", "game": game, "seed": 1});
        let mut named = json!({});
        for option in options.split_whitespace() {
            match option.split_once('=') {
                Some((id, value)) => named[id] = value.into(),
                None => request["cmd"] = option.into(),
            }
        }
        match request["cmd"].as_str() {
            Some("new") => request["scenario"] = text["scenario"].clone(),
            _ => request["position"] = text,
        }
        request["options"] = named;
        let mut table =
            Table { desk: Desk::new(Box::new(|| ([1; 32], [1; 16]))), opened: json!(0) };
        table.opened = table.ask(&request);
        table
    }

    fn ask(&mut self, request: &Value) -> Value {
        let answer = self.desk.answer(request.to_string().as_bytes());
        let answer: Value = serde_json::from_str(&answer).expect("answers are JSON");
        let ok = answer.get("ok").unwrap_or_else(|| panic!("{request}\n{answer}"));
        ok.clone()
    }

    fn look(&mut self, seat: u64) -> Value {
        self.ask(&json!({"id": 0, "cmd": "view", "table": "t1", "viewer": seat, "since": 0, "words": false}))
    }

    /// Takes a decision for the seat that has it, and tells what the page is to say of it.
    fn decide(&mut self, decision: &Value) -> String {
        let seats = 0..self.opened["seats"].as_array().map_or(0, Vec::len) as u64;
        let found = seats.map(|seat| (seat, self.look(seat))).find(|(_, look)| {
            look["decisions"].as_array().is_some_and(|list| list.contains(decision))
        });
        let (seat, look) = found.unwrap_or_else(|| panic!("nobody can decide {decision}"));
        let told = look["told"].as_array().map_or(0, Vec::len);
        let draft = look.get("draft").map(|draft| draft["sequence"].clone());
        let cmd = if draft.is_some() { "draft" } else { "act" };
        let sequence = draft.unwrap_or_else(|| look["sequence"].clone());
        self.ask(&json!({"id": 0, "cmd": cmd, "table": "t1", "seat": seat, "sequence": sequence,
            "decision": decision}));
        let look = self.look(seat);
        let news = look["told"].as_array().into_iter().flatten().skip(told);
        let log = news.flat_map(|told| told["log"].as_array().into_iter().flatten());
        let log: Vec<&str> = log.filter_map(|line| line["text"].as_str()).collect();
        let question = look["question"]["text"].as_str().unwrap_or_default();
        if log.is_empty() { question.to_owned() } else { log.join(" ") }
    }
}

/// Carries out the examples of a page, and gives the decisions that were taken.
fn carry_out(game: &str, page: &str) -> Vec<Value> {
    let (mut taken, mut faults) = (Vec::new(), Vec::new());
    let (mut at, mut said) = (String::new(), String::new());
    let mut table: Option<Table> = None;
    for Line { number, mark, text } in lines(page) {
        match mark {
            '=' => at = text,
            '>' | '+' => {
                let decision: Value = serde_json::from_str(&text).expect("a decision");
                let kept = table.take().filter(|_| mark == '+');
                let mut begun = kept.unwrap_or_else(|| Table::open(game, &at));
                said = begun.decide(&decision);
                taken.push(decision);
                table = Some(begun);
            }
            '<' => {
                let begin = text.strip_suffix('…');
                let is_so = begin.map_or(said == text, |begin| said.starts_with(begin));
                faults.extend((!is_so).then(|| format!("line {number}: {text}\nreal: {said}")));
            }
            _ => panic!("{game}, line {number}: {text} has no mark"),
        }
    }
    assert!(faults.is_empty(), "{game}\n{}", faults.join("\n"));
    taken
}

/// The names of a decision: it is one itself, or its one member has it.
fn name(decision: &Value) -> String {
    let member = decision.as_object().and_then(|object| object.keys().next().cloned());
    member.or_else(|| decision.as_str().map(str::to_owned)).expect("a name")
}

/// The names of the variants of a schema.
fn variants(schema: &Value) -> BTreeSet<String> {
    let choices = schema["oneOf"].as_array().cloned().unwrap_or_else(|| vec![schema.clone()]);
    let names = choices.iter().flat_map(|choice| {
        let words = choice["enum"].as_array().into_iter().flatten().chain(choice.get("const"));
        words.chain(choice["required"].as_array().into_iter().flatten())
    });
    names.filter_map(Value::as_str).map(str::to_owned).collect()
}

/// Orders of Sengoku that follow from the state of a unit and are never sent.
const FORCED: [&str; 3] = ["flee", "panic", "pursue"];

/// What a page lacks: decisions and orders without an example, and words within them that it does not
/// name.
fn gaps(schema: &Value, page: &str, taken: &[Value]) -> Vec<String> {
    let taken_orders: BTreeSet<&str> = taken.iter().filter_map(|it| it["order"].as_str()).collect();
    let taken: BTreeSet<String> = taken.iter().map(name).collect();
    let decisions = variants(schema);
    assert!(decisions.len() > 10, "the schema lists decisions");
    let shown = decisions.difference(&taken).map(|it| format!("{it} has no example"));
    let parts = schema["definitions"].as_object().into_iter().flatten();
    let words = parts.filter(|(part, it)| *part != "Card" && it["type"] != "object");
    let unnamed = words.flat_map(|(_, it)| variants(it)).filter(|word| {
        !page.contains(&format!("`{word}`")) && !page.contains(&format!("\"{word}\""))
    });
    let orders = variants(&schema["definitions"]["OrderKind"]);
    let unwritten = orders.iter().filter(|kind| {
        let is_forced = FORCED.contains(&kind.as_str());
        !is_forced && !taken_orders.contains(kind.as_str())
    });
    let unwritten = unwritten.map(|kind| format!("the order {kind} has no example"));
    let unnamed = unnamed.map(|word| format!("{word} is not named"));
    shown.chain(unnamed).chain(unwritten).collect()
}

#[test]
fn every_decision_of_every_game_is_shown_and_does_what_its_page_says() {
    for game in GAMES {
        let page = file(&format!("docs/games/{game}.md"));
        let schema = file(&format!("schemas/{game}-action.json"));
        let schema: Value = serde_json::from_str(&schema).expect("schemas are JSON");
        let taken = carry_out(game, &page);
        let gaps = gaps(&schema, &page, &taken);
        assert!(gaps.is_empty(), "docs/games/{game}.md: {}", gaps.join(", "));
    }
}

#[test]
fn a_decision_without_an_example_is_missed() {
    let schema: Value = serde_json::from_str(&file("schemas/borodino-action.json")).expect("JSON");
    let gaps =
        gaps(&schema, "`all` `squares` `others` `fire`, `army` and `corps`", &[json!("done")]);
    assert!(gaps.contains(&"take-hit has no example".to_owned()), "{gaps:?}");
    assert!(gaps.contains(&"bayonet is not named".to_owned()), "{gaps:?}");
    assert!(!gaps.iter().any(|gap| gap.starts_with("done ") || gap.starts_with("army ")));
}

#[test]
fn an_order_without_an_example_is_missed() {
    let schema: Value = serde_json::from_str(&file("schemas/samurai-action.json")).expect("JSON");
    let gaps = gaps(&schema, "", &[json!({"order": "recon"})]);
    assert!(gaps.contains(&"the order resupply has no example".to_owned()), "{gaps:?}");
    assert!(!gaps.iter().any(|gap| gap.starts_with("the order recon")), "{gaps:?}");
    assert!(!gaps.iter().any(|gap| gap.starts_with("the order flee")), "{gaps:?}");
}

#[test]
fn what_a_page_says_wrongly_is_found() {
    let page = "```decisions\n= {\"active\":\"allied\",\"decision\":\"play-card\",\n \
                \"hands\":{\"allied\":[\"forward\"]},\"units\":[{\"nation\":\"british\",\"kind\":\"LN\",\n \
                \"hex\":[6,6]},{\"nation\":\"french\",\"kind\":\"LN\",\"hex\":[4,6]}]}\n\
                > {\"play\":\"forward\"}\n< Allies played For…\n```\n";
    assert_eq!(carry_out("ccn", page), [json!({"play": "forward"})]);
    let wrong = page.replace("played", "burnt");
    let fault = std::panic::catch_unwind(|| carry_out("ccn", &wrong)).expect_err("it is wrong");
    let fault = fault.downcast_ref::<String>().expect("words");
    assert!(fault.contains("line 6: Allies burnt For…\nreal: Allies played"), "{fault}");
}
