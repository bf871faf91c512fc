//! A whole position from what one side knows: all that it sees exactly, and the rest drawn from
//! what it believes.
//!
//! `rebuild` puts together what is known; `ambushes` are the enemies that hide.

mod ambushes;
mod rebuild;

use engine::{Chance, Draw, Seat};

use crate::belief::Belief;
use crate::event::Stage;
use crate::pieces::Side;
use crate::setting::Setting;
use crate::state::Battle;
use crate::view::View;

const IMAGINED: Draw = Draw::open("imagined");

/// A position that whoever sits in `seat` cannot tell from the true one.
pub(crate) fn imagine(
    setting: &'static Setting,
    seat: Seat,
    view: &View,
    belief: &Belief,
    chance: &mut dyn Chance,
) -> Battle {
    let mut battle = rebuild::rebuild(setting, view);
    let mut luck = Luck(chance);
    ambushes::place_known(&mut battle, view, belief, &mut luck);
    let side = Side::of(seat).filter(|_| view.now.stage != Stage::SetUp);
    if let Some(side) = side {
        ambushes::place_unseen(&mut battle, side.enemy(), belief, &mut luck);
    }
    battle
}

/// Luck that draws among things.
struct Luck<'a>(&'a mut dyn Chance);

impl Luck<'_> {
    fn shuffle<T>(&mut self, things: &mut [T]) {
        for place in (1..things.len()).rev() {
            things.swap(place, self.0.below(IMAGINED, place as u32 + 1) as usize);
        }
    }

    /// One of several things; there is at least one.
    fn one_of<T: Copy>(&mut self, things: &[T]) -> T {
        things[self.0.below(IMAGINED, things.len() as u32) as usize]
    }

    /// A number from the first to the second.
    fn between(&mut self, (least, most): (u8, u8)) -> u8 {
        let more = u32::from(most.saturating_sub(least));
        least + self.0.below(IMAGINED, more + 1) as u8
    }
}
