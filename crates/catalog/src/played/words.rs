//! What happened at the table, in words.

use engine::{Arg, Entry, Phrase, Piece, Seat, Telling, Viewer};

use super::Played;
use crate::record::Beside;
use crate::{LogLine, Occupant, Offer};

impl<T: engine::Title> Played<T> {
    pub(super) fn side(&self, seat: Seat) -> String {
        let card = self.scenario.sides.get(usize::from(seat.0));
        card.map_or_else(|| seat.to_string(), |card| card.title.clone())
    }

    pub(super) fn log_line(&self, phrase: &Phrase) -> LogLine {
        LogLine { words: self.lexicon.speak(phrase), rules: rules_named(phrase) }
    }

    /// What a piece of the rules' own log tells `viewer`.
    pub(super) fn told_by_rules(&self, viewer: Viewer, piece: &Piece<'_, T>) -> Vec<Phrase> {
        let mut phrases: Vec<Phrase> = Vec::new();
        if let Entry::Undone { seat, .. } = piece.entry
            && (T::TELLING == Telling::AtOnce || viewer.is_among((*seat).into()))
        {
            phrases.push(self.about("table-undone", *seat));
        }
        let seen = piece.events().iter().filter_map(|event| T::seen(event, viewer));
        phrases.extend(seen.filter_map(|event| T::narrate(self.game().scenario(), &event)));
        phrases
    }

    /// What happened beside the rules. What a seat writes for itself is no news.
    pub(super) fn told_beside(&self, beside: &Beside) -> Option<Phrase> {
        match beside {
            Beside::Drafted { .. } | Beside::Undrafted { .. } | Beside::Instructed { .. } => None,
            Beside::DrawOffered { seat } => Some(self.about("table-draw-offered", *seat)),
            Beside::DrawDeclined { seat } => Some(self.about("table-draw-declined", *seat)),
            Beside::Resigned { seat } => Some(self.about("table-resigned", *seat)),
            Beside::HandedOver { seat, to } => Some(self.handed_over(*seat, to)),
            Beside::Abandoned {} => Some(Phrase::new("table-abandoned")),
            Beside::Said { seat: Some(seat), text, to } => {
                let id = if to.is_some() { "table-whispered" } else { "table-said" };
                Some(self.about(id, *seat).text("text", text.clone()))
            }
            Beside::Said { seat: None, text, .. } => {
                Some(Phrase::new("table-heard").text("text", text.clone()))
            }
            Beside::RematchAsked { seat } => Some(self.about("table-rematch", *seat)),
        }
    }

    fn handed_over(&self, seat: Seat, to: &Occupant) -> Phrase {
        match to {
            Occupant::Person => self.about("table-handed-to-person", seat),
            Occupant::Bot(level) => {
                self.about("table-handed-to-bot", seat).text("level", level.clone())
            }
        }
    }

    fn about(&self, id: &'static str, seat: Seat) -> Phrase {
        Phrase::new(id).text("side", self.side(seat))
    }
}

impl Offer {
    /// The line that says so.
    pub(super) fn by(self, seat: Seat) -> Beside {
        match self {
            Offer::Made => Beside::DrawOffered { seat },
            Offer::Withdrawn => Beside::DrawDeclined { seat },
        }
    }
}

/// The rules that fill blanks called `rule`.
fn rules_named(phrase: &Phrase) -> Vec<String> {
    let named = phrase.args.iter().filter(|(name, _)| name == "rule");
    named
        .filter_map(|(_, arg)| match arg {
            Arg::Text(id) => Some(id.to_string()),
            Arg::Number(_) | Arg::Term(_) | Arg::Terms(_) | Arg::Place(_) => None,
        })
        .collect()
}
