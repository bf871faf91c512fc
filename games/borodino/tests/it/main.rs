//! The tests of the game, in one program.

mod field;
mod rules;
mod smoke;
