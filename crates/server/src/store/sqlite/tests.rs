//! A disk that is full, as SQLite sees it: the file may not grow.

use std::fs;
use std::path::{Path, PathBuf};

use engine::Bytes;
use rusqlite::Connection;

use super::{Cause, Sqlite, Store, open, open_with};
use crate::secret::random;
use crate::store::{Change, NotKept};

/// A directory that goes away with the test.
struct Directory(PathBuf);

impl Directory {
    fn new() -> Directory {
        let name = format!("grognard-{:016x}", u64::from_le_bytes(random()));
        let directory = std::env::temp_dir().join(name);
        fs::create_dir(&directory).expect("a directory for temporary files");
        Directory(directory)
    }

    fn file(&self) -> PathBuf {
        self.0.join("full.db")
    }
}

impl Drop for Directory {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Opens a file that may not have more than so many pages.
fn open_with_pages(file: &Path, most: i64) -> Result<Sqlite, Cause> {
    open_with(file, move |connection: &Connection| {
        connection.pragma_update_and_check(None, "max_page_count", most, |_| Ok(()))
    })
}

fn charter(table: u8) -> Change {
    let (table, host) = (Bytes([table; 10]), Bytes([1; 16]));
    Change::Charter { table, before: 0, charter: "{}".to_owned(), host, seated: Vec::new() }
}

fn long_line(number: usize) -> Change {
    Change::Lines { table: Bytes([1; 10]), from: number, lines: vec!["x".repeat(10_000)] }
}

#[test]
fn a_file_for_which_there_is_no_room_is_not_begun() {
    let directory = Directory::new();
    let refused = open_with_pages(&directory.file(), 3).err().expect("no room");
    assert_eq!(refused, Cause::Full);
    open(&directory.file()).expect("room again");
}

#[tokio::test]
async fn what_finds_no_room_is_not_kept_and_the_rest_is() {
    let directory = Directory::new();
    let store = open_with_pages(&directory.file(), 40).expect("room for the beginning");
    store.write(vec![charter(1)]).await.expect("room for a table");
    let mut kept = 0;
    let stopped = loop {
        match store.write(vec![long_line(kept)]).await {
            Ok(()) => kept += 1,
            Err(stopped) => break stopped,
        }
    };
    assert_eq!(stopped, NotKept::Full);
    assert!(kept > 0, "there was room for some");
    assert_eq!(store.write(vec![long_line(kept)]).await, Err(NotKept::Full));
    store.write(vec![Change::Cleared { table: Bytes([9; 10]) }]).await.expect("it needs no room");
    store.ping().await.expect("it answers");
    store.close();

    let store = open(&directory.file()).expect("the file is whole");
    let table = store.table(Bytes([1; 10])).await.expect("it answers").expect("the table is kept");
    assert_eq!(table.lines.len(), kept);
    store.write(vec![long_line(kept)]).await.expect("room again");
}

#[tokio::test]
async fn one_that_finds_no_room_among_others_takes_nothing_of_theirs_along_in_part() {
    let directory = Directory::new();
    let store = open_with_pages(&directory.file(), 40).expect("room for the beginning");
    store.write(vec![charter(1)]).await.expect("room for a table");
    let much = Change::Lines {
        table: Bytes([1; 10]),
        from: 0,
        lines: (0..40).map(|_| "x".repeat(10_000)).collect(),
    };
    let (first, stopped, last) = tokio::join!(
        store.write(vec![charter(2)]),
        store.write(vec![charter(3), much]),
        store.write(vec![charter(4)]),
    );
    assert_eq!(stopped, Err(NotKept::Full));
    for (outcome, table) in [(first, 2), (Err(NotKept::Full), 3), (last, 4)] {
        let kept = store.table(Bytes([table; 10])).await.expect("it answers");
        assert_eq!(outcome.is_ok(), kept.is_some(), "table {table}: {outcome:?}");
    }
}
