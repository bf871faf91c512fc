//! Questions: a few connections of their own, so that nobody who asks waits for the writer.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use engine::{Bytes, Seat};
use rusqlite::types::Type;
use rusqlite::{Connection, OptionalExtension, Row, params};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use super::changes::status_of;
use super::opening::connect_to_ask;
use super::unusable::words;
use super::writer::closed;
use crate::ids::{Hashed, IdentityId, TableId};
use crate::store::{Count, DEEDS, Deed, Entry, Kept, NotKept};

/// How many questions are answered at one time.
const READERS: usize = 4;

/// Connections for questions. They are opened when they are first needed.
pub(super) struct Readers {
    file: PathBuf,
    /// Who may ask at present. None may after the end.
    turns: Arc<Semaphore>,
    idle: Mutex<Vec<Connection>>,
}

impl Readers {
    pub(super) fn new(file: &Path) -> Readers {
        let turns = Arc::new(Semaphore::new(READERS));
        Readers { file: file.to_path_buf(), turns, idle: Mutex::default() }
    }

    /// Answers a question on a thread that may wait for the disk.
    pub(super) async fn ask<T: Send + 'static>(
        self: &Arc<Self>,
        question: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, NotKept> {
        let turn = Arc::clone(&self.turns).acquire_owned().await.map_err(|_| closed())?;
        let readers = Arc::clone(self);
        let answer = spawn_blocking(move || {
            let answer = readers.answer(question);
            drop(turn);
            answer
        });
        let answer = answer.await.map_err(|_| closed())?;
        answer.map_err(|error| {
            let file = self.file.display();
            NotKept::Failed(format!("{file} cannot be read: {}.", words(&error)))
        })
    }

    fn answer<T>(
        &self,
        question: impl FnOnce(&Connection) -> rusqlite::Result<T>,
    ) -> rusqlite::Result<T> {
        let idle = self.idle().pop();
        let connection = idle.map_or_else(|| connect_to_ask(&self.file), Ok)?;
        let answer = question(&connection)?;
        if !self.turns.is_closed() {
            self.idle().push(connection);
        }
        Ok(answer)
    }

    /// No question is answered after this.
    pub(super) fn close(&self) {
        self.turns.close();
        self.idle().clear();
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Connection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// All that is kept of a table, at one moment.
pub(super) fn table(connection: &Connection, id: TableId) -> rusqlite::Result<Option<Kept>> {
    let moment = connection.unchecked_transaction()?;
    let sql = "SELECT number, charter, version FROM tables
               JOIN charters ON table_number = number WHERE id = ?";
    let found = moment
        .prepare_cached(sql)?
        .query_row(params![id.0], |row| Ok((row.get(0)?, row.get(1)?, whole(row, 2)?)))
        .optional()?;
    let Some((number, charter, version)) = found else { return Ok(None) };
    let (lines, deeds) = (lines(&moment, number)?, deeds(&moment, number)?);
    Ok(Some(Kept { charter, version, lines, deeds }))
}

fn lines(connection: &Connection, table: i64) -> rusqlite::Result<Vec<String>> {
    let sql = "SELECT line FROM lines WHERE table_number = ? ORDER BY line_number";
    connection.prepare_cached(sql)?.query_map([table], |row| row.get(0))?.collect()
}

fn deeds(connection: &Connection, table: i64) -> rusqlite::Result<Vec<Deed>> {
    // The numbers of the latest are found in the index alone.
    let sql = "SELECT seat, key, sequence FROM deeds WHERE number IN
                   (SELECT number FROM deeds WHERE table_number = ? ORDER BY number DESC LIMIT ?)
               ORDER BY number";
    connection.prepare_cached(sql)?.query_map([table, DEEDS as i64], read_deed)?.collect()
}

/// What a seat did under a key.
pub(super) fn deed(
    connection: &Connection,
    table: TableId,
    seat: Seat,
    key: &str,
) -> rusqlite::Result<Option<Deed>> {
    let sql = "SELECT seat, key, sequence FROM deeds WHERE seat = ?2 AND key = ?3
               AND table_number = (SELECT number FROM tables WHERE id = ?1)";
    let found = params![table.0, seat.0, key];
    connection.prepare_cached(sql)?.query_row(found, read_deed).optional()
}

fn read_deed(row: &Row<'_>) -> rusqlite::Result<Deed> {
    let seat = Seat::try_from(row.get::<_, u8>(0)?).map_err(|_| unknown(0))?;
    Ok(Deed { seat, key: row.get(1)?, sequence: whole(row, 2)? })
}

/// The tables of somebody, the latest first.
pub(super) fn tables_of(
    connection: &Connection,
    identity: IdentityId,
    most: usize,
) -> rusqlite::Result<Vec<Entry>> {
    // The charters, which are long, are read of those that are listed only.
    let sql = "SELECT id, charter, status, waiting, touched FROM
                   (SELECT tables.* FROM people JOIN tables ON number = table_number
                    WHERE identity = ? ORDER BY touched DESC LIMIT ?)
               JOIN charters ON table_number = number
               ORDER BY touched DESC";
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    connection.prepare_cached(sql)?.query_map(params![identity.0, most], entry)?.collect()
}

fn entry(row: &Row<'_>) -> rusqlite::Result<Entry> {
    let status = status_of(row.get(2)?).ok_or_else(|| unknown(2))?;
    let touched = whole::<u64>(row, 4)? / 1_000_000;
    Ok(Entry {
        table: Bytes(row.get(0)?),
        charter: row.get(1)?,
        status,
        waiting: row.get(3)?,
        touched,
    })
}

/// How many tables there are.
pub(super) fn count(connection: &Connection, identity: IdentityId) -> rusqlite::Result<Count> {
    let sql = "SELECT (SELECT count(*) FROM tables),
                      (SELECT count(*) FROM tables WHERE host = ? AND status <> 2)";
    connection.prepare_cached(sql)?.query_row(params![identity.0], |row| {
        Ok(Count { all: whole(row, 0)?, of_identity: whole(row, 1)? })
    })
}

/// Whose token has this hash.
pub(super) fn identity(
    connection: &Connection,
    token: Hashed,
) -> rusqlite::Result<Option<IdentityId>> {
    let sql = "SELECT identity FROM tokens WHERE hash = ?";
    let mut statement = connection.prepare_cached(sql)?;
    statement.query_row(params![token.0], |row| Ok(Bytes(row.get(0)?))).optional()
}

/// Whether the file can be read.
pub(super) fn ping(connection: &Connection) -> rusqlite::Result<()> {
    connection.prepare_cached("SELECT count(*) FROM sqlite_schema")?.query_row([], |_| Ok(()))
}

/// A number that is never below 0.
fn whole<T: TryFrom<i64>>(row: &Row<'_>, column: usize) -> rusqlite::Result<T> {
    T::try_from(row.get(column)?).map_err(|_| unknown(column))
}

/// What no program of ours has written.
fn unknown(column: usize) -> rusqlite::Error {
    rusqlite::Error::InvalidColumnType(column, String::new(), Type::Integer)
}
