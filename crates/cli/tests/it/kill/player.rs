//! Somebody who plays as fast as he can, over a socket that may break at any moment.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};

use luck::Fast;
use serde_json::{Value, json};

use crate::serving::{Cut, Heard, Person, Socket};

/// Somebody in a seat, or somebody who only watches.
pub(super) struct Player {
    person: Person,
    table: String,
    eyes: Value,
    luck: Fast,
    /// All that he was told, in the order in which he was.
    account: Vec<Value>,
    /// What he may decide, if he knows everything that he was told.
    decisions: Vec<Value>,
    /// What he decided and was acknowledged.
    taken: Vec<Act>,
    /// What he decided and was not acknowledged yet.
    doubt: Option<Act>,
    over: bool,
    acts: u64,
}

/// A decision that was sent.
#[derive(Clone, Debug)]
struct Act {
    key: String,
    /// How much the player had been told before it.
    sequence: usize,
    decision: Value,
}

/// Ids of the messages that were not answered yet.
#[derive(Default)]
struct Open {
    watch: Option<u64>,
    act: Option<u64>,
}

impl Player {
    pub(super) fn new(person: Person, table: &str, eyes: Value, seed: u64) -> Player {
        Player {
            person,
            table: table.to_owned(),
            eyes,
            luck: Fast::new(seed),
            account: Vec::new(),
            decisions: Vec::new(),
            taken: Vec::new(),
            doubt: None,
            over: false,
            acts: 0,
        }
    }

    pub(super) fn person(&mut self) -> &mut Person {
        &mut self.person
    }

    pub(super) fn account(&self) -> &[Value] {
        &self.account
    }

    pub(super) fn taken(&self) -> usize {
        self.taken.len()
    }

    pub(super) fn is_in_doubt(&self) -> bool {
        self.doubt.is_some()
    }

    pub(super) fn is_over(&self) -> bool {
        self.over
    }

    /// Plays until the game is over or the gong has been struck, whatever happens to the connection.
    pub(super) fn play(&mut self, server: SocketAddr, gong: &AtomicBool) {
        while !self.over && !gong.load(Ordering::Acquire) {
            // Whoever is cut off comes back.
            let _ = self.sit_through(server);
        }
    }

    fn sit_through(&mut self, server: SocketAddr) -> Result<(), Cut> {
        let (mut socket, mut open) = self.come_back(server)?;
        while !self.over {
            if self.doubt.is_none() && !self.decisions.is_empty() {
                self.decide();
                open.act = Some(self.send_doubt(&mut socket)?);
            }
            self.hear(&mut socket, &mut open)?;
        }
        Ok(())
    }

    /// Comes back after the server did: reads on from what he knows, and sends what is in doubt again.
    pub(super) fn settle(&mut self, server: SocketAddr) -> Result<(), Cut> {
        let (mut socket, mut open) = self.come_back(server)?;
        while open.watch.is_some() || open.act.is_some() {
            self.hear(&mut socket, &mut open)?;
        }
        Ok(())
    }

    /// Waits until the others are done and he is asked.
    pub(super) fn wait_until_asked(&mut self, server: SocketAddr) -> Result<(), Cut> {
        let (mut socket, mut open) = self.come_back(server)?;
        while !self.over && self.decisions.is_empty() {
            self.hear(&mut socket, &mut open)?;
        }
        Ok(())
    }

    fn come_back(&mut self, server: SocketAddr) -> Result<(Socket, Open), Cut> {
        let mut socket = self.person.connect(server)?;
        // What may be decided is learnt anew: what was known may have been decided already.
        self.decisions.clear();
        let mut open = Open { watch: Some(self.send_watch(&mut socket)?), act: None };
        while open.watch.is_some() {
            self.hear(&mut socket, &mut open)?;
        }
        if self.doubt.is_some() {
            open.act = Some(self.send_doubt(&mut socket)?);
        }
        Ok((socket, open))
    }

    fn send_watch(&self, socket: &mut Socket) -> Result<u64, Cut> {
        let since = self.account.len();
        socket.send(&json!({"cmd": "watch", "table": self.table, "viewer": self.eyes,
            "since": since, "words": false}))
    }

    fn send_doubt(&self, socket: &mut Socket) -> Result<u64, Cut> {
        let act = self.doubt.as_ref().expect("something that is in doubt");
        socket.send(&json!({"cmd": "act", "table": self.table, "seat": self.eyes, "key": act.key,
            "sequence": act.sequence, "decision": act.decision}))
    }

