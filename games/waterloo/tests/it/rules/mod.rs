//! One file for each chapter of the rules, one test or more for each check of a rule.

mod ch01_blocks;
mod ch01_map;
mod ch02_armies;
mod ch02_map;
mod ch03_free_set_up;
mod ch03_set_up;
mod ch04_turns;
