//! A position as a document: for tests, puzzles, editors and the examples of a rulebook.
//!
//! Start with `document`, which is the format. `arrange` makes a battle of it: `field` finds the
//! setting and matches the pieces, `deal` deals the cards, `agenda` puts what is going on below
//! the decision, with the help of its neighbours, and `marks`, `orders`, `squares` and `goals` check
//! the rest. `describe` is the way back.

mod advance;
mod agenda;
mod arrange;
mod arranged;
mod attack;
mod consequences;
mod deal;
mod decision;
mod declaration;
mod describe;
mod document;
mod drawing;
mod field;
mod goals;
mod marks;
mod orders;
mod played;
mod special;
mod squares;

pub(crate) use arrange::arrange;
pub(crate) use arranged::Rules;
pub(crate) use describe::document;
pub use document::Document;
