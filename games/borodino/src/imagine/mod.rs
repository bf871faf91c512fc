//! A whole position from what one side knows: its own part exactly, and the enemy's blocks dealt
//! among the places where they may stand.
//!
//! `rebuild` puts together what is known. `deal` gives every place a block that may be there, by
//! `matching`, and `strength` its steps; `marks` is what the enemy's blocks have done unseen, and
//! `question` what he is asked.

mod deal;
mod marks;
mod matching;
mod question;
mod rebuild;
mod strength;

use engine::{Chance, Draw, Seat};

use crate::belief::Belief;
use crate::pieces::Side;
use crate::setting::Setting;
use crate::state::Campaign;
use crate::view::View;

const IMAGINED: Draw = Draw::open("imagined");

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
    let mut luck = Luck(chance);
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
    luck: &mut Luck<'_>,
) -> Campaign {
    let mut campaign = known.clone();
    let unseen = deal::deal(&mut campaign, enemy, view, belief, luck);
    strength::share(&mut campaign, enemy, unseen, belief, luck);
    marks::note(&mut campaign, enemy, unseen, luck);
    question::open(&mut campaign, enemy, view);
    strength::let_one_lack(&mut campaign, unseen, belief, luck);
    campaign
}

/// Luck that draws among things.
struct Luck<'a>(&'a mut dyn Chance);

impl Luck<'_> {
    fn shuffle<T>(&mut self, things: &mut [T]) {
        for place in (1..things.len()).rev() {
            things.swap(place, self.0.below(IMAGINED, place as u32 + 1) as usize);
        }
    }

    /// A number from `least` to `most`.
    fn between(&mut self, least: u8, most: u8) -> u8 {
        let more = u32::from(most.saturating_sub(least));
        least + self.0.below(IMAGINED, more + 1) as u8
    }
}
