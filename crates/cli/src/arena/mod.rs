//! `grognard arena`: players meet each other until it is clear who is better.
//!
//! [`lists`] says who meets whom and where, [`course`] follows one pair of players through its games,
//! [`ledger`] all of them, [`crew`] plays them on several threads, [`keep`] writes them down and takes
//! them up again, and [`report`] says what they came to.

mod count;
mod course;
mod crew;
mod keep;
mod ledger;
mod lists;
mod report;
mod table;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::Args;

use crate::failure::{Failure, Outcome};
use crate::options::{Series, named_value, share};
use crate::output::Output;

use self::crew::progress_bar;
use self::keep::Keep;
use self::ledger::{Ledger, Stopping};
use self::lists::Lists;
use self::report::Report;

/// Let players meet each other until it is clear who is better.
///
/// Games come in pairs: the same scenario and the same luck, the sides changed. Where a side has
/// several seats, one player takes all of them. Nobody's games depend on how many threads play, and
/// the same seed gives the same result.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arena {
    /// The game; if nothing is said, the one that has the first scenario, or the first one.
    #[arg(long, value_name = "ID")]
    game: Option<String>,

    /// The players, the weakest first; the levels of the game if nothing is said. A level can be
    /// given a factor for its work: marshal*16.
    #[arg(long, value_name = "NAME,NAME", value_delimiter = ',')]
    players: Vec<String>,

    /// The scenarios or scenario files (.toml) to be fought over, or all.
    #[arg(
        long,
        visible_alias = "scenarios",
        value_name = "ID|FILE,…",
        value_delimiter = ',',
        default_value = "all"
    )]
    scenario: Vec<String>,

    /// A switch that changes the rules; may be given several times.
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = named_value)]
    options: Vec<(String, String)>,

    /// The most games of a pair of players; an odd number is rounded up.
    #[arg(
        long,
        value_name = "N",
        default_value_t = 400,
        allow_negative_numbers = true,
        value_parser = clap::value_parser!(u64).range(1..=1_000_000),
    )]
    games: u64,

    /// Play all these games, even if it is clear before who is better.
    #[arg(long)]
    all_games: bool,

    /// Let only those meet who stand next to each other in the list.
    #[arg(long)]
    neighbours: bool,

    /// How sure an answer must be, and how sure the intervals are.
    #[arg(long, value_name = "SHARE", default_value = "0.95", value_parser = confidence)]
    confidence: f64,

    /// Ask whether whoever stands later in the list gets this share of the points.
    #[arg(long, value_name = "SHARE", default_value = "0.5", value_parser = share)]
    bar: f64,

    #[command(flatten)]
    series: Series,

    /// Write every finished game into this file; those that are in it are not played again.
    #[arg(long, value_name = "FILE")]
    keep: Option<PathBuf>,

    /// Print a line for each scenario of each pair, too.
    #[arg(long)]
    details: bool,

    /// Write everything into this file as JSON; - prints it instead of the table.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,

    /// Draw the ratings into this file.
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Examples:
  grognard arena --game ccn --work 0.05 --keep ladder.jsonl --svg ladder.svg
  grognard arena --game ccn --players random,greedy,marshal --work 0.05
  grognard arena --game ccn --players marshal,marshal*16 --work 0.01 --scenario rolica-first-position
  grognard arena --game ccn --neighbours --bar 0.65 --games 2000 --json ladder.json
  grognard arena --scenario mine.toml --players greedy,sergeant --games 100 --all-games --details";

impl Arena {
    pub(crate) fn run(&self, output: &mut Output) -> Outcome {
        let began = Instant::now();
        let lists = Lists::draw_up(self)?;
        let stopping = Stopping {
            most_rounds: self.games.div_ceil(2),
            bar: self.bar,
            confidence: self.confidence,
            plays_on: self.all_games,
        };
        let mut ledger = Ledger::new(lists.duels.len(), stopping);
        if let Some(file) = &self.keep {
            let (keep, lines) = Keep::open(file, &lists.heading(self))?;
            ledger.take_up(&lists, keep, &lines);
        }
        let ledger = crew::play(&lists, ledger, self.series.threads(), &progress_bar())?;
        let report = Report::new(self, &lists, &ledger, began.elapsed());
        self.write_down(&report, output)
    }

    fn write_down(&self, report: &Report, output: &mut Output) -> Outcome {
        if let Some(file) = &self.svg {
            write(file, &report.chart().to_string())?;
        }
        let json = report.json()?;
        match &self.json {
            Some(file) if file == Path::new("-") => return Ok(output.line(json)?),
            Some(file) => write(file, &format!("{json}\n"))?,
            None => {}
        }
        Ok(output.show(report.table())?)
    }
}

fn write(file: &Path, text: &str) -> Outcome {
    let cannot = |error| Failure::input(format!("{} cannot be written: {error}.", file.display()));
    fs::write(file, text).map_err(cannot)
}

/// Reads how sure an answer must be.
fn confidence(text: &str) -> Result<f64, String> {
    let wanted = || "write a number from 0.5 to 0.9999".to_owned();
    let number: f64 = text.parse().map_err(|_| wanted())?;
    if (0.5..=0.9999).contains(&number) { Ok(number) } else { Err(wanted()) }
}
