//! Questions, choices and the log in words. The words themselves are in `locales/`.

mod choice;
mod destination;
mod hand;
mod log;
mod question;
mod sketch;
mod surmise;
pub(crate) mod terms;
mod waiting;

use engine::{Inspection, Phrase, Seat, SeatSet, Surmise, Viewer, Words};

use crate::action::Action;
use crate::belief::Belief;
use crate::event::Event;
use crate::inspect;
use crate::pieces::Side;
use crate::setting::Setting;
use crate::state::Campaign;
use crate::view::View;

pub(crate) use destination::block_in_hand;

impl Words for Campaign {
    fn question(&self, viewer: Viewer) -> Phrase {
        question::question(self, viewer)
    }

    fn awaited(&self, seats: SeatSet) -> Phrase {
        let side = seats.lowest().map_or(self.acting, Side::of);
        waiting::awaited(self, side)
    }

    fn choice(&self, _: Seat, action: &Action) -> Phrase {
        choice::choice(self, *action)
    }

    /// [BOR-18.1.1] A player always sees all blocks of his own side.
    fn hand(&self, seat: Seat) -> Vec<Phrase> {
        hand::hand(self, seat)
    }

    fn inspect(&self, viewer: Viewer, place: &str) -> Option<Inspection> {
        inspect::inspect(self, viewer, place)
    }

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
