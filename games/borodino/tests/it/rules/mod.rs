//! The checks of the rules page, chapter by chapter.

mod ch06_stragglers;
mod ch08_battle_limits;
mod ch08_moves;
mod ch08_roads;
mod ch08_stacking;
mod ch09_held;
mod ch09_reserves;
