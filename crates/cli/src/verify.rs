//! `grognard verify`: whether the dice of a recorded game were fair, and the game follows from them.

use std::path::PathBuf;

use catalog::{Occupant, Problem, Record};
use clap::Args;

use crate::failure::{Failure, Outcome};
use crate::output::Output;
use crate::quiet::quietly;
use crate::recorded;

/// Check the dice of a recorded game, and that the game follows from them by the rules.
///
/// First come the id, the commitment and the bytes of every seat: compare them with those that you
/// wrote down when the game began. The last line is the verdict.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Verify {
    /// The file: a game that was saved, or its record when it is over.
    file: PathBuf,
}

const EXAMPLES: &str = "\
Examples:
  grognard verify saturday.game
  grognard verify saturday.game && echo fair";

impl Verify {
    pub(crate) fn run(&self, output: &mut Output) -> Outcome {
        let text = recorded::read(&self.file)?;
        let verdict = quietly(|| catalog::verify(&text)).ok_or_else(broken)?;
        let in_file = |problem: Problem| recorded::in_file(&self.file, &problem);
        let verdict = verdict.map_err(in_file)?;
        for (name, value) in promised(&text).map_err(in_file)? {
            output.line(format!("{name:<10}  {value}"))?;
        }
        Ok(output.line(verdict)?)
    }
}

fn broken() -> Failure {
    Failure::input("The program has a fault: it could not check the record.")
}

/// What was promised before the game began, line by line.
fn promised(text: &str) -> Result<Vec<(String, String)>, Problem> {
    let header = Record::read(text)?.header;
    let card = catalog::find(&header.game)?.recorded_scenario(&header)?;
    let mut lines = vec![
        ("game".to_owned(), header.id.to_string()),
        ("commitment".to_owned(), header.luck.commitment.to_string()),
    ];
    let seats = card.sides.iter().zip(&header.seats).zip(header.pinches());
    for (((side, occupant), pinch), given) in seats.zip(&header.luck.pinches) {
        let whose = match (occupant, given) {
            (Occupant::Bot(name), _) => format!("{name}, from the key"),
            (Occupant::Person, None) => "person, from the key".to_owned(),
            (Occupant::Person, Some(_)) => "person".to_owned(),
        };
        let bytes = pinch.map_or_else(String::new, |pinch| pinch.to_string());
        lines.push((side.id.clone(), format!("{bytes}  ({whose})")));
    }
    Ok(lines)
}
