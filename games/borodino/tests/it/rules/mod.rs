//! The checks of the rules page, chapter by chapter.

mod ch03_losses;
mod ch07_bombardment;
mod ch07_hits;
mod ch11_hits;
mod ch17_victory;
