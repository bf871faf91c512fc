//! The tests of the game, in one program.

mod anything;
mod contract;
mod field;
mod lists;
mod rules;
mod scenarios;
mod smoke;
