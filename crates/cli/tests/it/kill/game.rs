//! One game, with those who play it and one who watches.

use std::net::SocketAddr;

use catalog::{Record, replay};
use engine::{Seat, Viewer};
use serde_json::{Value, json};

use super::player::{Player, number};
use crate::serving::Person;

/// One game: those who play, and last of them one who watches.
pub(super) struct Game {
    table: String,
    players: Vec<Player>,
}

impl Game {
    /// Opens a table at which two sit down; at every fourth, one and the computer.
    pub(super) fn open(server: SocketAddr, seed: u64) -> Game {
        let mut host = Person::default();
        let other = if seed.is_multiple_of(4) { "random" } else { "open" };
        let new = json!({"cmd": "new", "game": "ccn", "seats": ["me", other]});
        let opened = host.post(server, &new).expect("a table");
        let table = text(&opened["table"]);
        let mut people = vec![host];
        for invited in opened["invitations"].as_array().expect("a list") {
            let invitation = &invited["invitation"];
            let sit = json!({"cmd": "sit", "table": table, "invitation": invitation});
            let mut guest = Person::default();
            guest.post(server, &sit).expect("a seat");
            people.push(guest);
        }
        for (seat, person) in people.iter_mut().enumerate() {
            let bytes = format!("{:032x}", u128::from(seed) * 2 + seat as u128);
            let pinch = json!({"cmd": "pinch", "table": table, "seat": seat, "bytes": bytes});
            person.post(server, &pinch).expect("bytes for the luck");
        }
        let eyes = (0..people.len()).map(|seat| json!(seat)).chain([json!("spectator")]);
        let everybody = people.into_iter().chain([Person::default()]).zip(eyes).zip(seed * 3..);
        let players =
            everybody.map(|((person, eyes), seed)| Player::new(person, &table, eyes, seed));
        Game { players: players.collect(), table }
    }

    pub(super) fn players_mut(&mut self) -> &mut [Player] {
        &mut self.players
    }

    /// How many people play.
    fn people(&self) -> usize {
        self.players.len() - 1
    }

    /// How many decisions were acknowledged.
    pub(super) fn taken(&self) -> usize {
        self.players.iter().map(Player::taken).sum()
    }

    /// How many decisions were sent and not acknowledged.
    pub(super) fn doubts(&self) -> usize {
        self.players.iter().filter(|player| player.is_in_doubt()).count()
    }

    /// Whether everybody knows that it is over.
    pub(super) fn is_over(&self) -> bool {
        self.players.iter().all(Player::is_over)
    }

    /// Lets everybody come back and learn what became of what was in doubt, until nobody plays.
    pub(super) fn settle(&mut self, server: SocketAddr) {
        let killed = "a server that nobody kills";
        self.players.iter_mut().for_each(|player| player.settle(server).expect(killed));
        if self.people() == 1 {
            // The computer goes on by itself.
            self.players[0].wait_until_asked(server).expect(killed);
        }
    }

    /// Holds what the server kept against what everybody was told, while nobody plays.
    pub(super) fn check(&mut self, server: SocketAddr) {
        self.players.iter_mut().for_each(|player| player.check(server));
        let heard: Vec<_> = self.players.iter().map(|player| deeds(player.account())).collect();
        for other in &heard[1..] {
            assert_eq!(&heard[0], other, "at {} they heard of different deeds", self.table);
        }
        let by_people = heard[0].iter().filter(|(seat, _)| *seat < self.people());
        assert_eq!(by_people.count(), self.taken(), "at {} nobody did something", self.table);
        let record = self.record(server);
        let viewer = Viewer::Seat(Seat(0));
        let frame = replay(&record, None, Some(viewer));
        frame.unwrap_or_else(|problem| panic!("the record is spoilt: {}", problem.message));
    }

    /// Gives up, if the game is not over, and checks the whole record of it.
    pub(super) fn end(mut self, server: SocketAddr) {
        if !self.is_over() {
            let resign = json!({"cmd": "resign", "table": self.table, "seat": 0, "key": "no more"});
            let person = self.players[0].person();
            person.post(server, &resign).expect("one can always give up");
            let again = person.post(server, &resign).expect("the same again changes nothing");
            assert_eq!(again["repeated"], true);
        }
        let record = self.record(server);
        assert!(Record::read(&record).expect("a record").header.viewer.is_none());
        let verdict = catalog::verify(&record);
        let verdict = verdict.unwrap_or_else(|problem| panic!("no proof: {}", problem.message));
        assert_eq!(verdict.given, self.people());
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
fn deeds(account: &[Value]) -> Vec<(usize, usize)> {
    let count = |told: &Value| told["events"].as_array().map_or(0, Vec::len);
    let deeds = account.iter().filter(|told| told.get("seat").is_some());
    deeds.map(|told| (number(&told["seat"]), count(told))).collect()
}

pub(super) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("{value} is no text")).to_owned()
}
