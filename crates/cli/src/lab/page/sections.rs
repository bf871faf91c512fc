//! The parts of the page, from the verdict down to single cards.

use std::fmt::Write;

use super::{Page, chart, escaped};
use crate::lab::report::{Part, Report};
use crate::lab::share::{Share, per_mille};
use crate::lab::spread::Spread;
use crate::lab::words::{capital, decimal, fine, percent, plain_percent};

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

fn losses(page: &mut Page, report: &Report) {
    let (strength, units) = (capital(&report.words.strength), capital(&report.words.units));
    for (number, side) in report.sides.iter().enumerate() {
        let mut rows = String::new();
        for loss in report.losses.iter().filter(|loss| loss.side == number) {
            let bar = loss.strength.or(loss.units).map(|part| bar(number, lost(part)));
            let _ = writeln!(
                rows,
                "<tr><td>{}</td><td class=\"number\">{}</td><td class=\"number\">{}</td><td class=\"wide\">{}</td></tr>",
                escaped(&loss.what),
                part(loss.strength),
                part(loss.units),
                bar.unwrap_or_default(),
            );
        }
        if rows.is_empty() {
            continue;
        }
        let head = format!(
            "<tr><th></th><th class=\"number\">{}</th><th class=\"number\">{}</th><th></th></tr>\n",
            escaped(&strength),
            escaped(&units)
        );
        let body = format!("<div class=\"scroll\"><table>\n{head}{rows}</table></div>\n");
        let about = "What is lost of each type in a mean game, and of how many.";
        page.section("", &format!("Losses: {}", side.title), about, &body);
    }
}

fn sources(page: &mut Page, report: &Report) {
    if report.points.is_empty() {
        return;
    }
    let mut body = "<div class=\"scroll\"><table>\n".to_owned();
    for source in &report.points {
        let _ = writeln!(
            body,
            "<tr><td>{}: {}</td><td class=\"number\">{}</td><td class=\"number\">{}</td><td class=\"wide\">{}</td></tr>",
            escaped(&report.sides[source.side].title),
            escaped(&source.what),
            decimal(source.mean_hundredths),
            percent(source.per_mille),
            bar(source.side, source.per_mille),
        );
    }
    body += "</table></div>\n";
    let heading = format!("Where {} come from", report.words.points);
    page.section(
        "",
        &heading,
        "In a mean game, and as a share of all that the side scores.",
        &body,
    );
}

fn objectives(page: &mut Page, report: &Report) {
    if report.objectives.is_empty() {
        return;
    }
    let mut body = "<div class=\"scroll\"><table>\n<tr><th></th><th class=\"number\">Gained</th>\
                    <th class=\"number\">Held</th><th class=\"number\">Won then</th><th></th></tr>\n"
        .to_owned();
    for objective in &report.objectives {
        let usual = report.sides[objective.side].share.map_or(0, |share| share.per_mille);
        let of_all = |games: u64| percent(per_mille(games, report.games));
        let _ = writeln!(
            body,
            "<tr><td>{}: {}</td><td class=\"number\">{}</td><td class=\"number\">{}</td>{}</tr>",
            escaped(&report.sides[objective.side].title),
            escaped(&objective.what),
            of_all(objective.gained),
            of_all(objective.held),
            estimate(objective.share, usual),
        );
    }
    body += "</table></div>\n";
    let about = "Games in which it was gained at all, and held at the end; how often its side won \
                 then, beside how often it wins at all (dashed).";
    page.section("double", "Objectives", about, &body);
}

fn cards(page: &mut Page, report: &Report) {
    if report.cards.is_empty() {
        return;
    }
    let plays: String = report
        .sides
        .iter()
        .map(|side| format!("<th class=\"number spare\">{}</th>", escaped(&side.title)))
        .collect();
    let mut body = format!(
        "<div class=\"scroll\"><table>\n<tr><th></th>{plays}<th class=\"number\">Won</th><th></th></tr>\n"
    );
    for card in &report.cards {
        let plays: String = card
            .plays_hundredths
            .iter()
            .map(|&plays| format!("<td class=\"number spare\">{}</td>", fine(plays)))
            .collect();
        let class = if card.stands_out { " class=\"out\"" } else { "" };
        let mark = if card.stands_out { " *" } else { "" };
        let _ = writeln!(
            body,
            "<tr{class}><td>{}{mark}</td>{plays}{}</tr>",
            escaped(&card.what),
            estimate(card.share, card.expected),
        );
    }
    body += "</table></div>\n";
    let about = format!(
        "How often each side plays it in a mean game; how often whoever played it won, with the \
         interval, beside what was to be expected (dashed). {}",
        report.noise()
    );
    page.section("wide", &capital(&report.words.cards), &about, &body);
}

/// Two cells: a share in numbers, and drawn with its interval.
fn estimate(share: Option<Share>, expected: u32) -> String {
    let Some(share) = share else { return "<td class=\"number\">–</td><td></td>".to_owned() };
    let drawn = chart::line(share, expected);
    let number = percent(share.per_mille);
    format!("<td class=\"number\">{number}</td><td class=\"wide\">{drawn}</td>")
}

fn part(part: Option<Part>) -> String {
    part.map_or_else(String::new, |it| format!("{} of {}", decimal(it.mean_hundredths), it.of))
}

fn lost(part: Part) -> u32 {
    per_mille(part.mean_hundredths.max(0) as u64, part.of.max(0) as u64 * 100)
}

fn bar(side: usize, per_mille: u32) -> String {
    let wide = per_mille.min(1000);
    format!(
        "<div class=\"bar\"><b class=\"s{side}\" style=\"width:{}.{}%\"></b></div>",
        wide / 10,
        wide % 10
    )
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
