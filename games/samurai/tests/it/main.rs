//! The rules of the game through its public door.

mod beliefs;
mod contract;
mod field;
mod fog;
mod lists;
mod page;
mod players;
mod preview;
mod rules;
mod scenarios;
mod tables;
mod vectors;
mod words;
