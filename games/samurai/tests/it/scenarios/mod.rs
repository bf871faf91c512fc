//! The battles that come with the game, the tables of the rules page and what can be wrong with a
//! file.

mod battles;
mod faults;
mod playing;
mod tables;
