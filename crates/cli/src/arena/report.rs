//! What the games came to.

use std::collections::BTreeMap;
use std::io;
use std::time::Duration;

use catalog::Field;
use serde::Serialize;

use crate::stats::chart::{Row, Whiskers};
use crate::stats::{Answer, Interval, Met, Pairs, Rating, ratings, rounded, wilson};

use super::Arena;
use super::count::Count;
use super::course::Course;
use super::ledger::Ledger;
use super::lists::{Duel, Lists};
use super::table::Table;

/// Everything that can be said. But for the times it follows from the seed alone.
#[derive(Debug, Serialize)]
pub(super) struct Report {
    pub(super) game: &'static str,
    pub(super) rules_version: u32,
    program: &'static str,
    pub(super) scenarios: Vec<String>,
    options: BTreeMap<String, String>,
    pub(super) seed: u64,
    pub(super) work: f64,
    max_turns: u32,
    pub(super) most_games: u64,
    pub(super) confidence: f64,
    pub(super) bar: f64,
    pub(super) players: Vec<PlayerReport>,
    pub(super) pairs: Vec<PairReport>,
    /// How long it took in all this time; games that were kept took theirs before.
    milliseconds: u64,
    #[serde(skip)]
    has_details: bool,
}

/// A player with its rating.
#[derive(Debug, Serialize)]
pub(super) struct PlayerReport {
    pub(super) name: String,
    /// Elo points above the first player.
    pub(super) elo: f64,
    pub(super) elo_interval: Interval,
    pub(super) games: u64,
    pub(super) points: f64,
}

/// What two players came to, told for the one who stands later in the list.
#[derive(Debug, Serialize)]
pub(super) struct PairReport {
    pub(super) player: String,
    pub(super) opponent: String,
    #[serde(flatten)]
    pub(super) count: Count,
    pub(super) share: f64,
    /// Wilson's, as if the number of games had been settled before.
    pub(super) interval: Interval,
    /// The shares for which the answer would be open: they hold whenever one looks.
    bounds: Interval,
    /// How many pairs of games with the sides changed gave 0, ½, 1, 1½ and 2 points.
    pairs: Pairs,
    /// Whether the share is above or below the bar, or that is open.
    pub(super) answer: Answer,
    pub(super) scenarios: Vec<ScenarioReport>,
}

/// What they came to in one scenario.
#[derive(Debug, Serialize)]
pub(super) struct ScenarioReport {
    pub(super) scenario: String,
    #[serde(flatten)]
    pub(super) count: Count,
    pub(super) sides: Vec<SideReport>,
}

/// What the player came to on one side.
#[derive(Debug, Serialize)]
pub(super) struct SideReport {
    pub(super) side: String,
    pub(super) games: u64,
    pub(super) points: f64,
}

impl Report {
    /// The report of games that took `time`.
    pub(super) fn new(arena: &Arena, lists: &Lists, ledger: &Ledger, time: Duration) -> Report {
        let courses = lists.duels.iter().zip(&ledger.courses);
        let pairs: Vec<PairReport> =
            courses.map(|(duel, course)| pair_report(arena, lists, duel, course)).collect();
        Report {
            game: lists.title.id(),
            rules_version: lists.title.rules_version(),
            program: env!("CARGO_PKG_VERSION"),
            scenarios: lists.fields.iter().map(|field| field.card.id.clone()).collect(),
            options: arena.options(),
            seed: arena.series.seed,
            work: thousandth(arena.series.work),
            max_turns: arena.series.max_turns,
            most_games: 2 * ledger.stopping.most_rounds,
            confidence: arena.confidence,
            bar: arena.bar,
            players: player_reports(arena, lists, &pairs),
            pairs,
            milliseconds: u64::try_from(time.as_millis()).unwrap_or(u64::MAX),
            has_details: arena.details,
        }
    }

    /// As one line of JSON.
    pub(super) fn json(&self) -> io::Result<String> {
        serde_json::to_string(self).map_err(io::Error::from)
    }

