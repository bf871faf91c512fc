//! Hints and reviews: who waits for one, and the reviews that were made.
//!
//! Nobody has more than one in work. A game is gone over once: whoever asks meanwhile waits for the
//! same review, and it is kept for those who ask later.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use catalog::{Code, Review};

use crate::ids::{IdentityId, TableId};
use crate::room::ReplyTo;
use crate::wire::{Refused, Reply};

/// How many reviews are kept in memory.
const KEPT: usize = 256;

/// Who waits for a hint or a review.
#[derive(Clone, Default)]
pub(crate) struct Askers(Arc<Mutex<HashSet<IdentityId>>>);

/// Somebody waits, as long as this is held.
pub(crate) struct Asking {
    askers: Askers,
    who: IdentityId,
}

impl Askers {
    /// Lets somebody ask, if nothing of his is in work.
    pub(crate) fn enter(&self, who: IdentityId) -> Result<Asking, Refused> {
        if self.lock().insert(who) {
            return Ok(Asking { askers: self.clone(), who });
        }
        let message = "A hint or a review of yours is in work; ask again when it is there.";
        Err(Refused::new(Code::TooMany, message))
    }

    fn lock(&self) -> MutexGuard<'_, HashSet<IdentityId>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Asking {
    fn drop(&mut self) {
        self.askers.lock().remove(&self.who);
    }
}

/// Whose game, and the level that was asked for.
pub(crate) type Wanted = (TableId, Option<String>);

/// Somebody who waits for a review, and where it goes.
pub(crate) struct Reader {
    pub(crate) reply: ReplyTo,
    pub(crate) asking: Asking,
}

impl Reader {
    /// Gives him an answer; from then on he may ask again.
    pub(crate) fn answer(self, reply: Reply) {
        drop(self.asking);
        self.reply.send(reply);
    }
}

/// The reviews that are in work, and the latest that were made.
#[derive(Default)]
pub(crate) struct Reviews(Mutex<Desk>);

#[derive(Default)]
struct Desk {
    in_work: HashMap<Wanted, Vec<Reader>>,
    made: HashMap<Wanted, Review>,
    /// Those that were made, the oldest first.
    order: VecDeque<Wanted>,
}

/// What is to be done for somebody who wants a review.
pub(crate) enum Next {
    /// It is there.
    Made(Reader, Review),
    /// It is in work, and he waits for it.
    Waiting,
    /// It is to be made; he waits for it too.
    Make,
}

impl Reviews {
    /// Somebody wants a review.
    pub(crate) fn ask(&self, wanted: &Wanted, reader: Reader) -> Next {
        let mut desk = self.lock();
        if let Some(review) = desk.made.get(wanted) {
            return Next::Made(reader, review.clone());
        }
        let next = if desk.in_work.contains_key(wanted) { Next::Waiting } else { Next::Make };
        desk.in_work.entry(wanted.clone()).or_default().push(reader);
        next
    }

    /// A review is there to be kept: gives those who wait for it.
    pub(crate) fn keep(&self, wanted: &Wanted, review: &Review) -> Vec<Reader> {
        let mut desk = self.lock();
        if desk.made.insert(wanted.clone(), review.clone()).is_none() {
            desk.order.push_back(wanted.clone());
        }
        if desk.order.len() > KEPT
            && let Some(oldest) = desk.order.pop_front()
        {
            desk.made.remove(&oldest);
        }
        desk.in_work.remove(wanted).unwrap_or_default()
    }

    /// A review was not made, or not to its end: gives those who wait for it.
    pub(crate) fn give_up(&self, wanted: &Wanted) -> Vec<Reader> {
        self.lock().in_work.remove(wanted).unwrap_or_default()
    }

    fn lock(&self) -> MutexGuard<'_, Desk> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
