//! Why a file cannot be used, in a sentence for whoever started the program.

use std::error::Error;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::ErrorCode;

/// A file that cannot be used, and why. Its text is one sentence that names the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unusable {
    /// The file, as it was named.
    pub file: PathBuf,
    /// Why it cannot be used.
    pub cause: Cause,
}

/// Why a file cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The directory that it should be in does not exist.
    NoDirectory,
    /// It may not be read and written.
    NoPermission,
    /// It is a directory.
    IsDirectory,
    /// It is something else than a database.
    NotDatabase,
    /// It is a database of another program.
    Foreign,
    /// It was made by a newer version of this program.
    Newer,
    /// Another server uses it.
    InUse,
    /// Another program has locked it.
    Locked,
    /// The disk is full.
    Full,
    /// It is damaged.
    Damaged,
    /// It lies where no write-ahead log can be kept: on some network drives.
    NoLog,
    /// It is to be copied and does not exist.
    Missing,
    /// It is to be made and exists.
    Exists,
    /// Something else, in a few words.
    Other(String),
}

impl Cause {
    /// The cause, with the file that it is about.
    pub(super) fn of(self, file: &Path) -> Unusable {
        Unusable { file: file.to_path_buf(), cause: self }
    }
}

impl fmt::Display for Unusable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = self.file.display();
        match &self.cause {
            Cause::NoDirectory => write!(f, "The directory of {file} does not exist."),
            Cause::NoPermission => write!(f, "There is no permission to read and write {file}."),
            Cause::IsDirectory => write!(f, "{file} is a directory."),
            Cause::NotDatabase => write!(f, "{file} is not a database of Grognard."),
            Cause::Foreign => write!(f, "{file} is a database of another program."),
            Cause::Newer => write!(f, "{file} was made by a newer version of Grognard."),
            Cause::InUse => write!(f, "{file} is in use by another server."),
            Cause::Locked => write!(f, "{file} is locked by another program."),
            Cause::Full => write!(f, "There is no room left on the disk for {file}."),
            Cause::Damaged => write!(f, "{file} is damaged."),
            Cause::NoLog => write!(f, "{file} is on a drive that SQLite cannot keep a log on."),
            Cause::Missing => write!(f, "{file} does not exist."),
            Cause::Exists => write!(f, "{file} exists already."),
            Cause::Other(why) => write!(f, "{file} cannot be used: {why}."),
        }
    }
}

impl Error for Unusable {}

/// What codes of SQLite mean for a file.
const CODES: [(ErrorCode, Cause); 8] = [
    (ErrorCode::PermissionDenied, Cause::NoPermission),
    (ErrorCode::ReadOnly, Cause::NoPermission),
    (ErrorCode::CannotOpen, Cause::NoPermission),
    (ErrorCode::NotADatabase, Cause::NotDatabase),
    (ErrorCode::DatabaseBusy, Cause::Locked),
    (ErrorCode::DatabaseLocked, Cause::Locked),
    (ErrorCode::DiskFull, Cause::Full),
    (ErrorCode::DatabaseCorrupt, Cause::Damaged),
];

impl From<rusqlite::Error> for Cause {
    fn from(error: rusqlite::Error) -> Cause {
        let code = error.sqlite_error_code();
        let known = CODES.iter().find(|(known, _)| Some(*known) == code);
        known.map_or_else(|| Cause::Other(words(&error)), |(_, cause)| cause.clone())
    }
}

/// What went wrong inside SQLite, without anything of what is kept.
pub(super) fn words(error: &rusqlite::Error) -> String {
    let words =
        error.sqlite_error().map(|failure| rusqlite::ffi::code_to_str(failure.extended_code));
    words.unwrap_or("what it holds cannot be read").to_owned()
}

/// What faults of the file system mean for a file.
const FAULTS: [(io::ErrorKind, Cause); 9] = [
    (io::ErrorKind::NotFound, Cause::NoDirectory),
    (io::ErrorKind::NotADirectory, Cause::NoDirectory),
    (io::ErrorKind::PermissionDenied, Cause::NoPermission),
    (io::ErrorKind::ReadOnlyFilesystem, Cause::NoPermission),
    (io::ErrorKind::IsADirectory, Cause::IsDirectory),
    (io::ErrorKind::AlreadyExists, Cause::Exists),
    (io::ErrorKind::StorageFull, Cause::Full),
    (io::ErrorKind::QuotaExceeded, Cause::Full),
    (io::ErrorKind::FileTooLarge, Cause::Full),
];

impl From<io::Error> for Cause {
    fn from(error: io::Error) -> Cause {
        let known = FAULTS.iter().find(|(known, _)| *known == error.kind());
        known.map_or_else(|| Cause::Other(error.to_string()), |(_, cause)| cause.clone())
    }
}