    /// As a table for people.
    pub(super) fn table(&self) -> Table<'_> {
        Table { report: self, has_details: self.has_details }
    }

    /// The ratings as a chart.
    pub(super) fn chart(&self) -> Whiskers {
        let row = |player: &PlayerReport| Row {
            label: player.name.clone(),
            value: player.elo,
            interval: player.elo_interval,
            note: format!("{:+.0} in {} games", player.elo, player.games),
        };
        let first = &self.players[0].name;
        Whiskers {
            title: format!("{}: Elo points above {first}", self.game),
            subtitle: format!(
                "{}, work {}, seed {}; lines are {} intervals",
                self.fought_over(),
                self.work,
                self.seed,
                percent(self.confidence),
            ),
            rows: self.players.iter().map(row).collect(),
        }
    }

    /// The scenario, or how many there are.
    pub(super) fn fought_over(&self) -> String {
        match self.scenarios.as_slice() {
            [one] => one.clone(),
            several => format!("{} scenarios", several.len()),
        }
    }
}

#[expect(clippy::float_arithmetic, reason = "a factor is no rule")]
fn thousandth(parts: u32) -> f64 {
    f64::from(parts) / 1_000.0
}

/// A share in percent, without needless decimals.
#[expect(clippy::float_arithmetic, reason = "a share is no rule")]
pub(super) fn percent(share: f64) -> String {
    format!("{} %", rounded(share * 100.0, 2))
}

fn pair_report(arena: &Arena, lists: &Lists, duel: &Duel, course: &Course) -> PairReport {
    let count: Count = course.counted().map(|(_, game)| game).collect();
    let scenario = |(number, field): (usize, &Field)| {
        scenario_report(field, course, |round| lists.field_of(round) == number)
    };
    PairReport {
        player: lists.players[duel.player].clone(),
        opponent: lists.players[duel.opponent].clone(),
        count,
        share: rounded(count.share(), 4),
        interval: wilson(count.points(), count.games, arena.confidence).rounded(4),
        bounds: course.pairs.bounds(arena.confidence).rounded(4),
        pairs: course.pairs,
        answer: course.answer,
        scenarios: lists.fields.iter().enumerate().map(scenario).collect(),
    }
}

fn scenario_report(
    field: &Field,
    course: &Course,
    is_here: impl Fn(u64) -> bool,
) -> ScenarioReport {
    let here: Vec<_> = course.counted().filter(|(place, _)| is_here(place.round)).collect();
    let side = |number: u8| {
        let games = here.iter().filter(|(place, _)| place.side == number);
        let count: Count = games.map(|(_, game)| *game).collect();
        let side = side_name(field, usize::from(number));
        SideReport { side, games: count.games, points: count.points() }
    };
    ScenarioReport {
        scenario: field.card.id.clone(),
        count: here.iter().map(|(_, game)| *game).collect(),
        sides: [0, 1].map(side).into(),
    }
}

/// The name of a side; where it has several seats, those of all.
fn side_name(field: &Field, number: usize) -> String {
    let seats = field.sides[number].iter();
    let names: Vec<&str> =
        seats.map(|seat| field.card.sides[usize::from(seat.0)].id.as_str()).collect();
    names.join("+")
}

#[expect(clippy::float_arithmetic, reason = "the opponent has the other points")]
fn player_reports(arena: &Arena, lists: &Lists, pairs: &[PairReport]) -> Vec<PlayerReport> {
    let met = lists.duels.iter().zip(pairs).map(|(duel, pair)| Met {
        players: [duel.player, duel.opponent],
        points: pair.count.points(),
        games: pair.count.games,
    });
    let met: Vec<Met> = met.collect();
    let rated = ratings(lists.players.len(), &met, arena.confidence);
    let report = |(number, (name, rating)): (usize, (&String, &Rating))| {
        let (mut games, mut points) = (0, 0.0);
        for met in &met {
            if met.players.contains(&number) {
                games += met.games;
                let is_player = met.players[0] == number;
                points += if is_player { met.points } else { met.games as f64 - met.points };
            }
        }
        let (elo, elo_interval) = (rounded(rating.elo, 1), rating.interval.rounded(1));
        PlayerReport { name: name.clone(), elo, elo_interval, games, points }
    };
    lists.players.iter().zip(&rated).enumerate().map(report).collect()
}
