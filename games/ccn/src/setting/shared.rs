//! A reference to what all positions of a battle share.

use std::fmt;

/// A pointer to data that lives as long as the program. Two are equal if they point to the same
/// data; it prints as nothing, since it never changes.
pub(crate) struct Shared<T: 'static>(&'static T);

impl<T> Shared<T> {
    pub(crate) fn new(shared: &'static T) -> Self {
        Shared(shared)
    }

    pub(crate) fn get(&self) -> &'static T {
        self.0
    }
}

impl<T> Clone for Shared<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Shared<T> {}

impl<T> PartialEq for Shared<T> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl<T> Eq for Shared<T> {}

impl<T> fmt::Debug for Shared<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("shared")
    }
}
