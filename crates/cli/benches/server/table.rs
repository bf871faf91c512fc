//! A table and the two who play at it.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use luck::Fast;
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::client::{Looked, Socket, read};

/// Whether updates say in words what may be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Words {
    Told,
    Left,
}

/// A table and the two who play at it, each over a socket of his own.
pub(crate) struct Table {
    pub(crate) name: String,
    pub(crate) players: [Socket; 2],
    words: Words,
    luck: Fast,
    /// What the two may decide; one of them may decide nothing.
    known: [Known; 2],
    /// How many decisions were taken at this table.
    pub(crate) decisions: u64,
}

/// What a player knows, as far as he needs it.
#[derive(Default)]
struct Known {
    sequence: usize,
    /// A decision that was chosen at random.
    chosen: Option<String>,
}

/// How long one decision took.
pub(crate) struct Turnaround {
    /// To its acknowledgement.
    pub(crate) answered: Duration,
    /// To the opponent's update.
    pub(crate) heard: Duration,
}

impl Table {
    /// Opens a table, at which two sit down and watch.
    pub(crate) async fn open(server: SocketAddr, seed: u64, words: Words) -> Table {
        let players = [Socket::open(server, None).await, Socket::open(server, None).await];
        let mut table = Table {
            name: String::new(),
            players,
            words,
            luck: Fast::new(seed),
            known: Default::default(),
            decisions: 0,
        };
        table.begin().await;
        table
    }

    /// Begins another game, at another table.
    async fn begin(&mut self) {
        let new = json!({"cmd": "new", "game": "ccn", "seats": ["me", "open"]});
        let opened = value(&self.players[0].ask(&new).await);
        let name = opened["table"].as_str().expect("a name").to_owned();
        let invitation = &opened["invitations"][0]["invitation"];
        let sit = json!({"cmd": "sit", "table": name, "invitation": invitation});
        self.players[1].ask(&sit).await;
        for (seat, player) in self.players.iter_mut().enumerate() {
            let bytes = format!("{:032x}", self.luck.index(1 << 30));
            player.ask(&json!({"cmd": "pinch", "table": name, "seat": seat, "bytes": bytes})).await;
        }
        self.name = name;
        self.decisions = 0;
        for seat in 0..2 {
            let watch = json!({"cmd": "watch", "table": self.name, "viewer": seat,
                "words": self.words == Words::Told});
            let answer = self.players[seat].ask(&watch).await;
            let looked = serde_json::from_str(&answer).expect("what the player sees");
            self.look(seat, &looked);
        }
    }

    async fn leave(&mut self) {
        for player in &mut self.players {
            player.ask(&json!({"cmd": "unwatch", "table": self.name})).await;
        }
    }

    /// Takes one decision, and waits until both have heard of it and it is acknowledged.
    pub(crate) async fn decide(&mut self) -> Turnaround {
        let asked = self.known.iter().position(|known| known.chosen.is_some());
        let Some(asked) = asked else { panic!("nobody is asked at {}", self.name) };
        let known = std::mem::take(&mut self.known[asked]);
        let (table, sequence) = (&self.name, known.sequence);
        let decision = known.chosen.unwrap_or_default();
        let key = self.luck.index(usize::MAX >> 1);
        let act = format!(
            r#""cmd":"act","table":"{table}","seat":{asked},"sequence":{sequence},"key":"{key}","decision":{decision}}}"#
        );
        let [one, other] = &mut self.players;
        let (own, opponent) = if asked == 0 { (one, other) } else { (other, one) };
        let sent = Instant::now();
        let id = own.send(&act).await;
        let ((answered, own), (heard, theirs)) =
            tokio::join!(answer_and_update(own, id, sent), update(opponent, sent));
        self.decisions += 1;
        self.hear(asked, &own);
        self.hear(1 - asked, &theirs);
        if self.known.iter().all(|known| known.chosen.is_none()) {
            self.leave().await;
            self.begin().await;
        }
        Turnaround { answered, heard }
    }

    fn hear(&mut self, seat: usize, text: &str) {
        let update = read(text).update.expect("an update");
        self.look(seat, &update);
    }

    fn look(&mut self, seat: usize, looked: &Looked<'_>) {
        let chosen = match looked.decisions.len() {
            0 => None,
            _ if looked.waiting.over.is_some() => None,
            count => Some(bare(looked.decisions[self.luck.index(count)], self.words)),
        };
        self.known[seat] = Known { sequence: looked.sequence, chosen };
    }
}

/// Waits for the acknowledgement of a message, and for the update that comes with it.
async fn answer_and_update(socket: &mut Socket, id: u64, sent: Instant) -> (Duration, Utf8Bytes) {
    let (mut answered, mut update) = (None, None);
    loop {
        let text = socket.next().await;
        if is_update(&text) {
            update = Some(text);
        } else {
            let line = read(&text);
            if line.id == Some(id) {
                assert!(line.error.is_none(), "{text}");
                answered = Some(sent.elapsed());
            }
        }
        if let (Some(answered), Some(update)) = (answered, update.clone()) {
            return (answered, update);
        }
    }
}

async fn update(socket: &mut Socket, sent: Instant) -> (Duration, Utf8Bytes) {
    loop {
        let text = socket.next().await;
        if is_update(&text) {
            return (sent.elapsed(), text);
        }
    }
}

fn is_update(text: &str) -> bool {
    text.starts_with(r#"{"update""#)
}

/// A decision without its words.
fn bare(decision: &RawValue, words: Words) -> String {
    #[derive(Deserialize)]
    struct Choice<'a> {
        #[serde(borrow)]
        decision: &'a RawValue,
    }
    match words {
        Words::Left => decision.get().to_owned(),
        Words::Told => {
            let choice: Choice<'_> = serde_json::from_str(decision.get()).expect("a choice");
            choice.decision.get().to_owned()
        }
    }
}

fn value(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}
