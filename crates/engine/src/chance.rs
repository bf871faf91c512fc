//! Luck as a parameter, with a name for each kind of draw.

use serde::{Deserialize, Serialize};

use crate::{Drawn, Few, SeatSet, Viewer};

/// The most dice in one roll. The largest that the rules of any game here can add up to is 57.
pub const MOST_DICE: usize = 64;

/// The dice of one roll as they lie on the table, from 1 up, in the order in which they fell.
pub type Roll = Few<u8, MOST_DICE>;

/// What a draw is for, who may know that it took place, and who may know its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draw {
    /// A short name that stays the same for ever, since records keep it: "battle", "deal".
    pub kind: &'static str,
    /// Who may know that something was drawn at all.
    pub audience: Audience,
    /// Who may know what was drawn: all of the audience, or fewer.
    pub shown: Audience,
}

impl Draw {
    /// A draw of which everybody may know, and what came of it.
    #[must_use]
    pub const fn open(kind: &'static str) -> Draw {
        Draw { kind, audience: Audience::All, shown: Audience::All }
    }

    /// A draw of which everybody may know, while only `seats` see what was drawn.
    #[must_use]
    pub const fn face_down(kind: &'static str, seats: SeatSet) -> Draw {
        Draw { kind, audience: Audience::All, shown: Audience::Only(seats) }
    }

    /// A draw of which only `seats` may know before the game is over.
    #[must_use]
    pub const fn secret(kind: &'static str, seats: SeatSet) -> Draw {
        Draw { kind, audience: Audience::Only(seats), shown: Audience::Only(seats) }
    }
}

/// Who may know something before the game is over. Written as `"all"`, or as a list of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), ts(as = "Written"))]
#[serde(from = "Written", into = "Written")]
pub enum Audience {
    /// Everybody, spectators too.
    #[default]
    All,
    /// These seats, until the game is over.
    Only(SeatSet),
}

impl Audience {
    /// Whether `viewer` is among them.
    #[must_use]
    pub fn includes(self, viewer: Viewer) -> bool {
        match self {
            Audience::All => true,
            Audience::Only(seats) => viewer.is_among(seats),
        }
    }

    /// Whether everybody is.
    #[must_use]
    pub fn is_all(&self) -> bool {
        *self == Audience::All
    }
}

/// An audience as it is written.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), schemars(inline))]
#[serde(untagged, expecting = "an audience is \"all\" or a list of seats")]
enum Written {
    All(#[cfg_attr(feature = "types", ts(inline))] All),
    Only(SeatSet),
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema), schemars(inline))]
#[serde(rename_all = "kebab-case")]
enum All {
    All,
}

impl From<Written> for Audience {
    fn from(written: Written) -> Audience {
        match written {
            Written::All(All::All) => Audience::All,
            Written::Only(seats) => Audience::Only(seats),
        }
    }
}

impl From<Audience> for Written {
    fn from(audience: Audience) -> Written {
        match audience {
            Audience::All => Written::All(All::All),
            Audience::Only(seats) => Written::Only(seats),
        }
    }
}

/// The only source of luck. Rules never touch a generator of their own.
pub trait Chance {
    /// A number in `0..n`, each as likely as the others; `n` is above zero.
    fn below(&mut self, draw: Draw, n: u32) -> u32;

    /// One of several things, each as likely as its weight says: an index into `weights`.
    ///
    /// # Panics
    /// If all weights are zero.
    fn weighted(&mut self, draw: Draw, weights: &[u8]) -> usize {
        let total = weights.iter().map(|&weight| u32::from(weight)).sum();
        assert!(total > 0, "nothing to draw from");
        let number = self.below(draw, total);
        index_of(weights, number).expect("the number was below the sum of the weights")
    }

    /// Rolls `n` dice with `faces` faces.
    fn roll(&mut self, draw: Draw, n: u8, faces: u8) -> Roll {
        (0..n).map(|_| self.below(draw, u32::from(faces)) as u8 + 1).collect()
    }

    /// The numbers below `n` in an order in which any is as likely as any other.
    fn order(&mut self, draw: Draw, n: u8) -> Vec<u8> {
        shuffled(n, |n| self.below(draw, n))
    }

    /// The draws since this was last asked, for the record. Luck that keeps no account has none.
    fn account(&mut self) -> Vec<Drawn> {
        Vec::new()
    }
}

/// The thing that `number` stands for when each has as many numbers as its weight, in order;
/// `None` if there are fewer numbers.
#[must_use]
pub fn index_of(weights: &[u8], number: u32) -> Option<usize> {
    let mut left = number;
    weights.iter().position(|&weight| match left.checked_sub(u32::from(weight)) {
        Some(rest) => {
            left = rest;
            false
        }
        None => true,
    })
}

/// The numbers below `n`, shuffled after Fisher and Yates: from the last place down, each is
/// exchanged with one of those up to it, which `below` draws.
pub fn shuffled(n: u8, mut below: impl FnMut(u32) -> u32) -> Vec<u8> {
    let mut order: Vec<u8> = (0..n).collect();
    for place in (1..usize::from(n)).rev() {
        order.swap(place, below(place as u32 + 1) as usize);
    }
    order
}
