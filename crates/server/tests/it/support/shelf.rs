//! The games of a test server: those of every server, the toys of the test kit, and one with faults.

use std::sync::LazyLock;

use catalog::{Title, shelve};
use testkit::toys::{campaign::Campaign, night::Night};

use super::fuse::Fuse;

static SHELF: LazyLock<Vec<&'static dyn Title>> = LazyLock::new(|| {
    let toys: [&'static dyn Title; 3] = [shelve::<Night>(), shelve::<Campaign>(), shelve::<Fuse>()];
    catalog::games().iter().copied().chain(toys).collect()
});

/// All games of a test server.
pub(crate) fn shelf() -> &'static [&'static dyn Title] {
    &SHELF
}
