//! Hidden blocks at a desk: everything that is answered to a viewer of a campaign is held against
//! chapter 24 of its rules, by what the referee knows of the same moment.

mod known;

use std::collections::BTreeSet;

use engine::{Game, Seat, Title, Viewer};
use serde_json::{Map, Value, json};
use waterloo::{Campaign, Event};

use self::known::{Known, Reveal};
use crate::sitting::{Sitting, viewers};

/// A small map on which everybody meets.
const CROSSROADS: &str = include_str!("../../../../../games/waterloo/tests/it/crossroads.toml");

/// Under these names stand blocks, alone or in lists: in views and events, and in decisions.
const BLOCKS: &str = "block blocks host leader begun fresh over lost removed \
    take pick take-hit hold test shelter pass-on reinforce cross starve";
/// Under these stand numbers of blocks, if it is not a list.
const COUNTED: &str = "blocks lost demoralised_at";
/// Numbers of other things, all of them public.
const PUBLIC: &str = "steps turn town arrivals from via to start attacked entries road \
    disrupted skirmishes unordered next_battle places crossings round stall \
    battles die dice bonus hits value count loss sequence seat seats on \
    number faces draw rematch resigned shown index winners margin place \
    march fight withdraw";

fn stands_in(names: &str, name: &str) -> bool {
    names.split(' ').any(|it| it == name)
}

/// What a block is called, and who plays it.
struct Named {
    id: String,
    name: Option<String>,
    seats: &'static [u8],
}

/// A campaign at a desk, and the same campaign as the referee's events make it.
struct Scan {
    sitting: Sitting,
    table: String,
    shadow: Campaign,
    reveal: Reveal,
    blocks: Vec<Named>,
    towns: Vec<String>,
    /// How much each viewer was told, and what could be seen since.
    readers: Vec<(Viewer, usize, Known)>,
    referee: usize,
    /// What is being read, and how many enemies were named so far.
    reading: String,
    scanned: usize,
}

impl Scan {
    fn open(file: Option<&str>, options: &[(&str, &str)], seats: u8, seed: u64) -> Scan {
        let mut sitting = Sitting::new();
        let named: Map<String, Value> =
            options.iter().map(|&(id, value)| (id.to_owned(), json!(value))).collect();
        let mut request = json!({"cmd": "new", "game": "waterloo", "options": named,
            "seats": vec!["random"; usize::from(seats)], "seed": seed});
        if let Some(file) = file {
            request["file"] = json!(file);
        }
        let table = sitting.open(request);
        let scenery = sitting.ok(json!({"cmd": "scenario", "table": table}))["scenery"].take();
        let chosen: Vec<_> =
            options.iter().map(|&(id, value)| (id.to_owned(), value.to_owned())).collect();
        let shadow = match file {
            Some(file) => Campaign::set_up_from(file, &chosen).expect("a sound file"),
            None => Campaign::set_up("the-hundred-days", &chosen).expect("the campaign"),
        };
        let eyes = viewers(seats).into_iter().filter(|viewer| *viewer != Viewer::Referee);
        Scan {
            sitting,
            table,
            shadow,
            reveal: match options.contains(&("reveal-when-firing-only", "on")) {
                true => Reveal::WhenFiring,
                false => Reveal::Together,
            },
            blocks: named_blocks(&scenery),
            towns: texts(&scenery["towns"], "name"),
            readers: eyes.map(|viewer| (viewer, 0, Known::default())).collect(),
            referee: 0,
            reading: String::new(),
            scanned: 0,
        }
    }

    /// Plays a whole campaign, and reads after every decision what everybody is told.
    fn play(&mut self) {
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
        assert!(self.scanned > steps, "{} enemies were named", self.scanned);
    }

    /// Carries out what the referee was told, and notes what lay open on the way.
    fn follow(&mut self) {
        let request = json!({"cmd": "view", "table": self.table, "viewer": "referee",
            "since": self.referee, "words": false});
        let told = self.sitting.ok(request)["told"].take();
        let told = told.as_array().expect("news");
        self.referee += told.len();
        for event in told.iter().filter_map(|it| it["events"].as_array()).flatten() {
            let event: Event = serde_json::from_value(event.clone()).expect("an event");
            self.shadow.apply(&event);
            let view = self.shadow.view(Viewer::Referee);
            for (.., known) in &mut self.readers {
                known.look(&view, self.reveal);
                // [WAT-24.1.3] A leader is known at the moment when he is shown.
                if let Event::LeaderShown { leader, .. } = event {
                    known.faces.entry(leader.index() as u64).or_default().insert(1);
                }
            }
        }
    }

    /// What lies open at this moment.
    fn now(&self) -> Known {
        let mut now = Known::default();
        now.look(&self.shadow.view(Viewer::Referee), self.reveal);
        now
    }

