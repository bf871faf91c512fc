//! One file for each chapter of the rules, or for a part of it.

mod board;
mod ch05_command;
mod ch05_groups;
mod ch05_paths;
mod ch06_rivers;
mod ch06_roads;
mod ch07_leaders;
mod ch07_marches;
mod ch08_night;
mod ch11_board;
mod ch11_deployment;
mod ch11_terrain;
mod ch12_morale;
mod ch13_moves;
mod ch14_fire;
mod ch15_holders;
mod ch15_terrain;
mod ch16_squares;
mod ch18_duties;
mod ch18_retreat;
mod ch21_leaders;
mod ch26_movement;
mod columns;
mod movement_lists;
