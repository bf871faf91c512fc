//! `grognard games`: what there is to play.

use std::io;

use catalog::{BY_THE_BOOK, GameCard, ScenarioEntry};
use clap::Args;

use crate::failure::{Failure, Outcome};
use crate::output::Output;

/// List the games, their scenarios and options.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Games {
    /// Print one JSON object instead.
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  grognard games
  grognard games --json";

impl Games {
    pub(crate) fn run(&self, output: &mut Output) -> Outcome {
        let listing = catalog::listing();
        if self.json {
            let text = serde_json::to_string(&listing).map_err(io::Error::from)?;
            return Ok(output.line(text)?);
        }
        for game in &listing.games {
            print(game, output)?;
        }
        Ok(())
    }
}

fn print(game: &GameCard, output: &mut Output) -> Result<(), Failure> {
    let paint = output.paint();
    let version = paint.faint(&format!("rules version {}", game.rules_version));
    output.line(format!("{}  {}  {version}", paint.key(game.id), paint.bold(&game.title)))?;
    if let Some(subtitle) = &game.subtitle {
        output.line(format!("  {subtitle}"))?;
    }
    output.line("  scenarios:")?;
    let width = game.scenarios.iter().map(|scenario| scenario.id.len()).max().unwrap_or(0);
    for scenario in &game.scenarios {
        output.line(format!("    {}", scenario_line(scenario, width)))?;
    }
    if !game.options.is_empty() {
        output.line("  options:")?;
    }
    for option in &game.options {
        let (id, default, rule) = (option.id, option.default, option.rule);
        let values = option.offer();
        let book = match option.by_the_letter() {
            book if book == default => String::new(),
            book => format!("; {book} by the book"),
        };
        output.line(format!("    {id} = {default} ({values}; {rule}{book})"))?;
    }
    if game.options.iter().any(|option| option.departs()) {
        output.line(format!(
            "    {BY_THE_BOOK} = off (on or off; sets those of the book by its letter)"
        ))?;
    }
    Ok(())
}

/// A scenario, its id in a column as wide as the widest.
fn scenario_line(scenario: &ScenarioEntry, width: usize) -> String {
    let sides: Vec<&str> = scenario.sides.iter().map(|side| side.title.as_str()).collect();
    format!("{:<width$}  {} ({})", scenario.id, scenario.title, sides.join(" against "))
}
