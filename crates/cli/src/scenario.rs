//! `grognard scenario`: scenario files.

use std::path::{Path, PathBuf};

use catalog::Title;
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
        let named = self.game.as_deref().map(catalog::find).transpose()?;
        let mut faults = Vec::new();
        for file in &self.files {
            match check(named, file) {
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
}

/// The card of a file, read as a file of the game that was named, or of the one it looks like.
fn check(named: Option<&'static dyn Title>, file: &Path) -> Result<ScenarioCard, Failure> {
    let text = options::read(file)?;
    let title = named.map_or_else(|| options::game_of_file(file, &text), Ok)?;
    options::check(title, file, &text)
}
