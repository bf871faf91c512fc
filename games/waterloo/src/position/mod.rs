//! A position as a document: for tests, puzzles, editors and the examples of a rulebook.
//!
//! Start with `document` and `ask`, which are the format. `arrange` makes a campaign of it: `names`
//! looks ids up and notes faults, `fights` sets up skirmishes and boards, `usual` says what follows
//! from the rest and may be left out, `checks` finds what does not go together, `agenda` puts what
//! is going on below the question. `describe` is the way back.

mod agenda;
mod arrange;
mod ask;
mod checks;
mod describe;
mod document;
mod fights;
mod names;
mod usual;

pub(crate) use arrange::arrange;
pub(crate) use describe::document;
pub use document::Document;
pub(crate) use names::Rules;
