//! Luck as a parameter, with a name for each kind of draw.

use crate::{Few, SeatSet};

/// The most dice in one roll. The largest that the rules of any game here can add up to is 36.
pub const MOST_DICE: usize = 40;

/// The dice of one roll as they lie on the table, from 1 up, in the order in which they fell.
pub type Roll = Few<u8, MOST_DICE>;

/// What a draw is for, and who may know that it took place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draw {
    /// A short name that stays the same for ever, since records keep it: "battle", "deal".
    pub kind: &'static str,
    /// Who may know that something was drawn at all; the result may be a closer secret.
    pub audience: Audience,
}

impl Draw {
    /// A draw of which everybody may know.
    #[must_use]
    pub const fn open(kind: &'static str) -> Draw {
        Draw { kind, audience: Audience::All }
    }

    /// A draw of which only `seats` may know before the game is over.
    #[must_use]
    pub const fn secret(kind: &'static str, seats: SeatSet) -> Draw {
        Draw { kind, audience: Audience::Only(seats) }
    }
}

/// Who may know that a draw took place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// Everybody, spectators too.
    All,
    /// These seats, until the game is over.
    Only(SeatSet),
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
        let mut left = self.below(draw, total);
        for (index, &weight) in weights.iter().enumerate() {
            match left.checked_sub(u32::from(weight)) {
                Some(rest) => left = rest,
                None => return index,
            }
        }
        unreachable!("the number was below the sum of the weights")
    }

    /// Rolls `n` dice with `faces` faces.
    fn roll(&mut self, draw: Draw, n: u8, faces: u8) -> Roll {
        (0..n).map(|_| self.below(draw, u32::from(faces)) as u8 + 1).collect()
    }
}
