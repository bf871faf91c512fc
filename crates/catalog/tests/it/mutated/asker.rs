//! Who asks soundly: a seat that wants something of its table.

use catalog::Table;
use engine::{Seat, Viewer};
use luck::Fast;
use serde_json::{Value, json};

/// A seat at a table.
pub(super) struct Asker<'a> {
    name: &'a str,
    table: &'a dyn Table,
    seat: Seat,
    luck: &'a mut Fast,
}

impl<'a> Asker<'a> {
    /// A seat that is waited for, or any if none is.
    pub(super) fn new(name: &'a str, table: &'a dyn Table, luck: &'a mut Fast) -> Asker<'a> {
        let waited: Vec<Seat> = table.waiting().seats().iter().collect();
        let waited = waited.get(luck.index(waited.len().max(1))).copied();
        let seat = waited.unwrap_or_else(|| Seat(luck.index(2) as u8));
        Asker { name, table, seat, luck }
    }

    /// A request of any kind: above all, to get on with the game.
    pub(super) fn request(&mut self) -> Value {
        match self.luck.index(80) {
            0..3 => self.up_to_date(self.of_seat("undo")),
            3..12 => self.look(),
            12..14 => self.about("why"),
            14..16 => self.about("preview"),
            16..21 => self.of_table("step"),
            21..24 => self.keep(),
            24 => self.name_luck(),
            25..27 => self.instruct(),
            27..32 => self.talk(),
            32..35 => self.end(),
            _ => self.play(),
        }
    }

    fn of_table(&self, cmd: &str) -> Value {
        json!({"cmd": cmd, "table": self.name})
    }

    fn of_seat(&self, cmd: &str) -> Value {
        json!({"cmd": cmd, "table": self.name, "seat": self.seat})
    }

    /// The same of the level that thinks least: there is much to be asked.
    fn by_the_weakest(&self, mut request: Value) -> Value {
        request["level"] = json!(self.table.title().levels()[0].id);
        request
    }

    /// Something about one of the decisions that are listed.
    fn about(&mut self, cmd: &str) -> Value {
        let decisions = self.table.decisions(self.seat);
        let decision = decisions.get(self.luck.index(decisions.len().max(1)));
        let mut request = self.of_seat(cmd);
        request["decision"] = decision.cloned().unwrap_or(json!("fire"));
        request
    }

    fn told(&self) -> usize {
        self.table.sequence(Viewer::Seat(self.seat))
    }

    /// The request, made after all that the seat was told.
    fn up_to_date(&self, mut request: Value) -> Value {
        request["sequence"] = json!(self.told());
        request
    }

    /// Decides, or writes orders and commits them.
    fn play(&mut self) -> Value {
        let Some(draft) = self.table.draft(self.seat) else {
            let decision = self.about("act");
            return self.up_to_date(decision);
        };
        let mut request = match (draft.complete, self.luck.index(8)) {
            (_, 0) => self.of_seat("undraft"),
            (true, _) => self.of_seat("commit"),
            (false, _) => self.about("draft"),
        };
        request["sequence"] = json!(draft.sequence);
        if draft.complete && self.luck.index(2) == 0 {
            request["salt"] = json!("a5".repeat(16));
        }
        request
    }

    fn look(&mut self) -> Value {
        let name = self.name;
        match self.luck.index(11) {
            0..5 => json!({"cmd": "view", "table": name, "viewer": self.seat,
                "since": self.told() / 2}),
            5..7 => json!({"cmd": "view", "table": name, "viewer": "spectator"}),
            7..9 => {
                let place = ["6,5", "ligny", "Lisboa"][self.luck.index(3)];
                json!({"cmd": "inspect", "table": name, "viewer": self.seat, "place": place})
            }
            _ => json!({"cmd": "view", "table": name, "viewer": "referee", "words": false}),
        }
    }

    fn keep(&mut self) -> Value {
        match self.luck.index(4) {
            0 => json!({"cmd": "record", "table": self.name, "viewer": self.seat}),
            1 => self.of_table("record"),
            2 => self.of_table("fortunes"),
            _ => self.of_table("document"),
        }
    }

    fn name_luck(&self) -> Value {
        let draws = json!([{"kind": "battle", "dice": [1, 6]}, {"kind": "fire", "dice": ["hit"]}]);
        json!({"cmd": "luck", "table": self.name, "draws": draws})
    }

    fn instruct(&mut self) -> Value {
        let mut request = self.of_seat("standing");
        let cards = self.table.title().standing();
        if let Some(card) = cards.get(self.luck.index(cards.len().max(1))) {
            request["instruction"] = json!(card.id);
            request["value"] = json!(card.values[self.luck.index(card.values.len())]);
        }
        request
    }

    fn talk(&mut self) -> Value {
        match self.luck.index(6) {
            0 => json!({"cmd": "say", "table": self.name, "viewer": self.seat,
                "text": "Nun denn."}),
            1 => json!({"cmd": "offer", "table": self.name, "seat": self.seat,
                "draw": self.luck.index(2) == 0}),
            2 => self.of_seat("rematch"),
            3 => {
                let to = if self.luck.index(2) == 0 { "person" } else { "random" };
                json!({"cmd": "hand-over", "table": self.name, "seat": self.seat, "to": to})
            }
            4 => self.by_the_weakest(self.of_seat("hint")),
            _ => self.by_the_weakest(self.of_table("review")),
        }
    }

    /// Ends the game now and then, and else goes on.
    fn end(&mut self) -> Value {
        match self.luck.index(24) {
            0..2 => self.of_seat("resign"),
            2 => self.of_table("abandon"),
            3 => self.of_table("close"),
            _ => self.of_table("step"),
        }
    }
}
