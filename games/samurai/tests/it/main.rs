//! The rules of the game through its public door.

mod field;
mod lists;
mod page;
mod rules;
mod scenarios;
mod tables;
mod vectors;
