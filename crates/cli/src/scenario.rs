//! `grognard scenario`: scenario files.

use std::fs;
use std::path::{Path, PathBuf};

use catalog::Title;
use clap::{Args, Subcommand};
use engine::Fault;

use crate::failure::{Failure, Outcome};
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
            match self.check(file)? {
                Ok(sentence) => output.line(sentence)?,
                Err(found) => faults.extend(found),
            }
        }
        match faults.is_empty() {
            true => Ok(()),
            false => Err(Failure::input(faults.join("\n"))),
        }
    }

    /// What is to be said of a file: one line if it is sound, or one for each fault.
    fn check(&self, file: &Path) -> Result<Result<String, Vec<String>>, Failure> {
        let title = self.title(file)?;
        let name = file.display();
        let text = match fs::read_to_string(file) {
            Ok(text) => text,
            Err(error) => return Ok(Err(vec![format!("{name} cannot be read: {error}.")])),
        };
        let line = |fault: &Fault| match fault.line {
            0 => format!("{name}: {}", fault.message),
            line => format!("{name}:{line}: {}", fault.message),
        };
        let checked = title.check_scenario(&text);
        let checked = checked.map_err(|faults| faults.iter().map(line).collect());
        Ok(checked.map(|card| format!("{name}: {} is sound.", card.title)))
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
