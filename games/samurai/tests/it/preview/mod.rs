//! Numbers before the dice: exact, and as the dice fall.

mod in_play;
mod numbers;
mod sampled;

use engine::{Game, Preview};

use crate::field::{A, Field};

/// The numbers of one line of an order of the first side, by its place.
#[track_caller]
pub(crate) fn preview(field: &Field, words: &str, line: usize) -> Option<Preview> {
    let mut draft = field.drafts[0].clone();
    let lines = field.lines(words);
    for &action in &lines[..line] {
        field.battle.write(A, &mut draft, action);
    }
    field.battle.preview_draft(A, &draft, &lines[line])
}

/// What a preview says may come of it, with the weights.
fn results(preview: &Preview) -> Vec<(String, u128)> {
    let told = |result: &engine::Likelihood| (crate::words::told(&result.what), result.weight.0);
    preview.results.iter().map(told).collect()
}
