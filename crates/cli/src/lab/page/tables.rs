//! The parts of the page that are tables.

use std::fmt::Write;

use super::{Page, chart, escaped};
use crate::lab::report::{Part, Report};
use crate::lab::share::{Share, per_mille};
use crate::lab::words::{capital, decimal, fine, percent};

pub(super) fn losses(page: &mut Page, report: &Report) {
    let (strength, units) = (capital(&report.words.strength), capital(&report.words.units));
    for (number, side) in report.sides.iter().enumerate() {
        let mut rows = String::new();
        for loss in report.losses.iter().filter(|loss| loss.side == number) {
            let bar = loss.strength.or(loss.units).map(|part| bar(number, lost(part)));
            let _ = writeln!(
                rows,
                "<tr><td>{}</td>{}{}<td class=\"wide\">{}</td></tr>",
                escaped(&loss.what),
                cell(&part(loss.strength)),
                cell(&part(loss.units)),
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

pub(super) fn sources(page: &mut Page, report: &Report) {
    if report.points.is_empty() {
        return;
    }
    let mut body = "<div class=\"scroll\"><table>\n".to_owned();
    for source in &report.points {
        let _ = writeln!(
            body,
            "<tr><td>{}: {}</td>{}{}<td class=\"wide\">{}</td></tr>",
            escaped(&report.sides[source.side].title),
            escaped(&source.what),
            cell(&decimal(source.mean_hundredths)),
            cell(&percent(source.per_mille)),
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

pub(super) fn objectives(page: &mut Page, report: &Report) {
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
            "<tr><td>{}: {}</td>{}{}{}</tr>",
            escaped(&report.sides[objective.side].title),
            escaped(&objective.what),
            cell(&of_all(objective.gained)),
            cell(&of_all(objective.held)),
            estimate(objective.share, usual),
        );
    }
    body += "</table></div>\n";
    let about = "Games in which it was gained at all, and held at the end; how often its side won \
                 then, beside how often it wins at all (dashed).";
    page.section("double", "Objectives", about, &body);
}

pub(super) fn cards(page: &mut Page, report: &Report) {
    if report.cards.is_empty() {
        return;
    }
    let plays: String = report
        .sides
        .iter()
        .map(|side| format!("<th class=\"number spare\">{}</th>", escaped(&side.title)))
        .collect();
    let won = "<th class=\"number\">Won</th><th></th>";
    let mut body = format!("<div class=\"scroll\"><table>\n<tr><th></th>{plays}{won}</tr>\n");
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
    format!("{}<td class=\"wide\">{drawn}</td>", cell(&percent(share.per_mille)))
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

/// A cell with a number.
fn cell(number: &str) -> String {
    format!("<td class=\"number\">{number}</td>")
}
