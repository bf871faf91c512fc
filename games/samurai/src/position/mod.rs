//! A position as a document: for tests, puzzles, editors and the examples of a rulebook.
//!
//! `document` is the format, `arrange` makes a battle of it, `checks` finds what does not go
//! together, `describe` is the way back.

mod arrange;
mod checks;
mod describe;
mod document;
mod names;

pub(crate) use arrange::arrange;
pub(crate) use describe::document;
pub use document::{Ask, Document, Gone, UnitLine};
