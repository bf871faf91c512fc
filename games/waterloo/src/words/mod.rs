//! Questions, choices and the log in words. The words themselves are in `locales/`.

mod choice;
mod hand;
mod log;
mod question;
mod sketch;
mod surmise;
pub(crate) mod terms;

use engine::{Inspection, Phrase, Seat, SeatSet, Surmise, Viewer, Words};

use crate::action::Action;
use crate::belief::Belief;
use crate::event::Event;
use crate::inspect;
use crate::pieces::Side;
use crate::setting::Setting;
use crate::state::Campaign;
use crate::view::View;

pub(crate) use choice::block_in_hand;

impl Words for Campaign {
    fn question(&self, viewer: Viewer) -> Phrase {
        question::question(self, viewer)
    }

    fn awaited(&self, seats: SeatSet) -> Phrase {
        let parties = Side::BOTH.into_iter().flat_map(|side| self.setting.get().parties(side));
        let asked = parties.copied().find(|party| seats.contains(party.seat()));
        asked.map_or_else(|| question::ending(self), |party| question::awaited(self, party))
    }

    fn choice(&self, _: Seat, action: &Action) -> Phrase {
        choice::choice(self, *action)
    }

    /// [WAT-24.1.1] A player always sees all blocks of his own side.
    fn hand(&self, seat: Seat) -> Vec<Phrase> {
        hand::hand(self, seat)
    }

    fn inspect(&self, viewer: Viewer, place: &str) -> Option<Inspection> {
        inspect::inspect(self, viewer, place)
    }

    /// [WAT-24.1.1] Who may be among the hidden blocks.
    fn surmise(setting: &Setting, view: &View, belief: &Belief) -> Vec<Surmise> {
        surmise::surmise(setting, view, belief)
    }

    fn narrate(setting: &Setting, event: &Event) -> Option<Phrase> {
        log::narrate(setting, event)
    }

    fn sketch(setting: &Setting, view: &View) -> String {
        sketch::sketch(setting, view)
    }
}
