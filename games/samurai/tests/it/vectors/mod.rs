//! Every number that the rulebook prints, as a test: the vectors by their numbers.

mod battle;
mod ground;
mod spirit;
