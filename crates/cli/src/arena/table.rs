//! The report as people read it.

#![expect(clippy::float_arithmetic, reason = "shares and seconds are no rules")]

use std::fmt;

use crate::stats::Answer;

use super::count::Count;
use super::report::{PairReport, Report, SideReport, percent};

/// The report in columns.
pub(super) struct Table<'a> {
    pub(super) report: &'a Report,
    /// Whether each scenario has a line of its own.
    pub(super) has_details: bool,
}

impl fmt::Display for Table<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let report = self.report;
        let (game, version) = (report.game, report.rules_version);
        let (work, seed, most) = (report.work, report.seed, report.most_games);
        writeln!(f, "{game}, rules {version}, {}, work {work}, seed {seed}", report.fought_over())?;
        writeln!(
            f,
            "side against side, in pairs of games with the sides changed and the same luck,"
        )?;
        writeln!(f, "until the answer is clear or {most} games are played\n")?;
        self.pairs(f)?;
        self.ratings(f)
    }
}

impl Table<'_> {
    /// How wide the first column is.
    fn width(&self) -> usize {
        let pairs = self.report.pairs.iter().map(|pair| met(pair).chars().count());
        let details = self.report.scenarios.iter().map(|id| id.chars().count() + 2);
        pairs.chain(details.filter(|_| self.has_details)).max().unwrap_or(0)
    }

    fn pairs(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = self.width();
        let interval = format!("{} interval", percent(self.report.confidence));
        write!(f, "{:<width$}  games   won drawn  lost capped  points", "")?;
        writeln!(f, "  {interval:>16}  turns  seconds  answer")?;
        for pair in &self.report.pairs {
            let interval = format!("{} to {}", short(pair.interval.low), short(pair.interval.high));
            write!(f, "{:<width$}  {}", met(pair), counted(&pair.count))?;
            write!(f, "  {interval:>16}  {}", lengths(&pair.count))?;
            writeln!(f, "  {}", self.answer(pair))?;
            if self.has_details {
                f.write_str(&details(pair, width))?;
            }
        }
        writeln!(f)
    }

    fn answer(&self, pair: &PairReport) -> String {
        let is_half = self.report.bar == 0.5;
        let bar = percent(self.report.bar);
        match pair.answer {
            Answer::Above if is_half => format!("{} is better", pair.player),
            Answer::Below if is_half => format!("{} is better", pair.opponent),
            Answer::Above => format!("more than {bar}"),
            Answer::Below => format!("less than {bar}"),
            Answer::Open => "not clear, the games ran out".to_owned(),
        }
    }

    fn ratings(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let players = &self.report.players;
        let width = players.iter().map(|player| player.name.chars().count()).max().unwrap_or(0);
        let interval = percent(self.report.confidence);
        writeln!(f, "Elo points above {}, with {interval} intervals", players[0].name)?;
        for player in players {
            let (name, elo, games) = (&player.name, player.elo, player.games);
            let (low, high) = (player.elo_interval.low, player.elo_interval.high);
            let reach = match low == high {
                true => String::new(),
                false => format!("{low:+.0} to {high:+.0}"),
            };
            let points = player.points;
            let elo = if elo == 0.0 { "0".to_owned() } else { format!("{elo:+.0}") };
            writeln!(f, "  {name:<width$} {elo:>6}  {reach:<16} {points} of {games} points")?;
        }
        Ok(())
    }
}

/// A line for each scenario, with the points on either side.
fn details(pair: &PairReport, width: usize) -> String {
    let mut text = String::new();
    for line in pair.scenarios.iter().filter(|line| line.count.games > 0) {
        let on_side =
            |side: &SideReport| format!("{} of {} as {}", side.points, side.games, side.side);
        let sides = line.sides.iter().map(on_side).collect::<Vec<_>>().join(", ");
        let (id, count) = (format!("  {}", line.scenario), counted(&line.count));
        let lengths = lengths(&line.count);
        text += &format!("{id:<width$}  {count}  {:>16}  {lengths}  {sides}\n", "");
    }
    text
}

fn met(pair: &PairReport) -> String {
    format!("{} against {}", pair.player, pair.opponent)
}

fn counted(count: &Count) -> String {
    let Count { games, won, drawn, lost, capped, .. } = count;
    let share = short(count.share());
    format!("{games:>5} {won:>5} {drawn:>5} {lost:>5} {capped:>6} {share:>7}")
}

/// How long a game was, in turns and in seconds.
fn lengths(count: &Count) -> String {
    let seconds = count.milliseconds as f64 / 1_000.0 / (count.games.max(1)) as f64;
    format!("{:>5} {seconds:>8.2}", count.in_a_game(count.turns))
}

/// A share in percent, to a tenth.
fn short(share: f64) -> String {
    format!("{:.1}%", share * 100.0)
}
