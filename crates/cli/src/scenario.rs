//! `grognard scenario`: scenario files.

use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use engine::ScenarioCard;

use crate::failure::{Failure, Outcome};
use crate::options;
use crate::output::Output;

/// Work with scenario files.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Scenario {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Check(Check),
}

/// Read scenario files and say everything that is wrong with them.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
struct Check {
    /// The files.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// The game they are for; if nothing is said, the folder tells, or what is in the file.
    #[arg(long, value_name = "ID")]
    game: Option<String>,
}

const EXAMPLES: &str = "\
Examples:
  grognard scenario check games/ccn/scenarios/rolica-first-position.toml
  grognard scenario check --game waterloo mine.toml";

impl Scenario {
    pub(crate) fn run(&self, output: &mut Output) -> Outcome {
        match &self.command {
            Command::Check(check) => check.run(output),
        }
    }
}

impl Check {
    fn run(&self, output: &mut Output) -> Outcome {
        let mut faults = Vec::new();
        for file in &self.files {
            match options::read(file).and_then(|text| self.check(file, &text)) {
                Ok(card) => output.line(format!("{}: {} is sound.", file.display(), card.title))?,
                Err(Failure::Input(found)) => faults.push(found),
                Err(other) => return Err(other),
            }
        }
        match faults.is_empty() {
            true => Ok(()),
            false => Err(Failure::input(faults.join("\n"))),
        }
    }

    /// The card of a file, read as a file of the game that was named, or of the one it looks like.
    fn check(&self, file: &Path, text: &str) -> Result<ScenarioCard, Failure> {
        let title = match &self.game {
            Some(id) => catalog::find(id)?,
            None => options::game_of_file(file, text),
        };
        options::check(title, file, text)
    }
}
