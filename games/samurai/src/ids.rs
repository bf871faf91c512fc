//! Numbers that stand for units, hexes and cards: their places in the lists of the setting.

use std::num::NonZeroU8;

use serde::{Deserialize, Serialize};

/// An id that is one byte, and one byte still where there may be none. Written as its number,
/// from 0 on.
macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $most:ident = $number:literal) => {
        /// How many of them there are at most.
        pub(crate) const $most: usize = $number;

        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
        #[cfg_attr(feature = "types", ts(type = "number"))]
        #[serde(try_from = "u8", into = "u8")]
        pub struct $name(NonZeroU8);

        impl $name {
            /// The id at a place of its list.
            ///
            /// # Panics
            /// If no list is that long.
            #[must_use]
            pub const fn new(index: u8) -> $name {
                assert!((index as usize) < $most, "there are not so many");
                match NonZeroU8::new(index + 1) {
                    Some(number) => $name(number),
                    None => unreachable!(),
                }
            }

            /// Its place in the list.
            #[must_use]
            pub const fn index(self) -> usize {
                self.0.get() as usize - 1
            }
        }

        impl From<$name> for u8 {
            fn from(id: $name) -> u8 {
                id.0.get() - 1
            }
        }

        impl TryFrom<u8> for $name {
            type Error = String;

            fn try_from(index: u8) -> Result<$name, String> {
                if usize::from(index) < $most {
                    Ok($name::new(index))
                } else {
                    Err(format!("a number below {} is needed here", $most))
                }
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{}{}", stringify!($name), self.index())
            }
        }
    };
}

id! {
    /// A unit. [SAM-21.2.2] Units are numbered by force, then by their number in it.
    UnitId, MOST_UNITS = 36
}
id! {
    /// A hex of the board, row by row from the top left.
    HexId, MOST_HEXES = 250
}
id! {
    /// A card, in the order of the file of cards; those of a scenario come last.
    CardId, MOST_CARDS = 40
}

impl engine::Id for UnitId {
    const MOST: usize = MOST_UNITS;

    fn index(self) -> usize {
        UnitId::index(self)
    }

    fn from_index(index: usize) -> UnitId {
        UnitId::new(index as u8)
    }
}

/// A set of units.
pub(crate) type UnitSet = engine::BitSet<UnitId>;
