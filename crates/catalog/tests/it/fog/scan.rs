//! Hidden blocks at a desk: everything that is answered to a viewer is held against the rules on who
//! knows what, by what the referee knows of the same moment.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Seat, Title, Viewer};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

use crate::sitting::{Sitting, viewers};

/// A game of hidden blocks, as the scan knows it.
pub(super) trait Blocks: Title {
    /// Under these names stand blocks, alone or in lists: in views and events, and in decisions.
    const BLOCKS: &'static str;
    /// Under these stand numbers of blocks, if it is not a list.
    const COUNTED: &'static str;
    /// Numbers of other things, all of them public.
    const PUBLIC: &'static str;
    /// The list of places in the scenery.
    const PLACES: &'static str;
    /// How a block is asked for that has no place of its own, before its number; none if it cannot be.
    const BY_NUMBER: Option<&'static str>;
    /// The beginning of a sentence that repeats what is printed, and may name anybody.
    const PRINTED: Option<&'static str>;
    /// What is told to the owner of a block alone: the field with the block, and the one beside it.
    const PRIVATE: &'static [(&'static str, &'static str)];

    /// What is said of any block, and has the name of one in it.
    const DESCRIPTIONS: &'static [&'static str];

    /// The seats that know a block of the scenery for their own.
    fn owners(block: &Value) -> &'static [u8];

    /// Takes in what lies open in a position.
    fn look(&self, printed: &Printed, known: &mut Known);

    /// Takes in what an event shows for no longer than it takes.
    fn glimpse(event: &Self::Event, known: &mut Known);
}

/// What somebody may know of the other side's blocks: which they are, and how strong.
#[derive(Clone, Default)]
pub(super) struct Known {
    faces: BTreeMap<u64, BTreeSet<u64>>,
    /// Those that lie open for good, and those that are known by name alone.
    pub(super) lost: BTreeSet<u64>,
    pub(super) named: BTreeSet<u64>,
}

impl Known {
    pub(super) fn show(&mut self, block: u64, steps: u8) {
        self.faces.entry(block).or_default().insert(u64::from(steps));
    }

    /// All that lies open in either.
    fn with(&self, other: &Known) -> Known {
        let mut both = self.clone();
        for (block, steps) in &other.faces {
            both.faces.entry(*block).or_default().extend(steps);
        }
        both.lost.extend(&other.lost);
        both.named.extend(&other.named);
        both
    }

    fn knows(&self, block: u64) -> bool {
        self.faces.contains_key(&block) || self.lost.contains(&block)
    }

    fn knows_steps(&self, block: u64, steps: u64) -> bool {
        self.lost.contains(&block) || self.faces.get(&block).is_some_and(|it| it.contains(&steps))
    }
}

fn stands_in(names: &str, name: &str) -> bool {
    names.split_whitespace().any(|it| it == name)
}

/// What never changes in a game: its switches, and its blocks by their numbers.
pub(super) struct Printed {
    pub(super) options: Vec<(String, String)>,
    blocks: Vec<Named>,
    /// Whatever sentences call by a name, the longest first; no block if it is something else.
    names: Vec<(String, Option<u64>)>,
}

impl Printed {
    pub(super) fn is_of(&self, block: u64, seat: Seat) -> bool {
        self.blocks[block as usize].seats.contains(&seat.0)
    }

    /// The blocks that a sentence names, by their names or by their ids. A name that is part of
    /// another one, or of that of a place, is not meant there.
    fn named_in(&self, text: &str) -> BTreeSet<u64> {
        let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        let words: BTreeSet<&str> = text.split(|letter| !is_part(letter)).collect();
        let by_id = (0..).zip(&self.blocks).filter(|(_, named)| words.contains(named.id.as_str()));
        let mut found: BTreeSet<u64> = by_id.map(|(block, _)| block).collect();
        let mut rest = text;
        while let Some(first) = rest.chars().next() {
            let ends = |name: &str| !rest[name.len()..].starts_with(char::is_alphanumeric);
            let is_here = |(name, _): &&(String, _)| rest.starts_with(name) && ends(name);
            let read = if let Some((name, block)) = self.names.iter().find(is_here) {
                found.extend(block);
                name.len()
            } else if first.is_alphanumeric() {
                rest.find(|letter: char| !letter.is_alphanumeric()).unwrap_or(rest.len())
            } else {
                first.len_utf8()
            };
            rest = &rest[read..];
        }
        found
    }
}

