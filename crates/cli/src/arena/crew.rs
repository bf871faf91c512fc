//! Who plays the games: several threads, each a game at a time.

use std::io::{self, IsTerminal};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

use indicatif::{ProgressBar, ProgressStyle};

use crate::failure::{Failure, Outcome};

use super::ledger::Ledger;
use super::lists::Lists;

/// Plays until every pair of players is done.
pub(super) fn play(
    lists: &Lists,
    ledger: Ledger,
    threads: u64,
    bar: &ProgressBar,
) -> Result<Ledger, Failure> {
    let ledger = Mutex::new(ledger);
    let worker = || work(lists, &ledger, bar);
    let outcome = thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(worker)).collect();
        let own = worker();
        let others = others.into_iter().map(|other| other.join().expect("no game panics"));
        others.fold(own, Outcome::and)
    });
    bar.finish_and_clear();
    outcome?;
    Ok(ledger.into_inner().unwrap_or_else(PoisonError::into_inner))
}

fn work(lists: &Lists, ledger: &Mutex<Ledger>, bar: &ProgressBar) -> Outcome {
    loop {
        let next = open(ledger).take_next();
        let Some((duel, place)) = next else { return Ok(()) };
        let game = lists.play(duel, place);
        let mut ledger = open(ledger);
        ledger.add(lists, duel, place, game)?;
        show(&ledger, bar);
    }
}

fn open(ledger: &Mutex<Ledger>) -> MutexGuard<'_, Ledger> {
    ledger.lock().unwrap_or_else(PoisonError::into_inner)
}

fn show(ledger: &Ledger, bar: &ProgressBar) {
    let (played, most) = ledger.progress();
    bar.set_length(most);
    bar.set_position(played);
    bar.set_message(format!("{} of {} pairs clear", ledger.clear(), ledger.courses.len()));
}

/// A bar for whoever sits at a terminal.
pub(super) fn progress_bar() -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let template = "{bar:40} {pos} of at most {len} games, {msg}, {elapsed}";
    let style = ProgressStyle::with_template(template).expect("the template is well formed");
    ProgressBar::new(0).with_style(style)
}
