//! Secret orders and hidden units at a desk: everything that is answered to a viewer of a battle is
//! held against chapter 20 of its rules, by what the referee knows of the same moment.

use std::collections::BTreeSet;

use engine::{Game, Seat, SeatSet, Title, Viewer};
use luck::Fast;
use samurai::{Battle, Event};
use serde_json::{Map, Value, json};

use crate::sitting::{Sitting, strangers, viewers};

/// A small board on which everybody meets, with pools of hidden units on both sides.
const SKIRMISH: &str = include_str!("../../../../../games/samurai/tests/it/skirmish.toml");

/// Under these names stand units, alone or in lists: in views and events, and in decisions.
const UNITS: &str = "unit target with quarry gone from engaged pursues waiting destroyed pool";

/// What may be told to the enemy of a unit that hides: that it comes out, and with which order.
const COMING_OUT: [&str; 2] = ["appeared", "ordered"];

/// A battle at a desk, and the same battle as the referee's events make it.
struct Scan {
    sitting: Sitting,
    table: String,
    shadow: Battle,
    /// `A3` and the like, in the order of the numbers of units, and whose they are.
    names: Vec<String>,
    hexes: Vec<String>,
    /// How much each viewer was told.
    readers: Vec<(Viewer, usize)>,
    referee: usize,
    /// Facts about units that hid when they happened: for their owner alone.
    concealed: Vec<Value>,
    /// Units that went into others for all to see: documents do not name them any more.
    merged: BTreeSet<usize>,
    /// The seats of both sides.
    armies: [SeatSet; 2],
    /// Who may know what a seat writes.
    readers_of: Vec<SeatSet>,
    /// Units that nobody but their owner knows of were there so often.
    secrets: usize,
}

impl Scan {
    fn open(request: Value, shadow: Battle, seed: u64) -> Scan {
        let mut sitting = Sitting::new();
        let mut request = request;
        request["cmd"] = json!("new");
        request["game"] = json!("samurai");
        request["seed"] = json!(seed);
        let table = sitting.open(request);
        let scenery = sitting.ok(json!({"cmd": "scenario", "table": table}))["scenery"].take();
        let seats = shadow.seats();
        let readers_of = |seat: Seat| {
            let reads = |other: &Seat| shadow.shows_orders_to(*other).contains(seat);
            seats.iter().filter(reads).collect::<SeatSet>().with(seat)
        };
        let eyes =
            viewers(seats.len() as u8).into_iter().filter(|viewer| *viewer != Viewer::Referee);
        Scan {
            sitting,
            table,
            armies: [Seat(0), Seat(1)].map(|seat| shadow.side_of(seat)),
            readers_of: seats.iter().map(readers_of).collect(),
            shadow,
            names: names(&scenery),
            hexes: list(&scenery["hexes"]).iter().map(|hex| text(&hex["number"])).collect(),
            readers: eyes.map(|viewer| (viewer, 0)).collect(),
            referee: 0,
            concealed: Vec::new(),
            merged: BTreeSet::new(),
            secrets: 0,
        }
    }

    /// Plays a whole battle, and reads now and then, and at every change, what everybody is told.
    fn play(&mut self, luck: &mut Fast) {
        self.follow();
        self.read_on();
        let mut lines = 0;
        while let Some(told) = self.write(luck, lines % 64 == 0) {
            lines += 1;
            if told || lines % 32 == 0 {
                self.follow();
                self.read_on();
            }
            if told {
                self.look_around(luck);
            }
        }
        assert!(lines > 50, "{lines} lines");
    }

    /// Somebody writes a line or commits; sometimes it is seen to that nobody notices. Whether
    /// something was told; none when the battle is over.
    fn write(&mut self, luck: &mut Fast, is_watched: bool) -> Option<bool> {
        let (seat, decision) = self.sitting.any_decision(&self.table, luck)?;
        let it = self.sitting.desk.table(&self.table).expect("a table");
        let draft = it.draft(seat).expect("orders are asked for");
        let mut request = json!({"cmd": "draft", "table": self.table, "seat": seat,
            "sequence": draft.sequence, "decision": decision});
        if draft.complete {
            request["cmd"] = json!("commit");
            request.as_object_mut().map(|it| it.remove("decision"));
        }
        let readers = self.readers_of[usize::from(seat.0)];
        let mut others = strangers(self.readers_of.len() as u8, seat);
        others.retain(|viewer| is_watched && !draft.complete && !viewer.is_among(readers));
        let before = self.sitting.known_to_all(&self.table, &others);
        self.sitting.ok(request);
        let after = self.sitting.known_to_all(&self.table, &others);
        assert_eq!(after, before, "others learned that {seat} wrote");
        Some(draft.complete)
    }

