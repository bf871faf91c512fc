//! One binary for all the tests of the game, so that it is linked once.

/// The battles that come with the game.
mod battles;
/// The checks that every game passes.
mod contract;
/// How many sequences of decisions there are.
mod counts;
/// How large a position is, and that search allocates nothing.
mod economy;
/// A battlefield drawn for one test, and luck that is listed for it.
mod field;
/// How lucky rolls were.
mod fortune;
/// Examples of play, written out.
mod golden;
/// What a player is told who looks at a hex.
mod inspect;
/// What holds after every decision of every battle.
mod invariants;
/// The contract where all arms meet.
mod melees;
/// The numbers before an attack.
mod odds;
/// The simple players.
mod players;
/// Positions as documents.
mod positions;
/// One test for each check of each rule, named after it; one file for each chapter.
mod rules;
/// Every scenario file is sound.
mod scenarios;
/// What a player reads who asks for something that is not allowed.
mod sentences;
/// The contract with rules that a scenario states.
mod special_contract;
/// What can be wrong with rules that a scenario states, and how they are told.
mod special_rules;
/// Questions that a player need not be asked each time, and names for what luck brings.
mod standing;
/// Questions and choices in words.
mod words;
/// The worked examples of the rulebooks, written out.
mod worked_examples;
/// What bots value.
mod worth;
