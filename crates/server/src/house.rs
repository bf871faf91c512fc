//! The house: every table by its name, and the room that keeps it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use catalog::{Code, Means};
use tokio::runtime::Handle;
use tokio::sync::{mpsc, oneshot, watch};

use crate::advice::{Askers, Reviews};
use crate::alarm::Alarm;
use crate::backlog::Backlog;
use crate::config::Config;
use crate::identity::{Identities, Identity};
use crate::ids::{IdentityId, TableId};
use crate::metrics::Metrics;
use crate::outbox::{ConnectionId, Outbox};
use crate::room::{self, Ask, Call, INBOX, ReplyTo};
use crate::store::Store;
use crate::thinkers::Thinkers;
use crate::wire::{Envelope, Message, Refused, Reply, ServerCode};

/// The house.
pub(crate) struct House {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) identities: Identities,
    pub(crate) metrics: Metrics,
    pub(crate) thinkers: Thinkers,
    /// Who waits for a hint or a review, and the reviews that were made.
    pub(crate) askers: Askers,
    pub(crate) reviews: Reviews,
    /// What waits to be read by all who are connected.
    pub(crate) backlog: Arc<Backlog>,
    /// Held while a table is opened, so that limits are kept to the letter.
    pub(crate) opening: tokio::sync::Mutex<()>,
    rooms: Mutex<Rooms>,
    stopping: watch::Sender<bool>,
}

/// The rooms that are open. Whoever looks for one under the lock finds a room that will read.
struct Rooms {
    open: HashMap<TableId, mpsc::Sender<Call>>,
    /// Each room holds a copy as long as it lives; none, once the house is stopping.
    alive: Option<mpsc::Sender<()>>,
    gone: Option<mpsc::Receiver<()>>,
}

impl House {
    pub(crate) fn open(config: Config, store: Arc<dyn Store>) -> Arc<House> {
        let (alive, gone) = mpsc::channel(1);
        let rooms = Rooms { open: HashMap::new(), alive: Some(alive), gone: Some(gone) };
        Arc::new(House {
            thinkers: Thinkers::new(config.thinkers),
            config,
            store,
            identities: Identities::default(),
            metrics: Metrics::default(),
            askers: Askers::default(),
            reviews: Reviews::default(),
            backlog: Arc::default(),
            opening: tokio::sync::Mutex::new(()),
            rooms: Mutex::new(rooms),
            stopping: watch::Sender::new(false),
        })
    }

    /// Answers a message that came by HTTP. `watch` is refused there.
    pub(crate) async fn ask(self: &Arc<Self>, who: &Arc<Identity>, message: Message) -> Reply {
        self.metrics.messages.add_one();
        let Some(table) = message.table() else {
            return self.counted(self.manage(who, message).await);
        };
        let (sender, answer) = oneshot::channel();
        let reply = ReplyTo::Once(sender);
        self.pass_on(table, Ask { who: Arc::clone(who), message, reply });
        answer.await.unwrap_or_else(|_| Err(stopping()))
    }

    /// Takes a message that came over a socket. It is answered through the outbox, perhaps later
    /// than those that come after it.
    pub(crate) async fn post(
        self: &Arc<Self>,
        who: &Arc<Identity>,
        outbox: &Outbox,
        envelope: Envelope,
    ) {
        self.metrics.messages.add_one();
        let Envelope { id, message } = envelope;
        let reply = ReplyTo::Socket { outbox: outbox.clone(), id };
        match message.table() {
            Some(table) => self.pass_on(table, Ask { who: Arc::clone(who), message, reply }),
            None => {
                let answer = self.manage(who, message).await;
                reply.send(self.counted(answer));
            }
        }
    }

    /// A connection that watched these tables has gone.
    pub(crate) fn leave(&self, connection: ConnectionId, watched: &[TableId]) {
        let rooms = self.rooms();
        for room in watched.iter().filter_map(|table| rooms.open.get(table)) {
            // A room with a full inbox notices by itself, when it next tells something.
            let _ = room.try_send(Call::Left(connection));
        }
    }

