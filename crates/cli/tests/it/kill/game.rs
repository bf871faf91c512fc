//! One game with two who play and one who watches.

use std::net::SocketAddr;

use catalog::{Record, replay};
use engine::{Seat, Viewer};
use serde_json::{Value, json};

use super::player::Player;
use crate::serving::Person;

/// One game with two who play and one who watches.
pub(super) struct Game {
    table: String,
    players: [Player; 3],
}

impl Game {
    /// Opens a table at which two sit down, each with bytes for the luck.
    pub(super) fn open(server: SocketAddr, seed: u64) -> Game {
        let [mut host, mut guest] = [Person::default(), Person::default()];
        let new = json!({"cmd": "new", "game": "ccn", "seats": ["me", "open"]});
        let opened = host.post(server, &new).expect("a table");
        let table = text(&opened["table"]);
        let invitation = &opened["invitations"][0]["invitation"];
        let sit = json!({"cmd": "sit", "table": table, "invitation": invitation});
        guest.post(server, &sit).expect("a seat");
        for (seat, person) in [&mut host, &mut guest].into_iter().enumerate() {
            let bytes = format!("{:032x}", u128::from(seed) * 2 + seat as u128);
            let pinch = json!({"cmd": "pinch", "table": table, "seat": seat, "bytes": bytes});
            person.post(server, &pinch).expect("bytes for the luck");
        }
        let player = |person, eyes, seed| Player::new(person, &table, eyes, seed);
        let players = [
            player(host, json!(0), seed * 3),
            player(guest, json!(1), seed * 3 + 1),
            player(Person::default(), json!("spectator"), seed * 3 + 2),
        ];
        Game { table, players }
    }

    pub(super) fn players(&self) -> &[Player; 3] {
        &self.players
    }

    pub(super) fn players_mut(&mut self) -> &mut [Player; 3] {
        &mut self.players
    }

    /// How many decisions were acknowledged.
    pub(super) fn taken(&self) -> usize {
        self.players.iter().map(Player::taken).sum()
    }

    /// Whether everybody knows that it is over.
    pub(super) fn is_over(&self) -> bool {
        self.players.iter().all(Player::is_over)
    }

    /// Holds what the server kept against what everybody was told, while nobody plays.
    pub(super) fn check(&mut self, server: SocketAddr) {
        self.players.iter_mut().for_each(|player| player.check(server));
        let [host, guest, watcher] = self.players.each_ref().map(|player| deeds(player.account()));
        assert_eq!(host, guest, "the seats at {} heard of different deeds", self.table);
        assert_eq!(host, watcher, "a watcher at {} heard of other deeds", self.table);
        assert_eq!(host.len(), self.taken(), "at {} something was done by nobody", self.table);
        let record = self.record(server);
        let viewer = Viewer::Seat(Seat(0));
        let frame = replay(&record, None, Some(viewer));
        frame.unwrap_or_else(|problem| panic!("the record is spoilt: {}", problem.message));
    }

    /// Gives up, if the game is not over, and checks the whole record of it.
    pub(super) fn end(mut self, server: SocketAddr) {
        if !self.is_over() {
            let resign = json!({"cmd": "resign", "table": self.table, "seat": 1, "key": "no more"});
            let person = self.players[1].person();
            person.post(server, &resign).expect("one can always give up");
            let again = person.post(server, &resign).expect("the same again changes nothing");
            assert_eq!(again["repeated"], true);
        }
        let record = self.record(server);
        assert!(Record::read(&record).expect("a record").header.viewer.is_none());
        let verdict = catalog::verify(&record);
        let verdict = verdict.unwrap_or_else(|problem| panic!("no proof: {}", problem.message));
        assert_eq!(verdict.given, 2);
        assert!(verdict.lines.is_some_and(|lines| lines > self.taken()), "{verdict}");
    }

    /// The record as the first seat may keep it.
    fn record(&mut self, server: SocketAddr) -> String {
        let path = format!("/api/tables/{}/record?viewer=0", self.table);
        let response = self.players[0].person().get(server, &path).expect("an answer");
        assert_eq!(response.status, 200, "{}", response.body);
        response.body
    }
}

/// Who did something, in order, as somebody heard of it, with the number of things that happened.
fn deeds(account: &[Value]) -> Vec<(Value, usize)> {
    let count = |told: &Value| told["events"].as_array().map_or(0, Vec::len);
    let deeds = account.iter().filter(|told| told.get("seat").is_some());
    deeds.map(|told| (told["seat"].clone(), count(told))).collect()
}

pub(super) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value} is no text")).to_owned()
}
