//! A room: the task that owns one table.
//!
//! Everything that concerns a table goes through its room, one thing after another. A deed is
//! carried out, kept in the store, and only then told ([`deeds`]); what is asked is answered from the
//! game in memory ([`questions`]), which leaves it when nothing happens for long and is rebuilt from its
//! record when it is wanted again or has failed ([`game`]). [`seats`] is how people sit down,
//! [`watchers`] who is told, [`advice`] what bots are asked about, [`pace`] how fast reactions and bots answer.

mod advice;
mod call;
mod card;
mod charter;
mod deeds;
mod frames;
mod game;
mod held;
mod pace;
mod questions;
mod rematch;
mod seats;
mod succession;
mod watchers;

use std::collections::VecDeque;
use std::sync::Arc;

use engine::Viewer;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};
use tracing::error;

use crate::house::House;
use crate::ids::TableId;
use crate::store::{Deed, Kept, NotKept};
use crate::wire::{Refused, Reply, ServerCode, Waiting};

pub(crate) use call::{Ask, Call, ReplyTo};
pub(crate) use card::card_of;
pub(crate) use charter::{Charter, fresh_luck};
pub(crate) use game::{Game, waiting_of, waiting_text};
pub(crate) use seats::{forming_status, link, waiting_for};

use game::Mark;
use held::Held;
use pace::Pace;
use watchers::Watchers;

/// How many calls may wait for one room.
pub(crate) const INBOX: usize = 256;

/// A table and everything that goes on around it.
pub(crate) struct Room {
    id: TableId,
    house: Arc<House>,
    charter: Charter,
    version: u64,
    /// The game, while it is in memory.
    game: Option<Game>,
    /// What the game waited for when it left memory.
    waited_for: Option<Waiting>,
    /// What each viewer knew when it did.
    marks: Vec<(Viewer, Mark)>,
    /// The latest deeds that came under a key.
    deeds: VecDeque<Deed>,
    watchers: Watchers,
    held: VecDeque<Held>,
    pace: Pace,
    /// How many hints are being made.
    advising: usize,
    /// When something last happened here.
    active: Instant,
    /// The record could not be taken up; it is not tried again before this moment.
    fails_until: Option<Instant>,
    /// The table was cleared away.
    is_cleared: bool,
}

/// Opens the room of a table and serves it, until nobody wants it any more.
pub(crate) async fn run(house: Arc<House>, id: TableId, inbox: mpsc::Receiver<Call>) {
    let _counted = Counted::new(&house);
    let room = match house.store.table(id).await {
        Ok(None) => Err(Refused::no_table()),
        Ok(Some(kept)) => Room::new(&house, id, kept).await,
        Err(not_kept) => Err(not_read(&not_kept)),
    };
    match room {
        Ok(room) => room.serve(inbox).await,
        Err(refused) => turn_away(&house, id, inbox, &refused),
    }
}

/// Counts a room, however it ends.
struct Counted(Arc<House>);

impl Counted {
    fn new(house: &Arc<House>) -> Counted {
        house.metrics.rooms.add(1);
        Counted(Arc::clone(house))
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.metrics.rooms.add(-1);
    }
}

/// Answers everybody who waits at a room that cannot be opened.
fn turn_away(house: &House, id: TableId, mut inbox: mpsc::Receiver<Call>, refused: &Refused) {
    house.retire(id);
    inbox.close();
    while let Ok(call) = inbox.try_recv() {
        if let Call::Ask(ask) = call {
            ask.reply.send(Err(refused.clone()));
        }
    }
}

/// The store could not be read.
pub(crate) fn not_read(not_kept: &NotKept) -> Refused {
    error!("the store cannot be read: {not_kept}");
    let message = "The table cannot be read at present; nothing is lost. Try again in a moment.";
    Refused::by_server(ServerCode::NotKept, message)
}

impl Room {
    async fn new(house: &Arc<House>, id: TableId, kept: Kept) -> Result<Room, Refused> {
        let Ok(charter) = serde_json::from_str(&kept.charter) else {
            error!("a charter cannot be read");
            return Err(Refused::no_table());
        };
        let mut room = Room {
            id,
            house: Arc::clone(house),
            charter,
            version: kept.version,
            game: None,
            waited_for: None,
            marks: Vec::new(),
            deeds: VecDeque::new(),
            watchers: Watchers::default(),
            held: VecDeque::new(),
            pace: Pace::default(),
            advising: 0,
            active: Instant::now(),
            fails_until: None,
            is_cleared: false,
        };
        // A record that cannot be taken up is told to whoever asks for the game.
        let _ = room.take_up(kept).await;
        Ok(room)
    }

    async fn serve(mut self, mut inbox: mpsc::Receiver<Call>) {
        loop {
            self.plan();
            let due = self.due();
            tokio::select! {
                biased;
                call = inbox.recv() => match call {
                    Some(call) => self.take(call).await,
                    None => break,
                },
                () = sleep_until(due) => self.on_time().await,
            }
            if self.is_unwanted() && self.house.retire_if_idle(self.id, &inbox) {
                break;
            }
        }
        self.fall_asleep();
    }

    async fn take(&mut self, call: Call) {
        match call {
            Call::Ask(ask) => {
                self.active = Instant::now();
                self.answer(*ask).await;
            }
            Call::Left(connection) => self.someone_left(connection),
            Call::Looked => {
                self.active = Instant::now();
                self.watchers.note_look(Viewer::Spectator);
            }
            Call::Thought { number, thought } => {
                self.hear_thought(number, thought.map(|thought| *thought));
            }
            Call::Hinted(hinted) => self.hear_hint(*hinted),
        }
    }

    /// Sends an answer.
    fn reply(&self, to: ReplyTo, answer: Reply) {
        to.send(self.house.counted(answer));
    }

    /// The next moment at which something is to be done without being told.
    fn due(&self) -> Instant {
        let idle = self.active + self.house.config.idle;
        let forgiven = self.fails_until.filter(|_| self.is_left_alone());
        [self.held_due(), self.pace.due(), self.watchers.due(), forgiven]
            .into_iter()
            .flatten()
            .fold(idle, Instant::min)
    }

    async fn on_time(&mut self) {
        let now = Instant::now();
        self.answer_waiters(now).await;
        if self.held_due().is_some_and(|due| due <= now) {
            self.take_held().await;
        }
        if self.pace.due().is_some_and(|due| due <= now) {
            self.decide_unasked().await;
        }
        if self.is_idle(now) {
            self.fall_asleep();
            // Whoever watches on keeps the room, not the game; it is looked at again later.
            self.active = now;
        }
    }

    fn is_idle(&self, now: Instant) -> bool {
        let is_waited_for = self.pace.is_busy() || self.advising > 0 || !self.held.is_empty();
        self.active + self.house.config.idle <= now && !is_waited_for
    }

    /// Whether the task can end: no game, nobody who watches, and nothing to be remembered.
    fn is_unwanted(&self) -> bool {
        let is_empty = self.game.is_none() && self.watchers.is_empty() && self.held.is_empty();
        let is_empty = is_empty && self.advising == 0;
        self.is_cleared || is_empty && !self.is_left_alone()
    }
}
