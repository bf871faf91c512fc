//! The checks of the rules page, chapter by chapter.

mod ch10_battles;
mod ch10_flanks;
mod ch10_reserves;
mod ch10_rounds;
mod ch11_fire;
mod ch11_ground;
mod ch12_bayonets;
mod ch12_squares;
mod ch12_targets;
mod shots;
