//! Secret orders at the table: reading what is written, and committing it.

use catalog::OrderLine;

use super::question::{Answer, Question};
use crate::failure::{Failure, Outcome};

impl Question<'_, '_> {
    /// Whether secret orders are written, and enough of them to be committed.
    pub(super) fn may_commit(&self) -> bool {
        self.draft.as_ref().is_some_and(|draft| draft.complete)
    }

    /// Says how orders are committed, if they can be. When nothing else is left to do they are shown
    /// once more: what is committed cannot be taken back.
    pub(super) fn offer_to_commit(&mut self) -> Outcome {
        if self.is_last() {
            self.orders()?;
            let how =
                "Press Enter to commit your orders, or take the last line back with \"undo\".";
            return Ok(self.session.output.say(how)?);
        }
        if self.may_commit() {
            self.session.output.say("Type \"commit\" if these are all orders.")?;
        }
        Ok(())
    }

    /// Prints the orders that were written so far.
    pub(super) fn orders(&mut self) -> Outcome {
        let Some(draft) = &self.draft else {
            return Ok(self.session.output.line("No secret orders are asked for now.")?);
        };
        if draft.lines.is_empty() {
            self.session.output.line("You have ordered nothing yet.")?;
        }
        for line in written("      ", &draft.lines) {
            self.session.output.say(line)?;
        }
        self.orders_of_allies()
    }

    /// Prints what allies have written, at a table whose allies read each other's orders.
    fn orders_of_allies(&mut self) -> Outcome {
        for shared in self.session.table.shared_drafts(self.seat) {
            let side = &self.session.table.scenario().sides[usize::from(shared.seat.0)].title;
            let state = if shared.committed { "committed" } else { "not committed yet" };
            self.session.output.say(format!("      {side} ({state}):"))?;
            for line in written("        ", &shared.lines) {
                self.session.output.say(line)?;
            }
        }
        Ok(())
    }

    /// Commits the orders, or says which rule asks for more.
    pub(super) fn commit(&mut self) -> Result<Answer, Failure> {
        let committed = self.session.table.commit(self.seat, None);
        self.done(committed)
    }
}

/// Orders in words, each with its notes below it in brackets.
fn written(indent: &str, lines: &[OrderLine]) -> Vec<String> {
    let order = |line: &OrderLine| {
        let notes = line.notes.iter().map(|note| format!("{indent}  ({})", note.text));
        [format!("{indent}{}", line.words.text)].into_iter().chain(notes).collect::<Vec<String>>()
    };
    lines.iter().flat_map(order).collect()
}
