//! A store that fails when it is told to.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use engine::Seat;
use server::store::sqlite::{self, Sqlite};
use server::store::{Answer, Change, Count, Deed, Entry, Kept, NotKept, Store};
use server::{Hashed, IdentityId, TableId};

/// A store that fails when it is told to.
pub(crate) struct Flaky {
    inner: Sqlite,
    is_full: AtomicBool,
    is_mute: AtomicBool,
    is_unreadable: AtomicBool,
}

impl Flaky {
    pub(crate) fn open(file: &Path) -> Arc<Flaky> {
        let inner = sqlite::open(file).expect("a new file");
        Arc::new(Flaky {
            inner,
            is_full: AtomicBool::new(false),
            is_mute: AtomicBool::new(false),
            is_unreadable: AtomicBool::new(false),
        })
    }

    /// From now on there is no room.
    pub(crate) fn fill(&self) {
        self.is_full.store(true, Ordering::SeqCst);
    }

    /// From now on it keeps what it is given, and says that it could not.
    pub(crate) fn silence(&self) {
        self.is_mute.store(true, Ordering::SeqCst);
    }

    /// From now on nothing can be read.
    pub(crate) fn hide(&self) {
        self.is_unreadable.store(true, Ordering::SeqCst);
    }

    /// All is well again.
    pub(crate) fn mend(&self) {
        self.is_full.store(false, Ordering::SeqCst);
        self.is_mute.store(false, Ordering::SeqCst);
        self.is_unreadable.store(false, Ordering::SeqCst);
    }
}

impl Store for Flaky {
    fn write(&self, changes: Vec<Change>) -> Answer<'_, ()> {
        if self.is_full.load(Ordering::SeqCst) {
            return Box::pin(async { Err(NotKept::Full) });
        }
        if self.is_mute.load(Ordering::SeqCst) {
            return Box::pin(async {
                self.inner.write(changes).await?;
                Err(NotKept::Failed("the disk does not answer".to_owned()))
            });
        }
        self.inner.write(changes)
    }

    fn table(&self, id: TableId) -> Answer<'_, Option<Kept>> {
        if self.is_unreadable.load(Ordering::SeqCst) {
            return Box::pin(async { Err(NotKept::Failed("the disk is gone".to_owned())) });
        }
        self.inner.table(id)
    }

    fn deed(&self, table: TableId, seat: Seat, key: String) -> Answer<'_, Option<Deed>> {
        self.inner.deed(table, seat, key)
    }

    fn tables_of(&self, identity: IdentityId, most: usize) -> Answer<'_, Vec<Entry>> {
        self.inner.tables_of(identity, most)
    }

    fn count(&self, identity: IdentityId) -> Answer<'_, Count> {
        self.inner.count(identity)
    }

    fn identity(&self, token: Hashed) -> Answer<'_, Option<IdentityId>> {
        self.inner.identity(token)
    }

    fn ping(&self) -> Answer<'_, ()> {
        self.inner.ping()
    }
}
