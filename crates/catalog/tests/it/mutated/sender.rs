//! Who sends: sound requests, so that games get on, and spoiled ones among them.

use std::collections::VecDeque;

use luck::Fast;
use serde_json::{Value, json};

use super::asker::Asker;
use super::spoiling::{spoiled, spoiled_record};
use crate::judge;
use crate::sitting::{SHELF, desk};

/// The most tables that are kept open, and the most requests that one table answers.
const MOST_TABLES: usize = 6;
const MOST_REQUESTS: u32 = 400;

/// How many of the last requests are remembered.
const REMEMBERED: usize = 50;

/// The longest record that is sent back, in bytes.
const LONGEST_RECORD: usize = 100_000;

/// Somebody who knows the protocol well and types badly.
pub(super) struct Sender {
    desk: catalog::Desk,
    luck: Fast,
    /// The tables that are open, each with how often something was asked there.
    tables: Vec<(String, u32)>,
    /// The last lines that were sound.
    sound: VecDeque<String>,
    /// A record of a game that was played here.
    record: String,
    /// A position of a game that was played here, and which game it is.
    position: (String, Value),
    sent: u64,
    /// How many requests were granted.
    pub(super) done: u64,
    /// How many were not.
    pub(super) refused: u64,
}

impl Sender {
    pub(super) fn new(seed: u64) -> Sender {
        Sender {
            desk: desk(),
            luck: Fast::new(seed),
            tables: Vec::new(),
            sound: VecDeque::new(),
            record: String::new(),
            position: ("ccn".to_owned(), Value::Null),
            sent: 0,
            done: 0,
            refused: 0,
        }
    }

    /// Sends a spoiled line, and before it perhaps a sound one, so that games get on.
    pub(super) fn send(&mut self) {
        if self.luck.index(2) == 0 {
            let request = self.request();
            self.hand_over(request.to_string().as_bytes());
        }
        let request = self.request();
        let other = self.sound.get(self.luck.index(self.sound.len().max(1)));
        let line = spoiled(&request, other.map_or("", String::as_str), &mut self.luck);
        self.hand_over(&line);
        self.sound.push_back(request.to_string());
        if self.sound.len() > REMEMBERED {
            self.sound.pop_front();
        }
    }

    fn hand_over(&mut self, line: &[u8]) {
        self.sent += 1;
        let answer = judge::ask(&mut self.desk, line);
        match answer["ok"].is_null() {
            true => self.refused += 1,
            false => self.done += 1,
        }
        for opened in [&answer["ok"]["table"], &answer["ok"]["opened"]["table"]] {
            self.tables.extend(opened.as_str().map(|name| (name.to_owned(), 0)));
        }
        self.keep(&answer);
        self.clear();
    }

    /// Remembers records to send back, above all those that can be taken up again.
    fn keep(&mut self, answer: &Value) {
        if let Some(record) = answer["ok"]["record"].as_str()
            && record.len() < LONGEST_RECORD
            && (record.contains("\"key\"") || self.luck.index(8) == 0)
        {
            record.clone_into(&mut self.record);
        }
    }

    /// Forgets tables that were closed, and closes what was asked much.
    fn clear(&mut self) {
        let most = if self.tables.len() > MOST_TABLES { 0 } else { MOST_REQUESTS };
        if let Some(place) = self.tables.iter().position(|(_, asked)| *asked >= most) {
            let (name, _) = self.tables.remove(place);
            let close = json!({"id": 0, "cmd": "close", "table": name});
            judge::ask(&mut self.desk, close.to_string().as_bytes());
        }
    }

    /// A sound request of any kind, as far as there is something to ask about.
    fn request(&mut self) -> Value {
        let mut request = match self.luck.index(200) {
            0 => json!({"cmd": "games"}),
            1..3 => self.new_game(),
            3..5 => self.new_position(),
            5..9 => json!({"cmd": "load", "record": self.record()}),
            9..12 => json!({"cmd": "verify", "record": self.record()}),
            _ => self.about_a_table(),
        };
        request["id"] = match self.luck.index(3) {
            0 => json!(format!("line {}", self.sent)),
            _ => json!(self.sent),
        };
        request
    }

    fn new_game(&mut self) -> Value {
        let title = SHELF[self.luck.index(SHELF.len())];
        let seats = title.scenarios()[0].sides.len();
        let mut request = json!({"cmd": "new", "game": title.id()});
        let occupants = ["person", "person", "random", "greedy"];
        if self.luck.index(2) == 0 {
            let seats: Vec<&str> = (0..seats).map(|_| occupants[self.luck.index(4)]).collect();
            request["seats"] = json!(seats);
        }
        if self.luck.index(2) == 0 {
            request["seed"] = json!(self.luck.index(9));
        }
        if self.luck.index(4) == 0 {
            request["pinches"] = json!([self.luck.index(seats)]);
        }
        if self.luck.index(4) == 0 {
            request["scenario"] = json!(title.scenarios()[0].id);
        }
        request
    }

    /// A game from the middle on, at a position that occurred here.
    fn new_position(&mut self) -> Value {
        if let Some((name, _)) = self.tables.get(self.luck.index(self.tables.len().max(1)))
            && let Some(table) = self.desk.table(name)
        {
            self.position = (table.title().id().to_owned(), table.document());
        }
        let (game, position) = &self.position;
        json!({"cmd": "position", "game": game, "position": position})
    }

    /// The record that was seen last, three times in four with something done to its lines.
    fn record(&mut self) -> String {
        match self.luck.index(4) {
            0 => self.record.clone(),
            _ => spoiled_record(&self.record, &mut self.luck),
        }
    }

    fn about_a_table(&mut self) -> Value {
        let place = self.luck.index(self.tables.len().max(1));
        let Some((name, asked)) = self.tables.get_mut(place) else { return self.new_game() };
        *asked += 1;
        match self.desk.table(name) {
            Some(table) => Asker::new(name, table, &mut self.luck).request(),
            // It waits for pinches, and is no table yet.
            None => json!({"cmd": "pinch", "table": name, "seat": self.luck.index(3),
                "bytes": "5a".repeat(16)}),
        }
    }
}
