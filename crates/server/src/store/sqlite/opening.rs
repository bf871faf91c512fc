//! How the file is found, kept from other servers, and opened.
//!
//! A file that exists is opened by SQLite and by nobody else: whoever closes it in the same process
//! takes SQLite's locks away, and another program could then clear away a log that is in use.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};

use super::migrations;
use super::unusable::Cause;

/// What marks a file as ours, in its header: "Grog".
pub(super) const APPLICATION: i32 = 0x4772_6f67;

/// How long another program may hold the file before it counts as locked.
const PATIENCE: Duration = Duration::from_secs(2);

/// How many pages the log holds before they are carried over into the file: more make writing
/// cheaper and each carrying over longer.
const LOG_PAGES: i64 = 4_000;

/// What the log is cut back to after it had to grow, in bytes.
const LOG_BYTES: i64 = 64 * 1024 * 1024;

/// What the writer remembers of the file, in kibibytes. It goes back to few pages: whatever is written
/// comes to lie behind what was written before.
const MEMORY: i64 = 8 * 1024;

/// The length of the shortest database, in bytes: one page of the smallest size.
const SHORTEST: u64 = 512;

/// How many statements are kept ready: more than there are.
const STATEMENTS: usize = 64;

/// The file with all its directories, links followed. It need not exist, but its directory must.
///
/// A whole path also cannot be mistaken for one of the names that mean something to SQLite.
pub(super) fn whole(path: &Path) -> Result<PathBuf, Cause> {
    match fs::canonicalize(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => beside(path),
        found => Ok(found?),
    }
}

fn beside(path: &Path) -> Result<PathBuf, Cause> {
    let name = path.file_name().ok_or(Cause::NoDirectory)?;
    let directory = path.parent().filter(|directory| !directory.as_os_str().is_empty());
    Ok(fs::canonicalize(directory.unwrap_or(Path::new(".")))?.join(name))
}

/// `file` with something added to its name.
pub(super) fn named(file: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(file);
    name.push(ending);
    name.into()
}

/// Whether there is such a file. It is empty, or as long as the shortest database: SQLite would take
/// a single byte for nothing, and write over it.
pub(super) fn exists(file: &Path) -> Result<bool, Cause> {
    match fs::metadata(file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error.into()),
        Ok(found) if found.is_dir() => Err(Cause::IsDirectory),
        Ok(found) if !found.is_file() => Err(Cause::NotDatabase),
        Ok(found) if (1..SHORTEST).contains(&found.len()) => Err(Cause::NotDatabase),
        Ok(_) => Ok(true),
    }
}

/// Keeps other servers away from the file for as long as the answer lives. Whoever only reads, as
/// a backup does, is not kept away.
pub(super) fn lock(file: &Path) -> Result<File, Cause> {
    let lock = private().create(true).truncate(false).open(named(file, ".lock"))?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(Cause::InUse),
        Err(TryLockError::Error(error)) => Err(error.into()),
    }
}

/// How files are made that only their owner may read: keys of luck are in them.
pub(super) fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Opens the file for writing, makes it if there is none, and brings it to its present shape.
/// `arrange` is done to the connection before anything is written.
pub(super) fn connect(
    file: &Path,
    arrange: impl FnOnce(&Connection) -> rusqlite::Result<()>,
) -> Result<Connection, Cause> {
    if !exists(file)? {
        private().create_new(true).open(file)?;
    }
    let mut connection = connect_to_existing(file)?;
    arrange(&connection)?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "cache_size", -MEMORY)?;
    migrations::migrate(&mut connection)?;
    keep_log(&connection)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    Ok(connection)
}

/// Opens a file that must exist, and changes nothing in it.
pub(super) fn connect_to_existing(file: &Path) -> Result<Connection, Cause> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = arranged(Connection::open_with_flags(file, flags)?)?;
    connection.pragma_update(None, "trusted_schema", false)?;
    Ok(connection)
}

/// Opens a file of ours for questions only.
pub(super) fn connect_to_ask(file: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    arranged(Connection::open_with_flags(file, flags)?)
}

fn arranged(connection: Connection) -> rusqlite::Result<Connection> {
    connection.busy_timeout(PATIENCE)?;
    // A statement that is kept ready stays as it is. Without this SQLite plans some of ours anew
    // for each value that they are given.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    Ok(connection)
}

fn keep_log(connection: &Connection) -> Result<(), Cause> {
    let mode: String =
        connection.pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get(0))?;
    if mode != "wal" {
        return Err(Cause::NoLog);
    }
    let set = |pragma, value| {
        connection.pragma_update_and_check(None, pragma, value, |row| row.get::<_, i64>(0))
    };
    set("wal_autocheckpoint", LOG_PAGES)?;
    set("journal_size_limit", LOG_BYTES)?;
    Ok(())
}