/// A block, and who plays it.
struct Named {
    id: String,
    seats: &'static [u8],
}

/// Where a game begins.
pub(super) struct Beginning<'a> {
    /// A scenario of the game, or the first.
    pub(super) scenario: Option<&'a str>,
    /// A file that does not come with it.
    pub(super) file: Option<&'a str>,
    pub(super) options: &'a [(&'a str, &'a str)],
    pub(super) seats: u8,
}

/// Somebody who reads along.
#[derive(Clone)]
struct Reader {
    viewer: Viewer,
    /// How much the viewer was told.
    read: usize,
    /// What could be seen since.
    since: Known,
    /// What could be seen from the telling before the last to the last. The public moment whose board
    /// the viewer sees lies among these.
    before: Known,
}

/// A game at a desk, and the same game as the referee's events make it.
pub(super) struct Scan<G> {
    sitting: Sitting,
    table: String,
    shadow: G,
    printed: Printed,
    places: Vec<String>,
    readers: Vec<Reader>,
    referee: usize,
    /// What is being read, and how many enemies were named so far.
    reading: String,
    scanned: usize,
}

impl<G: Blocks> Scan<G>
where
    G::Event: DeserializeOwned,
{
    pub(super) fn open(beginning: &Beginning<'_>, seed: u64) -> Scan<G> {
        let mut sitting = Sitting::new();
        let &Beginning { scenario, file, options, seats } = beginning;
        let named: Map<String, Value> =
            options.iter().map(|&(id, value)| (id.to_owned(), json!(value))).collect();
        let mut request = json!({"cmd": "new", "game": G::ID, "options": named,
            "seats": vec!["random"; usize::from(seats)], "seed": seed});
        scenario.iter().for_each(|id| request["scenario"] = json!(id));
        file.iter().for_each(|file| request["file"] = json!(file));
        let table = sitting.open(request);
        let scenery = sitting.ok(json!({"cmd": "scenario", "table": table}))["scenery"].take();
        let options: Vec<_> =
            options.iter().map(|&(id, value)| (id.to_owned(), value.to_owned())).collect();
        let eyes = viewers(seats).into_iter().filter(|viewer| *viewer != Viewer::Referee);
        Scan {
            sitting,
            table,
            shadow: set_up(scenario, file, &options),
            printed: Printed {
                options,
                blocks: named_blocks::<G>(&scenery),
                names: names::<G>(&scenery),
            },
            places: texts(&scenery[G::PLACES], "name"),
            readers: eyes.map(Reader::new).collect(),
            referee: 0,
            reading: String::new(),
            scanned: 0,
        }
    }

    /// Plays a whole game, and reads after every decision what everybody is told.
    pub(super) fn play(&mut self) {
        let mut steps = 0;
        while self.sitting.desk.table(&self.table).expect("a table").ending().is_none() {
            self.follow();
            self.read_on();
            if steps % 16 == 0 {
                self.look_around();
            }
            self.sitting.ok(json!({"cmd": "step", "table": self.table}));
            steps += 1;
        }
        // Enough was named for the scan to mean something, even in a quiet game.
        assert!(self.scanned > steps / 4, "{} enemies were named", self.scanned);
    }

    /// Carries out what the referee was told, and notes what lay open on the way.
    fn follow(&mut self) {
        let request = json!({"cmd": "view", "table": self.table, "viewer": "referee",
            "since": self.referee, "words": false});
        let told = self.sitting.ok(request)["told"].take();
        let told = told.as_array().expect("news");
        self.referee += told.len();
        for event in told.iter().filter_map(|it| it["events"].as_array()).flatten() {
            let event: G::Event = serde_json::from_value(event.clone()).expect("an event");
            self.shadow.apply(&event);
            for Reader { since, .. } in &mut self.readers {
                self.shadow.look(&self.printed, since);
                G::glimpse(&event, since);
            }
        }
    }

    /// What lies open at this moment.
    fn now(&self) -> Known {
        let mut now = Known::default();
        self.shadow.look(&self.printed, &mut now);
        now
    }

    /// Everybody reads what he was told since, and sees the board as it was at the last public moment.
    fn read_on(&mut self) {
        let now = self.now();
        let mut readers = std::mem::take(&mut self.readers);
        for reader in &mut readers {
            let Reader { viewer, read, .. } = *reader;
            let mut looked = self
                .sitting
                .ok(json!({"cmd": "view", "table": self.table, "viewer": viewer, "since": read}));
            let told = looked["told"].take();
            let news = told.as_array().expect("news").len();
            self.check(&told, viewer, &reader.since);
            if news > 0 {
                reader.read += news;
                reader.before = std::mem::replace(&mut reader.since, now.clone());
            }
            self.check(&looked, viewer, &reader.open());
        }
        self.readers = readers;
    }

    /// Everybody looks at every place, and at every block that he may see.
    fn look_around(&mut self) {
        for reader in self.readers.clone() {
            let (viewer, open) = (reader.viewer, reader.open());
            for place in self.places.clone() {
                let request = self.inspect(viewer, &place);
                let around = self.sitting.ok(request);
                self.check(&around, viewer, &open);
            }
            for place in self.blocks_by_number() {
                let request = self.inspect(viewer, &place).to_string();
                let line = self.sitting.desk.answer(request.as_bytes());
                let answer: Value = serde_json::from_str(&line).expect("an answer is JSON");
                // Of one that he does not see he is told that there is no such place.
                let is_known = answer["error"].is_null() || answer["error"]["code"] == "unknown";
                assert!(is_known, "{request}: {line}");
                self.check(&answer["ok"], viewer, &open);
            }
        }
    }

    /// The ids of the blocks that a sentence names.
    pub(super) fn named_in(&self, text: &str) -> Vec<&str> {
        let found = self.printed.named_in(text).into_iter();
        found.map(|block| self.printed.blocks[block as usize].id.as_str()).collect()
    }

    fn inspect(&self, viewer: Viewer, place: &str) -> Value {
        json!({"id": place, "cmd": "inspect", "table": self.table, "viewer": viewer, "place": place})
    }

    fn blocks_by_number(&self) -> Vec<String> {
        let all = 0..self.printed.blocks.len();
        let name = |prefix| all.map(move |number| format!("{prefix}{number}")).collect();
        G::BY_NUMBER.map_or_else(Vec::new, name)
    }
}

