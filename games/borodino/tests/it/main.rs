//! The tests of the game, in one program.

mod contract;
mod field;
mod fog;
mod fortune;
mod inspect;
mod lists;
mod odds;
mod page;
mod players;
mod rules;
mod scenarios;
mod smoke;
mod standing;
mod words;
mod worth;
