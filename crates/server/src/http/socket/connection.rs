//! One socket, from the first message to the last.

use std::io;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;

use catalog::Code;
use serde::Deserialize;
use serde_json::Value;
use tokio::sync::watch;
use tokio::time::{Interval, MissedTickBehavior, interval_at, timeout};

use super::frames::{Farewell, Frames, Incoming};
use crate::http::{Door, Wire, messages};
use crate::identity::Identity;
use crate::ids::TableId;
use crate::limits::{Bucket, Pace};
use crate::outbox::{Outbox, Outgoing, Parcel};
use crate::wire::{self, Envelope, Message, Refused, Reply};

/// How many messages in a row may come too fast.
const TOO_FAST: u32 = 100;

/// How many messages are sent at a time.
const AT_A_TIME: usize = 8;

/// Up to which length a message that comes too fast is searched for its id.
const SEARCHED: usize = 512;

/// One socket.
pub(super) struct Connection {
    frames: Frames,
    outgoing: Outgoing,
    sending: Vec<Parcel>,
    pace: Pace,
    bucket: Bucket,
    too_fast: u32,
    heard: Instant,
    clock: Interval,
    closing: watch::Receiver<bool>,
    presence: Presence,
    _wire: Wire,
}

/// Whoever is here, until this is dropped.
struct Presence {
    door: Arc<Door>,
    who: Arc<Identity>,
    address: IpAddr,
    outbox: Outbox,
    watched: Vec<TableId>,
}

/// How a socket ends.
enum End {
    /// The other end has gone, or cannot be reached.
    Gone,
    /// It is told to go.
    Dismissed(Farewell),
}

impl From<io::Error> for End {
    fn from(_: io::Error) -> End {
        End::Gone
    }
}

impl Connection {
    pub(super) fn new(
        door: Arc<Door>,
        wire: Wire,
        who: Arc<Identity>,
        address: IpAddr,
        frames: Frames,
    ) -> Connection {
        let config = &door.house.config;
        let ping = config.patience.ping;
        let mut clock = interval_at(tokio::time::Instant::now() + ping, ping);
        clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let (outbox, outgoing) = Outbox::new(&door.house.backlog);
        door.house.metrics.connections.add(1);
        Connection {
            frames,
            outgoing,
            sending: Vec::new(),
            pace: Pace::of_connection(&config.limits),
            bucket: Bucket::new(),
            too_fast: 0,
            heard: Instant::now(),
            clock,
            closing: door.closing.clone(),
            presence: Presence { door, who, address, outbox, watched: Vec::new() },
            _wire: wire,
        }
    }

    /// Speaks with the other end for as long as it is there.
    pub(super) async fn run(mut self) {
        let end = self.speak().await;
        let Connection { frames, presence, _wire, .. } = self;
        let house = presence.door.house.clone();
        drop(presence);
        match end {
            End::Gone => tracing::debug!("a socket has gone"),
            End::Dismissed(farewell) => {
                tracing::debug!(code = farewell as u16, "a socket is closed");
                if farewell == Farewell::TooSlow {
                    house.metrics.cut_off.add_one();
                }
                frames.close(farewell).await;
            }
        }
    }

    async fn speak(&mut self) -> End {
        loop {
            if let Err(end) = self.turn().await {
                return end;
            }
        }
    }

    /// Waits for one thing to happen, what goes out before what comes in.
    async fn turn(&mut self) -> Result<(), End> {
        tokio::select! {
            biased;
            _ = self.closing.changed() => {
                while self.outgoing.queue.try_recv().map(|it| self.sending.push(it)).is_ok() {}
                self.send().await?;
                Err(End::Dismissed(Farewell::Stopping))
            }
            () = self.outgoing.overflow.notified() => Err(End::Dismissed(Farewell::TooSlow)),
            _ = self.clock.tick() => self.look_after().await,
            _ = self.outgoing.queue.recv_many(&mut self.sending, AT_A_TIME) => self.send().await,
            incoming = self.frames.next() => self.hear(incoming).await,
        }
    }

    /// Sends what was taken from the queue.
    async fn send(&mut self) -> Result<(), End> {
        let patience = self.presence.door.house.config.patience.reading;
        for parcel in &self.sending {
            self.presence.door.sockets.charge(self.presence.address, parcel.bytes().len());
        }
        let sent = timeout(patience, self.frames.send(&self.sending)).await;
        self.sending.clear();
        self.sent(sent)
    }

