//! Requests of every kind, spoiled in every way: whatever is sent, there is one sound answer.

use std::collections::VecDeque;

use engine::{Seat, Viewer};
use luck::Fast;
use serde_json::{Value, json};

use crate::judge;
use crate::sitting::{SHELF, desk};

/// How many lines are sent when nothing else is said.
const LINES: u64 = 100_000;

/// The most tables that are kept open, and the most requests that one table answers.
const MOST_TABLES: usize = 6;
const MOST_REQUESTS: u32 = 400;

#[test]
fn whatever_is_sent_there_is_one_sound_answer() {
    let mut sender = Sender::new(1815);
    for _ in 0..testkit::scaled(LINES) {
        sender.send();
    }
    // The desk has been used, not only refused.
    assert!(sender.done > LINES / 20, "{} requests were granted", sender.done);
    assert!(sender.refused > LINES / 4, "{} requests were refused", sender.refused);
}

/// Somebody who knows the protocol well and types badly.
struct Sender {
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
    done: u64,
    refused: u64,
}

impl Sender {
    fn new(seed: u64) -> Sender {
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
    fn send(&mut self) {
        if self.luck.index(2) == 0 {
            let request = self.request();
            self.hand_over(request.to_string().as_bytes());
        }
        let request = self.request();
        let line = self.spoiled(&request);
        self.hand_over(&line);
        self.sound.push_back(request.to_string());
        if self.sound.len() > 50 {
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
            && record.len() < 100_000
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
            5..9 => json!({"cmd": "load", "record": self.spoiled_record()}),
            9..12 => json!({"cmd": "verify", "record": self.spoiled_record()}),
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

    fn about_a_table(&mut self) -> Value {
        let place = self.luck.index(self.tables.len().max(1));
        let Some((name, asked)) = self.tables.get_mut(place) else { return self.new_game() };
        *asked += 1;
        let name = name.clone();
        let Some(table) = self.desk.table(&name) else {
            let bytes = "5a".repeat(16);
            let seat = self.luck.index(3);
            return json!({"cmd": "pinch", "table": name, "seat": seat, "bytes": bytes});
        };
        let waited: Vec<Seat> = table.waiting().seats().iter().collect();
        let waited = waited.get(self.luck.index(waited.len().max(1))).copied();
        let seat = waited.unwrap_or(Seat(self.luck.index(2) as u8));
        let told = table.sequence(Viewer::Seat(seat));
        let decisions = table.decisions(seat);
        let decision = decisions.get(self.luck.index(decisions.len().max(1)));
        let decision = decision.cloned().unwrap_or(json!("fire"));
        let of = |cmd: &str| json!({"cmd": cmd, "table": name, "seat": seat});
        let about = |cmd: &str| {
            let mut request = of(cmd);
            request["decision"] = decision.clone();
            request
        };
        let mut request = match (self.luck.index(80), table.draft(seat)) {
            (0..25 | 60..80, Some(draft)) => {
                let mut request = match (draft.complete, self.luck.index(8)) {
                    (_, 0) => of("undraft"),
                    (true, _) => of("commit"),
                    (false, _) => about("draft"),
                };
                request["sequence"] = json!(draft.sequence);
                if draft.complete && self.luck.index(2) == 0 {
                    request["salt"] = json!("a5".repeat(16));
                }
                request
            }
            (0..25, None) => about("act"),
            (25..28, _) => of("undo"),
            (28..33, _) => {
                json!({"cmd": "view", "table": name, "viewer": seat, "since": told / 2})
            }
            (33..35, _) => json!({"cmd": "view", "table": name, "viewer": "spectator"}),
            (35..37, _) => {
                json!({"cmd": "view", "table": name, "viewer": "referee", "words": false})
            }
            (37..39, _) => about("why"),
            (39..41, _) => about("preview"),
            (41..46, _) => json!({"cmd": "step", "table": name}),
            (46, _) => json!({"cmd": "record", "table": name, "viewer": seat}),
            (47, _) => json!({"cmd": "record", "table": name}),
            (48, _) => json!({"cmd": "document", "table": name}),
            (49, _) => {
                let draws =
                    json!([{"kind": "battle", "dice": [1, 6]}, {"kind": "fire", "dice": ["hit"]}]);
                json!({"cmd": "luck", "table": name, "draws": draws})
            }
            (50..52, _) => {
                let cards = table.title().standing();
                let Some(card) = cards.get(self.luck.index(cards.len().max(1))) else {
                    return of("standing");
                };
                let value = card.values[self.luck.index(card.values.len())];
                let mut request = of("standing");
                request["instruction"] = json!(card.id);
                request["value"] = json!(value);
                request
            }
            (52, _) => {
                json!({"cmd": "say", "table": name, "viewer": seat, "text": "Nun denn."})
            }
            (53, _) => json!({"cmd": "offer", "table": name, "seat": seat,
                "draw": self.luck.index(2) == 0}),
            (54, _) => of("rematch"),
            (55, _) => of("hint"),
            (56, _) => json!({"cmd": "review", "table": name}),
            (57, _) if self.luck.index(4) == 0 => of("resign"),
            (58, _) if self.luck.index(8) == 0 => json!({"cmd": "abandon", "table": name}),
            (59, _) if self.luck.index(8) == 0 => json!({"cmd": "close", "table": name}),
            (60..80, None) => about("act"),
            _ => json!({"cmd": "step", "table": name}),
        };
        if ["act", "undo"].iter().any(|cmd| request["cmd"] == *cmd) {
            request["sequence"] = json!(told);
        }
        request
    }

    /// The record that was seen last, with something done to its lines.
    fn spoiled_record(&mut self) -> String {
        let mut lines: Vec<String> = self.record.lines().map(str::to_owned).collect();
        if lines.is_empty() || self.luck.index(4) == 0 {
            return self.record.clone();
        }
        let (one, other) = (self.luck.index(lines.len()), self.luck.index(lines.len()));
        match self.luck.index(8) {
            0 => lines.truncate(one),
            1 => lines.swap(one, other),
            2 => drop(lines.remove(one)),
            3 => lines.insert(other, lines[one].clone()),
            4 => lines[one] = lines[other].clone(),
            5 | 6 => {
                if let Ok(mut value) = serde_json::from_str(&lines[one]) {
                    change(&mut value, &mut self.luck);
                    lines[one] = value.to_string();
                }
            }
            _ => {
                let mut bytes = lines[one].clone().into_bytes();
                scratch(&mut bytes, &mut self.luck);
                lines[one] = String::from_utf8_lossy(&bytes).into_owned();
            }
        }
        lines.iter().map(|line| line.clone() + "\n").collect()
    }

    /// A line with one to three things wrong, or perhaps not.
    fn spoiled(&mut self, request: &Value) -> Vec<u8> {
        let mut request = request.clone();
        for _ in 0..self.luck.index(3) {
            change(&mut request, &mut self.luck);
        }
        let mut text = request.to_string();
        match self.luck.index(12) {
            0 => {
                // Half of one line and half of another.
                let other = &self.sound.get(self.luck.index(self.sound.len().max(1)));
                let other = other.cloned().unwrap_or_default();
                let (cut, from) =
                    (self.luck.index(text.len()), self.luck.index(other.len().max(1)));
                let mut spliced = text.as_bytes()[..cut].to_vec();
                spliced.extend(&other.as_bytes()[from.min(other.len())..]);
                return spliced;
            }
            1 => {
                // A field twice.
                let other = format!("{{\"seat\":{},\"table\":\"t1\",", self.luck.index(5));
                text = text.replacen('{', &other, 1);
            }
            2 => {
                let depth = self.luck.index(300);
                let deep = format!("{}1{}", "[".repeat(depth), "]".repeat(depth));
                text = text.replacen("null", &deep, 1).replacen(":0", &(":".to_owned() + &deep), 1);
            }
            3 => text = text.replacen("1", "1e400", 1),
            4 => text = text.replacen("1", "18446744073709551616", 1),
            _ => {}
        }
        let mut bytes = text.into_bytes();
        if self.luck.index(3) == 0 {
            scratch(&mut bytes, &mut self.luck);
        }
        bytes
    }
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

/// Changes one thing in a document, wherever it is.
fn change(value: &mut Value, luck: &mut Fast) {
    let mut places = Vec::new();
    pointers(value, String::new(), &mut places);
    let place = places[luck.index(places.len())].clone();
    let other = places[luck.index(places.len())].clone();
    let from_elsewhere = value.pointer(&other).cloned().unwrap_or_default();
    let part = value.pointer_mut(&place).expect("the pointer was found just now");
    match (luck.index(6), &mut *part) {
        (0, _) => *part = from_elsewhere,
        (1, _) => *part = extreme(luck),
        (2, Value::Object(fields)) => {
            let names: Vec<String> = fields.keys().cloned().collect();
            if let Some(name) = names.get(luck.index(names.len().max(1))) {
                fields.remove(name);
            }
        }
        (3, Value::Object(fields)) => {
            let names: Vec<String> = fields.keys().cloned().collect();
            let name = names.get(luck.index(names.len().max(1))).cloned().unwrap_or_default();
            let field = fields.remove(&name).unwrap_or_default();
            fields.insert(name + "s", field);
        }
        (2 | 3, Value::Array(items)) => {
            let place = luck.index(items.len().max(1));
            if place < items.len() {
                items.remove(place);
            }
        }
        (4, Value::Array(items)) => items.push(from_elsewhere),
        (_, Value::Number(number)) => {
            let number = number.as_i64().unwrap_or_default();
            *part = json!(number.wrapping_add(luck.index(5) as i64 - 2));
        }
        (_, Value::Bool(yes)) => *part = json!(!*yes),
        (_, Value::String(text)) => {
            let words = ["", "person", "t1", "t2", "referee", "end-march", "done", "ccn", "0"];
            match luck.index(3) {
                0 => text.push('é'),
                1 => text.make_ascii_uppercase(),
                _ => *part = json!(words[luck.index(words.len())]),
            }
        }
        _ => *part = extreme(luck),
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

/// Adds a JSON pointer to `value` and to everything in it.
fn pointers(value: &Value, here: String, into: &mut Vec<String>) {
    match value {
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                pointers(item, format!("{here}/{index}"), into);
            }
        }
        Value::Object(fields) => {
            for (name, field) in fields {
                let name = name.replace('~', "~0").replace('/', "~1");
                pointers(field, format!("{here}/{name}"), into);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
    into.push(here);
}

/// The lines from which fuzzing begins are sound, so that it begins with what is granted.
#[test]
fn the_seeds_of_the_fuzz_target_are_granted() {
    let seeds = [
        include_str!("../../../../fuzz/seeds/protocol/battle"),
        include_str!("../../../../fuzz/seeds/protocol/campaign"),
        include_str!("../../../../fuzz/seeds/protocol/duel"),
        include_str!("../../../../fuzz/seeds/protocol/night"),
        include_str!("../../../../fuzz/seeds/protocol/record"),
    ];
    for seed in seeds {
        let mut desk = desk();
        for line in seed.lines() {
            let answer = judge::ask(&mut desk, line.as_bytes());
            // There are no hints yet.
            let missing = answer["error"]["code"] == "not-available";
            assert!(missing || !answer["ok"].is_null(), "{line}: {answer}");
        }
    }
}