    /// Carries out what the referee was told, and notes what happened to units that hid then.
    fn follow(&mut self) {
        let request = json!({"cmd": "view", "table": self.table, "viewer": "referee",
            "since": self.referee, "words": false});
        let told = self.sitting.ok(request)["told"].take();
        self.referee += list(&told).len();
        for event in events(&told) {
            let read: Event = serde_json::from_value(event.clone()).expect("an event");
            if let Some((kind, unit)) = subject(event)
                && self.hides(unit)
                && !COMING_OUT.contains(&kind.as_str())
            {
                self.concealed.push(event.clone());
            }
            self.shadow.apply(&read);
            let gone = event["fact"]["regrouped"]["gone"].as_u64();
            self.merged.extend(gone.map(|unit| unit as usize));
        }
    }

    fn hides(&self, unit: usize) -> bool {
        let document = self.shadow.document();
        document.units.iter().any(|line| line.id == self.names[unit] && line.hidden)
    }

    /// [SAM-20.1.4] The units of which nobody but their owner knows: hidden since set-up, or left
    /// at home then.
    fn unknown(&self) -> BTreeSet<usize> {
        let document = self.shadow.document();
        let line = |name: &String| document.units.iter().find(|line| line.id == *name);
        let is_unknown = |name: &String| line(name).is_none_or(|line| line.unknown);
        let units = (0..self.names.len()).filter(|unit| !self.merged.contains(unit));
        units.filter(|&unit| is_unknown(&self.names[unit])).collect()
    }

    /// Everybody reads what he was told since, sees the board, and keeps what he may.
    fn read_on(&mut self) {
        for reader in 0..self.readers.len() {
            let (viewer, since) = self.readers[reader];
            let request = json!({"cmd": "view", "table": self.table, "viewer": viewer,
                "since": since});
            let looked = self.sitting.ok(request);
            self.readers[reader].1 += list(&looked["told"]).len();
            self.check_events(&looked["told"], viewer);
            self.check_view(&looked["view"], viewer);
            self.check(&looked, viewer);
        }
    }

    /// Somebody looks at some hexes.
    fn look_around(&mut self, luck: &mut Fast) {
        for (viewer, _) in self.readers.clone() {
            for _ in 0..4 {
                let place = self.hexes[luck.index(self.hexes.len())].clone();
                let request = json!({"cmd": "inspect", "table": self.table, "viewer": viewer,
                    "place": place});
                let around = self.sitting.ok(request);
                self.check(&around, viewer);
            }
        }
    }
}

/// Whatever stands in an answer is something that the viewer may know.
impl Scan {
    /// [SAM-20.1.3] No preference, no facing of an ambush, and nothing about who hides.
    fn check_events(&self, told: &Value, viewer: Viewer) {
        for event in events(told) {
            assert!(event["only"].is_null() || self.is_side(&event["only"], viewer), "{event}");
            let ordered = &event["fact"]["ordered"];
            if let Some(unit) = ordered["unit"].as_u64() {
                let is_own = self.is_own(unit as usize, viewer);
                assert!(is_own || ordered["private"].is_null(), "{viewer:?} is told {event}");
            }
            let is_own = subject(event).is_some_and(|(_, unit)| self.is_own(unit, viewer));
            assert!(is_own || !self.concealed.contains(event), "{viewer:?} is told {event}");
        }
        for orders in list(told).iter().filter_map(|told| told["orders"].as_array()).flatten() {
            assert_eq!(orders["seat"], json!(viewer), "{viewer:?} is told {orders}");
        }
    }

    /// [SAM-20.1.1], [SAM-20.1.4] Enemies are on the board, or where they were seen to hide.
    fn check_view(&self, view: &Value, viewer: Viewer) {
        let document = self.shadow.document();
        let is_hidden = |name: &Value| document.units.iter().any(|it| *name == it.id && it.hidden);
        for unit in list(&view["units"]) {
            let is_own = self.is_side(&unit["side"], viewer);
            assert_eq!(!unit["own"].is_null(), is_own, "{viewer:?} sees {unit}");
            assert!(is_own || !is_hidden(&unit["name"]), "{viewer:?} sees {unit}");
            let is_writing = !view["course"]["writing"].is_null();
            assert!(!is_writing || unit["order"].is_null(), "orders are shown at planning: {unit}");
        }
        for unit in list(&view["ambushes"]) {
            assert!(!self.is_side(&unit["side"], viewer) && is_hidden(&unit["name"]), "{unit}");
        }
    }

