//! The tests of the game, in one program.

/// The checks that every game passes.
mod contract;
/// How many sequences of decisions there are.
mod counts;
/// How large a position is, and that search allocates nothing.
mod economy;
/// A campaign for one test, and luck that is listed for it.
mod field;
/// Nothing that is sent tells what is hidden.
mod fog;
/// How lucky rolls were.
mod fortune;
/// Examples of play, written out.
mod golden;
/// What a player is told who looks at a place.
mod inspect;
/// What holds after every decision of every campaign.
mod invariants;
/// The numbers before a decision.
mod odds;
/// The page on positions, carried out.
mod page;
/// The simple players.
mod players;
/// Positions as documents.
mod positions;
/// Campaigns that nobody thinks about.
mod random;
/// One test for each check of each rule, named after it; one file for each chapter.
mod rules;
/// Every scenario file is sound.
mod scenarios;
/// Questions that a player need not be asked each time.
mod standing;
/// Questions, choices and the log in words.
mod words;
/// What a bot makes of a position.
mod worth;