    /// Lets something be thought about when it is the turn of `owner`, for so long at most.
    pub(crate) fn let_think(
        self: &Arc<Self>,
        owner: IdentityId,
        most: Duration,
        work: impl FnOnce(&Means<'_>) + Send + 'static,
    ) {
        let (house, runtime) = (Arc::clone(self), Handle::current());
        let work = move || {
            let alarm = Alarm::after(most, &runtime);
            work(&Means::new(house.thinkers.share(), Some(alarm.halt())));
        };
        self.thinkers.think(owner, Box::new(work));
    }

    /// Brings what was thought to its table; gives it back if that is not there any more.
    pub(crate) fn bring(&self, table: TableId, call: Call) -> Option<Call> {
        let room = self.rooms().open.get(&table).cloned();
        match room {
            // This is a thread of the thinkers: it may wait for room in the inbox.
            Some(room) => room.blocking_send(call).err().map(|unsent| unsent.0),
            None => Some(call),
        }
    }

    /// True once the server is stopping.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.stopping.subscribe()
    }

    /// Lets every table finish what it is doing, and opens none any more.
    pub(crate) async fn stop(&self) {
        self.stopping.send_replace(true);
        let gone = {
            let mut rooms = self.rooms();
            rooms.alive = None;
            rooms.open.clear();
            rooms.gone.take()
        };
        if let Some(mut gone) = gone {
            // Nothing is ever sent: it ends when the last room has.
            let _ = gone.recv().await;
        }
    }

    /// A spectator has seen how the game of a table stands without asking the room for it. The room is
    /// opened if need be: what is decided there next is decided before his eyes.
    pub(crate) fn note_look(self: &Arc<Self>, table: TableId) -> Result<(), Refused> {
        self.call(table, Call::Looked).map_err(|(_, refused)| refused)
    }

    /// Passes a message on to the room of its table.
    fn pass_on(self: &Arc<Self>, table: TableId, ask: Ask) {
        if let Err((Call::Ask(ask), refused)) = self.call(table, Call::Ask(Box::new(ask))) {
            ask.reply.send(Err(refused));
        }
    }

    /// Puts a call into the inbox of a room, which is opened if need be. A call for which there is no
    /// room comes back.
    fn call(self: &Arc<Self>, table: TableId, call: Call) -> Result<(), (Call, Refused)> {
        let mut rooms = self.rooms();
        let Some(alive) = rooms.alive.clone() else {
            return Err((call, stopping()));
        };
        // A room whose task has failed is opened anew.
        if rooms.open.get(&table).is_some_and(mpsc::Sender::is_closed) {
            rooms.open.remove(&table);
        }
        let room = rooms.open.entry(table).or_insert_with(|| self.open_room(table, alive));
        room.try_send(call).map_err(|error| (error.into_inner(), busy()))
    }

    fn open_room(self: &Arc<Self>, table: TableId, alive: mpsc::Sender<()>) -> mpsc::Sender<Call> {
        let (sender, inbox) = mpsc::channel(INBOX);
        let house = Arc::clone(self);
        tokio::spawn(async move {
            room::run(house, table, inbox).await;
            drop(alive);
        });
        sender
    }

    /// A room closes. Nobody finds it any more.
    pub(crate) fn retire(&self, table: TableId) {
        self.rooms().open.remove(&table);
    }

    /// A room would like to close: it may, if nobody waits at it.
    pub(crate) fn retire_if_idle(&self, table: TableId, inbox: &mpsc::Receiver<Call>) -> bool {
        let mut rooms = self.rooms();
        if inbox.is_empty() {
            rooms.open.remove(&table);
        }
        inbox.is_empty()
    }

    /// Counts a refusal.
    pub(crate) fn counted(&self, reply: Reply) -> Reply {
        if reply.is_err() {
            self.metrics.refused.add_one();
        }
        reply
    }

    fn rooms(&self) -> std::sync::MutexGuard<'_, Rooms> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn stopping() -> Refused {
    let message = "The server is stopping; it may be back in a moment.";
    Refused::by_server(ServerCode::Stopping, message)
}

fn busy() -> Refused {
    Refused::new(Code::TooMany, "Too many messages wait at this table; try again in a moment.")
}
