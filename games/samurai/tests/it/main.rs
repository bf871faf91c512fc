//! The rules of the game through its public door.

mod beliefs;
mod contract;
/// How many sequences of lines there are.
mod counts;
/// How large a position is, and that search allocates nothing.
mod economy;
mod field;
mod fog;
mod fortune;
/// Examples of play, written out.
mod golden;
mod inspect;
/// What holds after every turn of every battle.
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
mod worth;
