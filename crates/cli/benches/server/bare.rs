//! What SQLite does when nothing but lines is appended.

use std::path::Path;
use std::time::{Duration, Instant};

use rusqlite::Connection;

/// The mean length of a decision in a record.
const LENGTH: usize = 260;

/// How many lines are appended together: one for each table.
const TOGETHER: u64 = super::TABLES as u64;

/// For how long each way is measured.
const TIME: Duration = Duration::from_secs(2);

/// Lines a second.
pub(crate) struct Bare {
    pub(crate) one_by_one: u64,
    pub(crate) together: u64,
}

/// Appends lines to a file that loses nothing, each in a transaction of its own and many in one.
pub(crate) fn append(file: &Path) -> Bare {
    let connection = Connection::open(file).expect("a file");
    let set_up = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
                  CREATE TABLE lines (number INTEGER PRIMARY KEY, line TEXT NOT NULL)";
    connection.execute_batch(set_up).expect("a table");
    Bare { one_by_one: a_second(&connection, 1), together: a_second(&connection, TOGETHER) }
}

fn a_second(connection: &Connection, group: u64) -> u64 {
    let line = "x".repeat(LENGTH);
    let run = |sql: &str| connection.prepare_cached(sql).expect("SQL").execute([]).expect("room");
    let (mut lines, start) = (0, Instant::now());
    while start.elapsed() < TIME {
        run("BEGIN IMMEDIATE");
        for _ in 0..group {
            let mut insert =
                connection.prepare_cached("INSERT INTO lines (line) VALUES (?)").expect("SQL");
            insert.execute([&line]).expect("room for a line");
        }
        run("COMMIT");
        lines += group;
    }
    super::load::a_second(lines, start.elapsed())
}
