//! Deeds that came too early: they wait until the least time is over.

use std::sync::Arc;

use tokio::time::Instant;

use super::deeds::Wish;
use super::{ReplyTo, Room};
use crate::identity::Identity;
use crate::wire::Refused;

/// The most deeds of one seat that wait.
const MOST_HELD: usize = 16;

/// A deed that came too early.
pub(super) struct Held {
    due: Instant,
    who: Arc<Identity>,
    wish: Wish,
    reply: ReplyTo,
}

impl Room {
    /// Puts a deed aside until it is due.
    pub(super) fn hold(&mut self, due: Instant, who: &Arc<Identity>, wish: Wish, reply: ReplyTo) {
        let of_seat = self.held.iter().filter(|held| held.wish.seat == wish.seat).count();
        if of_seat >= MOST_HELD {
            let message = "Too many decisions of this seat wait already.";
            return self.reply(reply, Err(Refused::new(catalog::Code::TooMany, message)));
        }
        self.held.push_back(Held { due, who: Arc::clone(who), wish, reply });
    }

    pub(super) fn held_due(&self) -> Option<Instant> {
        self.held.front().map(|held| held.due)
    }

    /// Takes the first deed that waits. Whoever waits has a right to an answer, also if his seat is
    /// another's by now; if yet another has decided meanwhile, he waits on.
    pub(super) async fn take_held(&mut self) {
        let Some(Held { who, wish, reply, .. }) = self.held.pop_front() else { return };
        self.wish(&who, wish, reply).await;
    }
}
