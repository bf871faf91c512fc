//! The tests of the game, in one program.

mod rules;
