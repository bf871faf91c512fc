//! What the computer would do, in print.

use std::fmt::Write;

use catalog::{Choice, Hint, HintChoice, Problem};

use super::question::Question;
use crate::chances::percent;
use crate::cores;
use crate::failure::Outcome;

/// How many choices are printed.
const PRINTED: usize = 3;

impl Question<'_, '_> {
    /// Prints the best few choices as a level sees them; the best one, if none is named.
    pub(super) fn hint(&mut self, level: &str) -> Outcome {
        let level = Some(level).filter(|level| !level.is_empty());
        match self.made(level) {
            Ok(hint) => {
                let text = print(&hint, self.choices());
                Ok(self.session.output.say(text.trim_end())?)
            }
            Err(problem) => self.session.warn(&problem.message),
        }
    }

    fn made(&self, level: Option<&str>) -> Result<Hint, Problem> {
        let table = &self.session.table;
        table.hint(table.hinting(self.seat, level)?.ponder(&cores::all()))
    }
}

/// The best few choices, each with the number under which it can be taken.
fn print(hint: &Hint, choices: &[Choice]) -> String {
    let mut text = String::new();
    for choice in hint.choices.iter().take(PRINTED) {
        let _ = writeln!(text, "{}\n      {}", head(choice, choices), choice.reason);
    }
    text
}

fn head(choice: &HintChoice, choices: &[Choice]) -> String {
    let same = |other: &Choice| choice.step.decision.as_ref() == Some(&other.decision);
    let number = choices.iter().position(same).map(|index| (index + 1).to_string());
    let number = number.unwrap_or_default();
    format!("{number:>4}  {}: {}", choice.step.words.text, percent(choice.chance))
}
