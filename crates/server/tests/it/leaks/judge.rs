//! Who could know what: the game is carried out again from its record, and what everybody was sent
//! is held against it.

use catalog::protocol::{Looked, Request, look, perform};
use catalog::{Table, load_among};
use engine::Viewer;
use serde_json::{Value, json};
use server::Token;

use super::Heard;
use crate::support::{Company, shelf};

/// Who goes through a game again.
pub(super) struct Judge<'a> {
    company: &'a Company,
    heard: &'a Heard,
    table: Box<dyn Table>,
    viewers: Vec<Viewer>,
    /// What everybody knows by now.
    known: Vec<Looked>,
    faults: Vec<String>,
}

impl<'a> Judge<'a> {
    pub(super) fn new(company: &'a Company, heard: &'a Heard) -> Judge<'a> {
        let beginning: Vec<&str> = heard.record.lines().take(2).collect();
        let table = load_among(shelf(), &beginning.join("\n")).expect("a game that begins");
        let viewer = |value: &Value| serde_json::from_value(value.clone()).expect("a viewer");
        let viewers = company.people.iter().map(|person| viewer(&person.viewer)).collect();
        let mut judge =
            Judge { company, heard, table, viewers, known: Vec::new(), faults: Vec::new() };
        judge.known = judge.looks(|_| 0);
        judge
    }

    /// Everything that somebody was sent and could not know, and everything that he was not sent.
    pub(super) fn faults(mut self) -> Vec<String> {
        for number in 0..self.heard.deeds.len() {
            self.check_records(number);
            self.check_deed(number);
        }
        let whole = self.heard.record.trim_end().lines().map(str::to_owned);
        if !self.table.lines(0).into_iter().eq(whole) {
            self.faults.push("The record is not that of the game.".to_owned());
        }
        self.check_secrets();
        self.faults
    }

    /// After a deed everybody who knows more is told just that, and nobody else hears anything.
    fn check_deed(&mut self, number: usize) {
        let before = std::mem::take(&mut self.known);
        let deed = request(&self.heard.deeds[number]);
        perform(&mut *self.table, deed).expect("what was taken is taken again");
        self.known = self.looks(|person| before[person].sequence);
        for person in 0..before.len() {
            let (before, after) = (&before[person], &self.known[person]);
            let expected = self.expected(person, before, after);
            let heard = &self.heard.news[number][person];
            if *heard != expected {
                let deed = &self.heard.deeds[number];
                self.faults.push(format!(
                    "After {deed} {} heard {heard:?} and could know {expected:?}.",
                    self.company.people[person].viewer
                ));
            }
        }
    }

    fn looks(&self, since: impl Fn(usize) -> usize) -> Vec<Looked> {
        let viewers = self.viewers.iter().enumerate();
        let look = |(person, viewer): (usize, &Viewer)| {
            look(&*self.table, *viewer, Some(since(person)), true).expect("a viewer of this table")
        };
        viewers.map(look).collect()
    }

    fn expected(&self, person: usize, before: &Looked, after: &Looked) -> Vec<Value> {
        let draft = |looked: &Looked| looked.draft.as_ref().map(|draft| draft.sequence);
        let is_told = before.sequence != after.sequence
            || before.waiting != after.waiting
            || draft(before) != draft(after);
        let mut update = serde_json::to_value(after).expect("JSON");
        update["table"] = self.company.table.clone();
        update["viewer"] = self.company.people[person].viewer.clone();
        update["since"] = json!(before.sequence);
        if is_told { vec![json!({"update": update})] } else { Vec::new() }
    }

    fn check_records(&mut self, number: usize) {
        for (deeds, person, record) in self.heard.records.iter().filter(|it| it.0 == number) {
            if self.table.record_for(self.viewers[*person]).trim_end() != record.trim_end() {
                self.faults.push(format!("After {deeds} deeds {person} had another's record."));
            }
        }
    }

    /// No text before the end holds the key of the luck, or what lets somebody in as another.
    fn check_secrets(&mut self) {
        let header: Value =
            serde_json::from_str(self.heard.record.lines().next().unwrap_or_default())
                .expect("JSON");
        let key = find(&header, "key").expect("a game that is over shows its key").to_owned();
        for (person, texts) in self.heard.texts.iter().enumerate() {
            let secrets: Vec<String> = self.secrets_from(person).chain([key.clone()]).collect();
            for text in texts {
                if let Some(secret) = secrets.iter().find(|secret| text.contains(*secret)) {
                    self.faults.push(format!("{person} was sent the secret {secret}: {text}"));
                }
            }
        }
    }

    /// The tokens of all others with their hashes, and all invitations.
    fn secrets_from(&self, person: usize) -> impl Iterator<Item = String> {
        let others = self.company.people.iter().enumerate().filter(move |it| it.0 != person);
        let tokens =
            others.filter_map(|(_, other)| other.client.cookie.as_deref()?.split('=').nth(1));
        let tokens = tokens.flat_map(|text| {
            let hash = Token::read(text).expect("a token").hashed().to_string();
            [text.to_owned(), hash]
        });
        tokens.chain(self.company.invitations.iter().cloned())
    }
}

/// A deed as it is done without a server.
fn request(deed: &Value) -> Request {
    let mut deed = deed.clone();
    deed["table"] = json!("");
    serde_json::from_value(deed).expect("a deed of the protocol")
}

/// The text under a name, wherever it stands.
pub(super) fn find<'a>(value: &'a Value, name: &str) -> Option<&'a str> {
    match value {
        Value::Object(fields) => {
            let here = fields.get(name).and_then(Value::as_str);
            here.or_else(|| fields.values().find_map(|value| find(value, name)))
        }
        Value::Array(values) => values.iter().find_map(|value| find(value, name)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    }
}
