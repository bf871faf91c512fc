//! Questions, choices and the log in words. The words themselves are in `locales/`.

use engine::{Counsel, Phrase, Seat, Viewer, Words};

use crate::action::Action;
use crate::event::Event;
use crate::setting::Setting;
use crate::state::Campaign;
use crate::view::View;

impl Words for Campaign {
    fn question(&self, _: Viewer) -> Phrase {
        Phrase::new("question")
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

impl Counsel for Campaign {
    fn worth(&self, _: Seat) -> i32 {
        0
    }
}
