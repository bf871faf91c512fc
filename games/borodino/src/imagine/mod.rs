//! A whole position from what one side knows: its own part exactly, and the enemy's blocks dealt
//! among the places where they may stand.
//!
//! `rebuild` puts together what is known. `deal` gives every place a block that may be there, and
//! `strength` its steps; `marks` is what the enemy's blocks have done unseen, and
//! `question` what he is asked.

mod deal;
mod marks;
mod question;
mod rebuild;
mod strength;

use engine::{Chance, Guess, Seat};

use crate::belief::Belief;
use crate::pieces::Side;
use crate::setting::Setting;
use crate::state::Campaign;
use crate::view::View;

/// How often the blocks are dealt anew, if the enemy could not be asked what he is asked.
const DEALS: u8 = 4;

/// A position that whoever sits in `seat` cannot tell from the true one.
pub(crate) fn imagine(
    setting: &'static Setting,
    seat: Seat,
    view: &View,
    belief: &Belief,
    chance: &mut dyn Chance,
) -> Campaign {
    let known = rebuild::rebuild(setting, view);
    let enemy = Side::of(seat).enemy();
    let mut luck = Guess::new(chance);
    let mut campaign = imagined(&known, enemy, view, belief, &mut luck);
    for _ in 1..DEALS {
        if campaign.is_over() || campaign.asked().is_some() {
            return campaign;
        }
        campaign = imagined(&known, enemy, view, belief, &mut luck);
    }
    question::insist(&mut campaign, enemy, view, &mut luck);
    campaign
}

fn imagined(
    known: &Campaign,
    enemy: Side,
    view: &View,
    belief: &Belief,
    luck: &mut Guess<'_>,
) -> Campaign {
    let mut campaign = known.clone();
    let unseen = deal::deal(&mut campaign, enemy, view, belief, luck);
    strength::share(&mut campaign, enemy, unseen, belief, luck);
    marks::note(&mut campaign, enemy, unseen, luck);
    question::open(&mut campaign, enemy, view);
    strength::let_one_lack(&mut campaign, unseen, belief, luck);
    campaign
}
