//! Who looks on, and what each of them is told.

use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use engine::{Seat, Viewer};
use tokio::time::Instant;

use super::game::Mark;
use super::questions::Sought;
use super::{ReplyTo, Room};
use crate::ids::IdentityId;
use crate::outbox::{ConnectionId, Outbox};
use crate::wire::{Answer, Push, Refused, Update};

/// The most who look on at one table at a time, and the most connections of one seat.
const MOST_WATCHERS: usize = 1_000;
const MOST_OF_A_SEAT: usize = 50;

/// How long a spectator who asks now and then counts as one who looks on.
const LOOKS_ON: Duration = Duration::from_secs(30);

/// Somebody who is told everything as it happens.
pub(super) struct Watcher {
    pub(super) who: IdentityId,
    pub(super) viewer: Viewer,
    pub(super) words: bool,
    pub(super) names: bool,
    pub(super) outbox: Outbox,
}

/// Somebody whose answer waits for news.
pub(super) struct Waiter {
    pub(super) who: IdentityId,
    pub(super) sought: Sought,
    pub(super) until: Instant,
    pub(super) reply: ReplyTo,
}

/// Everybody who looks on.
#[derive(Default)]
pub(super) struct Watchers {
    all: Vec<Watcher>,
    waiters: Vec<Waiter>,
    /// When a spectator last asked what there is to see.
    last_look: Option<Instant>,
}

impl Watchers {
    /// Adds somebody, in place of himself if he was there; whether he is new. For those who play there
    /// is room beside those who look on.
    pub(super) fn add(&mut self, watcher: Watcher) -> Result<bool, Refused> {
        let same = |it: &&mut Watcher| {
            it.outbox.id() == watcher.outbox.id() && it.viewer == watcher.viewer
        };
        if let Some(before) = self.all.iter_mut().find(same) {
            *before = watcher;
            return Ok(false);
        }
        let most = if watcher.viewer == Viewer::Spectator { MOST_WATCHERS } else { MOST_OF_A_SEAT };
        if self.all.iter().filter(|it| it.viewer == watcher.viewer).count() >= most {
            let message = "So many look on at this table that there is no room for another.";
            return Err(Refused::new(catalog::Code::TooMany, message));
        }
        self.all.push(watcher);
        Ok(true)
    }

    pub(super) fn wait(&mut self, waiter: Waiter) {
        self.waiters.retain(|waiter| !waiter.reply.is_closed());
        self.waiters.push(waiter);
    }

    pub(super) fn is_empty(&self) -> bool {
        self.all.is_empty() && self.waiters.is_empty()
    }

    /// Whether somebody looks through the eyes of a seat.
    pub(super) fn is_present(&self, seat: Seat) -> bool {
        let viewer = Viewer::Seat(seat);
        let watches = self.all.iter().any(|watcher| watcher.viewer == viewer);
        watches || self.waiters.iter().any(|waiter| waiter.sought.viewer == viewer)
    }

    /// Notes that a viewer asked what there is to see.
    pub(super) fn note_look(&mut self, viewer: Viewer) {
        if viewer == Viewer::Spectator {
            self.last_look = Some(Instant::now());
        }
    }

    /// Whether somebody looks on who has no seat.
    pub(super) fn are_spectators(&self) -> bool {
        let viewer = Viewer::Spectator;
        let watches = self.all.iter().any(|watcher| watcher.viewer == viewer);
        let waits = self.waiters.iter().any(|waiter| waiter.sought.viewer == viewer);
        watches || waits || self.last_look.is_some_and(|at| at.elapsed() < LOOKS_ON)
    }

    /// When the first answer has waited long enough.
    pub(super) fn due(&self) -> Option<Instant> {
        self.waiters.iter().map(|waiter| waiter.until).min()
    }

    /// Those whose answers are due, taken out.
    fn take_waiters(&mut self, due: impl Fn(&Waiter) -> bool) -> Vec<Waiter> {
        let (due, waiting) = self.waiters.drain(..).partition(due);
        self.waiters = waiting;
        due
    }
}

