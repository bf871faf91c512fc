//! Questions, choices and the log in words. The words themselves are in `locales/`.

use engine::{Phrase, Seat, Viewer, Words};

use crate::action::Action;
use crate::event::Event;
use crate::setting::Setting;
use crate::state::Battle;
use crate::view::View;

impl Words for Battle {
    fn question(&self, _: Viewer) -> Phrase {
        Phrase::new("ask-orders")
    }

    fn choice(&self, _: Seat, _: &Action) -> Phrase {
        Phrase::new("choice")
    }

    fn narrate(_: &Setting, _: &Event) -> Option<Phrase> {
        None
    }

    fn sketch(_: &Setting, _: &View) -> String {
        String::new()
    }
}
