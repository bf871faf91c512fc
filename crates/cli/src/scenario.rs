//! `grognard scenario`: scenario files.

use std::path::{Path, PathBuf};

use catalog::Title;
use clap::{Args, Subcommand};

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

    /// The game they are for; if nothing is said, the folder tells or there is only one.
    #[arg(long, value_name = "ID")]
    game: Option<String>,
}

const EXAMPLES: &str = "\
Examples:
  grognard scenario check games/ccn/scenarios/rolica-first-position.toml
  grognard scenario check --game ccn mine.toml";

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
            let title = self.title(file)?;
            match options::read(file).and_then(|text| options::check(title, file, &text)) {
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

    /// The game of a file: as was said, or the folder it lies in, or the only one.
    fn title(&self, file: &Path) -> Result<&'static dyn Title, Failure> {
        if let Some(id) = &self.game {
            return Ok(catalog::find(id)?);
        }
        let folders = || file.components().filter_map(|part| part.as_os_str().to_str());
        let games = catalog::games();
        match games.iter().find(|title| folders().any(|folder| folder == title.id())) {
            Some(title) => Ok(*title),
            None if games.len() == 1 => Ok(games[0]),
            None => Err(Failure::input("Say with --game which game the scenario is for.")),
        }
    }
}