impl Reader {
    fn new(viewer: Viewer) -> Reader {
        Reader { viewer, read: 0, since: Known::default(), before: Known::default() }
    }

    /// What may lie open on the board that the viewer sees.
    fn open(&self) -> Known {
        self.before.with(&self.since)
    }
}

/// Whatever stands in an answer is something that the viewer may know.
impl<G: Blocks> Scan<G> {
    fn check(&mut self, answer: &Value, viewer: Viewer, known: &Known) {
        self.reading = answer.to_string();
        self.check_at("", answer, viewer, known);
    }

    fn check_at(&mut self, name: &str, value: &Value, viewer: Viewer, known: &Known) {
        match value {
            Value::Object(fields) => {
                self.check_face(fields, viewer, known);
                for (name, field) in fields {
                    self.check_at(name, field, viewer, known);
                }
            }
            Value::Array(items) => {
                // Where a set of blocks can stand, a number in a list is one of them.
                for item in items {
                    match item.as_u64() {
                        Some(block) if stands_in(G::BLOCKS, name) => {
                            self.check_block(block, viewer, known);
                        }
                        _ => self.check_at(name, item, viewer, known),
                    }
                }
            }
            Value::Number(number) if stands_in(G::BLOCKS, name) && !stands_in(G::COUNTED, name) => {
                self.check_block(number.as_u64().expect("a block"), viewer, known);
            }
            Value::Number(_) => {
                let is_public = stands_in(G::PUBLIC, name) || stands_in(G::COUNTED, name);
                assert!(is_public, "who may know the numbers under {name:?}?");
            }
            Value::String(text) => self.check_text(text, viewer, known),
            Value::Null | Value::Bool(_) => {}
        }
    }

