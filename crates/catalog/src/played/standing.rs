//! Standing instructions: how they are left, and how they are followed.

use engine::{Phrase, Seat, StandingCard, Waiting};

use super::Played;
use crate::record::Beside;
use crate::{Problem, Standing};

impl<T: engine::Title> Played<T> {
    pub(super) fn standing_of(&self, seat: Seat) -> Vec<Standing> {
        let left = self.standing.get(usize::from(seat.0));
        let standing = |card: &StandingCard| {
            let value = left.and_then(|left| left.get(card.id)).cloned();
            let text = Phrase::new(format!("standing-{}", card.id));
            Standing {
                id: card.id,
                rule: card.rule,
                text: self.lexicon.say(&text),
                values: card.values,
                value: value.unwrap_or_else(|| card.values[0].to_owned()),
            }
        };
        T::standing().iter().map(standing).collect()
    }

    /// Whether a standing instruction has such a value.
    pub(super) fn known_instruction(instruction: &str, value: &str) -> Result<(), Problem> {
        let cards = T::standing();
        let card = cards.iter().find(|card| card.id == instruction).ok_or_else(|| {
            let known: Vec<&str> = cards.iter().map(|card| card.id).collect();
            let known = if known.is_empty() { "none".to_owned() } else { known.join(", ") };
            let message = format!("There is no instruction \"{instruction}\"; there are: {known}.");
            Problem::unknown(message)
        })?;
        if card.values.contains(&value) {
            return Ok(());
        }
        let known = card.values.join(", ");
        Err(Problem::unknown(format!("\"{value}\" cannot be left there; write one of: {known}.")))
    }

    /// Leaves a standing instruction.
    pub(super) fn leave(
        &mut self,
        seat: Seat,
        instruction: &str,
        value: &str,
    ) -> Result<(), Problem> {
        Self::known_instruction(instruction, value)?;
        let (instruction, value) = (instruction.to_owned(), value.to_owned());
        self.put(Beside::Instructed { seat, instruction, value })
    }

    /// Whether `seat` plays against the computer alone, and nobody looks on: no question need be asked
    /// for the sake of others.
    fn is_alone(&self, seat: Seat) -> bool {
        let others = self.game().seats().iter().filter(|&other| other != seat);
        !self.looked_on && others.into_iter().all(|other| !self.is_person(other))
    }

    /// A decision for which a seat has left a standing instruction, or that is the only one it has.
    pub(super) fn order(&self) -> Option<(Seat, T::Action)> {
        if self.hesitates {
            return None;
        }
        let Waiting::On(seats) = self.who_is_waited_for() else { return None };
        seats.iter().find_map(|seat| {
            let left = &self.standing[usize::from(seat.0)];
            let left: Vec<(&str, &str)> =
                left.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
            let only = || self.game().only_answer(seat).filter(|_| self.is_alone(seat));
            let action = self.game().instructed(seat, &left).or_else(only)?;
            self.table.legal(seat).contains(&action).then_some((seat, action))
        })
    }
}
