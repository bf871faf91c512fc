//! How the file is found, recognised, kept from other servers, and opened.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::Duration;

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

/// What the writer remembers of the file, in kibibytes.
const MEMORY: i64 = 32 * 1024;

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

/// Whether there is anything in the file. What does not begin as a database of ours is refused
/// before SQLite, or a file of ours beside it, gets near it.
pub(super) fn has_begun(file: &Path) -> Result<bool, Cause> {
    let kind = match fs::metadata(file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(false),
        found => found?,
    };
    if !kind.is_file() {
        return Err(if kind.is_dir() { Cause::IsDirectory } else { Cause::NotDatabase });
    }
    let mut head = Vec::new();
    File::open(file)?.take(100).read_to_end(&mut head)?;
    if !head.is_empty() {
        recognise(&head)?;
    }
    Ok(!head.is_empty())
}

/// The mark stands in bytes 68 to 71. A file that has none yet may have been left by a server that
/// was stopped while it made it.
fn recognise(head: &[u8]) -> Result<(), Cause> {
    let mark = head.get(68..72).filter(|_| head.starts_with(b"SQLite format 3\0"));
    let mark = mark.ok_or(Cause::NotDatabase)?;
    let is_ours = mark == APPLICATION.to_be_bytes() || mark == [0; 4];
    if is_ours { Ok(()) } else { Err(Cause::Foreign) }
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
    private().create(true).truncate(false).open(file)?;
    let mut connection = connect_to_existing(file)?;
    arrange(&connection)?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "cache_size", -MEMORY)?;
    // A new file is made without a log, so that its header says from the first moment whose it is.
    migrations::migrate(&mut connection)?;
    keep_log(&connection)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    Ok(connection)
}

/// Opens a file that must exist, and changes nothing in it.
pub(super) fn connect_to_existing(file: &Path) -> Result<Connection, Cause> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(file, flags)?;
    connection.busy_timeout(PATIENCE)?;
    connection.pragma_update(None, "trusted_schema", false)?;
    Ok(connection)
}

/// Opens a file of ours for questions only.
pub(super) fn connect_to_ask(file: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(file, flags)?;
    connection.busy_timeout(PATIENCE)?;
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
