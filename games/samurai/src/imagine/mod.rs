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
use crate::view::{UnitView, View};

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
    let enemy = Side::of(seat).map(Side::enemy).filter(|&enemy| may_hide(view, enemy));
    if let Some(enemy) = enemy {
        ambushes::place_unseen(&mut battle, enemy, belief, &mut luck);
    }
    battle
}

/// Whether a side may have hidden units of which a view does not tell: not before it could hide
/// them, nor if the viewer sees all that the side sees.
fn may_hide(view: &View, side: Side) -> bool {
    let is_open = |unit: &UnitView| unit.side == Some(side) && unit.own.is_some();
    view.now.stage != Stage::SetUp && !view.units.iter().any(is_open)
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