    fn check(&mut self, answer: &Value, viewer: Viewer) {
        if self.sitting.desk.table(&self.table).expect("a table").ending().is_some() {
            // All is told when it is over.
            return;
        }
        let unknown = self.unknown();
        let secret: Vec<usize> =
            unknown.into_iter().filter(|&unit| !self.is_own(unit, viewer)).collect();
        self.secrets += secret.len();
        self.check_at("", answer, viewer, &secret);
    }

    fn check_at(&self, name: &str, value: &Value, viewer: Viewer, secret: &[usize]) {
        let is_unit = UNITS.split(' ').any(|it| it == name);
        match value {
            Value::Object(fields) => {
                fields.iter().for_each(|(name, it)| self.check_at(name, it, viewer, secret));
            }
            Value::Array(items) => {
                items.iter().for_each(|item| self.check_at(name, item, viewer, secret));
            }
            Value::Number(number) if is_unit => {
                let is_secret = secret.iter().any(|&unit| number.as_u64() == Some(unit as u64));
                assert!(!is_secret, "{viewer:?} cannot know of {number} under {name:?}");
            }
            Value::String(text) => {
                let mut words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
                let named = |word: &str| secret.iter().any(|&unit| self.names[unit] == word);
                assert!(!words.any(named), "{viewer:?} cannot know of that: {text}");
            }
            Value::Number(_) | Value::Null | Value::Bool(_) => {}
        }
    }

    fn is_own(&self, unit: usize, viewer: Viewer) -> bool {
        let side = match self.names[unit].get(..1) {
            Some("A") => 0,
            Some("B") => 1,
            _ => return false,
        };
        viewer.is_among(self.armies[side])
    }

    fn is_side(&self, side: &Value, viewer: Viewer) -> bool {
        match side.as_str() {
            Some("a") => viewer.is_among(self.armies[0]),
            Some("b") => viewer.is_among(self.armies[1]),
            _ => false,
        }
    }
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

/// All events of what was told.
fn events(told: &Value) -> impl Iterator<Item = &Value> {
    list(told).iter().flat_map(|told| list(&told["events"]))
}

/// What happened, and to whom.
fn subject(event: &Value) -> Option<(String, usize)> {
    let fact: &Map<String, Value> = event["fact"].as_object()?;
    let (kind, fact) = fact.iter().next()?;
    Some((kind.clone(), fact["unit"].as_u64()? as usize))
}

/// The units as documents name them, in the order of their numbers.
fn names(scenery: &Value) -> Vec<String> {
    let letter = |force: &Value| match force.as_str() {
        Some("a") => "A",
        Some("b") => "B",
        _ => "C",
    };
    let units = list(&scenery["units"]).iter();
    units.map(|unit| format!("{}{}", letter(&unit["force"]), unit["number"])).collect()
}

#[test]
fn whole_battles_tell_nobody_of_orders_and_hidden_units() {
    for seed in 0..testkit::scaled(1) {
        let shadow = Battle::set_up("iga", &[]).expect("the battle is on the shelf");
        let mut scan = Scan::open(json!({"scenario": "iga"}), shadow, seed);
        scan.play(&mut Fast::new(seed));
        assert!(scan.secrets > 100, "{} times somebody was hidden", scan.secrets);
    }
}

#[test]
fn skirmishes_tell_nobody_of_orders_and_hidden_units() {
    let mut concealed = 0;
    for (seed, level) in (0..testkit::scaled(4)).zip(["expert", "advanced", "basic"].iter().cycle())
    {
        let options = [("level".to_owned(), (*level).to_owned())];
        let shadow = Battle::set_up_from(SKIRMISH, &options).expect("a sound file");
        let request = json!({"file": SKIRMISH, "options": {"level": level}});
        let mut scan = Scan::open(request, shadow, seed);
        scan.play(&mut Fast::new(seed));
        concealed += scan.concealed.len();
    }
    assert!(concealed > 0, "{concealed} things happened to units that hid");
}

/// [SAM-1.1.2] Allies see what their army sees, and read what they write only if the table agreed.
#[test]
fn armies_of_several_commanders_tell_the_enemy_nothing() {
    for (seed, shared) in (0..testkit::scaled(2)).zip(["off", "on"].iter().cycle()) {
        let options = [("commanders-a", "2"), ("commanders-b", "2"), ("shared-orders", *shared)];
        let owned = options.map(|(id, value)| (id.to_owned(), value.to_owned()));
        let shadow = Battle::set_up_from(SKIRMISH, &owned).expect("a sound file");
        let request =
            json!({"file": SKIRMISH, "options": std::collections::BTreeMap::from(options)});
        let mut scan = Scan::open(request, shadow, seed);
        scan.play(&mut Fast::new(seed));
        assert!(scan.secrets > 100, "{} times somebody was hidden", scan.secrets);
    }
}