    /// Everybody reads what he was told since, and sees the board as it is.
    fn read_on(&mut self) {
        let now = self.now();
        let mut readers = std::mem::take(&mut self.readers);
        for (viewer, read, since) in &mut readers {
            let mut looked = self
                .sitting
                .ok(json!({"cmd": "view", "table": self.table, "viewer": *viewer, "since": *read}));
            let told = looked["told"].take();
            let news = told.as_array().expect("news").len();
            self.check(&told, *viewer, since);
            if news > 0 {
                *read += news;
                *since = now.clone();
            }
            // He sees the board as it was when he was last told something.
            self.check(&looked, *viewer, since);
        }
        self.readers = readers;
    }

    /// Everybody looks at every town.
    fn look_around(&mut self) {
        for (viewer, _, since) in self.readers.clone() {
            for town in self.towns.clone() {
                let request = json!({"cmd": "inspect", "table": self.table, "viewer": viewer,
                    "place": town});
                let around = self.sitting.ok(request);
                self.check(&around, viewer, &since);
            }
        }
    }
}

/// Whatever stands in an answer is something that the viewer may know.
impl Scan {
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
                        Some(block) if stands_in(BLOCKS, name) => {
                            self.check_block(block, viewer, known);
                        }
                        _ => self.check_at(name, item, viewer, known),
                    }
                }
            }
            Value::Number(number) if stands_in(BLOCKS, name) && !stands_in(COUNTED, name) => {
                self.check_block(number.as_u64().expect("a block"), viewer, known);
            }
            Value::Number(_) => {
                let is_public = stands_in(PUBLIC, name) || stands_in(COUNTED, name);
                assert!(is_public, "who may know the numbers under {name:?}?");
            }
            Value::String(text) => self.check_text(text, viewer, known),
            Value::Null | Value::Bool(_) => {}
        }
    }

    fn is_own(&self, block: u64, viewer: Viewer) -> bool {
        let seats = self.blocks[block as usize].seats;
        matches!(viewer, Viewer::Seat(Seat(seat)) if seats.contains(&seat))
    }

    fn check_block(&mut self, block: u64, viewer: Viewer, known: &Known) {
        if !self.is_own(block, viewer) {
            let id = &self.blocks[block as usize].id;
            assert!(known.knows(block), "{viewer:?} cannot know of {id}: {}", self.reading);
            self.scanned += 1;
        }
    }

    /// A block with its steps.
    fn check_face(&self, fields: &Map<String, Value>, viewer: Viewer, known: &Known) {
        let number = |name: &str| fields.get(name).and_then(Value::as_u64);
        if let (Some(block), Some(steps)) = (number("block"), number("steps"))
            && !self.is_own(block, viewer)
        {
            let id = &self.blocks[block as usize].id;
            let may = known.knows_steps(block, steps);
            assert!(may, "{viewer:?} cannot know of {id}({steps}): {}", self.reading);
        }
    }

    /// Blocks are named in words, too.
    fn check_text(&self, text: &str, viewer: Viewer, known: &Known) {
        let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        let words: BTreeSet<&str> = text.split(|letter| !is_part(letter)).collect();
        for (block, named) in (0..).zip(&self.blocks) {
            let by_name = named.name.as_ref().is_some_and(|name| text.contains(name));
            if by_name || words.contains(named.id.as_str()) {
                let may = self.is_own(block, viewer) || known.knows(block);
                assert!(may, "{viewer:?} cannot know of {}: {text}", named.id);
            }
        }
    }
}

/// All texts of a name in a list of objects.
fn texts(list: &Value, name: &str) -> Vec<String> {
    let items = list.as_array().expect("a list").iter();
    items.map(|it| it[name].as_str().expect("a text").to_owned()).collect()
}

/// The blocks as the scenery lists them. A name that stands in another one tells nothing.
fn named_blocks(scenery: &Value) -> Vec<Named> {
    let blocks = &scenery["blocks"];
    let [ids, names, armies] = ["id", "name", "army"].map(|name| texts(blocks, name));
    let alone = |name: &String| names.iter().filter(|it| it.contains(name.as_str())).count() == 1;
    let own = ids.iter().zip(&names).zip(&armies).map(|((id, name), army)| Named {
        id: id.clone(),
        name: Some(name.clone()).filter(alone),
        seats: if army == "french" { &[0] } else { &[1, 2] },
    });
    own.collect()
}

#[test]
fn whole_campaigns_tell_nobody_of_a_block_that_he_cannot_know() {
    for seed in 0..testkit::scaled(1) {
        Scan::open(None, &[], 2, seed).play();
    }
}

#[test]
fn armies_that_are_set_up_in_secret_stay_secret() {
    let options = [("setup", "free"), ("three-players", "on")];
    for seed in 0..testkit::scaled(1) {
        Scan::open(None, &options, 3, seed).play();
    }
}

#[test]
fn battles_tell_nobody_of_a_block_that_he_cannot_know() {
    let switches: [&[(&str, &str)]; 4] = [
        &[],
        &[("reveal-when-firing-only", "on")],
        &[("three-players", "on")],
        &[("three-players", "on"), ("reveal-when-firing-only", "on"), ("setup", "free")],
    ];
    for seed in 0..testkit::scaled(4) {
        let options = switches[seed as usize % switches.len()];
        let seats = if options.contains(&("three-players", "on")) { 3 } else { 2 };
        Scan::open(Some(CROSSROADS), options, seats, seed).play();
    }
}
