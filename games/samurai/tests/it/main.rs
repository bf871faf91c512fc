//! The rules of the game through its public door.

mod beliefs;
mod contract;
<<<<<<< HEAD
mod economy;
mod field;
mod fog;
mod fortune;
mod inspect;
=======
/// How many sequences of lines there are.
mod counts;
/// How large a position is, and that search allocates nothing.
mod economy;
mod field;
mod fog;
/// Examples of play, written out.
mod golden;
/// What holds after every turn of every battle.
>>>>>>> b9edad927f73cbc69e669b3235ff5e7247eeb49c
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
