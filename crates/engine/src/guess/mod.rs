//! What games do with luck when they imagine what somebody cannot see.

mod dealing;

use crate::{Chance, Draw};

const IMAGINED: Draw = Draw::open("imagined");

/// Luck that fills in what is not known. It is drawn under one name, whatever the game, and is no
/// luck of the game itself.
pub struct Guess<'a>(&'a mut dyn Chance);

impl<'a> Guess<'a> {
    pub fn new(chance: &'a mut dyn Chance) -> Self {
        Guess(chance)
    }

    /// Puts things in any order.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for place in (1..things.len()).rev() {
            things.swap(place, self.0.below(IMAGINED, place as u32 + 1) as usize);
        }
    }

    /// One of several things.
    ///
    /// # Panics
    /// If there is none.
    pub fn one_of<T: Copy>(&mut self, things: &[T]) -> T {
        things[self.0.below(IMAGINED, things.len() as u32) as usize]
    }

    /// A number from the first to the second; the first if that is more.
    pub fn between(&mut self, (least, most): (u8, u8)) -> u8 {
        let more = u32::from(most.saturating_sub(least));
        least + self.0.below(IMAGINED, more + 1) as u8
    }
}
