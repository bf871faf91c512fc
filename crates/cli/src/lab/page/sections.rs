//! The parts of the page, from the winners down to single cards; those with charts are here.

use std::fmt::Write;

use super::tables::{cards, losses, objectives, sources};
use super::{Page, chart, escaped};
use crate::lab::report::Report;
use crate::lab::share::per_mille;
use crate::lab::spread::Spread;
use crate::lab::words::{capital, decimal, percent, plain_percent};

/// All parts that there is something to say in.
pub(crate) fn all(page: &mut Page, report: &Report) {
    winners(page, report);
    lead(page, report);
    lengths(page, report);
    points_at_end(page, report);
    losses(page, report);
    sources(page, report);
    objectives(page, report);
    cards(page, report);
}

fn winners(page: &mut Page, report: &Report) {
    let mut body = chart::wins(&report.sides, report.verdict.band);
    if !report.endings.is_empty() {
        body += "<table>\n";
        for ending in &report.endings {
            let (side, what) = (escaped(&report.sides[ending.side].title), escaped(&ending.what));
            let _ = writeln!(
                body,
                "<tr><td>{side}: {what}</td><td class=\"number\">{}</td></tr>",
                ending.games
            );
        }
        body += "</table>\n";
    }
    let (low, high) = report.verdict.band;
    let about = format!(
        "Shares of the games that somebody won, with 95 % intervals. Balanced is {} to {}.",
        plain_percent(low),
        percent(high)
    );
    page.section("", "Who wins", &about, &body);
}

fn lead(page: &mut Page, report: &Report) {
    let Some(lead) = &report.lead else { return };
    let mut body = chart::lead(&lead.turns) + &keys(report, "level");
    body += "<dl>\n";
    if let Some(settled) = &lead.settled {
        fact(&mut body, "Winner ahead for good from turn", &quartiles(settled));
    }
    let never = percent(per_mille(lead.never, report.decided));
    fact(&mut body, "Winner not ahead at the end", &never);
    if let Some(changes) = &lead.changes {
        fact(&mut body, "Changes of the lead in a mean game", &decimal(changes.mean_hundredths));
    }
    body += "</dl>\n";
    let about =
        "Percent of all games in which each side is ahead after each turn, or has won by then.";
    page.section("", "Who leads when", about, &body);
}

fn lengths(page: &mut Page, report: &Report) {
    let Some(turns) = &report.turns else { return };
    let about = "Games by the turn in which they ended; dashed is the median.";
    let mut body = chart::histogram(&[("neutral", turns)], about);
    body += "<dl>\n";
    fact(&mut body, "Turns", &quartiles(turns));
    fact(&mut body, "Mean", &decimal(turns.mean_hundredths));
    fact(&mut body, "Decisions in a game", &report.decisions_per_game.to_string());
    body += "</dl>\n";
    page.section("", "How long it lasts", about, &body);
}

fn points_at_end(page: &mut Page, report: &Report) {
    const CLASSES: [&str; 4] = ["s0", "s1", "s2", "s3"];
    let spreads: Vec<(&str, &Spread)> = CLASSES
        .into_iter()
        .zip(&report.sides)
        .filter_map(|(class, side)| Some((class, side.points.as_ref()?)))
        .collect();
    if spreads.is_empty() {
        return;
    }
    let points = capital(&report.words.points);
    let about = format!("Games by the {} that each side had at the end.", report.words.points);
    let mut body = chart::histogram(&spreads, &about) + &keys(report, "");
    body += "<dl>\n";
    for side in &report.sides {
        let Some(points) = &side.points else { continue };
        let goal = side.goal.map(|goal| format!(", goal {goal}")).unwrap_or_default();
        let text = format!("mean {} ({})", decimal(points.mean_hundredths), quartiles(points));
        fact(&mut body, &format!("{}{goal}", side.title), &text);
    }
    body += "</dl>\n";
    page.section("", &format!("{points} at the end"), &about, &body);
}

fn fact(body: &mut String, name: &str, value: &str) {
    let _ = writeln!(body, "<dt>{}</dt><dd>{}</dd>", escaped(name), escaped(value));
}

fn quartiles(spread: &Spread) -> String {
    let Spread { least, lower_quartile, median, upper_quartile, most, .. } = spread;
    format!("{least} – {lower_quartile} – {median} – {upper_quartile} – {most}")
}

/// Which colour is which side; `level` is the one of nobody, if there is one.
fn keys(report: &Report, level: &str) -> String {
    let key = |class: &str, name: &str| {
        format!("<span class=\"key\"><i class=\"{class}\"></i>{}</span>", escaped(name))
    };
    let mut keys = "<div class=\"keys\">".to_owned();
    for (number, side) in report.sides.iter().enumerate() {
        keys += &key(&format!("s{number}"), &side.title);
    }
    if !level.is_empty() {
        keys += &key("level", level);
    }
    keys + "</div>\n"
}
