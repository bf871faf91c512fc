//! Leaving for good: without saving the game, or by giving up.

use catalog::Occupant;
use engine::Seat;

use super::question::{Answer, Question};
use crate::failure::{Failure, Outcome};

/// How a person leaves for good.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Parting {
    /// Without saving the game.
    Quit,
    /// By giving up.
    Resign,
}

impl Question<'_, '_> {
    /// Asks whether a game may be lost.
    pub(super) fn part(&mut self, how: Parting) -> Outcome {
        self.parting = Some(how);
        self.session.warn(match how {
            Parting::Quit => {
                "The game is not saved: \"save FILE\" saves it, \"quit\" once more leaves."
            }
            Parting::Resign if self.is_allied() => {
                "Your side has lost when its other persons give up, too: \"resign\" once more \
                 gives up."
            }
            Parting::Resign => "You would lose the game: \"resign\" once more gives up.",
        })
    }

    pub(super) fn resign(&mut self) -> Result<Answer, Failure> {
        let resigned = self.session.table.resign(self.seat);
        self.done(resigned)
    }

    /// Whether another person plays on for the side.
    fn is_allied(&self) -> bool {
        let table = &*self.session.table;
        let is_person = |seat: Seat| table.occupants()[usize::from(seat.0)] == Occupant::Person;
        let plays_on = |seat: Seat| is_person(seat) && !table.talk().resigned.contains(seat);
        table.side_of(self.seat).without(self.seat).iter().any(plays_on)
    }
}
