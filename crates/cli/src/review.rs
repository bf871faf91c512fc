//! `grognard review`: a finished game gone over.

mod chart;
pub(crate) mod print;

use std::io;
use std::path::PathBuf;

use catalog::Problem;
use clap::Args;

use crate::failure::{Failure, Outcome};
use crate::output::Output;
use crate::quiet::quietly;
use crate::{cores, recorded};

/// Go over a finished game: who stood how when, what cost most, how much was luck.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Review {
    /// The file: a finished game that was saved.
    file: PathBuf,

    /// The level that judges: the stronger, the better and the slower. The best of the game, if
    /// nothing is said.
    #[arg(long, value_name = "LEVEL")]
    level: Option<String>,

    /// Print one JSON object instead.
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  grognard review saturday.game
  grognard review saturday.game --level colonel
  grognard review saturday.game --json";

impl Review {
    pub(crate) fn run(&self, output: &mut Output) -> Outcome {
        let text = recorded::read(&self.file)?;
        let in_file = |problem: Problem| recorded::in_file(&self.file, &problem);
        let gone_over = quietly(|| {
            let table = catalog::load(&text)?;
            let review = table.reviewing(self.level.as_deref())?.ponder(&cores::all());
            Ok((table, review))
        });
        let (table, review) = gone_over.ok_or_else(broken)?.map_err(in_file)?;
        if self.json {
            let text = serde_json::to_string(&review).map_err(io::Error::from)?;
            return Ok(output.line(text)?);
        }
        let card = table.scenario();
        let heading = format!("{}: {}", table.title().name(), card.title);
        output.say(output.paint().bold(&heading))?;
        if let Some(ending) = table.ending() {
            output.say(ending.text)?;
        }
        Ok(output.say(print::print(&*table, &review, output.paint()).trim_end())?)
    }
}

fn broken() -> Failure {
    Failure::input("The program has a fault: it could not go over the record.")
}
