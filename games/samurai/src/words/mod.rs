//! Questions, choices and the log in words. The words themselves are in `locales/`.

mod choice;
mod hand;
mod log;
mod orders;
mod question;
mod sketch;
pub(crate) mod terms;

use engine::{Inspection, Phrase, Seat, SeatSet, Viewer, Words};

use crate::action::{Action, Draft};
use crate::event::Event;
use crate::inspect;
use crate::setting::Setting;
use crate::state::Battle;
use crate::view::View;

impl Words for Battle {
    fn question(&self, viewer: Viewer) -> Phrase {
        question::question(self, viewer)
    }

    fn awaited(&self, seats: SeatSet) -> Phrase {
        question::awaited(self, seats)
    }

    fn choice(&self, _: Seat, action: &Action) -> Phrase {
        choice::choice(self, &Draft::default(), *action)
    }

    fn question_draft(&self, seat: Seat, draft: &Draft) -> Phrase {
        question::question_draft(self, seat, draft)
    }

    fn choice_draft(&self, _: Seat, draft: &Draft, action: &Action) -> Phrase {
        choice::choice(self, draft, *action)
    }

    fn orders(&self, _: Seat, draft: &Draft) -> Vec<Phrase> {
        orders::orders(self, draft)
    }

    fn order_notes(&self, _: Seat, draft: &Draft) -> Vec<(usize, Phrase)> {
        orders::notes(self, draft)
    }

    /// [SAM-20.1.4] The units of a side that its enemy does not see.
    fn hand(&self, seat: Seat) -> Vec<Phrase> {
        hand::hand(self, seat)
    }

    fn inspect(&self, viewer: Viewer, place: &str) -> Option<Inspection> {
        inspect::inspect(self, viewer, place)
    }

    fn narrate(setting: &Setting, event: &Event) -> Option<Phrase> {
        log::narrate(setting, event)
    }

    fn sketch(setting: &Setting, view: &View) -> String {
        sketch::sketch(setting, view)
    }
}
