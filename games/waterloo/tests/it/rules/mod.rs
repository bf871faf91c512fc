//! One file for each chapter of the rules, one test or more for each check of a rule.

mod ch01_blocks;
mod ch01_map;
mod ch02_armies;
mod ch02_map;
mod ch03_free_set_up;
mod ch03_set_up;
mod ch04_turns;
mod ch05_command;
mod ch05_groups;
mod ch05_paths;
mod ch06_rivers;
mod ch06_roads;
mod ch07_leaders;
mod ch07_marches;
mod ch08_night;
mod ch26_movement;
mod columns;
mod movement_lists;
