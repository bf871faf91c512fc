//! The tests of the game, in one program.

mod contract;
mod field;
mod fog;
mod lists;
mod rules;
mod scenarios;
mod smoke;
