//! The rules of the game through its public door.

mod beliefs;
mod contract;
mod field;
mod fog;
mod lists;
mod page;
mod rules;
mod scenarios;
mod tables;
mod vectors;
