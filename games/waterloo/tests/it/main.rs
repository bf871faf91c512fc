//! One binary for all the tests of the game, so that it is linked once.

mod contract;
mod crossroads;
mod field;
mod fortune;
mod inspect;
mod odds;
mod players;
mod fog;
mod positions;
mod rules;
mod scenarios;
mod standing;
mod words;
mod worth;
