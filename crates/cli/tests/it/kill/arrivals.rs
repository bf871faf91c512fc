//! People who open tables and sit down while the server is killed.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{scope, sleep};
use std::time::Duration;

use luck::Fast;
use serde_json::{Value, json};
use testkit::scaled;

use super::game::text;
use crate::folder;
use crate::serving::{Cut, Person, Serving, Socket};

/// How many pairs come at the same time, and how many games each wants to begin.
const PAIRS: usize = 8;
const GAMES: usize = 5;

/// Two people who meet at one table after the other.
#[derive(Default)]
struct Pair {
    host: Person,
    guest: Person,
    tables: Vec<Meeting>,
    /// How often a table was asked for and no answer came.
    unanswered: usize,
}

/// A table, and what has been acknowledged there.
struct Meeting {
    table: String,
    invitation: Value,
    seated: bool,
    /// How many seats have given bytes for the luck.
    pinches: usize,
}

impl Meeting {
    fn has_begun(&self) -> bool {
        self.pinches == 2
    }
}

#[test]
fn whoever_sat_down_still_sits_after_a_kill() {
    let data = folder("killed-arrivals").join("grognard.db");
    let mut luck = Fast::new(1815);
    let mut serving = Serving::start(&data);
    for _ in 0..scaled(3) {
        let mut pairs: Vec<Pair> = (0..PAIRS).map(|_| Pair::default()).collect();
        let moment = Duration::from_millis(5 + luck.index(60) as u64);
        meet_until_killed(&mut pairs, serving, moment);
        serving = Serving::start(&data);
        for pair in &mut pairs {
            pair.check(serving.address()).expect("a server that nobody kills");
        }
    }
    assert_eq!(serving.stop("TERM"), Some(0));
}

fn meet_until_killed(pairs: &mut [Pair], serving: Serving, moment: Duration) {
    let (server, gong) = (serving.address(), AtomicBool::new(false));
    scope(|scope| {
        for pair in pairs {
            scope.spawn(|| pair.meet(server, &gong));
        }
        sleep(moment);
        gong.store(true, Ordering::Release);
        serving.kill();
    });
}

impl Pair {
    /// Begins one game after the other.
    fn meet(&mut self, server: SocketAddr, gong: &AtomicBool) {
        while self.tables.len() < GAMES && !gong.load(Ordering::Acquire) {
            let _ = self.begin(server);
        }
    }

    fn begin(&mut self, server: SocketAddr) -> Result<(), Cut> {
        let (mut host, mut guest) = (self.host.connect(server)?, self.guest.connect(server)?);
        while self.tables.len() < GAMES {
            self.unanswered += 1;
            let new = json!({"cmd": "new", "game": "ccn", "seats": ["me", "open"]});
            let opened = host.ask(&new)?.unwrap_or_else(|error| panic!("no table: {error}"));
            self.unanswered -= 1;
            let invitation = opened["invitations"][0]["invitation"].clone();
            let table = text(&opened["table"]);
            self.tables.push(Meeting { table, invitation, seated: false, pinches: 0 });
            let meeting = self.tables.last_mut().expect("the one that was opened");
            meeting.sit_down(&mut host, &mut guest)?;
        }
        Ok(())
    }

    /// What was acknowledged is there; what was not can be done again, and is there once.
    fn check(&mut self, server: SocketAddr) -> Result<(), Cut> {
        let (mut host, mut guest) = (self.host.connect(server)?, self.guest.connect(server)?);
        for meeting in &mut self.tables {
            meeting.check(&mut host, &mut guest)?;
            meeting.sit_down(&mut host, &mut guest)?;
            assert!(meeting.has_begun());
            meeting.check(&mut host, &mut guest)?;
        }
        let listed = host.ask(&json!({"cmd": "tables"}))?.expect("a list");
        let listed = listed["tables"].as_array().expect("a list");
        let (most, known) = (self.tables.len() + self.unanswered, self.tables.len());
        assert!((known..=most).contains(&listed.len()), "{known} to {most}: {listed:?}");
        for entry in listed {
            // Also those that the host never heard of can be used.
            host.ask(&json!({"cmd": "table", "table": entry["table"]}))?.expect("a table");
        }
        Ok(())
    }
}

impl Meeting {
    /// Does what has not been acknowledged yet, until the game has begun.
    fn sit_down(&mut self, host: &mut Socket, guest: &mut Socket) -> Result<(), Cut> {
        if !self.seated {
            let sit = json!({"cmd": "sit", "table": self.table, "invitation": self.invitation});
            if let Err(error) = guest.ask(&sit)? {
                assert_eq!(error["code"], "no-invitation", "{error}");
                assert_eq!(self.card(guest)?["seats"][1]["mine"], true, "the seat is lost");
            }
            self.seated = true;
        }
        for seat in self.pinches..2 {
            let socket = if seat == 0 { &mut *host } else { &mut *guest };
            let bytes = format!("{seat:032x}");
            let pinch = json!({"cmd": "pinch", "table": self.table, "seat": seat, "bytes": bytes});
            if let Err(error) = socket.ask(&pinch)? {
                assert!(!self.is_awaited(socket, seat)?, "{error}");
            }
            self.pinches += 1;
        }
        Ok(())
    }

    /// Holds what the server kept against what was acknowledged.
    fn check(&self, host: &mut Socket, guest: &mut Socket) -> Result<(), Cut> {
        let (hosts, guests) = (self.card(host)?, self.card(guest)?);
        assert_eq!(hosts["seats"][0]["mine"], true, "{hosts}");
        assert_eq!(hosts["host"], true, "{hosts}");
        if self.seated {
            assert_eq!(guests["seats"][1]["mine"], true, "{guests}");
        }
        for seat in 0..self.pinches {
            assert!(!self.is_awaited(host, seat)?, "the bytes of seat {seat} are lost: {hosts}");
        }
        if self.has_begun() {
            assert!(hosts["waiting"].get("on").is_some(), "{hosts}");
            let view = json!({"cmd": "view", "table": self.table, "viewer": 1, "since": 0});
            guest.ask(&view)?.unwrap_or_else(|error| panic!("the table is broken: {error}"));
        }
        Ok(())
    }

    /// Whether the table waits for the bytes of a seat.
    fn is_awaited(&self, socket: &mut Socket, seat: usize) -> Result<bool, Cut> {
        let card = self.card(socket)?;
        let awaited = card["waiting"]["pinches"].as_array();
        Ok(awaited.is_some_and(|seats| seats.contains(&json!(seat))))
    }

    fn card(&self, socket: &mut Socket) -> Result<Value, Cut> {
        let card = socket.ask(&json!({"cmd": "table", "table": self.table}))?;
        Ok(card.unwrap_or_else(|error| panic!("the table is lost: {error}")))
    }
}
