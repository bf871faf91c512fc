//! One file for each chapter of the rules, or for a part of it.

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
