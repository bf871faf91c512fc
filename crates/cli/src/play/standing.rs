//! Standing instructions at the table.

use super::question::{Answer, Question};
use crate::failure::{Failure, Outcome};

impl Question<'_, '_> {
    /// Lists the standing instructions, or leaves one, which may answer the open question at once.
    pub(super) fn standing(&mut self, asked: &str) -> Result<Answer, Failure> {
        let mut words = asked.split_whitespace();
        let (Some(id), Some(value), None) = (words.next(), words.next(), words.next()) else {
            return self.list_standing().map(|()| Answer::Open);
        };
        let left = self.session.table.instruct(self.seat, id, value);
        self.done(left)
    }

    fn list_standing(&mut self) -> Outcome {
        let standing = self.session.table.standing(self.seat);
        for it in &standing {
            let (values, words) = (it.values.join(", "), &it.text);
            self.session
                .output
                .say(format!("  {} = {} ({values})\n      {words}", it.id, it.value))?;
        }
        let Some(first) = standing.first() else { return Ok(()) };
        let example = format!("standing {} {}", first.id, first.values[1]);
        Ok(self.session.output.line(format!("Write one of them and a value: {example}."))?)
    }
}
