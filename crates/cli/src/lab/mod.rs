//! `grognard lab`: whether a scenario is balanced, and why.
//!
//! `play` plays it many times; `tally` adds up what was counted, `build` makes a `report` of it, and
//! `text` and `page` show that.

mod build;
mod page;
mod play;
mod report;
mod share;
mod spread;
mod tally;
mod text;
mod verdict;
mod words;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use catalog::{Occupant, SetUp, Start, Title};
use clap::Args;
use engine::{ScenarioCard, SeatSet};

use crate::failure::{Failure, Outcome};
use crate::options::{Series, Setting, named_value};
use crate::output::Output;
use build::Findings;
use report::{About, Report};

/// Play a scenario many times, bot against bot, and say whether it is balanced.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Lab {
    /// The scenario, or a scenario file (.toml).
    #[arg(value_name = "SCENARIO|FILE")]
    scenario: String,

    /// The game; if nothing is said, the one that has the scenario or understands the file.
    #[arg(long, value_name = "ID")]
    game: Option<String>,

    /// A switch that changes the rules; may be given several times.
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = named_value)]
    options: Vec<(String, String)>,

    /// How many games.
    #[arg(
        long,
        value_name = "N",
        default_value_t = 200,
        allow_negative_numbers = true,
        value_parser = clap::value_parser!(u64).range(1..=1_000_000),
    )]
    games: u64,

    /// The level of all bots; the second of the game, if nothing is said.
    #[arg(long, value_name = "ID", conflicts_with = "players")]
    level: Option<String>,

    /// The bots, in the order of the seats.
    #[arg(long, value_name = "BOT,BOT", value_delimiter = ',')]
    players: Vec<String>,

    #[command(flatten)]
    series: Series,

    /// Write the report as JSON; `-` prints it instead of the text.
    #[arg(long, value_name = "FILE|-")]
    json: Option<PathBuf>,

    /// Write the report as one page for a browser.
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Examples:
  grognard lab rolica-first-position
  grognard lab vimeiro --games 1000 --work 0.2 --html vimeiro.html
  grognard lab waterloo-and-wavre --level ensign --games 50
  grognard lab mine.toml --players greedy,greedy --json -";

impl Lab {
    pub(crate) fn run(&self, output: &mut Output) -> Outcome {
        let setting = Setting {
            game: self.game.clone(),
            scenario: Some(self.scenario.clone()),
            options: self.options.clone(),
        };
        let title = setting.title()?;
        let (card, start) = setting.start(title)?;
        let set_up = self.set_up(title, &card, start)?;
        for file in [&self.json, &self.html].into_iter().flatten() {
            must_be_writable(file)?;
        }
        let report = self.report(title, &card, &set_up)?;
        if let Some(file) = &self.html {
            write(file, &page::page(&report))?;
        }
        let json = || serde_json::to_string_pretty(&report).map_err(io::Error::from);
        match &self.json {
            Some(file) if is_output(file) => return Ok(output.line(json()?)?),
            Some(file) => write(file, &format!("{}\n", json()?))?,
            None => {}
        }
        Ok(output.show(text::text(&report, output.paint()))?)
    }

    fn set_up(
        &self,
        title: &dyn Title,
        card: &ScenarioCard,
        start: Start,
    ) -> Result<SetUp, Failure> {
        let seats = card.sides.len();
        let players = match (&self.level, self.players.as_slice()) {
            (Some(level), _) => vec![level.clone(); seats],
            (None, []) => vec![second_level(title); seats],
            (None, players) => players.to_vec(),
        };
        if players.len() != seats {
            let given = players.len();
            let message = format!("{} has {seats} seats; --players names {given}.", card.title);
            return Err(Failure::input(message));
        }
        Ok(SetUp {
            start,
            options: self.options.iter().cloned().collect(),
            seats: players.iter().map(|name| Occupant::from(name.trim())).collect(),
        })
    }

    fn report(
        &self,
        title: &dyn Title,
        card: &ScenarioCard,
        set_up: &SetUp,
    ) -> Result<Report, Failure> {
        let Series { work, seed, max_turns, .. } = self.series;
        let lab = title.lab(set_up, seed, max_turns, work)?;
        let tally = play::play(&*lab, self.games, self.series.threads());
        let findings = Findings {
            about: self.about(title, card, set_up),
            sides: lab.sides().iter().map(|&seats| side(card, set_up, seats)).collect(),
            muster: lab.muster(),
            lexicon: &title.lexicon(),
            tally,
        };
        Ok(findings.report())
    }

    fn about(&self, title: &dyn Title, card: &ScenarioCard, set_up: &SetUp) -> About {
        About {
            game: title.id().to_owned(),
            game_title: title.name(),
            rules_version: title.rules_version(),
            scenario: card.id.clone(),
            title: card.title.clone(),
            date: card.date.clone(),
            options: set_up.options.clone(),
            seed: self.series.seed,
            max_turns: self.series.max_turns,
            work_per_mille: self.series.work,
        }
    }
}

/// The level that labs use.
fn second_level(title: &dyn Title) -> String {
    title.levels()[1].id.to_owned()
}

/// The name of a side, and who plays for it.
fn side(card: &ScenarioCard, set_up: &SetUp, seats: SeatSet) -> (String, Vec<String>) {
    let seats = || seats.iter().map(|seat| usize::from(seat.0));
    let titles: Vec<&str> = seats().map(|seat| card.sides[seat].title.as_str()).collect();
    (titles.join(" and "), seats().map(|seat| set_up.seats[seat].to_string()).collect())
}

fn is_output(file: &Path) -> bool {
    file == Path::new("-")
}

/// Hours of work are not to be lost for a folder that is not there.
fn must_be_writable(file: &Path) -> Outcome {
    if is_output(file) {
        return Ok(());
    }
    let opened = fs::OpenOptions::new().append(true).create(true).open(file);
    opened.map(drop).map_err(|error| unwritable(file, &error))
}

fn write(file: &Path, text: &str) -> Outcome {
    fs::write(file, text).map_err(|error| unwritable(file, &error))
}

fn unwritable(file: &Path, error: &io::Error) -> Failure {
    Failure::input(format!("{} cannot be written: {error}.", file.display()))
}
