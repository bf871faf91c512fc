//! A set of numbered things, small enough to be kept in every position.

mod bits;
mod operators;

use std::fmt;
use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};

pub use bits::Bits;

/// The number of a thing in a short list: a unit, a block, a town.
pub trait Id: Copy {
    /// What a set of them is kept in: `u64`, or `u128` if there may be more than 64.
    type Bits: Bits;

    /// How many there are at most; the numbers are those below.
    const MOST: usize;

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
///     type Bits = u64;
///
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
pub struct BitSet<T: Id> {
    bits: T::Bits,
}

impl<T: Id> BitSet<T> {
    /// The set without members.
    pub const NONE: Self = BitSet::of(T::Bits::NONE);

    #[inline]
    const fn of(bits: T::Bits) -> Self {
        BitSet { bits }
    }

    /// The set of those whose bits are set in a word. Bits that none can have do not count.
    #[inline]
    #[must_use]
    pub fn from_bits(bits: T::Bits) -> Self {
        BitSet::of(bits & T::Bits::lowest(T::MOST))
    }

    /// The set of all that there can be.
    #[inline]
    #[must_use]
    pub fn all() -> Self {
        BitSet::of(T::Bits::lowest(T::MOST))
    }

    /// Whether there is nothing in the set.
    #[inline]
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.bits == T::Bits::NONE
    }

    /// How many are in the set.
    #[inline]
    #[must_use]
    pub fn len(self) -> u32 {
        self.bits.count()
    }

    /// This set and `member`.
    ///
    /// # Panics
    /// If its number is not below [`Id::MOST`].
    #[inline]
    #[must_use]
    pub fn with(self, member: T) -> Self {
        let bit = bit(member);
        assert!(
            bit != T::Bits::NONE,
            "a set of at most {} has no number {}",
            T::MOST,
            member.index()
        );
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
        self.bits & bit(member) != T::Bits::NONE
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
fn bit<T: Id>(member: T) -> T::Bits {
    const { assert!(T::MOST <= T::Bits::ROOM) };
    let index = member.index();
    if index < T::MOST { T::Bits::only(index) } else { T::Bits::NONE }
}

/// The members of a [`BitSet`], the lowest number first.
pub struct Members<T: Id> {
    left: BitSet<T>,
}

impl<T: Id> Iterator for Members<T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        if self.left.is_empty() {
            return None;
        }
        Some(T::from_index(self.left.bits.take_lowest()))
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

impl<T: Id> Clone for BitSet<T> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Id> Copy for BitSet<T> {}

impl<T: Id> Default for BitSet<T> {
    #[inline]
    fn default() -> Self {
        BitSet::NONE
    }
}

impl<T: Id> PartialEq for BitSet<T> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<T: Id> Eq for BitSet<T> {}

impl<T: Id> Hash for BitSet<T> {
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
        match members.iter().find(|&&member| bit(member) == T::Bits::NONE) {
            None => Ok(members.into_iter().collect()),
            Some(stranger) => Err(serde::de::Error::custom(format!(
                "there is no number {}; the last is {}",
                stranger.index(),
                T::MOST - 1
            ))),
        }
    }
}
