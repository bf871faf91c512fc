//! A whole position from what one side knows: its own part exactly, and the enemy's blocks dealt
//! among the places where they may stand.
//!
//! `rebuild` puts together what is known. `slots` lists the places of the blocks that are not seen,
//! with what is known of each, and `wishes` what follows from the question that is open; `deal` deals
//! the blocks. The rest is what the enemy has done in secret.

mod deal;
mod movement;
mod rebuild;
mod secrets;
mod set_up;
mod slots;
mod wishes;

use engine::{Chance, Guess, Seat};

use crate::belief::Belief;
use crate::pieces::Side;
use crate::setting::Setting;
use crate::state::Campaign;
use crate::view::View;

/// A position that whoever sits in `seat` cannot tell from the true one.
pub(crate) fn imagine(
    setting: &'static Setting,
    seat: Seat,
    view: &View,
    belief: &Belief,
    chance: &mut dyn Chance,
) -> Campaign {
    let mut campaign = rebuild::rebuild(setting, view);
    let is_allied = Side::Allied.seats().contains(seat);
    let enemy = if is_allied { Side::French } else { Side::Allied };
    let mut luck = Guess::new(chance);
    deal::deal(&mut campaign, enemy, view, belief, &mut luck);
    set_up::place_unseen(&mut campaign, enemy, view, &mut luck);
    secrets::choose(&mut campaign, enemy, &mut luck);
    secrets::note_acts(&mut campaign, enemy, belief);
    movement::retrace(&mut campaign, enemy, view, belief, &mut luck);
    campaign
}
