//! Charts as drawings in the page. All coordinates are whole numbers.

use std::fmt::Write;

use super::escaped;
use crate::lab::report::{Ahead, Side};
use crate::lab::share::Share;
use crate::lab::spread::Spread;
use crate::lab::words::{games, percent, plain_percent};

/// How wide a chart is, in its own units: about as many as a phone has.
const WIDTH: u64 = 360;
/// The room for the bars of a histogram, and above it.
const HEIGHT: u64 = 130;
const TOP: u64 = 8;
/// The room for numbers at the left.
const LEFT: u64 = 30;

/// A drawing of this height, with words for whoever does not see it.
fn drawing(height: u64, about: &str, body: &str) -> String {
    let about = escaped(about);
    format!(
        "<svg viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" aria-label=\"{about}\">\n{body}</svg>\n"
    )
}

/// The share of each side with its interval, and the band in which a scenario counts as balanced.
pub(crate) fn wins(sides: &[Side], band: (u32, u32)) -> String {
    let height = 52 * sides.len() as u64 + 20;
    let x = |per_mille: u32| u64::from(per_mille) * WIDTH / 1000;
    let (from, to) = (x(band.0), x(band.1));
    let bottom = height - 18;
    let mut body = format!(
        "<rect class=\"band\" x=\"{from}\" y=\"0\" width=\"{}\" height=\"{bottom}\"/>\n",
        to - from
    );
    for (number, side) in sides.iter().enumerate() {
        let top = 52 * number as u64;
        let Some(share) = side.share else { continue };
        let (shared, won) = (percent(share.per_mille), games(side.wins));
        let label = format!("{}: {shared}, {won} won", side.title);
        let wide = x(share.per_mille);
        let _ = writeln!(
            body,
            "<text class=\"name\" x=\"0\" y=\"{}\">{}</text>",
            top + 13,
            escaped(&label)
        );
        let _ = writeln!(
            body,
            "<rect class=\"s{number}\" x=\"0\" y=\"{}\" width=\"{wide}\" height=\"20\" rx=\"2\"/>",
            top + 19
        );
        body += &whisker(x(share.low), x(share.high), top + 29);
    }
    for mark in [0, 250, 500, 750, 1000] {
        let class = match mark {
            0 => "",
            1000 => " class=\"end\"",
            _ => " class=\"middle\"",
        };
        let _ = writeln!(
            body,
            "<text{class} x=\"{}\" y=\"{}\">{}</text>",
            x(mark),
            height - 4,
            percent(mark)
        );
    }
    let even = x((band.0 + band.1) / 2);
    let _ = writeln!(
        body,
        "<line class=\"even\" x1=\"{even}\" y1=\"0\" x2=\"{even}\" y2=\"{bottom}\"/>"
    );
    drawing(height, "Share of wins of each side with its interval", &body)
}

fn whisker(low: u64, high: u64, y: u64) -> String {
    let (top, bottom) = (y - 5, y + 5);
    let path = format!("M{low} {top}V{bottom}M{low} {y}H{high}M{high} {top}V{bottom}");
    format!("<path class=\"halo\" d=\"{path}\"/><path class=\"whisker\" d=\"{path}\"/>\n")
}

/// A share with its interval beside what was expected, in a line of a table.
pub(crate) fn line(share: Share, expected: u32) -> String {
    let x = |per_mille: u32| 3 + u64::from(per_mille) * 114 / 1000;
    let (low, high, at) = (x(share.low), x(share.high), x(share.per_mille));
    let about = format!("{} to {}", plain_percent(share.low), percent(share.high));
    format!(
        "<svg viewBox=\"0 0 120 14\" role=\"img\" aria-label=\"{about}\"><title>{about}</title>\
         <line class=\"axis\" x1=\"3\" y1=\"7\" x2=\"117\" y2=\"7\"/>\
         <line class=\"even\" x1=\"{0}\" y1=\"0\" x2=\"{0}\" y2=\"14\"/>\
         <path class=\"whisker\" d=\"M{low} 7H{high}\"/>\
         <circle class=\"dot\" cx=\"{at}\" cy=\"7\" r=\"3\"/></svg>",
        x(expected)
    )
}