    /// Nothing can be said any more to somebody who does not even read a message to its end.
    fn sent(&self, sent: Result<io::Result<()>, tokio::time::error::Elapsed>) -> Result<(), End> {
        let metrics = &self.presence.door.house.metrics;
        // The connection itself waits no longer than this does.
        let sent = sent.unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()));
        if sent.as_ref().is_err_and(|error| error.kind() == io::ErrorKind::TimedOut) {
            metrics.cut_off.add_one();
        }
        Ok(sent?)
    }

    /// Asks for a sign of life, and goes if there was none for too long.
    async fn look_after(&mut self) -> Result<(), End> {
        let patience = self.presence.door.house.config.patience;
        if self.heard.elapsed() >= patience.silence {
            return Err(End::Gone);
        }
        let sent = timeout(patience.reading, self.frames.ping()).await;
        self.sent(sent)
    }

    async fn hear(&mut self, incoming: Incoming) -> Result<(), End> {
        self.heard = Instant::now();
        match incoming {
            Incoming::Text(text) if self.is_in_pace()? => self.read(text.as_bytes()).await,
            Incoming::Text(text) => self.refuse(id_of(text.as_bytes()), messages::too_fast()).await,
            Incoming::Binary if self.is_in_pace()? => self.refuse(Value::Null, not_text()).await,
            Incoming::Binary => self.refuse(Value::Null, messages::too_fast()).await,
            Incoming::Ping => {
                self.is_in_pace()?;
                self.reply().await
            }
            Incoming::Pong => Ok(()),
            Incoming::Gone => {
                // Whoever says that he goes is told that it was heard.
                self.reply().await?;
                Err(End::Gone)
            }
            Incoming::Wrong(farewell) => Err(End::Dismissed(farewell)),
        }
    }

    /// Whether a message may be looked at; whoever keeps on sending too fast is told to go.
    fn is_in_pace(&mut self) -> Result<bool, End> {
        let Presence { door, address, .. } = &self.presence;
        let is_in_pace = self.bucket.take(self.pace).is_ok() && door.sockets.take(*address).is_ok();
        self.too_fast = if is_in_pace { 0 } else { self.too_fast + 1 };
        if self.too_fast > TOO_FAST {
            return Err(End::Dismissed(Farewell::TooFast));
        }
        Ok(is_in_pace)
    }

    async fn read(&mut self, text: &[u8]) -> Result<(), End> {
        let envelope = match wire::read(text) {
            Ok(envelope) => envelope,
            Err((id, refused)) => return self.refuse(id, refused).await,
        };
        if let Err(refused) = self.presence.admit(&envelope.message) {
            return self.refuse(envelope.id, refused).await;
        }
        self.presence.post(envelope).await;
        Ok(())
    }

    /// Refuses a message that the house does not get to see.
    async fn refuse(&mut self, id: Value, refused: Refused) -> Result<(), End> {
        let metrics = &self.presence.door.house.metrics;
        metrics.messages.add_one();
        metrics.refused.add_one();
        let reply: Reply = Err(refused);
        let text = wire::write(&id, &reply).into();
        self.sending.push(self.presence.outbox.wrap(text));
        self.send().await
    }

    async fn reply(&mut self) -> Result<(), End> {
        let patience = self.presence.door.house.config.patience.reading;
        let sent = timeout(patience, self.frames.reply()).await;
        self.sent(sent)
    }
}

impl Presence {
    /// Refuses what one connection may not ask for, and remembers what it watches.
    fn admit(&mut self, message: &Message) -> Result<(), Refused> {
        if let Message::Watch { table, .. } = message {
            return self.watch(*table);
        }
        if let Message::Unwatch { table } = message {
            self.watched.retain(|watched| watched != table);
        }
        messages::admit(&self.door, self.address, message)
    }

    fn watch(&mut self, table: TableId) -> Result<(), Refused> {
        let most = self.door.house.config.limits.watches;
        if self.watched.contains(&table) {
            return Ok(());
        }
        if self.watched.len() >= most {
            let message = format!("One connection watches {most} tables at most.");
            return Err(Refused::new(Code::TooMany, message));
        }
        self.watched.push(table);
        Ok(())
    }

    /// Hands a message to the house. What it does there is kept apart, so that a socket at which
    /// nothing happens holds no room for it.
    async fn post(&self, envelope: Envelope) {
        Box::pin(self.door.house.post(&self.who, &self.outbox, envelope)).await;
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        self.door.house.metrics.connections.add(-1);
        self.door.house.leave(self.outbox.id(), &self.watched);
    }
}

fn not_text() -> Refused {
    Refused::new(Code::Malformed, "A message is text, not binary.")
}

/// The id of a short message, if it has one.
fn id_of(text: &[u8]) -> Value {
    #[derive(Deserialize)]
    struct Id {
        id: Value,
    }
    let short = Some(text).filter(|text| text.len() <= SEARCHED);
    let read = short.and_then(|text| serde_json::from_slice(text).ok());
    let id = read.map_or(Value::Null, |Id { id }| id);
    if id.is_number() || id.is_string() { id } else { Value::Null }
}
