//! `grognard simulate`: many games between bots.

use std::io::{self, IsTerminal};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use catalog::{GameResult, Occupant, Pairing, SetUp, Start};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};

use crate::failure::{Failure, Outcome};
use crate::options::{Series, Setting};
use crate::output::Output;
use crate::tally::{Report, Tally};

/// Let bots play many games and count.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Simulate {
    #[command(flatten)]
    setting: Setting,

    /// How many games.
    #[arg(
        long,
        value_name = "N",
        default_value_t = 100,
        allow_negative_numbers = true,
        value_parser = clap::value_parser!(u64).range(1..=1_000_000_000_000),
    )]
    games: u64,

    /// The bots, in the order of the seats.
    #[arg(long, value_name = "BOT,BOT", value_delimiter = ',', default_value = "random,random")]
    players: Vec<String>,

    #[command(flatten)]
    series: Series,

    /// Print one JSON object instead.
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  grognard simulate --games 1000 --players random,greedy --seed 7
  grognard simulate --game ccn --scenario rolica-first-position --games 10000 --threads 8 --json
  grognard simulate --scenario mine.toml --games 1000 --players greedy,greedy";

impl Simulate {
    pub(crate) fn run(&self, output: &mut Output) -> Outcome {
        let title = self.setting.title()?;
        let (card, start) = self.setting.start(title)?;
        let set_up = self.set_up(start);
        if set_up.seats.len() != card.sides.len() {
            let (seats, given) = (card.sides.len(), set_up.seats.len());
            let message = format!("{} has {seats} seats; --players names {given}.", card.title);
            return Err(Failure::input(message));
        }
        let Series { work, seed, max_turns, .. } = self.series;
        let pairing = title.pairing(&set_up, seed, max_turns, work)?;
        let began = Instant::now();
        let tally = self.play(&*pairing, card.sides.len());
        let report = Report::new(title.id(), &card, (&set_up, seed), &tally, began.elapsed());
        if self.json {
            let text = serde_json::to_string(&report).map_err(io::Error::from)?;
            return Ok(output.line(text)?);
        }
        Ok(output.show(report)?)
    }

    fn set_up(&self, start: Start) -> SetUp {
        SetUp {
            start,
            options: self.setting.options.iter().cloned().collect(),
            seats: self.players.iter().map(|name| Occupant::from(name.trim())).collect(),
        }
    }

    /// Plays all games. The luck of each follows from its number, so their order does not matter.
    fn play(&self, pairing: &dyn Pairing, seats: usize) -> Tally {
        let bar = self.progress_bar();
        let next = AtomicU64::new(0);
        let worker = || {
            let mut tally = Tally::new(seats);
            while let Some(result) = self.play_next(pairing, &next) {
                tally.add(&result);
                bar.inc(1);
            }
            tally
        };
        let tally = thread::scope(|scope| {
            let workers: Vec<_> = (1..self.series.threads()).map(|_| scope.spawn(worker)).collect();
            let own = worker();
            let others = workers.into_iter().map(|other| other.join().expect("no game panics"));
            others.fold(own, Tally::and)
        });
        bar.finish_and_clear();
        tally
    }

    fn play_next(&self, pairing: &dyn Pairing, next: &AtomicU64) -> Option<GameResult> {
        let number = next.fetch_add(1, Ordering::Relaxed);
        (number < self.games).then(|| pairing.play(number))
    }

    fn progress_bar(&self) -> ProgressBar {
        if !io::stderr().is_terminal() {
            return ProgressBar::hidden();
        }
        let style = ProgressStyle::with_template("{bar:40} {pos} of {len} games, {eta} left");
        ProgressBar::new(self.games).with_style(style.expect("the template is well formed"))
    }
}
