//! How many bytes wait to be read by others, of one connection and of all.
//!
//! What is asked for can be a thousand times as long as the question. Whoever asks and does not read
//! would otherwise fill the memory with a few lines.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How many bytes may wait for one reader before no more are put behind them. A single message may
/// be longer.
const EACH: usize = 1024 * 1024;

/// How many bytes may wait for all readers together.
const ALL: usize = 256 * 1024 * 1024;

/// Up to which length a message is sent to a reader who keeps up, however much waits for others.
const SHORT: usize = 128 * 1024;

/// How many bytes wait: of one connection, and of all that it belongs to.
#[derive(Debug, Default)]
pub(crate) struct Backlog {
    waiting: AtomicUsize,
    all: Option<Arc<Backlog>>,
}

impl Backlog {
    /// The part of one connection.
    pub(crate) fn of_one(all: &Arc<Backlog>) -> Arc<Backlog> {
        Arc::new(Backlog { waiting: AtomicUsize::new(0), all: Some(Arc::clone(all)) })
    }

    /// Whether a message of this length may wait too.
    pub(crate) fn has_room(&self, length: usize) -> bool {
        let waiting = self.waiting.load(Ordering::Relaxed);
        let Some(all) = &self.all else { return length <= SHORT || waiting < ALL };
        if waiting == 0 { all.has_room(length) } else { waiting < EACH && all.has_room(SHORT + 1) }
    }

    fn add(&self, length: usize) {
        self.waiting.fetch_add(length, Ordering::Relaxed);
        self.all.iter().for_each(|all| all.add(length));
    }

    fn remove(&self, length: usize) {
        self.waiting.fetch_sub(length, Ordering::Relaxed);
        self.all.iter().for_each(|all| all.remove(length));
    }
}

/// Bytes that wait, until this is dropped.
#[derive(Debug)]
pub(crate) struct Counted {
    backlog: Arc<Backlog>,
    length: usize,
}

impl Counted {
    pub(crate) fn new(backlog: &Arc<Backlog>, length: usize) -> Counted {
        backlog.add(length);
        Counted { backlog: Arc::clone(backlog), length }
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.backlog.remove(self.length);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_does_not_read_gets_one_long_message_and_no_more() {
        let all = Arc::default();
        let [slow, other] = [(); 2].map(|()| Backlog::of_one(&all));
        assert!(slow.has_room(8 * EACH));
        let long = Counted::new(&slow, 8 * EACH);
        assert!(!slow.has_room(1) && other.has_room(8 * EACH));
        drop(long);
        assert!(slow.has_room(1));
    }

    #[test]
    fn when_too_much_waits_whoever_keeps_up_is_still_told_what_is_short() {
        let all = Arc::default();
        let [slow, other] = [(); 2].map(|()| Backlog::of_one(&all));
        let _long = Counted::new(&slow, ALL);
        assert!(other.has_room(SHORT) && !other.has_room(SHORT + 1));
        let _short = Counted::new(&other, SHORT);
        assert!(!other.has_room(1));
    }
}
