//! What a player means to do, and what it has for thinking.

use std::collections::VecDeque;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::Decision;

/// What a player means to do: now, and then as long as it learns nothing new.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan<A> {
    decisions: VecDeque<Decision<A>>,
}

impl<A: Copy> Plan<A> {
    /// Nothing is planned.
    #[must_use]
    pub fn none() -> Plan<A> {
        Plan { decisions: VecDeque::new() }
    }

    /// These decisions, one after the other.
    #[must_use]
    pub fn of(decisions: impl IntoIterator<Item = Decision<A>>) -> Plan<A> {
        Plan { decisions: decisions.into_iter().collect() }
    }

    /// What comes next, taken off the plan.
    pub fn take(&mut self) -> Option<Decision<A>> {
        self.decisions.pop_front()
    }

    /// What is still planned, in order.
    pub fn decisions(&self) -> impl Iterator<Item = Decision<A>> {
        self.decisions.iter().copied()
    }
}

/// What a player has for thinking. None of it changes what it decides, unless it is told to stop
/// before it is done.
#[derive(Clone, Copy, Debug)]
pub struct Means<'a> {
    threads: NonZeroUsize,
    halt: Option<&'a AtomicBool>,
}

impl Means<'static> {
    /// One thread, and all the time it needs.
    pub const ALONE: Means<'static> = Means { threads: NonZeroUsize::MIN, halt: None };
}

impl<'a> Means<'a> {
    /// So many threads; whoever sets `halt` wants the best decision found so far.
    #[must_use]
    pub fn new(threads: NonZeroUsize, halt: Option<&'a AtomicBool>) -> Means<'a> {
        Means { threads, halt }
    }

    /// How many threads may think.
    #[must_use]
    pub fn threads(&self) -> usize {
        self.threads.get()
    }

    /// One of several who think side by side: one thread, and no more time than all of them.
    #[must_use]
    pub fn alone(&self) -> Means<'a> {
        Means { threads: NonZeroUsize::MIN, ..*self }
    }

    /// Whether it is time to decide.
    #[must_use]
    pub fn is_halted(&self) -> bool {
        self.halt.is_some_and(|halt| halt.load(Ordering::Relaxed))
    }
}
