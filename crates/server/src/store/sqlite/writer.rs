//! The one thread that writes.
//!
//! It takes all writes that wait, makes them in one transaction, and answers them all when that
//! transaction cannot be lost any more: waiting for the disk is shared by everybody who waits.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use rusqlite::{Connection, ErrorCode};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::sync::oneshot;

use super::changes::{self, Moments, Stopped};
use super::unusable::words;
use crate::store::{Change, NotKept};

/// The most writes in one transaction.
const MOST: usize = 1_000;

type Outcome = Result<(), NotKept>;

/// The way to the thread that writes.
///
/// The queue has no end: whoever writes waits for the answer, so that it holds at most one write
/// of each.
pub(super) struct Writer {
    orders: UnboundedSender<Order>,
    thread: Mutex<Option<JoinHandle<()>>>,
}

enum Order {
    Write(Write),
    Close,
}

struct Write {
    changes: Vec<Change>,
    answer: oneshot::Sender<Outcome>,
}

impl Writer {
    /// Starts the thread.
    pub(super) fn start(connection: Connection, file: &Path) -> std::io::Result<Writer> {
        let (orders, waiting) = unbounded_channel();
        let file = file.to_path_buf();
        let desk = Desk { connection, file, moments: Moments::default() };
        let thread =
            thread::Builder::new().name("store".to_owned()).spawn(move || desk.run(waiting))?;
        Ok(Writer { orders, thread: Mutex::new(Some(thread)) })
    }

    /// Writes all of `changes`, or nothing.
    pub(super) async fn write(&self, changes: Vec<Change>) -> Outcome {
        let (answer, outcome) = oneshot::channel();
        let order = Order::Write(Write { changes, answer });
        self.orders.send(order).map_err(|_| closed())?;
        outcome.await.map_err(|_| closed())?
    }

    /// Waits until everything is written that was taken in. Nothing is taken in after it.
    pub(super) fn close(&self) {
        // If nobody listens, the thread has ended already.
        let _ = self.orders.send(Order::Close);
        let thread = self.thread.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(Err(_)) = thread.map(JoinHandle::join) {
            tracing::error!("the thread that writes has died");
        }
    }
}

/// What is answered after the end.
pub(super) fn closed() -> NotKept {
    NotKept::Failed("The store is closed.".to_owned())
}

/// What the thread works with.
struct Desk {
    connection: Connection,
    file: PathBuf,
    moments: Moments,
}

impl Desk {
    fn run(mut self, mut waiting: UnboundedReceiver<Order>) {
        let mut orders = Vec::new();
        while waiting.blocking_recv_many(&mut orders, MOST) > 0 {
            let mut writes = Vec::with_capacity(orders.len());
            for order in orders.drain(..) {
                match order {
                    Order::Write(write) => writes.push(write),
                    Order::Close => waiting.close(),
                }
            }
            self.serve(writes);
        }
        self.finish();
    }

    fn serve(&mut self, writes: Vec<Write>) {
        let outcomes = self.carry_out(&writes).unwrap_or_else(|error| {
            self.roll_back();
            vec![Err(self.not_kept(&error)); writes.len()]
        });
        for (write, outcome) in writes.into_iter().zip(outcomes) {
            // Whoever does not wait any more does not want to know.
            let _ = write.answer.send(outcome);
        }
    }

    /// All writes in one transaction. An error means that none of them was kept.
    fn carry_out(&mut self, writes: &[Write]) -> rusqlite::Result<Vec<Outcome>> {
        self.run_statement("BEGIN IMMEDIATE")?;
        let outcomes: rusqlite::Result<Vec<Outcome>> =
            writes.iter().map(|write| self.carry_out_one(&write.changes)).collect();
        let outcomes = outcomes?;
        self.run_statement("COMMIT")?;
        Ok(outcomes)
    }

    /// One write, whole or not at all. An error means that the transaction is lost.
    fn carry_out_one(&mut self, changes: &[Change]) -> rusqlite::Result<Outcome> {
        self.run_statement("SAVEPOINT one")?;
        let now = self.moments.next();
        let made =
            changes.iter().try_for_each(|change| changes::make(&self.connection, change, now));
        let outcome = match made {
            Ok(()) => Ok(()),
            Err(Stopped::Broken(error)) if self.connection.is_autocommit() => return Err(error),
            Err(stopped) => {
                self.run_statement("ROLLBACK TO one")?;
                Err(self.stopped(&stopped))
            }
        };
        self.run_statement("RELEASE one")?;
        Ok(outcome)
    }

    /// SQLite has rolled back already after some errors.
    fn roll_back(&self) {
        if !self.connection.is_autocommit()
            && let Err(error) = self.run_statement("ROLLBACK")
        {
            tracing::error!(why = words(&error), "a transaction cannot be rolled back");
        }
    }

    fn run_statement(&self, sql: &str) -> rusqlite::Result<usize> {
        self.connection.prepare_cached(sql)?.execute([])
    }

    fn stopped(&self, stopped: &Stopped) -> NotKept {
        match stopped {
            Stopped::Conflict => NotKept::Conflict,
            Stopped::Repeated => NotKept::Repeated,
            Stopped::Broken(error) => self.not_kept(error),
        }
    }

    fn not_kept(&self, error: &rusqlite::Error) -> NotKept {
        if error.sqlite_error_code() == Some(ErrorCode::DiskFull) {
            return NotKept::Full;
        }
        NotKept::Failed(format!("{} cannot be written: {}.", self.file.display(), words(error)))
    }

    /// Carries the log over into the file, so that the file alone is all there is.
    fn finish(self) {
        let sql = "PRAGMA wal_checkpoint(TRUNCATE)";
        if let Err(error) = self.connection.query_row(sql, [], |_| Ok(())) {
            tracing::warn!(
                why = words(&error),
                "the log is not carried over before the next start"
            );
        }
    }
}
