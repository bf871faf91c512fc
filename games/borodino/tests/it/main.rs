//! The tests of the game, in one program.

mod contract;
mod field;
/// How lucky rolls were.
mod fortune;
/// What a player is told who looks at a place.
mod inspect;
mod lists;
/// The numbers before a decision.
mod odds;
mod page;
/// The simple players.
mod players;
mod rules;
mod scenarios;
mod smoke;
/// Questions that a player need not be asked each time.
mod standing;
/// Questions, choices and the log in words.
mod words;
/// What a bot makes of a position.
mod worth;
