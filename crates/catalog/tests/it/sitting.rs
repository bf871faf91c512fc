//! A desk with the real games and all toys, spoken to in lines of JSON as from outside.

use catalog::{Desk, Title, shelve};
use engine::{Seat, Viewer};
use luck::Fast;
use serde_json::{Value, json};
use testkit::toys::campaign::Campaign;
use testkit::toys::night::Night;

use crate::toy::Duel;

pub(crate) static SHELF: [&dyn Title; 7] = [
    shelve::<ccn::Battle>(),
    shelve::<waterloo::Campaign>(),
    shelve::<samurai::Battle>(),
    shelve::<borodino::Campaign>(),
    shelve::<Night>(),
    shelve::<Campaign>(),
    shelve::<Duel>(),
];

pub(crate) struct Sitting {
    pub(crate) desk: Desk,
    asked: u64,
}

/// A desk whose keys are never the same twice.
pub(crate) fn desk() -> Desk {
    let mut keys = Fast::new(1815);
    let secrets =
        move || ([(); 32].map(|()| keys.bits() as u8), [(); 16].map(|()| keys.bits() as u8));
    Desk::with_shelf(&SHELF, Box::new(secrets))
}

impl Sitting {
    pub(crate) fn new() -> Sitting {
        Sitting { desk: desk(), asked: 0 }
    }

    /// The answer to a request, which has its id and one line.
    #[track_caller]
    fn ask(&mut self, mut request: Value) -> Value {
        self.asked += 1;
        request["id"] = json!(self.asked);
        let line = self.desk.answer(request.to_string().as_bytes());
        assert!(!line.contains('\n'), "{line}");
        let answer: Value = serde_json::from_str(&line).expect("an answer is JSON");
        assert_eq!(answer["id"], json!(self.asked));
        assert_ne!(answer["error"]["code"], "broken", "{request}");
        answer
    }

    /// What is answered when it is done.
    #[track_caller]
    pub(crate) fn ok(&mut self, request: Value) -> Value {
        let asked = request.to_string();
        let mut answer = self.ask(request);
        assert!(answer["error"].is_null(), "{asked}: {}", answer["error"]);
        answer["ok"].take()
    }

    /// The code and the sentence with which it is refused.
    #[track_caller]
    pub(crate) fn refused(&mut self, request: Value) -> (String, String) {
        let asked = request.to_string();
        let answer = self.ask(request);
        let error = |key: &str| answer["error"][key].as_str().map(str::to_owned);
        let found = error("code").zip(error("message"));
        found.unwrap_or_else(|| panic!("{asked} was not refused: {answer}"))
    }

    /// Opens a table and gives its name.
    #[track_caller]
    pub(crate) fn open(&mut self, request: Value) -> String {
        let opened = self.ok(request);
        opened["table"].as_str().expect("the name of a table").to_owned()
    }

    /// Everything that a viewer is answered about a table.
    #[track_caller]
    pub(crate) fn looked(&mut self, table: &str, viewer: Viewer) -> Value {
        self.ok(json!({"cmd": "view", "table": table, "viewer": viewer, "since": 0}))
    }

    /// What a viewer may keep of the game.
    #[track_caller]
    pub(crate) fn record(&mut self, table: &str, viewer: Viewer) -> String {
        let answer = self.ok(json!({"cmd": "record", "table": table, "viewer": viewer}));
        answer["record"].as_str().expect("a record is a text").to_owned()
    }

    /// Everything that a viewer can find out, letter by letter.
    #[track_caller]
    pub(crate) fn known_to(&mut self, table: &str, viewer: Viewer) -> String {
        let mut known = self.looked(table, viewer).to_string() + "\n";
        for place in ["ligny", "waterloo", "6,5", "0605", "Shevardino"] {
            let request = json!({"cmd": "inspect", "table": table, "viewer": viewer,
                "place": place});
            let mut answer = self.ask(request);
            answer["id"].take();
            known += &(answer.to_string() + "\n");
        }
        let mut surmises = self.ask(json!({"cmd": "surmise", "table": table, "seat": viewer}));
        surmises["id"].take();
        known += &(surmises.to_string() + "\n");
        known + &self.record(table, viewer)
    }

    /// The same for several viewers.
    #[track_caller]
    pub(crate) fn known_to_all(&mut self, table: &str, viewers: &[Viewer]) -> Vec<String> {
        viewers.iter().map(|&viewer| self.known_to(table, viewer)).collect()
    }

    /// How much a seat was told.
    pub(crate) fn sequence(&self, table: &str, seat: Seat) -> usize {
        self.desk.table(table).expect("a table").sequence(Viewer::Seat(seat))
    }

    /// Takes a decision and answers what was done.
    #[track_caller]
    pub(crate) fn act(&mut self, table: &str, seat: Seat, decision: &Value) -> Value {
        let sequence = self.sequence(table, seat);
        self.ok(json!({"cmd": "act", "table": table, "seat": seat, "sequence": sequence,
            "decision": decision}))
    }

    #[track_caller]
    pub(crate) fn undo(&mut self, table: &str, seat: Seat) {
        let sequence = self.sequence(table, seat);
        self.ok(json!({"cmd": "undo", "table": table, "seat": seat, "sequence": sequence}));
    }

    /// A seat that is waited for and one of the things that it may decide or write.
    pub(crate) fn any_decision(&self, table: &str, luck: &mut Fast) -> Option<(Seat, Value)> {
        let table = self.desk.table(table).expect("a table");
        let seats: Vec<Seat> = table.waiting().seats().iter().collect();
        let seat = *seats.get(luck.index(seats.len().max(1)))?;
        let decisions = table.decisions(seat);
        let decision = decisions.get(luck.index(decisions.len().max(1)));
        Some((seat, decision.cloned().unwrap_or_default()))
    }

    /// A game saved and loaded is the same game: for everybody, and for the next save.
    #[track_caller]
    pub(crate) fn saves_and_loads(&mut self, table: &str, viewers: &[Viewer]) {
        let record = self.record(table, Viewer::Referee);
        let loaded = self.open(json!({"cmd": "load", "record": record}));
        assert_eq!(self.record(&loaded, Viewer::Referee), record);
        for &viewer in viewers {
            let [before, after] = [table, &loaded].map(|table| self.looked(table, viewer));
            assert_eq!(after, before, "{viewer:?} does not see what was saved");
        }
        self.ok(json!({"cmd": "close", "table": loaded}));
    }
}

/// Everybody who can look at a table of so many seats.
pub(crate) fn viewers(seats: u8) -> Vec<Viewer> {
    let seats = (0..seats).map(|seat| Viewer::Seat(Seat(seat)));
    seats.chain([Viewer::Spectator, Viewer::Referee]).collect()
}

/// Everybody who does not know what `seat` knows.
pub(crate) fn strangers(seats: u8, seat: Seat) -> Vec<Viewer> {
    let stranger = |viewer: &Viewer| *viewer != Viewer::Seat(seat) && *viewer != Viewer::Referee;
    viewers(seats).into_iter().filter(stranger).collect()
}
