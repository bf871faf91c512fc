//! What happens at the table beside the rules: giving up, offering a draw, talking.

use engine::{Outcome, Phrase, Seat, SeatSet, Viewer, Waiting};

use super::Played;
use crate::record::Beside;
use crate::{Close, Code, Ending, Offer, Problem, Talk};

/// How often something can be said, instructed or offered in one game.
const MOST_TALK: usize = 2_000;

/// How often a seat can change its secret orders in one game.
const MOST_DRAFTED: usize = 100_000;

/// The most characters that can be said at once.
const MOST_SAID: usize = 500;

impl<T: engine::Title> Played<T> {
    /// What a line beside the rules means for the table.
    pub(super) fn take_note_of(&mut self, beside: &Beside) {
        match beside {
            Beside::Drafted { seat, .. } | Beside::Undrafted { seat } => {
                self.drafted[usize::from(seat.0)] += 1;
            }
            Beside::Instructed { seat, instruction, value } => {
                let standing = &mut self.standing[usize::from(seat.0)];
                standing.insert(instruction.clone(), value.clone());
                self.hesitates = false;
                self.said += 1;
            }
            Beside::DrawOffered { seat } => {
                self.talk.draw = self.talk.draw.with(*seat);
                self.said += 1;
            }
            Beside::DrawDeclined { .. } => self.talk.draw = SeatSet::NONE,
            Beside::Resigned { seat } => self.talk.resigned = self.talk.resigned.with(*seat),
            Beside::HandedOver { seat, to } => self.seat_another(*seat, to),
            Beside::Abandoned {} => self.abandoned = true,
            Beside::RematchAsked { seat } => self.talk.rematch = self.talk.rematch.with(*seat),
            Beside::Said { .. } => self.said += 1,
        }
    }

    /// Whether a line beside the rules can come now.
    pub(super) fn may_add(&self, beside: &Beside) -> Result<(), Problem> {
        beside.seat().map_or(Ok(()), |seat| self.must_have(seat))?;
        self.bots_do_not(beside)?;
        self.must_have_room(beside)?;
        match beside {
            Beside::Said { seat, text, to } => {
                self.must_be_allies(*seat, *to)?;
                fit_to_print(text)
            }
            Beside::HandedOver { seat, to } => {
                self.must_go_on().and_then(|()| self.may_seat(*seat, to, 1))
            }
            Beside::RematchAsked { .. } if !self.is_over() => Err(Problem::not_over()),
            Beside::RematchAsked { seat } if self.talk.rematch.contains(*seat) => {
                Err(Problem::new(Code::Stale, "This seat has asked for it already."))
            }
            Beside::RematchAsked { .. } => Ok(()),
            Beside::Drafted { .. }
            | Beside::Undrafted { .. }
            | Beside::Instructed { .. }
            | Beside::DrawOffered { .. }
            | Beside::DrawDeclined { .. }
            | Beside::Resigned { .. }
            | Beside::Abandoned {} => self.must_go_on().and_then(|()| self.must_be_new(beside)),
        }
    }

    /// What is not said to everybody is said to the side of whoever says it.
    fn must_be_allies(&self, seat: Option<Seat>, to: Option<SeatSet>) -> Result<(), Problem> {
        let allies = seat.map(|seat| self.game().side_of(seat));
        if to.is_none() || to == allies {
            return Ok(());
        }
        Err(Problem::malformed("What is said is heard by everybody, or by one's own side."))
    }

    /// A record stays short enough to be sent: nobody talks or rewrites his orders for ever.
    fn must_have_room(&self, beside: &Beside) -> Result<(), Problem> {
        let is_full = match *beside {
            Beside::Said { .. } | Beside::Instructed { .. } | Beside::DrawOffered { .. } => {
                self.said >= MOST_TALK
            }
            Beside::Drafted { seat, .. } | Beside::Undrafted { seat } => {
                self.drafted[usize::from(seat.0)] >= MOST_DRAFTED
            }
            Beside::DrawDeclined { .. }
            | Beside::Resigned { .. }
            | Beside::HandedOver { .. }
            | Beside::Abandoned {}
            | Beside::RematchAsked { .. } => false,
        };
        if is_full { Err(too_much()) } else { Ok(()) }
    }

    /// Bots write orders and decline draws; they do nothing else beside the rules.
    fn bots_do_not(&self, beside: &Beside) -> Result<(), Problem> {
        let person = match *beside {
            Beside::Instructed { seat, .. }
            | Beside::DrawOffered { seat }
            | Beside::Resigned { seat }
            | Beside::Said { seat: Some(seat), .. }
            | Beside::RematchAsked { seat } => seat,
            Beside::Drafted { .. }
            | Beside::Undrafted { .. }
            | Beside::DrawDeclined { .. }
            | Beside::HandedOver { .. }
            | Beside::Abandoned {}
            | Beside::Said { seat: None, .. } => return Ok(()),
        };
        if self.is_person(person) {
            return Ok(());
        }
        Err(Problem::new(Code::WrongSeat, format!("A bot sits in {person}.")))
    }

