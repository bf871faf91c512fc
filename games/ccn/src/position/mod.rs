//! A position as a document: for tests, puzzles, editors and the examples of a rulebook.
//!
//! Start with `document`, which is the format. `arrange` makes a battle of it: `field` finds the
//! setting and matches the pieces, `deal` deals the cards, `agenda` puts what is going on below
//! the decision, with the help of `attack`, and `marks` and `goals` check the rest. `describe` is
//! the way back.

mod agenda;
mod arrange;
mod attack;
mod deal;
mod describe;
mod document;
mod field;
mod goals;
mod marks;

pub(crate) use arrange::arrange;
pub(crate) use describe::document;
pub use document::Document;
