//! `grognard play`: a table in the terminal.
//!
//! [`session`] is the game going on, [`question`] one question put to a person, [`prompt`] reads
//! what is typed; the other files each print or answer one thing.

mod choices;
mod hand_over;
mod help;
mod hint;
mod load;
mod look;
mod odds;
mod orders;
mod parting;
mod prompt;
mod question;
mod save;
mod search;
mod seats;
mod session;
mod standing;
#[cfg(test)]
mod tests;
mod welcome;
mod why;

use std::io::{self, BufRead, stdin};
use std::path::PathBuf;

use catalog::{Occupant, SetUp, Table};
use clap::Args;

use self::seats::SeatWish;
use self::session::Session;
use crate::failure::{Failure, Outcome};
use crate::options::Setting;
use crate::output::Output;
use crate::secrets;

/// Play at a table in the terminal: against the computer, or two people in turn.
#[derive(Args)]
#[command(after_help = after_help())]
pub(crate) struct Play {
    #[command(flatten)]
    setting: Setting,

    /// Who plays a side: person, or a level of the game. May be given for each side; if nothing is
    /// said, you play the side that moves first, against the second level.
    #[arg(long = "seat", value_name = "SIDE:WHO", value_parser = seats::wish)]
    seats: Vec<SeatWish>,

    /// Words or a number to make the luck of; the same seed and the same decisions give the same
    /// game. Without it nobody can know the dice, and `verify` can prove them afterwards.
    #[arg(long, value_name = "SEED", allow_hyphen_values = true)]
    seed: Option<String>,

    /// Go on with a game that was saved.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "scenario", "options", "seed"])]
    load: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Examples:
  grognard play
  grognard play --seat french:person --seat allied:colonel
  grognard play --seat french:person --seat allied:person
  grognard play --scenario rolica-first-position --seat allied:person --seed 7
  grognard play --scenario mine.toml
  grognard play --load saturday.game";

/// Who can be played against in each game, and examples.
fn after_help() -> String {
    let mut text = "Levels, the weakest first:\n".to_owned();
    for title in catalog::games() {
        let levels: Vec<&str> = title.levels().iter().map(|level| level.id).collect();
        text += &format!("  {:<10} {}\n", title.id(), levels.join(", "));
    }
    text + "For comparison there are also random and greedy.\n\n" + EXAMPLES
}

impl Play {
    pub(crate) fn run(&self, output: &mut Output) -> Outcome {
        let mut play = |table| Session::new(table, Box::new(lines()), output).run();
        match &self.load {
            Some(file) => {
                let table = load::load(file, &self.seats)?;
                load::play_on(file, || play(table))
            }
            None => play(self.open()?),
        }
    }

    fn open(&self) -> Result<Box<dyn Table>, Failure> {
        let title = self.setting.title()?;
        let (card, start) = self.setting.start(title)?;
        let mut set_up = SetUp {
            start,
            options: self.setting.options.iter().cloned().collect(),
            seats: Vec::new(),
        };
        let luck = match &self.seed {
            Some(seed) => catalog::Luck::seeded(seed),
            None => secrets::fresh_luck()?,
        };
        // Who moves first is seen only once the game is set up.
        let first = title.open(set_up.clone(), &luck)?.waiting().seats().lowest();
        let opponent = Occupant::from(title.levels()[1].id);
        set_up.seats = seats::fill(&card.sides, &self.seats, first, &opponent)?;
        if set_up.seats.iter().all(|seat| *seat == Occupant::Person) {
            for (option, value) in &card.between_people {
                set_up.options.entry(option.clone()).or_insert_with(|| value.clone());
            }
        }
        Ok(title.open(set_up, &luck)?)
    }
}

/// The lines that are typed. What is not text in them is replaced, so that no game ends over it.
fn lines() -> impl Iterator<Item = io::Result<String>> {
    let lines = stdin().lock().split(b'\n');
    lines.map(|line| line.map(|line| String::from_utf8_lossy(&line).into_owned()))
}
