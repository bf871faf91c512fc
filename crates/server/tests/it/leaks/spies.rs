//! Those who ask for what is not theirs, in the middle of a game.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::support::{Company, Person};

/// What was asked and what was answered. A refusal that changes in the course of a game would tell
/// something about it.
#[derive(Default)]
pub(super) struct Spying {
    answers: BTreeMap<(usize, String), String>,
}

impl Spying {
    /// Everybody asks for what only others may know. Each is refused, in the same words always.
    pub(super) async fn ask(&mut self, company: &mut Company, texts: &mut [Vec<String>]) {
        let (table, seats) = (company.table.clone(), company.people.len() - 1);
        for (person, others) in company.people.iter_mut().enumerate() {
            for seat in (0..seats).filter(|seat| *seat != person) {
                for question in questions(&table, seat) {
                    let received = others.client.post(question.clone()).await;
                    assert_eq!(received.code(), "wrong-seat", "{question}: {}", received.body);
                    texts[person].push(format!("{:?}{}", received.headers, received.body));
                    let answer = received.json()["error"].to_string();
                    let asked = (person, question.to_string());
                    let before = self.answers.entry(asked).or_insert_with(|| answer.clone());
                    assert_eq!(*before, answer, "{question}");
                }
            }
        }
    }

    /// Everybody takes his record home, and asks for those of the others.
    pub(super) async fn records(
        &self,
        company: &mut Company,
        texts: &mut [Vec<String>],
    ) -> Vec<(usize, String)> {
        let path = format!("/api/tables/{}/record", company.table.as_str().expect("a name"));
        let viewers: Vec<Value> = company.people.iter().map(|it| it.viewer.clone()).collect();
        let mut records = Vec::new();
        for (number, person) in company.people.iter_mut().enumerate() {
            for viewer in viewers.iter().chain([&json!("referee")]) {
                let word = viewer.to_string().replace('"', "");
                let received = person.client.get(&format!("{path}?viewer={word}")).await;
                texts[number].push(format!("{:?}{}", received.headers, received.body));
                if *viewer == person.viewer {
                    assert_eq!(received.status, 200, "{}", received.body);
                    let (frames, told) = frames(person, &company.table).await;
                    assert_eq!(received.body.lines().count(), told + 1);
                    assert_eq!(frames, told_in(&received.body, frames.len()));
                    texts[number].push(json!(frames).to_string());
                    records.push((number, received.body));
                } else if *viewer != "spectator" {
                    assert_eq!(received.code(), "wrong-seat", "{}", received.body);
                }
            }
        }
        records
    }
}

/// The latest that somebody was told, and how much that was in all.
async fn frames(person: &mut Person, table: &Value) -> (Vec<Value>, usize) {
    let told = usize::try_from(person.sequence()).expect("a small number");
    let latest = json!({"cmd": "frames", "table": table, "viewer": person.viewer,
        "from": told.saturating_sub(60), "count": 100});
    let mut answer = person.client.ask(latest).await;
    let frames = std::mem::take(answer["frames"].as_array_mut().expect("frames"));
    assert_eq!(answer["total"], told, "no more is in frames than in updates");
    (frames, told)
}

/// What the last lines of a record that was made for one viewer hold.
fn told_in(record: &str, latest: usize) -> Vec<Value> {
    let lines: Vec<&str> = record.lines().skip(1).collect();
    let lines =
        lines[lines.len() - latest..].iter().map(|line| serde_json::from_str::<Value>(line));
    lines.map(|line| line.expect("a record is JSON")["told"].take()).collect()
}

fn questions(table: &Value, seat: usize) -> [Value; 13] {
    let decision = json!("stand");
    [
        json!({"cmd": "view", "table": table, "viewer": seat, "since": 0}),
        json!({"cmd": "view", "table": table, "viewer": "referee", "since": 0}),
        json!({"cmd": "wait", "table": table, "viewer": seat, "since": 0, "seconds": 0}),
        json!({"cmd": "frames", "table": table, "viewer": seat, "from": 0, "count": 1}),
        json!({"cmd": "frames", "table": table, "viewer": "referee", "from": 0, "count": 1}),
        json!({"cmd": "inspect", "table": table, "viewer": seat, "place": "6,5"}),
        json!({"cmd": "inspect", "table": table, "viewer": "referee", "place": "6,5"}),
        json!({"cmd": "why", "table": table, "seat": seat, "decision": decision}),
        json!({"cmd": "preview", "table": table, "seat": seat, "decision": decision}),
        json!({"cmd": "standing", "table": table, "seat": seat}),
        json!({"cmd": "surmise", "table": table, "seat": seat}),
        json!({"cmd": "act", "table": table, "seat": seat, "sequence": 1, "decision": decision}),
        json!({"cmd": "undo", "table": table, "seat": seat, "sequence": 1}),
    ]
}