    fn decide(&mut self) {
        self.acts += 1;
        let choice = self.luck.index(self.decisions.len());
        self.doubt = Some(Act {
            key: format!("decision-{}", self.acts),
            sequence: self.account.len(),
            decision: self.decisions[choice].clone(),
        });
    }

    fn hear(&mut self, socket: &mut Socket, open: &mut Open) -> Result<(), Cut> {
        match socket.next()? {
            Heard::Answer(id, answer) if Some(id) == open.watch => {
                open.watch = None;
                let looked = answer.unwrap_or_else(|error| panic!("no watching: {error}"));
                self.look(&looked, self.account.len());
            }
            Heard::Answer(id, answer) if Some(id) == open.act => {
                open.act = None;
                if self.acknowledge(&answer).is_none() {
                    open.watch = Some(self.send_watch(socket)?);
                }
            }
            Heard::Answer(id, answer) => panic!("nobody waits for {id}: {answer:?}"),
            Heard::Update(update) => {
                let since = number(&update["since"]);
                // Whoever has missed something asks for it.
                match since <= self.account.len() {
                    true => self.look(&update, since),
                    false => open.watch = Some(self.send_watch(socket)?),
                }
            }
            Heard::Table => {}
        }
        Ok(())
    }

    /// Takes note of what is to be seen, and of what he was told after the first `since` things.
    fn look(&mut self, looked: &Value, since: usize) {
        let told = looked["told"].as_array().map_or(&[][..], Vec::as_slice);
        for (place, told) in (since..).zip(told) {
            assert_eq!(number(&told["sequence"]), place + 1, "{} of {}", self.eyes, self.table);
            match self.account.get(place) {
                Some(known) => assert_eq!(told, known, "{} was told otherwise before", self.eyes),
                None => self.account.push(told.clone()),
            }
        }
        let sequence = number(&looked["sequence"]);
        assert_eq!(sequence, self.account.len(), "{} knows more than the server", self.eyes);
        self.decisions = looked["decisions"].as_array().expect("a list").clone();
        self.over = looked["waiting"].get("over").is_some();
    }

    /// Takes note of whether what was in doubt was taken; nothing if it was not.
    fn acknowledge(&mut self, answer: &Result<Value, Value>) -> Option<()> {
        let act = self.doubt.take().expect("something that was in doubt");
        match answer {
            Ok(taken) => {
                let sequence = number(&taken["sequence"]);
                assert!(sequence > act.sequence, "{taken} follows upon {act:?}");
                if sequence > self.account.len() {
                    // What he may decide next comes with what he is told of it.
                    self.decisions.clear();
                }
                self.taken.push(act);
                Some(())
            }
            Err(error) if error["code"] == "stopping" => {
                // It was not done, and is sent again when the server is back.
                self.doubt = Some(act);
                Some(())
            }
            Err(error) => {
                assert_eq!(error["code"], "stale", "{act:?} was refused: {error}");
                self.decisions.clear();
                None
            }
        }
    }

    /// Holds what the server says that he was told against what he remembers, while nobody plays.
    pub(super) fn check(&mut self, server: SocketAddr) {
        let ask = json!({"cmd": "view", "table": self.table, "viewer": self.eyes, "since": 0,
            "words": false});
        let mut socket = self.person.connect(server).expect("a server that nobody kills");
        let answer = socket.ask(&ask).expect("a server that nobody kills");
        let looked = answer.unwrap_or_else(|error| panic!("the table is broken: {error}"));
        self.look(&looked, 0);
        self.check_decisions();
    }

    /// Every decision that was acknowledged is there once, in its place, and no other.
    fn check_decisions(&self) {
        let own = self.account.iter().filter(|told| told.get("decision").is_some());
        let own: Vec<(&Value, &Value)> =
            own.map(|told| (&told["seat"], &told["decision"])).collect();
        let sent = self.taken.iter().map(|act| (&self.eyes, &act.decision));
        assert_eq!(own, sent.collect::<Vec<_>>(), "{} of {}", self.eyes, self.table);
        for act in &self.taken {
            let told = &self.account[act.sequence];
            assert_eq!(told.get("decision"), Some(&act.decision), "{act:?} came out of its order");
        }
    }
}

pub(super) fn number(value: &Value) -> usize {
    let number = value.as_u64().unwrap_or_else(|| panic!("{value} is no number"));
    usize::try_from(number).expect("a small number")
}
