//! A reference to what all positions of a battle share.

use std::fmt;

/// A pointer to data that lives as long as the program: a map, a roster, the switches of the rules.
/// Two are equal if they point to the same data; it prints as nothing, since it never changes.
///
/// ```
/// use engine::Shared;
/// static MAP: [&str; 2] = ["Ligny", "Wavre"];
///
/// #[derive(Clone, Debug, PartialEq)]
/// struct Position {
///     map: Shared<[&'static str; 2]>,
///     held: usize,
/// }
///
/// let position = Position { map: Shared::new(&MAP), held: 1 };
/// assert_eq!(position.map.get()[position.held], "Wavre");
/// assert_eq!(position, position.clone());
/// assert_eq!(format!("{position:?}"), "Position { map: shared, held: 1 }");
/// ```
pub struct Shared<T: 'static>(&'static T);

impl<T> Shared<T> {
    /// A pointer to `shared`; [`Pool`](crate::Pool) has such things.
    #[inline]
    #[must_use]
    pub const fn new(shared: &'static T) -> Self {
        Shared(shared)
    }

    /// What it points to.
    #[inline]
    #[must_use]
    pub const fn get(&self) -> &'static T {
        self.0
    }
}

impl<T> Clone for Shared<T> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Shared<T> {}

impl<T> PartialEq for Shared<T> {
    #[inline]
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
