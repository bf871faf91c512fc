//! What is made once, shared by all positions that it fits, and never given back.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// What is said where there is no more room in a [`Pool`].
pub const POOL_IS_FULL: &str = "This program has seen too many different battles already.";

/// Things that live as long as the program, each made once and found by its key. It is a `static`
/// of a game; positions point to what is in it with [`Shared`](crate::Shared).
///
/// What a program can be asked for without end, such as maps from files, is taken with
/// [`Pool::take_if_room`], so that nobody can fill its memory.
///
/// ```
/// use engine::Pool;
/// static MAPS: Pool<String> = Pool::with_room(1_000);
/// let map = MAPS.take("ligny".to_owned(), || "Ligny and its brook".to_owned());
/// let again = MAPS.take("ligny".to_owned(), || unreachable!("it was made before"));
/// assert!(std::ptr::eq(map, again));
/// assert_eq!(MAPS.get("wavre"), None);
/// ```
pub struct Pool<T: 'static>(Mutex<Kept<T>>);

struct Kept<T: 'static> {
    made: BTreeMap<String, &'static T>,
    /// How many more may be made by those who ask whether there is room.
    room: usize,
}

impl<T> Pool<T> {
    /// An empty pool, in which [`Pool::take_if_room`] makes at most `room` things.
    #[must_use]
    pub const fn with_room(room: usize) -> Self {
        Pool(Mutex::new(Kept { made: BTreeMap::new(), room }))
    }

    /// The thing of this key, made now if it never was; `make` must not ask the same pool. There is
    /// always room for it: meant for what the program itself has a list of.
    pub fn take(&self, key: String, make: impl FnOnce() -> T) -> &'static T {
        self.lock(|kept| kept.take(key, make))
    }

    /// The same for what comes from outside.
    ///
    /// # Errors
    /// A sentence, if it never was made and there is no more room.
    pub fn take_if_room(
        &self,
        key: String,
        make: impl FnOnce() -> T,
    ) -> Result<&'static T, String> {
        self.lock(|kept| kept.take_if_room(key, make))
    }

    /// The thing of this key, if it was made.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&'static T> {
        self.lock(|kept| kept.made.get(key).copied())
    }

    /// What could not be made was not kept either, and keeps nobody from making others.
    fn lock<A>(&self, then: impl FnOnce(&mut Kept<T>) -> A) -> A {
        then(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl<T> Kept<T> {
    fn take(&mut self, key: String, make: impl FnOnce() -> T) -> &'static T {
        self.made.entry(key).or_insert_with(|| Box::leak(Box::new(make())))
    }

    fn take_if_room(
        &mut self,
        key: String,
        make: impl FnOnce() -> T,
    ) -> Result<&'static T, String> {
        if let Some(made) = self.made.get(&key) {
            return Ok(made);
        }
        let left = self.room.checked_sub(1);
        let left = left.ok_or(POOL_IS_FULL)?;
        let made = self.take(key, make);
        self.room = left;
        Ok(made)
    }
}