    fn is_own(&self, block: u64, viewer: Viewer) -> bool {
        matches!(viewer, Viewer::Seat(seat) if self.printed.is_of(block, seat))
    }

    fn check_block(&mut self, block: u64, viewer: Viewer, known: &Known) {
        if !self.is_own(block, viewer) {
            let id = &self.printed.blocks[block as usize].id;
            assert!(known.knows(block), "{viewer:?} cannot know of {id}: {}", self.reading);
            self.scanned += 1;
        }
    }

    /// A block with its steps, and what its owner alone knows of it.
    fn check_face(&self, fields: &Map<String, Value>, viewer: Viewer, known: &Known) {
        let number = |name: &str| fields.get(name).and_then(Value::as_u64);
        if let (Some(block), Some(steps)) = (number("block"), number("steps"))
            && !self.is_own(block, viewer)
        {
            let id = &self.printed.blocks[block as usize].id;
            let may = known.knows_steps(block, steps);
            assert!(may, "{viewer:?} cannot know of {id}({steps}): {}", self.reading);
        }
        for (of, private) in G::PRIVATE {
            if let (Some(block), Some(value)) = (number(of), fields.get(*private)) {
                let may = value.is_null() || self.is_own(block, viewer);
                assert!(may, "{viewer:?} cannot know of {private}: {}", self.reading);
            }
        }
    }

    /// Blocks are named in words, too.
    fn check_text(&self, text: &str, viewer: Viewer, known: &Known) {
        if G::PRINTED.is_some_and(|printed| text.starts_with(printed)) {
            return;
        }
        for block in self.printed.named_in(text) {
            let may =
                self.is_own(block, viewer) || known.knows(block) || known.named.contains(&block);
            let id = &self.printed.blocks[block as usize].id;
            assert!(may, "{viewer:?} cannot know of {id}: {text}");
        }
    }
}

/// All texts of a name in a list of objects.
fn texts(list: &Value, name: &str) -> Vec<String> {
    let items = list.as_array().expect("a list").iter();
    items.map(|it| it[name].as_str().expect("a text").to_owned()).collect()
}

/// The blocks as the scenery lists them.
fn named_blocks<G: Blocks>(scenery: &Value) -> Vec<Named> {
    let blocks = scenery["blocks"].as_array().expect("blocks").iter();
    let named = |(block, id)| Named { id, seats: G::owners(block) };
    blocks.zip(texts(&scenery["blocks"], "id")).map(named).collect()
}

/// What sentences call blocks and places, and how they describe blocks. Namesakes are known by their ids.
fn names<G: Blocks>(scenery: &Value) -> Vec<(String, Option<u64>)> {
    let blocks = texts(&scenery["blocks"], "name");
    let has_namesakes = |name: &String| blocks.iter().filter(|it| *it == name).count() > 1;
    let own = (0..).zip(&blocks).filter(|(_, name)| !has_namesakes(name));
    let own = own.map(|(block, name)| (name.clone(), Some(block)));
    let others = texts(&scenery[G::PLACES], "name").into_iter();
    let others = others.chain(G::DESCRIPTIONS.iter().map(|&it| it.to_owned()));
    let mut all: Vec<_> = own.chain(others.map(|name| (name, None))).collect();
    all.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
    all
}

/// The game before its first event.
fn set_up<G: Title>(scenario: Option<&str>, file: Option<&str>, options: &[(String, String)]) -> G {
    if let Some(file) = file {
        return G::set_up_from(file, options).expect("a sound file");
    }
    let first = || G::scenarios()[0].id.clone();
    let scenario = scenario.map_or_else(first, str::to_owned);
    G::set_up(&scenario, options).expect("a scenario of the game")
}
