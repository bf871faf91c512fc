//! A whole position from what one side knows: all that it sees exactly, and the rest drawn from
//! what it believes.
//!
//! `rebuild` puts together what is known; `ambushes` are the enemies that hide.

mod ambushes;
mod rebuild;

use engine::{Chance, Guess, Seat};

use crate::belief::Belief;
use crate::event::Stage;
use crate::pieces::Side;
use crate::setting::Setting;
use crate::state::Battle;
use crate::view::{UnitView, View};

/// A position that whoever sits in `seat` cannot tell from the true one.
pub(crate) fn imagine(
    setting: &'static Setting,
    seat: Seat,
    view: &View,
    belief: &Belief,
    chance: &mut dyn Chance,
) -> Battle {
    let mut battle = rebuild::rebuild(setting, view);
    let mut luck = Guess::new(chance);
    ambushes::place_known(&mut battle, view, belief, &mut luck);
    let side = setting.options.seating.side(seat);
    let enemy = side.map(Side::enemy).filter(|&enemy| may_hide(view, enemy));
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