impl Room {
    /// Tells everybody of what `seat` did. Whether another than itself heard of it: what was done in
    /// secret is no news, nor are secret orders that allies read.
    pub(super) fn tell_of(&mut self, seat: Seat) -> bool {
        self.tell().iter().any(|viewer| *viewer != Viewer::Seat(seat))
    }

    /// Tells every viewer who knows more now than before, and says who of them knows more than new
    /// orders of allies.
    pub(super) fn tell(&mut self) -> Vec<Viewer> {
        let news = self.with_game(|game| Ok(game.news())).unwrap_or_default();
        let told = news.into_iter().map(|(viewer, mark)| (viewer, self.tell_viewer(viewer, mark)));
        told.filter_map(|(viewer, beyond_orders)| beyond_orders.then_some(viewer)).collect()
    }

    /// Tells one viewer. Whether he knows more than new orders of allies.
    fn tell_viewer(&mut self, viewer: Viewer, mark: Mark) -> bool {
        let Some(game) = &mut self.game else { return false };
        let marks = game.marks.iter_mut().find(|(of, _)| *of == viewer);
        let Some((_, before)) = marks else { return false };
        let (since, sequence) = (before.sequence, mark.sequence);
        let beyond_orders = !mark.differs_in_shared_orders_alone(before);
        *before = mark;
        self.push_update(viewer, since);
        let has_news = |waiter: &Waiter| {
            waiter.sought.viewer == viewer && waiter.sought.since < Some(sequence)
        };
        let due = self.watchers.take_waiters(has_news);
        due.into_iter().for_each(|waiter| self.answer_waiter(waiter));
        beyond_orders
    }

    /// Pushes what a viewer was told after `since` to all who look through his eyes.
    fn push_update(&mut self, viewer: Viewer, since: usize) {
        for (words, names) in [(true, false), (false, false), (true, true), (false, true)] {
            let is_his = |it: &Watcher| (it.viewer, it.words, it.names) == (viewer, words, names);
            if self.watchers.all.iter().any(is_his) {
                let sought = Sought { viewer, since: Some(since), words, names };
                let Some(text) = self.update(sought, since) else { return };
                self.push(&text, |it| is_his(it));
            }
        }
    }

    fn update(&mut self, sought: Sought, since: usize) -> Option<Utf8Bytes> {
        let viewer = sought.viewer;
        let looked = self.look(sought).ok()?;
        let update = Push::Update(Box::new(Update { table: self.id, viewer, since, looked }));
        Some(text(&update))
    }

    /// Pushes a text to all who want it. Who does not read is cut off, and comes back for the rest.
    fn push(&mut self, text: &Utf8Bytes, wanted: impl Fn(&&Watcher) -> bool) {
        let mut gone = Vec::new();
        for watcher in self.watchers.all.iter().filter(wanted) {
            if watcher.outbox.push(text.clone()) {
                self.house.metrics.updates.add_one();
            } else {
                gone.push(watcher.outbox.id());
            }
        }
        self.watchers.all.retain(|watcher| !gone.contains(&watcher.outbox.id()));
    }

    fn answer_waiter(&mut self, waiter: Waiter) {
        let Waiter { sought, reply, .. } = waiter;
        let looked = self.look(sought);
        self.reply(reply, looked.map(|looked| Answer::Looked(Box::new(looked))));
    }

    /// Answers those who have waited long enough for nothing.
    pub(super) async fn answer_waiters(&mut self, now: Instant) {
        let due =
            self.watchers.take_waiters(|waiter| waiter.until <= now || waiter.reply.is_closed());
        if !due.is_empty() {
            // The game may have left memory meanwhile; that it cannot come back is told to each.
            let _ = self.wake().await;
        }
        due.into_iter().for_each(|waiter| self.answer_waiter(waiter));
    }

