//! What many games came to.

use std::fmt;
use std::time::Duration;

use catalog::{GameResult, SetUp};
use engine::ScenarioCard;
use serde::Serialize;

/// Counts over many games. Only sums, so that the order of games does not matter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tally {
    wins: Vec<u64>,
    games: u64,
    draws: u64,
    capped: u64,
    decisions: u64,
    turns: u64,
    shortest: u32,
    longest: u32,
}

impl Tally {
    /// No game yet, at a table with so many seats.
    pub(crate) fn new(seats: usize) -> Tally {
        Tally {
            wins: vec![0; seats],
            games: 0,
            draws: 0,
            capped: 0,
            decisions: 0,
            turns: 0,
            shortest: u32::MAX,
            longest: 0,
        }
    }

    /// Counts a game.
    pub(crate) fn add(&mut self, game: &GameResult) {
        self.games += 1;
        self.capped += u64::from(game.capped);
        self.draws += u64::from(game.winners.is_empty() && !game.capped);
        for seat in &game.winners {
            self.wins[usize::from(seat.0)] += 1;
        }
        self.decisions += game.decisions;
        self.turns += u64::from(game.turns);
        self.shortest = self.shortest.min(game.turns);
        self.longest = self.longest.max(game.turns);
    }

    /// Both counts together.
    pub(crate) fn and(mut self, other: Tally) -> Tally {
        self.games += other.games;
        self.capped += other.capped;
        self.draws += other.draws;
        self.decisions += other.decisions;
        self.turns += other.turns;
        self.shortest = self.shortest.min(other.shortest);
        self.longest = self.longest.max(other.longest);
        self.wins.iter_mut().zip(other.wins).for_each(|(wins, more)| *wins += more);
        self
    }
}

/// The counts with what they are about. Everything but the speed depends on the seed alone.
#[derive(Debug, Serialize)]
pub(crate) struct Report {
    game: &'static str,
    scenario: String,
    seed: u64,
    games: u64,
    seats: Vec<SeatReport>,
    draws: u64,
    capped: u64,
    decisions: u64,
    decisions_per_game: u64,
    turns: Turns,
    milliseconds: u64,
    decisions_per_second: f64,
    games_per_second: f64,
}

#[derive(Debug, Serialize)]
struct SeatReport {
    seat: usize,
    side: String,
    player: String,
    wins: u64,
    /// In parts of a thousand.
    win_per_mille: u64,
}

/// The lengths of the games, in turns.
#[derive(Debug, Serialize)]
struct Turns {
    shortest: u32,
    mean: u64,
    longest: u32,
}

impl Report {
    /// The report of games that took `time`.
    pub(crate) fn new(
        game: &'static str,
        card: &ScenarioCard,
        (set_up, seed): (&SetUp, u64),
        tally: &Tally,
        time: Duration,
    ) -> Report {
        Report {
            game,
            scenario: card.id.clone(),
            seed,
            games: tally.games,
            seats: seat_reports(card, set_up, tally),
            draws: tally.draws,
            capped: tally.capped,
            decisions: tally.decisions,
            decisions_per_game: tally.decisions / tally.games,
            turns: Turns {
                shortest: tally.shortest,
                mean: tally.turns / tally.games,
                longest: tally.longest,
            },
            milliseconds: u64::try_from(time.as_millis()).unwrap_or(u64::MAX),
            decisions_per_second: per_second(tally.decisions, time),
            games_per_second: per_second(tally.games, time),
        }
    }
}

/// How many there were in a second, to a tenth.
#[expect(clippy::float_arithmetic, reason = "a measured speed is no rule")]
fn per_second(count: u64, time: Duration) -> f64 {
    (count as f64 / time.as_secs_f64().max(1e-9) * 10.0).round() / 10.0
}

fn seat_reports(card: &ScenarioCard, set_up: &SetUp, tally: &Tally) -> Vec<SeatReport> {
    let report =
        |(seat, (side, player)): (usize, (&engine::SideCard, &catalog::Occupant))| SeatReport {
            seat,
            side: side.id.clone(),
            player: player.to_string(),
            wins: tally.wins[seat],
            win_per_mille: (tally.wins[seat] * 1000 + tally.games / 2) / tally.games,
        };
    card.sides.iter().zip(&set_up.seats).enumerate().map(report).collect()
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let games =
            if self.games == 1 { "1 game".to_owned() } else { format!("{} games", self.games) };
        writeln!(f, "{games} of {} {}, seed {}", self.game, self.scenario, self.seed)?;
        for seat in &self.seats {
            let share = format!("{}.{}%", seat.win_per_mille / 10, seat.win_per_mille % 10);
            let who = format!("{} ({})", seat.side, seat.player);
            writeln!(f, "  {who:<24} won {:>7}  {share:>6}", seat.wins)?;
        }
        writeln!(f, "  {:<24} {:>11}", "draws", self.draws)?;
        writeln!(f, "  {:<24} {:>11}", "capped", self.capped)?;
        let Turns { shortest, mean, longest } = self.turns;
        writeln!(f, "  {:<24} {mean:>11}  ({shortest} to {longest})", "turns in a game")?;
        writeln!(f, "  {:<24} {:>11}", "decisions in a game", self.decisions_per_game)?;
        writeln!(f, "  {:<24} {:>11}", "decisions", self.decisions)?;
        writeln!(f, "  {:<24} {:>11.0}", "decisions per second", self.decisions_per_second)?;
        writeln!(f, "  {:<24} {:>11.1}", "games per second", self.games_per_second)
    }
}
