//! Where tables are kept: the one door to whatever keeps them.
//!
//! A [`Store`] writes [`Change`]s, all of one write or none, and answers when they cannot be lost any
//! more. Lines of a record are added by number, so that of two who write the same line only one
//! succeeds. [`sqlite`] is the store that needs nothing installed.

pub mod sqlite;

use std::error::Error;
use std::fmt;
use std::future::Future;
use std::pin::Pin;

use engine::Seat;

use crate::ids::{Hashed, IdentityId, TableId};

/// What a store will answer.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, NotKept>> + Send + 'a>>;

/// Where tables are kept.
pub trait Store: Send + Sync + 'static {
    /// Writes all of `changes`, or nothing. When it answers well, they survive a loss of power.
    fn write(&self, changes: Vec<Change>) -> Answer<'_, ()>;

    /// All that is kept of a table.
    fn table(&self, id: TableId) -> Answer<'_, Option<Kept>>;

    /// The deed that a seat of a table has done under a key, however long ago.
    fn deed(&self, table: TableId, seat: Seat, key: String) -> Answer<'_, Option<Deed>>;

    /// The tables at which somebody sits or which he opened, the latest first, at most `most`.
    fn tables_of(&self, identity: IdentityId, most: usize) -> Answer<'_, Vec<Entry>>;

    /// How many tables there are, and how many that are not over were opened by `identity`.
    fn count(&self, identity: IdentityId) -> Answer<'_, Count>;

    /// Whose token has this hash.
    fn identity(&self, token: Hashed) -> Answer<'_, Option<IdentityId>>;

    /// Whether the store answers at all.
    fn ping(&self) -> Answer<'_, ()>;
}

/// Something to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// A new identity with its token. Written again, it is the same.
    Identity { id: IdentityId, token: Hashed },
    /// A new table, which is forming, or a new charter of one. The version before this one must be
    /// the one kept: 0 if there is none. `seated` are all who sit there now.
    Charter {
        table: TableId,
        before: u64,
        charter: String,
        host: IdentityId,
        seated: Vec<IdentityId>,
    },
    /// Lines of a record, the first of them numbered `from`. Each number, from 0 on, can be written
    /// once, and only when the one before it is there.
    Lines { table: TableId, from: usize, lines: Vec<String> },
    /// A deed that was taken, so that it is not taken again under the same key.
    Deed { table: TableId, deed: Deed },
    /// What a table waits for, as lists of tables show it.
    Status { table: TableId, status: Status, waiting: String },
    /// A table is cleared away with everything that belongs to it. It may be gone already.
    Cleared { table: TableId },
}

/// A deed under the key that its sender gave it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deed {
    /// Whose deed it was.
    pub seat: Seat,
    /// The key that its sender gave it.
    pub key: String,
    /// How much the seat had been told with it.
    pub sequence: usize,
}

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Somebody is still missing.
    Forming,
    /// A game is being played.
    Playing,
    /// The game is over.
    Over,
}

/// All that is kept of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Its charter, and the version of it.
    pub charter: String,
    pub version: u64,
    /// The lines of its record, in order; none before the game has begun.
    pub lines: Vec<String>,
    /// The latest deeds under a key, the latest last, at most [`DEEDS`].
    pub deeds: Vec<Deed>,
}

/// How many deeds of a table are read with it. Older ones are kept too, and refused when they are
/// written again.
pub const DEEDS: usize = 64;

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub table: TableId,
    pub charter: String,
    pub status: Status,
    pub waiting: String,
    /// When something last changed in the list, in seconds since 1970.
    pub touched: u64,
}

/// How many tables there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// All.
    pub all: usize,
    /// Those of one identity that are not over.
    pub of_identity: usize,
}

/// Why something was not written or read. Nothing was changed; only after [`NotKept::Failed`] can it
/// happen that a write is found again when the store is next opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotKept {
    /// Somebody else has written there: what was known is not the latest, or the table is gone.
    Conflict,
    /// A deed with this key was taken before.
    Repeated,
    /// There is no room left.
    Full,
    /// The store fails, in a sentence for the log.
    Failed(String),
}

impl fmt::Display for NotKept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotKept::Conflict => f.write_str("another has written there"),
            NotKept::Repeated => f.write_str("it was taken before"),
            NotKept::Full => f.write_str("there is no room left to keep it"),
            NotKept::Failed(why) => f.write_str(why),
        }
    }
}

impl Error for NotKept {}
