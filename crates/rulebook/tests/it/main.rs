//! The rulebook crate on small texts, and on the rules of the first game.

mod ccn;
mod checks;
mod citations;
mod coverage;
mod ids;
mod page;
mod test_names;

use rulebook::{Fault, Rulebook, Source};

/// A page that must be sound.
fn book(text: &str) -> Rulebook {
    Rulebook::parse(text).expect("the page is sound")
}

/// What is wrong with a page that must not be.
fn fault(text: &str) -> Fault {
    Rulebook::parse(text).expect_err("the page has a fault")
}

fn source(text: &str) -> Source<'_> {
    Source { file: "src/flow.rs", text }
}