/// How many games had which number; several spreads stand side by side, each in its colour.
pub(crate) fn histogram(spreads: &[(&str, &Spread)], about: &str) -> String {
    let least = spreads.iter().map(|(_, it)| it.least).min().unwrap_or(0);
    let most = spreads.iter().map(|(_, it)| it.most).max().unwrap_or(0);
    // So many numbers share a bar that there are at most 30.
    let step = ((most - least) / 30 + 1).max(1);
    let bins = ((most - least) / step + 1) as usize;
    let binned: Vec<Vec<u64>> = spreads.iter().map(|(_, it)| bin(it, least, step, bins)).collect();
    let highest = binned.iter().flatten().copied().max().unwrap_or(1).max(1);
    let slot = (WIDTH - LEFT) * 100 / bins as u64;
    let wide = (slot * 8 / 10 / spreads.len().max(1) as u64).max(100);
    let mut body = scale(highest);
    for (number, ((class, spread), counts)) in spreads.iter().zip(&binned).enumerate() {
        for (place, &times) in counts.iter().enumerate().filter(|(_, times)| **times > 0) {
            let left = LEFT * 100 + slot * place as u64 + slot / 10 + wide * number as u64;
            let tall = (times * HEIGHT / highest).max(1);
            let from = least + step * place as i64;
            let label =
                if step == 1 { from.to_string() } else { format!("{from}–{}", from + step - 1) };
            let _ = writeln!(
                body,
                "<rect class=\"{class}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{tall}\">\
                 <title>{label}: {}</title></rect>",
                hundredths(left),
                TOP + HEIGHT - tall,
                hundredths(wide),
                games(times),
            );
        }
        let place = ((spread.median - least) / step) as u64;
        let at = hundredths(LEFT * 100 + slot * place + slot / 2);
        let _ = writeln!(
            body,
            "<line class=\"even\" x1=\"{at}\" y1=\"{TOP}\" x2=\"{at}\" y2=\"{}\"/>",
            TOP + HEIGHT
        );
    }
    let every = bins.div_ceil(8);
    for place in (0..bins).step_by(every) {
        let at = hundredths(LEFT * 100 + slot * place as u64 + slot / 2);
        let number = least + step * place as i64;
        let _ = writeln!(
            body,
            "<text class=\"middle\" x=\"{at}\" y=\"{}\">{number}</text>",
            TOP + HEIGHT + 14
        );
    }
    drawing(TOP + HEIGHT + 20, about, &body)
}

fn bin(spread: &Spread, least: i64, step: i64, bins: usize) -> Vec<u64> {
    let mut counts = vec![0; bins];
    for &(number, times) in &spread.games {
        counts[((number - least) / step) as usize] += times;
    }
    counts
}

/// The axes of a histogram.
fn scale(highest: u64) -> String {
    let bottom = TOP + HEIGHT;
    format!(
        "<text class=\"end\" x=\"{0}\" y=\"{1}\">{highest}</text>\
         <text class=\"end\" x=\"{0}\" y=\"{bottom}\">0</text>\
         <line class=\"axis\" x1=\"{LEFT}\" y1=\"{bottom}\" x2=\"{WIDTH}\" y2=\"{bottom}\"/>\n",
        LEFT - 5,
        TOP + 8,
    )
}

/// Who leads after each turn: the first side from below, the others from above, and between them the
/// games that are level.
pub(crate) fn lead(turns: &[Ahead]) -> String {
    let last = turns.len().max(2) as u64 - 1;
    let x = |place: usize| LEFT + (WIDTH - LEFT) * place as u64 / last;
    let y = |per_mille: u32| TOP + HEIGHT - u64::from(per_mille.min(1000)) * HEIGHT / 1000;
    let (bottom, right) = (TOP + HEIGHT, x(turns.len().saturating_sub(1)));
    let mut body = format!(
        "<rect class=\"level\" x=\"{LEFT}\" y=\"{TOP}\" width=\"{}\" height=\"{HEIGHT}\"/>\n",
        right - LEFT
    );
    let sides = turns.first().map_or(0, |ahead| ahead.per_mille.len());
    for side in 0..sides {
        // What lies between this side and the edge that it grows from.
        let beyond = |ahead: &Ahead| match side {
            0 => (0, ahead.per_mille[0]),
            _ => {
                let below: u32 = ahead.per_mille[side + 1..].iter().sum();
                (1000 - below.min(1000), 1000 - (below + ahead.per_mille[side]).min(1000))
            }
        };
        let mut points = String::new();
        for (place, ahead) in turns.iter().enumerate() {
            let _ = write!(points, "{},{} ", x(place), y(beyond(ahead).1));
        }
        for (place, ahead) in turns.iter().enumerate().rev() {
            let _ = write!(points, "{},{} ", x(place), y(beyond(ahead).0));
        }
        let _ = writeln!(body, "<polygon class=\"s{side}\" points=\"{}\"/>", points.trim_end());
    }
    let middle = y(500);
    let _ = writeln!(
        body,
        "<line class=\"even\" x1=\"{LEFT}\" y1=\"{middle}\" x2=\"{right}\" y2=\"{middle}\"/>"
    );
    for mark in [0, 500, 1000] {
        let _ = writeln!(
            body,
            "<text class=\"end\" x=\"{}\" y=\"{}\">{}</text>",
            LEFT - 5,
            y(mark) + 4,
            plain_percent(mark)
        );
    }
    let every = turns.len().div_ceil(8).max(1);
    for (place, ahead) in turns.iter().enumerate().step_by(every) {
        let _ = writeln!(
            body,
            "<text class=\"middle\" x=\"{}\" y=\"{}\">{}</text>",
            x(place),
            bottom + 14,
            ahead.turn
        );
    }
    drawing(bottom + 20, "Share of games in which each side leads after each turn", &body)
}

/// Hundredths as SVG writes them.
fn hundredths(number: u64) -> String {
    format!("{}.{:02}", number / 100, number % 100)
}