    /// Nobody says twice what still stands.
    fn must_be_new(&self, beside: &Beside) -> Result<(), Problem> {
        let Talk { draw, resigned, .. } = self.talk;
        let (said, message) = match beside {
            Beside::DrawOffered { seat } => {
                (draw.contains(*seat), "This seat offers a draw already.")
            }
            Beside::DrawDeclined { .. } => (draw.is_empty(), "Nobody offers a draw."),
            Beside::Resigned { seat } => {
                (resigned.contains(*seat), "This seat has given up already.")
            }
            Beside::Drafted { .. }
            | Beside::Undrafted { .. }
            | Beside::Instructed { .. }
            | Beside::HandedOver { .. }
            | Beside::Abandoned {}
            | Beside::Said { .. }
            | Beside::RematchAsked { .. } => return Ok(()),
        };
        if said { Err(Problem::new(Code::Stale, message)) } else { Ok(()) }
    }

    /// Those who hear what `seat` says to its allies, if it has any and the rules let them talk now.
    pub(super) fn may_confer(&self, seat: Option<Seat>) -> Result<SeatSet, Problem> {
        let alone = || Problem::new(Code::WrongSeat, "Nobody else plays for this side.");
        let seat = seat.ok_or_else(alone)?;
        self.must_have(seat)?;
        let allies = self.game().side_of(seat);
        if allies.len() < 2 {
            return Err(alone());
        }
        match self.game().may_confer(seat) {
            Ok(()) => Ok(allies),
            Err(refusal) => Err(Problem::refused(&refusal, &self.lexicon)),
        }
    }

    pub(super) fn put(&mut self, beside: Beside) -> Result<(), Problem> {
        self.may_add(&beside)?;
        self.add(beside);
        Ok(())
    }

    /// A draw is offered or declined. Bots always decline.
    pub(super) fn negotiate(&mut self, seat: Seat, offer: Offer) -> Result<(), Problem> {
        let mut others = self.game().seats().without(seat).iter();
        let bot = others.find(|&other| !self.is_person(other));
        self.put(offer.by(seat))?;
        if let (Offer::Made, Some(seat)) = (offer, bot) {
            self.add(Beside::DrawDeclined { seat });
        }
        Ok(())
    }

    pub(super) fn must_have(&self, seat: Seat) -> Result<(), Problem> {
        if self.game().seats().contains(seat) {
            return Ok(());
        }
        Err(Problem::no_seat(seat))
    }

    pub(super) fn must_go_on(&self) -> Result<(), Problem> {
        if self.is_over() { Err(Problem::over()) } else { Ok(()) }
    }

    pub(super) fn is_over(&self) -> bool {
        self.close().is_some()
    }

    /// What ended the game, and how, if it is over.
    fn close(&self) -> Option<(Close, Outcome)> {
        if let Waiting::Over(outcome) = self.game().waiting() {
            return Some((Close::Rules, outcome));
        }
        let nobody = Outcome { winners: SeatSet::NONE, margin: 0 };
        if let Some(losers) = self.beaten() {
            let winners = losers.iter().fold(self.game().seats(), SeatSet::without);
            return Some((Close::Resignation, Outcome { winners, margin: 0 }));
        }
        let agreed = self.talk.resigned.iter().fold(self.talk.draw, SeatSet::with);
        if !self.talk.draw.is_empty() && agreed == self.game().seats() {
            return Some((Close::Agreement, nobody));
        }
        self.abandoned.then_some((Close::Abandonment, nobody))
    }

    /// A side of which every person has given up. Bots do not go on for it; handing a seat over to one
    /// leaves no such side behind (`hand_seat_over`).
    fn beaten(&self) -> Option<SeatSet> {
        let side = |seat| self.game().side_of(seat);
        let given_up = |seats: &SeatSet| {
            let mut persons = seats.iter().filter(|&seat| self.is_person(seat));
            persons.all(|seat| self.talk.resigned.contains(seat))
        };
        self.talk.resigned.iter().map(side).find(given_up)
    }

    pub(super) fn who_is_waited_for(&self) -> Waiting {
        self.close().map_or_else(|| self.game().waiting(), |(_, outcome)| Waiting::Over(outcome))
    }

    pub(super) fn how_it_ended(&self) -> Option<Ending> {
        let (by, outcome) = self.close()?;
        let winners: Vec<Seat> = outcome.winners.iter().collect();
        let names: Vec<String> = winners.iter().map(|&seat| self.side(seat)).collect();
        let phrase = match (by, names.as_slice()) {
            (Close::Abandonment, _) => Phrase::new("table-abandoned"),
            (_, []) => Phrase::new("table-drawn"),
            (_, names) => Phrase::new("table-won")
                .text("winners", names.join(", "))
                .number("margin", outcome.margin),
        };
        Some(Ending { winners, margin: outcome.margin, by, text: self.lexicon.say(&phrase) })
    }
}

/// Who speaks, as the record has it; the referee does not.
pub(super) fn speaker(viewer: Viewer) -> Result<Option<Seat>, Problem> {
    match viewer {
        Viewer::Seat(seat) => Ok(Some(seat)),
        Viewer::Spectator => Ok(None),
        Viewer::Referee => Err(Problem::new(Code::WrongSeat, "The referee says nothing.")),
    }
}

pub(super) fn too_much() -> Problem {
    let message = "Too much was said or rewritten in this game; nothing is added to it.";
    Problem::new(Code::TooMany, message)
}

fn fit_to_print(text: &str) -> Result<(), Problem> {
    let length = text.chars().count();
    if text.trim().is_empty() || length > MOST_SAID || text.chars().any(char::is_control) {
        let message = format!("Say something of 1 to {MOST_SAID} characters on one line.");
        return Err(Problem::malformed(message));
    }
    Ok(())
}
