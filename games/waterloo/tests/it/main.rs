//! One binary for all the tests of the game, so that it is linked once.

mod contract;
mod crossroads;
mod field;
mod fog;
mod positions;
mod rules;
mod scenarios;
