//! Seats that are handed over while the game runs: to a bot, back to a person, or by one person to
//! another.

use engine::{Seat, SeatSet};

use super::{Played, talk};
use crate::bots::{FULL_WORK, bot};
use crate::record::Beside;
use crate::{Code, Occupant, Problem};

/// How often seats can be handed over in one game.
const MOST_HANDED_OVER: u32 = 500;

impl<T: engine::Title> Played<T> {
    /// Puts a bot into a seat, or a person into that of a bot. A bot also goes on in the seats of its
    /// side that were given up, if no other person plays on there: so a hand-over never loses a game.
    pub(super) fn hand_seat_over(&mut self, seat: Seat, to: &Occupant) -> Result<(), Problem> {
        self.must_have(seat)?;
        self.must_go_on()?;
        if self.occupants.get(usize::from(seat.0)) == Some(to) {
            return Err(same());
        }
        let left = self.given_up_beside(seat, to);
        self.may_seat(seat, to, 1 + left.len())?;
        for seat in left.iter().chain([seat]) {
            self.add(Beside::HandedOver { seat, to: to.clone() });
        }
        if *to != Occupant::Person && !self.talk.draw.is_empty() {
            self.add(Beside::DrawDeclined { seat });
        }
        Ok(())
    }

    /// Another person goes on in the seat of a person.
    pub(super) fn hand_to_another_person(&mut self, seat: Seat) -> Result<(), Problem> {
        self.must_have(seat)?;
        if !self.is_person(seat) {
            return Err(Problem::new(Code::WrongSeat, format!("A bot sits in {seat}.")));
        }
        self.put(Beside::HandedOver { seat, to: Occupant::Person })
    }

    /// The seats of a side that were given up, if the last person who plays on there leaves `seat` to
    /// a bot.
    fn given_up_beside(&self, seat: Seat, to: &Occupant) -> SeatSet {
        let others = self.game().side_of(seat).without(seat);
        let has_given_up = |other: &Seat| self.talk.resigned.contains(*other);
        let plays_on = |other: Seat| self.is_person(other) && !has_given_up(&other);
        if *to == Occupant::Person || others.iter().any(plays_on) {
            return SeatSet::NONE;
        }
        others.iter().filter(has_given_up).collect()
    }

    /// Whether a seat can be handed over, and so many of them: to another bot, or to another person.
    pub(super) fn may_seat(&self, seat: Seat, to: &Occupant, count: u32) -> Result<(), Problem> {
        if self.handed_over.iter().sum::<u32>() + count > MOST_HANDED_OVER {
            return Err(talk::too_much());
        }
        let Occupant::Bot(name) = to else { return Ok(()) };
        bot::<T>(name, FULL_WORK)?;
        if self.occupants.get(usize::from(seat.0)) == Some(to) { Err(same()) } else { Ok(()) }
    }

    /// Another sits in a seat now, who has given up nothing, offered no draw and left no instruction.
    pub(super) fn seat_another(&mut self, seat: Seat, to: &Occupant) {
        self.bots.put(seat, to).expect("there is such a bot");
        let number = usize::from(seat.0);
        self.occupants[number] = to.clone();
        self.standing[number].clear();
        self.handed_over[number] += 1;
        self.talk.resigned = self.talk.resigned.without(seat);
        self.talk.draw = self.talk.draw.without(seat);
    }
}

fn same() -> Problem {
    Problem::new(Code::Stale, "The same sits there already.")
}
