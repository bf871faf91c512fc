//! The tests of the game, in one program.

/// The checks that every game passes.
mod contract;
/// How many sequences of decisions there are.
mod counts;
/// How large a position is, and that search allocates nothing.
mod economy;
/// A campaign for one test, and luck that is listed for it.
mod field;
/// What holds after every decision of every campaign.
mod invariants;
/// Positions as documents.
mod positions;
/// Campaigns that nobody thinks about.
mod random;
/// One test for each check of each rule, named after it; one file for each chapter.
mod rules;
/// Every scenario file is sound.
mod scenarios;
