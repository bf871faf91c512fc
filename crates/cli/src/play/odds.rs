//! The numbers before a commitment, in print.

use std::fmt::Write;

use catalog::Odds;
use engine::Weight;

/// The odds in print, a fact a line: what is rolled first, the roll itself, what may come back.
pub(crate) fn print(odds: &Odds) -> String {
    let mut text = String::new();
    if let Some(before) = &odds.before {
        write_odds(&mut text, "First: ", before);
    }
    write_odds(&mut text, if odds.before.is_some() { "Then: " } else { "" }, odds);
    if let Some(reply) = &odds.reply {
        write_odds(&mut text, "What may come back: ", reply);
    }
    text
}

fn write_odds(text: &mut String, when: &str, odds: &Odds) {
    let parts: Vec<String> =
        odds.dice.iter().map(|part| format!("{} {:+}", part.source, part.dice)).collect();
    let dice = match odds.dice_in_all() {
        1 => "1 die".to_owned(),
        count => format!("{} dice", count.max(0)),
    };
    let _ = writeln!(text, "    {when}{}", odds.roll);
    if !odds.dice.is_empty() {
        let _ = writeln!(text, "      {dice}: {}", parts.join(", "));
    }
    if !odds.hits.is_empty() {
        let _ = writeln!(text, "      hits: {}", numbers(&odds.hits, odds.total));
    }
    if !odds.flags.is_empty() {
        let _ = writeln!(text, "      flags: {}", numbers(&odds.flags, odds.total));
    }
    for chance in &odds.results {
        let share = percent(chance.weight, odds.total);
        let _ = writeln!(text, "      {}: {share}", chance.what);
    }
    for note in &odds.notes {
        let _ = writeln!(text, "      {note}");
    }
}

/// The chance of each number, and what to expect.
fn numbers(weights: &[Weight], total: Weight) -> String {
    let chance = |(number, weight): (usize, &Weight)| {
        (weight.0 > 0).then(|| format!("{number} ({})", percent(*weight, total)))
    };
    let chances: Vec<String> = weights.iter().enumerate().filter_map(chance).collect();
    let expected = (expected(weights, total) + 50) / 100;
    format!("{}; {}.{} expected", chances.join(", "), expected / 10, expected % 10)
}

/// What to expect, in parts of a thousand.
fn expected(weights: &[Weight], total: Weight) -> u32 {
    // All are scaled down together where the sum might not fit.
    let shift = (128 - total.0.leading_zeros()).saturating_sub(110);
    let sum = (0..).zip(weights).map(|(number, weight)| number * (weight.0 >> shift)).sum();
    Weight(sum).per_mille(Weight(total.0 >> shift))
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
