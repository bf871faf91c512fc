//! The numbers before a decision.

mod by_hand;
mod in_play;
mod sampled;

use engine::{Game, Preview};

use crate::field::Field;

#[track_caller]
fn preview(field: &Field, words: &str) -> Preview {
    assert!(field.offers(words), "{words} is offered");
    let found = field.campaign.preview(field.seat(), &field.action(words));
    found.expect("it has odds")
}

/// The weight of a result by its name, all blocks together; none if it cannot happen.
fn weight(preview: &Preview, id: &str) -> u128 {
    preview.results.iter().filter(|it| it.what.id == id).map(|it| it.weight.0).sum()
}

fn hits(preview: &Preview) -> Vec<u128> {
    preview.hits.iter().map(|weight| weight.0).collect()
}

fn notes(preview: &Preview) -> Vec<&str> {
    preview.notes.iter().map(|note| note.id.as_ref()).collect()
}

/// A battle in Kamenka Valley, which is clear, with the French as attackers from Shevardino.
fn battle(blocks: &str, rest: &str) -> String {
    let entered = blocks.split_whitespace().filter(|block| block.starts_with("F-"));
    let entered: Vec<String> = entered
        .map(|block| {
            let id = block.split('(').next().unwrap_or(block);
            format!("entered: {id} shevardino")
        })
        .collect();
    format!(
        "turn 5 first french
         kamenka: {blocks}
         shevardino: F-8-23
         semenovskoye: R-7-12
         crossed: shevardino>kamenka french 1
         {}
         battle kamenka {rest}",
        entered.join("\n")
    )
}
