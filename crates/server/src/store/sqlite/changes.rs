//! Each kind of change, in SQL.

use std::time::{SystemTime, UNIX_EPOCH};

use rusqlite::ffi::{SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE};
use rusqlite::{Connection, OptionalExtension, Params, params};

use crate::ids::{Hashed, IdentityId, TableId};
use crate::store::{Change, Deed, Status};

/// Why a change was not made.
#[derive(Debug)]
pub(super) enum Stopped {
    /// Something is not as whoever wrote it believed.
    Conflict,
    /// The deed was taken before.
    Repeated,
    /// SQLite fails.
    Broken(rusqlite::Error),
}

impl From<rusqlite::Error> for Stopped {
    fn from(error: rusqlite::Error) -> Stopped {
        // What is there already.
        let clashes = [SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE];
        let is_clash = error.sqlite_error().is_some_and(|e| clashes.contains(&e.extended_code));
        if is_clash { Stopped::Conflict } else { Stopped::Broken(error) }
    }
}

/// Makes one change at the moment `now`, in microseconds since 1970. If it is stopped, some of it
/// may have been made.
pub(super) fn make(connection: &Connection, change: &Change, now: i64) -> Result<(), Stopped> {
    match change {
        Change::Identity { id, token } => identity(connection, *id, *token, now),
        Change::Charter { table, before, charter, host, seated } => {
            match before {
                0 => first_charter(connection, *table, charter, *host, now)?,
                before => next_charter(connection, *table, *before, charter, *host, now)?,
            }
            people(connection, *table, *host, seated)
        }
        Change::Lines { table, from, lines } => add_lines(connection, *table, *from, lines),
        Change::Deed { table, deed } => add_deed(connection, *table, deed),
        Change::Status { table, status, waiting } => {
            set_status(connection, *table, *status, waiting, now)
        }
        Change::Cleared { table } => clear(connection, *table),
    }
}

fn identity(
    connection: &Connection,
    id: IdentityId,
    token: Hashed,
    now: i64,
) -> Result<(), Stopped> {
    // Somebody who does two things at once is written down twice, and is the same.
    let sql = "SELECT 1 FROM tokens WHERE hash = ? AND identity = ?";
    if connection.prepare_cached(sql)?.exists(params![token.0, id.0])? {
        return Ok(());
    }
    let made = now / 1_000_000;
    run(connection, "INSERT INTO identities (id, made) VALUES (?, ?)", params![id.0, made])?;
    let sql = "INSERT INTO tokens (hash, identity, made) VALUES (?, ?, ?)";
    run(connection, sql, params![token.0, id.0, made])?;
    Ok(())
}

fn first_charter(
    connection: &Connection,
    table: TableId,
    charter: &str,
    host: IdentityId,
    now: i64,
) -> Result<(), Stopped> {
    let sql = "INSERT INTO tables (id, host, status, waiting, touched) VALUES (?, ?, ?, '', ?)";
    run(connection, sql, params![table.0, host.0, number_of(Status::Forming), now])?;
    let sql = "INSERT INTO charters (table_number, version, charter) VALUES (?, 1, ?)";
    run(connection, sql, params![connection.last_insert_rowid(), charter])?;
    Ok(())
}

fn next_charter(
    connection: &Connection,
    table: TableId,
    before: u64,
    charter: &str,
    host: IdentityId,
    now: i64,
) -> Result<(), Stopped> {
    let number = find(connection, table)?;
    let before = i64::try_from(before).map_err(|_| Stopped::Conflict)?;
    let sql = "UPDATE charters SET version = version + 1, charter = ?3
               WHERE table_number = ?1 AND version = ?2";
    exactly_one(run(connection, sql, params![number, before, charter])?)?;
    let sql = "UPDATE tables SET host = ?2, touched = ?3 WHERE number = ?1";
    exactly_one(run(connection, sql, params![number, host.0, now])?)
}

