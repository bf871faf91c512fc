//! Many games, on several threads.

use std::io::{self, IsTerminal};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use catalog::Lab;
use indicatif::{ProgressBar, ProgressStyle};

use super::tally::Tally;

/// Plays so many games and counts. The luck of each follows from its number, so their order does not
/// matter.
pub(crate) fn play(lab: &dyn Lab, games: u64, threads: u64) -> Tally {
    let bar = progress_bar(games);
    let sides = lab.sides();
    let next = AtomicU64::new(0);
    let worker = || {
        let mut tally = Tally::new(&sides);
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return tally;
            }
            tally.add(&lab.play(number));
            bar.inc(1);
        }
    };
    let tally = thread::scope(|scope| {
        let workers: Vec<_> = (1..threads.min(games)).map(|_| scope.spawn(worker)).collect();
        let own = worker();
        let others = workers.into_iter().map(|other| other.join().expect("no game panics"));
        others.fold(own, Tally::and)
    });
    bar.finish_and_clear();
    tally
}

fn progress_bar(games: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos} of {len} games, {eta} left");
    ProgressBar::new(games).with_style(style.expect("the template is well formed"))
}
