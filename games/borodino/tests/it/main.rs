//! The tests of the game, in one program.

mod contract;
mod field;
mod lists;
mod page;
mod rules;
mod scenarios;
mod smoke;