fn people(
    connection: &Connection,
    table: TableId,
    host: IdentityId,
    seated: &[IdentityId],
) -> Result<(), Stopped> {
    let number = find(connection, table)?;
    run(connection, "DELETE FROM people WHERE table_number = ?", [number])?;
    for identity in seated.iter().chain([&host]) {
        let sql =
            "INSERT INTO people (identity, table_number) VALUES (?, ?) ON CONFLICT DO NOTHING";
        run(connection, sql, params![identity.0, number])?;
    }
    Ok(())
}

fn add_lines(
    connection: &Connection,
    table: TableId,
    from: usize,
    lines: &[String],
) -> Result<(), Stopped> {
    let number = find(connection, table)?;
    let sql = "SELECT coalesce(max(line_number) + 1, 0) FROM lines WHERE table_number = ?";
    let next: i64 = connection.prepare_cached(sql)?.query_row([number], |row| row.get(0))?;
    if i64::try_from(from) != Ok(next) {
        return Err(Stopped::Conflict);
    }
    let sql = "INSERT INTO lines (table_number, line_number, line) VALUES (?, ?, ?)";
    for (line_number, line) in (next..).zip(lines) {
        run(connection, sql, params![number, line_number, line])?;
    }
    Ok(())
}

fn add_deed(connection: &Connection, table: TableId, deed: &Deed) -> Result<(), Stopped> {
    let number = find(connection, table)?;
    let sequence = i64::try_from(deed.sequence).map_err(|_| Stopped::Conflict)?;
    let sql = "INSERT INTO deeds (table_number, seat, key, sequence) VALUES (?, ?, ?, ?)
               ON CONFLICT (table_number, seat, key) DO NOTHING";
    match run(connection, sql, params![number, deed.seat.0, deed.key, sequence])? {
        0 => Err(Stopped::Repeated),
        _ => Ok(()),
    }
}

fn set_status(
    connection: &Connection,
    table: TableId,
    status: Status,
    waiting: &str,
    now: i64,
) -> Result<(), Stopped> {
    let sql = "UPDATE tables SET status = ?2, waiting = ?3, touched = ?4 WHERE id = ?1";
    exactly_one(run(connection, sql, params![table.0, number_of(status), waiting, now])?)
}

/// Everything that belongs to the table goes with it. A table that is gone stays gone.
fn clear(connection: &Connection, table: TableId) -> Result<(), Stopped> {
    run(connection, "DELETE FROM tables WHERE id = ?", params![table.0])?;
    Ok(())
}

/// The number that a table has in the file.
fn find(connection: &Connection, table: TableId) -> Result<i64, Stopped> {
    let sql = "SELECT number FROM tables WHERE id = ?";
    let number = connection.prepare_cached(sql)?.query_row(params![table.0], |row| row.get(0));
    number.optional()?.ok_or(Stopped::Conflict)
}

fn exactly_one(rows: usize) -> Result<(), Stopped> {
    if rows == 1 { Ok(()) } else { Err(Stopped::Conflict) }
}

fn run(connection: &Connection, sql: &str, with: impl Params) -> rusqlite::Result<usize> {
    connection.prepare_cached(sql)?.execute(with)
}

/// How a status is written. The numbers are in files: they stay as they are.
const fn number_of(status: Status) -> i64 {
    match status {
        Status::Forming => 0,
        Status::Playing => 1,
        Status::Over => 2,
    }
}

/// What a number in a file means.
pub(super) fn status_of(number: i64) -> Option<Status> {
    let all = [Status::Forming, Status::Playing, Status::Over];
    all.into_iter().find(|&status| number_of(status) == number)
}

/// Moments in microseconds since 1970, each later than the one before, so that of two changes it is
/// always known which came last.
#[derive(Default)]
pub(super) struct Moments {
    latest: i64,
}

impl Moments {
    pub(super) fn next(&mut self) -> i64 {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let now = i64::try_from(now.as_micros()).unwrap_or(0);
        self.latest = now.max(self.latest + 1);
        self.latest
    }
}
