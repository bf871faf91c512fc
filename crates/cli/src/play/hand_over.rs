//! Leaving a seat to the computer, and taking one back from it.

use super::question::{Answer, Question};
use super::seats;
use crate::failure::Failure;

impl Question<'_, '_> {
    /// Puts somebody else into the seat of who is asked, or into that of an ally whom a bot plays.
    pub(super) fn hand_over(&mut self, to: &str) -> Result<Answer, Failure> {
        match seats::handed_over(&*self.session.table, self.seat, to) {
            Ok((seat, occupant)) => {
                let handed = self.session.table.hand_over(seat, &occupant);
                self.done(handed)
            }
            Err(sentence) => {
                self.session.warn(&sentence)?;
                Ok(Answer::Open)
            }
        }
    }
}
