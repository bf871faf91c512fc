//! The tests of the game, in one program.

mod contract;
mod counts;
mod economy;
mod field;
mod fog;
mod fortune;
mod glance;
mod golden;
mod inspect;
mod invariants;
mod odds;
mod page;
mod players;
mod positions;
mod quarters;
mod random;
mod rules;
mod scenarios;
mod standing;
mod words;
mod worth;
