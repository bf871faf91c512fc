//! The rules of the game through its public door.

mod beliefs;
mod contract;
mod economy;
mod field;
mod fog;
mod fortune;
mod inspect;
mod invariants;
mod lists;
mod page;
mod players;
mod positions;
mod preview;
mod random;
mod rules;
mod scenarios;
mod tables;
mod vectors;
mod words;
