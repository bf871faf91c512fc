//! One binary for all the tests of the game, so that it is linked once.

/// The checks that every game passes.
mod contract;
/// How large a position is, and that search allocates nothing.
mod economy;
/// A battlefield drawn for one test, and luck that is listed for it.
mod field;
/// One test for each check of each rule, named after it; one file for each chapter.
mod rules;
