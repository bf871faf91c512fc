//! The words that sets are kept in.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, Not};

/// A machine word with a bit for each number.
pub trait Bits:
    Copy + Debug + Eq + Hash + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self>
{
    /// How many bits there are.
    const ROOM: usize;

    /// No bit.
    const NONE: Self;

    /// One bit alone.
    fn only(number: usize) -> Self;

    /// The lowest bits, so many of them.
    fn lowest(many: usize) -> Self;

    /// How many bits are set.
    fn count(self) -> u32;

    /// Takes the lowest bit out of a word that has one, and says which it was.
    fn take_lowest(&mut self) -> usize;
}

macro_rules! word {
    ($word:ident) => {
        impl Bits for $word {
            const ROOM: usize = $word::BITS as usize;
            const NONE: Self = 0;

            #[inline]
            fn only(number: usize) -> Self {
                1 << number
            }

            #[inline]
            fn lowest(many: usize) -> Self {
                $word::MAX >> (Self::ROOM - many)
            }

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn take_lowest(&mut self) -> usize {
                let number = self.trailing_zeros() as usize;
                *self &= *self - 1;
                number
            }
        }
    };
}

word!(u64);
word!(u128);
