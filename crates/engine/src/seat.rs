//! Places at the table, and through whose eyes a position is looked at.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The most seats a table has.
pub const MOST_SEATS: usize = 6;

/// A place at the table. Accounts and bots sit in seats; a game maps each seat to a side.
///
/// Written as its number. One that no table has is refused when it is read, so that whatever comes
/// from a file or a client can be put into a [`SeatSet`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "types", schemars(extend("maximum" = MOST_SEATS - 1)))]
#[serde(try_from = "u8")]
pub struct Seat(pub u8);

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        let seat = Seat(number);
        if seat.exists() { Ok(seat) } else { Err(format!("there is no {seat}")) }
    }
}

impl Seat {
    /// Whether any table can have it.
    const fn exists(self) -> bool {
        (self.0 as usize) < MOST_SEATS
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// A set of seats, of which there are at most [`MOST_SEATS`].
///
/// ```
/// use engine::{Seat, SeatSet};
/// let allies = SeatSet::from(Seat(1)).with(Seat(2));
/// assert!(allies.contains(Seat(2)));
/// assert!(!allies.contains(Seat(0)));
/// assert_eq!(allies.iter().collect::<Vec<_>>(), [Seat(1), Seat(2)]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(type = "Array<Seat>"))]
pub struct SeatSet(#[cfg_attr(feature = "types", schemars(with = "Vec<Seat>"))] u8);

impl SeatSet {
    /// No seat at all.
    pub const NONE: SeatSet = SeatSet(0);

    /// The seats `0` to `n - 1`.
    ///
    /// # Panics
    /// If no table has so many.
    #[must_use]
    pub fn first(n: u8) -> Self {
        (0..n).map(Seat).collect()
    }

    /// This set and `seat`.
    ///
    /// # Panics
    /// If no table has such a seat.
    #[must_use]
    pub fn with(self, seat: Seat) -> Self {
        assert!(seat.exists(), "there is no {seat}");
        SeatSet(self.0 | 1 << seat.0)
    }

    /// This set but for `seat`.
    #[must_use]
    pub fn without(self, seat: Seat) -> Self {
        if self.contains(seat) { SeatSet(self.0 & !(1 << seat.0)) } else { self }
    }

    /// Whether `seat` is in the set. One that no table has never is.
    #[must_use]
    pub fn contains(self, seat: Seat) -> bool {
        seat.exists() && self.0 & 1 << seat.0 != 0
    }

    /// Whether nobody is in the set.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[must_use]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The seat of the set that comes first.
    #[must_use]
    pub fn lowest(self) -> Option<Seat> {
        (!self.is_empty()).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// The seats of the set, in their order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MOST_SEATS as u8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl From<Seat> for SeatSet {
    fn from(seat: Seat) -> Self {
        SeatSet::NONE.with(seat)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(SeatSet::NONE, SeatSet::with)
    }
}

/// A set is written as the list of its seats.
impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// Through whose eyes a position is looked at. Written as the number of a seat, `"spectator"` or
/// `"referee"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(as = "Written"))]
#[serde(from = "Written", into = "Written")]
pub enum Viewer {
    /// Whoever sits in this seat.
    Seat(Seat),
    /// Sees what everybody sees.
    Spectator,
    /// Sees everything: the referee's own log, and finished games.
    Referee,
}

impl Viewer {
    /// Whether the viewer sees what only the seats of `set` may see.
    #[must_use]
    pub fn is_among(self, set: SeatSet) -> bool {
        match self {
            Viewer::Seat(seat) => set.contains(seat),
            Viewer::Spectator => false,
            Viewer::Referee => true,
        }
    }
}

/// A viewer as it is written.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), schemars(inline))]
#[serde(untagged, expecting = "a viewer is the number of a seat, \"spectator\" or \"referee\"")]
enum Written {
    Seat(Seat),
    Other(#[cfg_attr(feature = "types", ts(inline))] Other),
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), schemars(inline))]
#[serde(rename_all = "kebab-case")]
enum Other {
    Spectator,
    Referee,
}

impl From<Written> for Viewer {
    fn from(written: Written) -> Viewer {
        match written {
            Written::Seat(seat) => Viewer::Seat(seat),
            Written::Other(Other::Spectator) => Viewer::Spectator,
            Written::Other(Other::Referee) => Viewer::Referee,
        }
    }
}

impl From<Viewer> for Written {
    fn from(viewer: Viewer) -> Written {
        match viewer {
            Viewer::Seat(seat) => Written::Seat(seat),
            Viewer::Spectator => Written::Other(Other::Spectator),
            Viewer::Referee => Written::Other(Other::Referee),
        }
    }
}
