//! The checks of the rules page, chapter by chapter.

mod asking;
mod ch01_terms;
mod ch02_areas;
mod ch02_borders;
mod ch03_losses;
mod ch03_tables;
mod ch05_turn;
mod ch06_activation;
mod ch06_command;
mod ch06_range;
mod ch06_stragglers;
mod ch07_bombardment;
mod ch07_hits;
mod ch08_battle_limits;
mod ch08_moves;
mod ch08_roads;
mod ch08_stacking;
mod ch09_held;
mod ch09_reserves;
mod ch11_hits;
mod ch14_succession;
mod ch17_victory;
mod printed;
