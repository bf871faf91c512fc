//! The rules of the game through its public door.

mod field;
mod lists;
mod players;
mod preview;
mod rules;
mod scenarios;
mod tables;
mod vectors;
mod words;