    /// A connection has gone, or does not want to be told any more.
    pub(super) fn someone_left(&mut self, connection: ConnectionId) {
        let seats: Vec<Seat> = self.charter.seats().collect();
        let present = |room: &Room| -> Vec<bool> {
            seats.iter().map(|&seat| room.watchers.is_present(seat)).collect()
        };
        let before = present(self);
        self.watchers.all.retain(|watcher| watcher.outbox.id() != connection);
        if before != present(self) {
            self.tell_of_table();
        }
    }

    /// A seat is another's now: whoever looked through its eyes does so no more, nor through any at
    /// a table that he may not know of without it.
    pub(super) fn turn_away(&mut self, seat: Seat) {
        let charter = &self.charter;
        let may_stay = |who: IdentityId, viewer: Viewer| match viewer {
            Viewer::Seat(seat) => charter.holds(who, seat),
            Viewer::Spectator | Viewer::Referee => charter.may_look(who),
        };
        self.watchers.all.retain(|watcher| may_stay(watcher.who, watcher.viewer));
        let away = self.watchers.take_waiters(|waiter| !may_stay(waiter.who, waiter.sought.viewer));
        for waiter in away {
            let message = format!("You do not sit in {seat} any more.");
            self.reply(waiter.reply, Err(Refused::new(catalog::Code::WrongSeat, message)));
        }
    }

    /// Somebody has come to look through these eyes: the others see it, if they are a seat's.
    pub(super) fn tell_of_presence(&mut self, viewer: Viewer) {
        let Viewer::Seat(_) = viewer else { return };
        let looking = self.watchers.all.iter().filter(|watcher| watcher.viewer == viewer).count();
        if looking == 1 {
            self.tell_of_table();
        }
    }

    /// The game has begun: everybody sees it for the first time.
    pub(super) fn tell_of_beginning(&mut self) {
        let viewers = self.charter.seats().map(Viewer::Seat).chain([Viewer::Spectator]);
        for viewer in viewers.collect::<Vec<_>>() {
            self.push_update(viewer, 0);
        }
    }

    /// The table was cleared away.
    pub(super) fn tell_of_the_end(&mut self) {
        let closed = text(&Push::Closed { table: self.id });
        self.push(&closed, |_| true);
    }

    /// Tells everybody what has changed about the table itself.
    pub(super) fn tell_of_table(&mut self) {
        let everybody = self.watchers.all.iter();
        let mut watchers: Vec<(ConnectionId, IdentityId)> =
            everybody.map(|watcher| (watcher.outbox.id(), watcher.who)).collect();
        watchers.sort_unstable();
        watchers.dedup();
        for (connection, who) in watchers {
            let card = text(&Push::Table(Box::new(self.card(who))));
            let mut told = false;
            let mut same = self.watchers.all.iter();
            if let Some(watcher) = same.find(|watcher| watcher.outbox.id() == connection) {
                told = watcher.outbox.push(card);
            }
            if !told {
                self.watchers.all.retain(|watcher| watcher.outbox.id() != connection);
            }
        }
    }
}

fn text(push: &Push) -> Utf8Bytes {
    Utf8Bytes::from(serde_json::to_string(push).expect("what is pushed is JSON"))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use engine::Bytes;

    use super::*;

    #[test]
    fn whoever_looks_on_stays_and_whoever_plays_finds_room() {
        let watcher = |viewer| {
            let (outbox, outgoing) = Outbox::new(&Arc::default());
            (Watcher { who: Bytes([0; 16]), viewer, words: true, names: false, outbox }, outgoing)
        };
        let mut watchers = Watchers::default();
        for _ in 0..MOST_WATCHERS {
            assert_eq!(watchers.add(watcher(Viewer::Spectator).0), Ok(true));
        }
        assert!(watchers.add(watcher(Viewer::Spectator).0).is_err());
        for _ in 0..MOST_OF_A_SEAT {
            assert_eq!(watchers.add(watcher(Viewer::Seat(Seat(0))).0), Ok(true));
        }
        assert!(watchers.add(watcher(Viewer::Seat(Seat(0))).0).is_err());
        assert_eq!(watchers.add(watcher(Viewer::Seat(Seat(1))).0), Ok(true));
    }
}
