//! The report for a terminal: at most 100 columns.

use std::fmt::Write;

use super::report::{Card, Loss, Objective, Part, Report, Side, Source};
use super::share::{Share, per_mille};
use super::spread::Spread;
use super::words::{capital, decimal, fine, percent, plain_percent};
use crate::colour::Paint;

/// How wide names may be, and bars.
const NAME: usize = 36;
const BAR: u32 = 20;

/// The whole report.
pub(crate) fn text(report: &Report, paint: Paint) -> String {
    let mut text = Text { text: String::new(), paint, report };
    text.head();
    text.winners();
    text.course();
    text.losses();
    text.points();
    text.objectives();
    text.cards();
    text.text
}

struct Text<'a> {
    text: String,
    paint: Paint,
    report: &'a Report,
}

impl Text<'_> {
    fn line(&mut self, line: &str) {
        let _ = writeln!(self.text, "{}", line.trim_end());
    }

    fn heading(&mut self, heading: &str) {
        let _ = writeln!(self.text, "\n{}", self.paint.bold(heading));
    }

    fn head(&mut self) {
        let report = self.report;
        let (what, verdict) = (&report.what, &report.verdict);
        self.line(&format!("{} ({} {})", what.title, what.game, what.scenario));
        self.line(&report.occasion());
        let headline = self.paint.bold(&verdict.headline);
        let _ = writeln!(self.text, "\n{headline}: {}", verdict.text);
    }

    fn winners(&mut self) {
        self.heading("Who won");
        for side in &self.report.sides {
            self.line(&format!(
                "  {:<NAME$} {:>5}  {}",
                fit(&side.title),
                side.wins,
                share(side.share)
            ));
        }
        self.line(&format!("  {}", self.report.count()));
        for ending in &self.report.endings {
            let side = &self.report.sides[ending.side].title;
            self.line(&format!("  {:<NAME$} {:>5}  {}", fit(side), ending.games, ending.what));
        }
    }

    fn course(&mut self) {
        let report = self.report;
        self.heading("How it went");
        if let Some(turns) = &report.turns {
            self.line(&format!("  {:<NAME$} {}", "length in turns", spread(turns)));
        }
        for side in &report.sides {
            self.line_of_points(side);
        }
        let Some(lead) = &report.lead else { return };
        if let Some(settled) = &lead.settled {
            self.line(&format!(
                "  {:<NAME$} {}",
                "the winner led for good from turn",
                spread(settled)
            ));
        }
        let never = percent(per_mille(lead.never, report.decided));
        self.line(&format!(
            "  {:<NAME$} {never} of the games",
            "the winner was not ahead at the end"
        ));
        if let Some(changes) = &lead.changes {
            let mean = decimal(changes.mean_hundredths);
            self.line(&format!(
                "  {:<NAME$} {mean} times in a mean game",
                "the lead changed hands"
            ));
        }
    }

    fn line_of_points(&mut self, side: &Side) {
        let Some(points) = &side.points else { return };
        let goal = side.goal.map(|goal| format!(", goal {goal}")).unwrap_or_default();
        let name = fit(&format!("{}: {}{goal}", side.title, self.report.words.points));
        self.line(&format!("  {name:<NAME$} {}", spread(points)));
    }

    fn losses(&mut self) {
        let words = &self.report.words;
        for (number, side) in self.report.sides.iter().enumerate() {
            let own = || self.report.losses.iter().filter(|loss| loss.side == number);
            if own().next().is_none() {
                continue;
            }
            let lines: Vec<String> = own().map(loss_line).collect();
            self.heading(&format!("Losses in a mean game: {}", side.title));
            let (strength, units) = (capital(&words.strength), capital(&words.units));
            self.line(&format!("  {:<NAME$} {strength:<26} {units}", ""));
            lines.iter().for_each(|line| self.line(line));
        }
    }

    fn points(&mut self) {
        if self.report.points.is_empty() {
            return;
        }
        self.heading(&format!("Where {} came from, in a mean game", self.report.words.points));
        for source in &self.report.points {
            let Source { side, what, mean_hundredths, per_mille, .. } = source;
            let name = fit(&format!("{}: {what}", self.report.sides[*side].title));
            let mean = decimal(*mean_hundredths);
            let bar = bar(*per_mille);
            self.line(&format!("  {name:<NAME$} {mean:>6}  {:>6}  {bar}", percent(*per_mille)));
        }
    }

    fn objectives(&mut self) {
        if self.report.objectives.is_empty() {
            return;
        }
        self.heading("Objectives: games in which they were gained, held at the end, and won then");
        for Objective { side, what, gained, held, share: won } in &self.report.objectives {
            let name = fit(&format!("{}: {what}", self.report.sides[*side].title));
            let of_all = |games: u64| percent(per_mille(games, self.report.games));
            let (gained, held) = (of_all(*gained), of_all(*held));
            self.line(&format!("  {name:<NAME$} {gained:>6} {held:>6}  {}", share(*won)));
        }
    }

    fn cards(&mut self) {
        if self.report.cards.is_empty() {
            return;
        }
        let cards = capital(&self.report.words.cards);
        self.heading(&format!("{cards}: plays in a mean game, and how often whoever played won"));
        for card in &self.report.cards {
            let Card { what, plays_hundredths, share: won, expected, stands_out, .. } = card;
            let plays: Vec<String> = plays_hundredths.iter().map(|&it| fine(it)).collect();
            let mark = if *stands_out { "*" } else { " " };
            let expected = plain_percent(*expected);
            let (name, plays, won) = (fit(what), plays.join(" + "), share(*won));
            self.line(&format!(
                "{mark} {name:<NAME$} {plays:>13}  {won:<32} {expected:>3} expected"
            ));
        }
        self.line(&format!("  {}", self.report.noise()));
    }
}

impl Report {
    /// How many cards stand out by chance alone.
    pub(crate) fn noise(&self) -> String {
        let (all, out) = (self.cards.len(), self.cards.iter().filter(|it| it.stands_out).count());
        format!(
            "{out} of {all} stand out (*); about {} would by chance alone.",
            decimal(all as i64 * 5),
        )
    }
}

fn loss_line(loss: &Loss) -> String {
    let part = |part: Option<Part>| match part {
        None => String::new(),
        Some(Part { mean_hundredths, of }) => {
            let share = percent(per_mille(mean_hundredths.max(0) as u64, of.max(0) as u64 * 100));
            format!("{:>5} of {of:<4} {share:>6}", decimal(mean_hundredths))
        }
    };
    let name = fit(&loss.what);
    format!("  {name:<NAME$} {:<26} {}", part(loss.strength), part(loss.units))
}

fn share(share: Option<Share>) -> String {
    let Some(Share { per_mille, low, high }) = share else { return "no game".to_owned() };
    let reach = format!("{} to {}", plain_percent(low), percent(high));
    format!("{:>6}  {:<13} {}", percent(per_mille), format!("({reach})"), bar(per_mille / 2))
}

fn spread(spread: &Spread) -> String {
    let Spread { least, lower_quartile, median, upper_quartile, most, mean_hundredths, .. } =
        spread;
    let mean = decimal(*mean_hundredths);
    format!("mean {mean:>5}; {least} – {lower_quartile} – {median} – {upper_quartile} – {most}")
}

fn bar(per_mille: u32) -> String {
    "█".repeat(((per_mille * BAR + 500) / 1000) as usize)
}

/// A name that is not too wide.
fn fit(name: &str) -> String {
    if name.chars().count() <= NAME {
        return name.to_owned();
    }
    name.chars().take(NAME - 1).chain(['…']).collect()
}
