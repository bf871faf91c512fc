//! Sets joined, met and parted.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub, SubAssign};

use super::{BitSet, Id};

/// What is in either set.
impl<T: Id> BitOr for BitSet<T> {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        BitSet::of(self.bits | other.bits)
    }
}

/// What is in both sets.
impl<T: Id> BitAnd for BitSet<T> {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        BitSet::of(self.bits & other.bits)
    }
}

/// What is in the first set and not in the second.
impl<T: Id> Sub for BitSet<T> {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        BitSet::of(self.bits & !other.bits)
    }
}

/// What there can be and is not in the set.
impl<T: Id> Not for BitSet<T> {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        BitSet::all() - self
    }
}

impl<T: Id> BitOrAssign for BitSet<T> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<T: Id> BitAndAssign for BitSet<T> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl<T: Id> SubAssign for BitSet<T> {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}
