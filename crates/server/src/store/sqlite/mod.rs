//! Tables in one SQLite file.
//!
//! One thread writes (`writer`), a few connections answer questions beside it (`reading`). Beside
//! the file lie its log (`-wal`, `-shm`) while it is in use, and an empty `.lock`, which keeps a
//! second server away and stays.

mod backup;
mod changes;
mod migrations;
mod opening;
mod reading;
#[cfg(test)]
mod tests;
mod unusable;
mod writer;

use std::fs::File;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use engine::Seat;
use rusqlite::Connection;

pub use self::backup::backup;
use self::reading::Readers;
pub use self::unusable::{Cause, Unusable};
use self::writer::Writer;
use super::{Answer, Change, Count, Deed, Entry, Kept, Store};
use crate::ids::{Hashed, IdentityId, TableId};

/// Tables in one SQLite file.
pub struct Sqlite {
    writer: Writer,
    readers: Arc<Readers>,
    /// Keeps other servers away while the file is in use.
    lock: Mutex<Option<File>>,
}

/// Opens the file, or makes it if there is none.
///
/// # Errors
/// If the file cannot be used. What is not ours is not touched.
pub fn open(path: &Path) -> Result<Sqlite, Unusable> {
    open_with(path, |_| Ok(())).map_err(|cause| cause.of(path))
}

fn open_with(
    path: &Path,
    arrange: impl FnOnce(&Connection) -> rusqlite::Result<()>,
) -> Result<Sqlite, Cause> {
    let file = opening::whole(path)?;
    if opening::exists(&file)? {
        // What is not ours does not even get a lock beside it.
        migrations::version(&opening::connect_to_existing(&file)?)?;
    }
    let lock = opening::lock(&file)?;
    let connection = opening::connect(&file, arrange)?;
    let writer = Writer::start(connection, &file)?;
    let readers = Arc::new(Readers::new(&file));
    Ok(Sqlite { writer, readers, lock: Mutex::new(Some(lock)) })
}

impl Sqlite {
    /// Writes what was taken in, and lets go of the file. Everything fails after it. It waits for the
    /// disk, and so it is not for a thread that others need.
    pub fn close(&self) {
        self.readers.close();
        self.writer.close();
        drop(self.lock.lock().unwrap_or_else(PoisonError::into_inner).take());
    }
}

impl Drop for Sqlite {
    fn drop(&mut self) {
        self.close();
    }
}

impl Store for Sqlite {
    fn write(&self, changes: Vec<Change>) -> Answer<'_, ()> {
        Box::pin(self.writer.write(changes))
    }

    fn table(&self, id: TableId) -> Answer<'_, Option<Kept>> {
        Box::pin(self.readers.ask(move |connection| reading::table(connection, id)))
    }

    fn deed(&self, table: TableId, seat: Seat, key: String) -> Answer<'_, Option<Deed>> {
        Box::pin(self.readers.ask(move |connection| reading::deed(connection, table, seat, &key)))
    }

    fn tables_of(&self, identity: IdentityId, most: usize) -> Answer<'_, Vec<Entry>> {
        Box::pin(self.readers.ask(move |connection| reading::tables_of(connection, identity, most)))
    }

    fn count(&self, identity: IdentityId) -> Answer<'_, Count> {
        Box::pin(self.readers.ask(move |connection| reading::count(connection, identity)))
    }

    fn identity(&self, token: Hashed) -> Answer<'_, Option<IdentityId>> {
        Box::pin(self.readers.ask(move |connection| reading::identity(connection, token)))
    }

    /// Whether it can be read, and the thread that writes is well.
    fn ping(&self) -> Answer<'_, ()> {
        Box::pin(async {
            self.writer.write(Vec::new()).await?;
            self.readers.ask(reading::ping).await
        })
    }
}
