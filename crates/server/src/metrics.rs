//! Numbers for whoever runs the server. They count, and name nobody.

use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// A number that only grows.
#[derive(Default)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    pub(crate) fn add_one(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn value(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// A number that rises and falls.
#[derive(Default)]
pub(crate) struct Gauge(AtomicI64);

impl Gauge {
    pub(crate) fn add(&self, more: i64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    pub(crate) fn value(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// The upper ends of the classes of a [`Histogram`], in microseconds.
pub(crate) const CLASSES: [u64; 12] =
    [100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 500_000, 2_500_000];

/// How long something took, in classes.
#[derive(Default)]
pub(crate) struct Histogram {
    pub(crate) classes: [AtomicU64; CLASSES.len()],
    pub(crate) count: AtomicU64,
    pub(crate) microseconds: AtomicU64,
}

impl Histogram {
    pub(crate) fn took(&self, time: Duration) {
        let time = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        self.count.fetch_add(1, Ordering::Relaxed);
        self.microseconds.fetch_add(time, Ordering::Relaxed);
        if let Some(class) = CLASSES.iter().position(|&end| time <= end) {
            self.classes[class].fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// Everything that is counted.
#[derive(Default)]
pub(crate) struct Metrics {
    /// Sockets that are open.
    pub(crate) connections: Gauge,
    /// Tables that have a task, and those whose game is in memory.
    pub(crate) rooms: Gauge,
    pub(crate) awake: Gauge,
    /// Messages that came in, and those that were refused.
    pub(crate) messages: Counter,
    pub(crate) refused: Counter,
    /// Deeds that were taken and kept, and those that could not be kept.
    pub(crate) deeds: Counter,
    pub(crate) not_kept: Counter,
    /// How long it took to keep a deed.
    pub(crate) keeping: Histogram,
    /// Tables that were taken up from the store, and how long that took.
    pub(crate) waking: Histogram,
    /// Decisions of bots.
    pub(crate) thoughts: Counter,
    /// Hints that were made, and games that were gone over.
    pub(crate) hints: Counter,
    pub(crate) reviews: Counter,
    /// Tables that failed and were rebuilt from their records.
    pub(crate) faults: Counter,
    /// Updates that were pushed, and readers that were too slow for them.
    pub(crate) updates: Counter,
    pub(crate) cut_off: Counter,
}
