//! A set of numbered things, small enough to be kept in every position.

mod operators;

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

use serde::{Deserialize, Serialize};

/// The number of a thing in a short list: a unit, a block, a town.
pub trait Id: Copy {
    /// How many there are at most, 64 being the most that a [`BitSet`] can hold; the numbers are
    /// those below.
    const MOST: usize = 64;

    /// Its number.
    fn index(self) -> usize;

    /// The thing with this number, which is below [`Id::MOST`].
    fn from_index(index: usize) -> Self;
}

/// A set of things by their numbers, a bit each.
///
/// ```
/// use engine::{BitSet, Id};
///
/// #[derive(Clone, Copy, Debug, PartialEq)]
/// struct Town(u8);
///
/// impl Id for Town {
///     const MOST: usize = 5;
///
///     fn index(self) -> usize {
///         self.0.into()
///     }
///
///     fn from_index(index: usize) -> Self {
///         Town(index as u8)
///     }
/// }
///
/// let held = BitSet::NONE.with(Town(4)).with(Town(1));
/// assert!(held.contains(Town(1)));
/// assert_eq!(held.iter().collect::<Vec<_>>(), [Town(1), Town(4)]);
/// assert_eq!((!held).len(), 3);
/// assert_eq!(held - BitSet::from(Town(1)), BitSet::from(Town(4)));
/// ```
pub struct BitSet<T> {
    bits: u64,
    members: PhantomData<fn() -> T>,
}

impl<T> BitSet<T> {
    /// The set without members.
    pub const NONE: Self = BitSet::of(0);

    #[inline]
    const fn of(bits: u64) -> Self {
        BitSet { bits, members: PhantomData }
    }

    /// Whether there is nothing in the set.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// How many are in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.bits.count_ones()
    }
}

impl<T: Id> BitSet<T> {
    /// The set of all that there can be.
    pub const ALL: Self = BitSet::of(u64::MAX >> (u64::BITS as usize - T::MOST));

    /// This set and `member`.
    ///
    /// # Panics
    /// If its number is not below [`Id::MOST`].
    #[inline]
    #[must_use]
    pub fn with(self, member: T) -> Self {
        let bit = bit(member);
        assert!(bit != 0, "a set of at most {} has no number {}", T::MOST, member.index());
        BitSet::of(self.bits | bit)
    }

    /// This set but for `member`.
    #[inline]
    #[must_use]
    pub fn without(self, member: T) -> Self {
        BitSet::of(self.bits & !bit(member))
    }

    /// Whether `member` is in the set. One with a number that none can have never is.
    #[inline]
    #[must_use]
    pub fn contains(self, member: T) -> bool {
        self.bits & bit(member) != 0
    }

    /// Puts `member` into the set.
    ///
    /// # Panics
    /// If its number is not below [`Id::MOST`].
    #[inline]
    pub fn insert(&mut self, member: T) {
        *self = self.with(member);
    }

    /// Takes `member` out of the set.
    #[inline]
    pub fn remove(&mut self, member: T) {
        *self = self.without(member);
    }

    /// The member with the lowest number.
    #[inline]
    #[must_use]
    pub fn lowest(self) -> Option<T> {
        self.iter().next()
    }

    /// The members, the lowest number first.
    #[inline]
    #[must_use]
    pub fn iter(self) -> Members<T> {
        Members { left: self }
    }
}

/// The place of a member among the bits; none if its number is one that none can have.
#[inline]
fn bit<T: Id>(member: T) -> u64 {
    const { assert!(T::MOST <= u64::BITS as usize) };
    let index = member.index();
    if index < T::MOST { 1 << index } else { 0 }
}

/// The members of a [`BitSet`], the lowest number first.
pub struct Members<T> {
    left: BitSet<T>,
}

impl<T: Id> Iterator for Members<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        let bits = self.left.bits;
        let next = (bits != 0).then(|| T::from_index(bits.trailing_zeros() as usize))?;
        self.left.bits = bits & (bits - 1);
        Some(next)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.left.len() as usize;
        (left, Some(left))
    }
}

impl<T: Id> ExactSizeIterator for Members<T> {}

impl<T: Id> IntoIterator for BitSet<T> {
    type Item = T;
    type IntoIter = Members<T>;

    #[inline]
    fn into_iter(self) -> Members<T> {
        self.iter()
    }
}

impl<T: Id> FromIterator<T> for BitSet<T> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Self {
        members.into_iter().fold(BitSet::NONE, BitSet::with)
    }
}

impl<T: Id> From<T> for BitSet<T> {
    #[inline]
    fn from(member: T) -> Self {
        BitSet::NONE.with(member)
    }
}

// What follows could be derived, but would then ask of the members what only the bits need.

impl<T> Clone for BitSet<T> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for BitSet<T> {}

impl<T> Default for BitSet<T> {
    #[inline]
    fn default() -> Self {
        BitSet::NONE
    }
}

impl<T> PartialEq for BitSet<T> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<T> Eq for BitSet<T> {}

impl<T> Hash for BitSet<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.bits.hash(state);
    }
}

impl<T: Id + fmt::Debug> fmt::Debug for BitSet<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A set is written as the list of its members.
impl<T: Id + Serialize> Serialize for BitSet<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Id + Deserialize<'de>> Deserialize<'de> for BitSet<T> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let members = Vec::<T>::deserialize(deserializer)?;
        match members.iter().find(|&&member| bit(member) == 0) {
            None => Ok(members.into_iter().collect()),
            Some(stranger) => Err(serde::de::Error::custom(format!(
                "there is no number {}; the last is {}",
                stranger.index(),
                T::MOST - 1
            ))),
        }
    }
}
