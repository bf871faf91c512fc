//! The numbers before a commitment, in print.

use std::fmt::Write;

use catalog::Odds;
use engine::Weight;

/// The odds in print, a fact a line.
pub(crate) fn print(odds: &Odds) -> String {
    let mut text = String::new();
    write_odds(&mut text, odds, "    ");
    if let Some(reply) = &odds.reply {
        text.push_str("    What may come back, at most:\n");
        write_odds(&mut text, reply, "      ");
    }
    text
}

fn write_odds(text: &mut String, odds: &Odds, margin: &str) {
    let parts: Vec<String> =
        odds.dice.iter().map(|part| format!("{} {:+}", part.source, part.dice)).collect();
    let dice = match odds.dice_in_all() {
        1 => "1 die".to_owned(),
        count => format!("{} dice", count.max(0)),
    };
    let _ = writeln!(text, "{margin}{dice}: {}", parts.join(", "));
    if !odds.hits.is_empty() {
        let _ = writeln!(text, "{margin}hits: {}", hits(odds));
    }
    for chance in &odds.results {
        let share = percent(chance.weight, odds.total);
        let _ = writeln!(text, "{margin}{}: {share}", chance.what);
    }
}

/// The chance of each number of hits, and what to expect.
fn hits(odds: &Odds) -> String {
    let chance = |(hits, weight): (usize, &Weight)| {
        (weight.0 > 0).then(|| format!("{hits} ({})", percent(*weight, odds.total)))
    };
    let chances: Vec<String> = odds.hits.iter().enumerate().filter_map(chance).collect();
    let sum = odds.hits.iter().enumerate().map(|(hits, weight)| hits as u128 * weight.0).sum();
    let expected = (Weight(sum).per_mille(odds.total) + 50) / 100;
    format!("{}; {}.{} expected", chances.join(", "), expected / 10, expected % 10)
}

/// A share in percent, with one decimal; what is possible is never shown as nothing.
fn percent(weight: Weight, total: Weight) -> String {
    match weight.per_mille(total) {
        _ if weight.0 == 0 => "cannot happen".to_owned(),
        0 => "under 0.1%".to_owned(),
        1000 if weight < total => "over 99.9%".to_owned(),
        share => format!("{}.{}%", share / 10, share % 10),
    }
}
