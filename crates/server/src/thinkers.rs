//! Where bots think: a few threads of their own, so that no thought delays a person.
//!
//! A table waits for one thought at a time. Those who opened the tables take turns, so that
//! somebody with fifty tables of bots waits for himself and for nobody else.

use std::collections::{HashMap, VecDeque};
use std::num::NonZeroUsize;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use crate::ids::IdentityId;

/// How many threads one thought takes, at most.
const MOST_EACH: usize = 2;

/// Something to be thought about.
type Work = Box<dyn FnOnce() + Send>;

/// The threads in which bots think.
pub(crate) struct Thinkers {
    queue: Arc<Queue>,
    count: usize,
}

#[derive(Default)]
struct Queue {
    turns: Mutex<Turns<Work>>,
    more: Condvar,
}

impl Thinkers {
    /// So many threads, at least one.
    pub(crate) fn new(count: usize) -> Thinkers {
        let (queue, count) = (Arc::new(Queue::default()), count.max(1));
        for number in 0..count {
            let queue = Arc::clone(&queue);
            let named = thread::Builder::new().name(format!("thinker {number}"));
            named.spawn(move || queue.think()).expect("a thread can be had at the start");
        }
        Thinkers { queue, count }
    }

    /// Lets `work` be done when it is the turn of `owner`. A panic in it is caught.
    pub(crate) fn think(&self, owner: IdentityId, work: Work) {
        self.queue.lock().add(owner, work);
        self.queue.more.notify_one();
    }

    /// How many threads a thought may take that is in work now: two, as long as nobody else thinks.
    pub(crate) fn share(&self) -> NonZeroUsize {
        let turns = self.queue.lock();
        let is_alone = turns.busy < 2 && turns.next.is_empty();
        let share = if is_alone { self.count.min(MOST_EACH) } else { 1 };
        NonZeroUsize::new(share).unwrap_or(NonZeroUsize::MIN)
    }

    /// How many thoughts wait.
    pub(crate) fn waiting(&self) -> usize {
        self.queue.lock().waiting.values().map(VecDeque::len).sum()
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.queue.lock().over = true;
        self.queue.more.notify_all();
    }
}

impl Queue {
    fn lock(&self) -> MutexGuard<'_, Turns<Work>> {
        self.turns.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn think(&self) {
        while let Some(work) = self.next() {
            // Whoever waits for the thought learns of a panic by never hearing of it again.
            let _ = catch_unwind(AssertUnwindSafe(work));
            self.lock().busy -= 1;
        }
    }

    fn next(&self) -> Option<Work> {
        let mut turns = self.lock();
        loop {
            if turns.over {
                return None;
            }
            if let Some(work) = turns.take() {
                turns.busy += 1;
                return Some(work);
            }
            turns = self.more.wait(turns).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// What waits, and whose turn it is.
struct Turns<W> {
    waiting: HashMap<IdentityId, VecDeque<W>>,
    /// Each who has something waiting, once.
    next: VecDeque<IdentityId>,
    /// How many think at present.
    busy: usize,
    over: bool,
}

impl<W> Default for Turns<W> {
    fn default() -> Self {
        Turns { waiting: HashMap::new(), next: VecDeque::new(), busy: 0, over: false }
    }
}

impl<W> Turns<W> {
    fn add(&mut self, owner: IdentityId, work: W) {
        let waiting = self.waiting.entry(owner).or_default();
        if waiting.is_empty() {
            self.next.push_back(owner);
        }
        waiting.push_back(work);
    }

    fn take(&mut self) -> Option<W> {
        let owner = self.next.pop_front()?;
        let waiting = self.waiting.get_mut(&owner)?;
        let work = waiting.pop_front();
        if waiting.is_empty() {
            self.waiting.remove(&owner);
        } else {
            self.next.push_back(owner);
        }
        work
    }
}

#[cfg(test)]
mod tests {
    use engine::Bytes;

    use super::Turns;

    #[test]
    fn owners_take_turns() {
        let [many, one] = [1, 2].map(|byte| Bytes([byte; 16]));
        let mut turns = Turns::default();
        (1..=3).for_each(|number| turns.add(many, number));
        turns.add(one, 10);
        let order: Vec<i32> = std::iter::from_fn(|| turns.take()).collect();
        assert_eq!(order, [1, 10, 2, 3]);
    }
}
