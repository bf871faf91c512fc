//! Ids that are numbers.

/// Declares an id that is one byte, and one byte still where there may be none: the place of a
/// thing in its list. It is written as its number, from 0 on. With the word that a set of them is kept
/// in, it can be a member of a [`BitSet`](crate::BitSet).
///
/// The crate that uses it has `serde`, and `ts-rs` and `schemars` behind its feature `types`.
///
/// ```
/// engine::numbered! {
///     /// A town of the map.
///     TownId, MOST_TOWNS = 56, u64
/// }
///
/// let towns: engine::BitSet<TownId> = [TownId::new(3), TownId::new(1)].into_iter().collect();
/// assert_eq!(towns.lowest(), Some(TownId::new(1)));
/// assert_eq!(size_of::<Option<TownId>>(), 1);
/// assert!(TownId::try_from(56).is_err());
/// ```
#[macro_export]
macro_rules! numbered {
    ($(#[$doc:meta])* $name:ident, $most:ident = $number:literal $(, $bits:ident)?) => {
        /// How many of them there are at most.
        pub(crate) const $most: usize = $number;

        $(#[$doc])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Deserialize,
        )]
        #[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
        #[cfg_attr(feature = "types", ts(type = "number"), schemars(into = "u8"))]
        #[serde(try_from = "u8")]
        pub struct $name(std::num::NonZeroU8);

        impl $name {
            /// The id at a place of its list.
            ///
            /// # Panics
            /// If no list is that long.
            #[must_use]
            pub const fn new(index: u8) -> $name {
                assert!((index as usize) < $most, "there are not so many");
                match std::num::NonZeroU8::new(index + 1) {
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

        $(
            impl $crate::Id for $name {
                type Bits = $bits;

                const MOST: usize = $most;

                fn index(self) -> usize {
                    $name::index(self)
                }

                fn from_index(index: usize) -> $name {
                    $name::new(index as u8)
                }
            }
        )?

        /// A number that says what it numbers, to those who ask for it (`engine::NumberedList`).
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_newtype_struct(stringify!($name), &u8::from(*self))
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
