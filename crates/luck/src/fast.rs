//! Luck from a small fast generator.

use engine::{Chance, Draw, Roll};

/// Luck from a seed: for search, simulation and games that need no proof of their dice.
///
/// The generator is SplitMix64. A number below `n` is had by multiplication; the bias this leaves
/// is smaller than `n` in 2³², which no number of games that a machine here can play would show.
///
/// ```
/// use engine::{Chance, Draw};
/// use luck::Fast;
/// let (mut one, mut two) = (Fast::new(7), Fast::new(7));
/// let draw = Draw::open("battle");
/// assert_eq!(one.roll(draw, 5, 6), two.roll(draw, 5, 6));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fast {
    state: u64,
}

impl Fast {
    /// The luck that belongs to `seed`.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Fast { state: seed }
    }

    /// A number of 64 bits; also good for making further seeds.
    pub fn bits(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number in `0..n` for whoever needs luck outside the rules; 0 if there is none.
    pub fn index(&mut self, n: usize) -> usize {
        scale(self.bits() >> 32, n as u32) as usize
    }
}

/// Maps 32 random bits to `0..n`.
fn scale(bits: u64, n: u32) -> u32 {
    (((bits & 0xFFFF_FFFF) * u64::from(n)) >> 32) as u32
}

impl Chance for Fast {
    fn below(&mut self, _: Draw, n: u32) -> u32 {
        scale(self.bits() >> 32, n)
    }

    /// Two dice from each number of the generator.
    fn roll(&mut self, _: Draw, n: u8, faces: u8) -> Roll {
        let mut roll = Roll::new();
        let mut bits = 0;
        for die in 0..n {
            bits = if die % 2 == 0 { self.bits() } else { bits >> 32 };
            roll.push(scale(bits, u32::from(faces)) as u8 + 1);
        }
        roll
    }
}
