//! How fast a game is, next to a fixed loop that every machine can run.
//!
//! Machines differ and are shared, so a number by itself says little: the ratio to the reference
//! loop of the same run is what one compares.

mod pace;
mod play;
mod reference;
mod thought;

use std::fmt;
use std::hint::black_box;
use std::time::{Duration, Instant};

use engine::{Game, Journal, Viewer};

pub use pace::{MOST_A_REACTION, MOST_A_TURN, Pace, Watched, answers_when_told, pace, watched};
pub use play::{Asked, Length, play_asked, play_at_random};
pub use thought::{PlayedOn, Thought, Threads, played_on, thoughts, threads};

/// What was measured of one game.
#[derive(Clone, Debug)]
pub struct Speed {
    /// Decisions of the reference loop, a second.
    pub reference: u64,
    /// Random play, with events dropped as in search.
    pub dropped: Rate,
    /// Random play, with events kept.
    pub kept: Rate,
    /// A view and the list of decisions, in nanoseconds.
    pub look: u64,
    /// The size of a position in bytes.
    pub bytes: usize,
}

/// Decisions and games, a second.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// Each line of secret orders is a decision.
    pub decisions: u64,
    pub games: u64,
    /// How often secret orders are opened and carried out; never in games without them.
    pub openings: u64,
}

impl Rate {
    fn of(Length { decisions, openings }: Length, games: u64, time: Duration) -> Rate {
        let [decisions, games, openings] =
            [decisions, games, openings].map(|it| a_second(it, time));
        Rate { decisions, games, openings }
    }
}

/// What random play of one scenario is like.
#[derive(Clone, Copy, Debug)]
pub struct Survey {
    /// With events dropped, as in search.
    pub rate: Rate,
    /// Decisions of a game, on average.
    pub length: u64,
    /// Choices in a list, a hundred times the average, and the most in any list.
    pub choices: u64,
    pub most_choices: usize,
}

/// Plays a scenario at random for `time`, then looks at the lists of some games.
#[must_use]
pub fn survey<G: Game>(set_up: &G, time: Duration) -> Survey {
    let rate = random_play(set_up, time, Journal::off);
    let (mut lists, mut choices, mut most_choices) = (0u64, 0u64, 0);
    for seed in 0..SURVEYED {
        play_asked(set_up, seed, Journal::off(), |asked| {
            lists += 1;
            choices += asked.list.len() as u64;
            most_choices = most_choices.max(asked.list.len());
        });
    }
    let length = lists / SURVEYED;
    Survey { rate, length, choices: choices * 100 / lists.max(1), most_choices }
}

/// The games whose lists are counted.
const SURVEYED: u64 = 200;

/// Measures a game, for `time` each way, on this thread.
#[must_use]
pub fn measure<G: Game>(set_up: &G, time: Duration) -> Speed {
    Speed {
        reference: reference(time),
        dropped: random_play(set_up, time, Journal::off),
        kept: random_play(set_up, time, Journal::keeping),
        look: nanoseconds_a_look(set_up, time),
        bytes: size_of::<G>(),
    }
}

/// Decisions of the reference loop, a second.
#[must_use]
pub fn reference(time: Duration) -> u64 {
    reference::decisions_a_second(time)
}

fn random_play<G: Game>(set_up: &G, time: Duration, journal: fn() -> Journal<G::Event>) -> Rate {
    let (mut length, mut games) = (Length::default(), 0);
    let start = Instant::now();
    while start.elapsed() < time {
        length += play_asked(set_up, games, journal(), |_| ());
        games += 1;
    }
    Rate::of(length, games, start.elapsed())
}

/// What one view and one list of decisions cost, over the positions and drafts of a random game.
fn nanoseconds_a_look<G: Game>(set_up: &G, time: Duration) -> u64 {
    let mut positions = Vec::new();
    play_asked(set_up, 1, Journal::off(), |asked| {
        positions.push((asked.game.clone(), asked.seat, asked.draft.cloned()));
    });
    let mut list = Vec::with_capacity(crate::LONGEST_LIST);
    let (mut looks, start) = (0u64, Instant::now());
    while start.elapsed() < time {
        for (game, seat, draft) in &positions {
            list.clear();
            Asked { game, seat: *seat, draft: draft.as_ref(), list: &[] }.list_into(&mut list);
            black_box((&list, game.view(Viewer::Seat(*seat))));
            looks += 1;
        }
    }
    start.elapsed().as_nanos() as u64 / looks.max(1)
}

fn a_second(count: u64, time: Duration) -> u64 {
    let nanoseconds = time.as_nanos().max(1);
    (u128::from(count) * 1_000_000_000 / nanoseconds) as u64
}

impl Survey {
    /// What the columns of its line are.
    pub const HEADING: &'static str =
        "decisions/s   games/s   decisions/game   choices, mean   choices, most   openings/s";
}

impl fmt::Display for Survey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, part) = (self.choices / 100, self.choices % 100);
        write!(
            f,
            "{:>11} {:>9} {:>16} {:>12}.{part:02} {:>15} {:>12}",
            self.rate.decisions,
            self.rate.games,
            self.length,
            whole,
            self.most_choices,
            self.rate.openings
        )
    }
}

impl fmt::Display for Speed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let percent = |rate: Rate| rate.decisions * 100 / self.reference.max(1);
        let line = |name: &str, rate: Rate| {
            format!(
                "{name:<28}{:>12} decisions/s {:>8} games/s {:>5} % of the reference",
                rate.decisions,
                rate.games,
                percent(rate)
            )
        };
        writeln!(f, "{:<28}{:>12} decisions/s", "reference loop", self.reference)?;
        writeln!(f, "{}", line("random play, events dropped", self.dropped))?;
        writeln!(f, "{}", line("random play, events kept", self.kept))?;
        if self.dropped.openings > 0 {
            let name = "secret orders carried out";
            writeln!(f, "{name:<28}{:>12} openings/s", self.dropped.openings)?;
        }
        writeln!(f, "{:<28}{:>12} ns", "a view and a list", self.look)?;
        write!(f, "{:<28}{:>12} bytes", "a position", self.bytes)
    }
}
