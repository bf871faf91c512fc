//! One file for each chapter of the rules, one test or more for each check of a rule.
//! One test for each check of each rule, named after it; one file for each chapter, or for a part
//! of it.
//! One test or more for each check of each rule, named after it; one file for each chapter, or for a
//! part of it.
//! One file for each chapter of the rules, or for a part of it.

mod board;
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
mod ch09_contact;
mod ch09_cycle;
mod ch10_exchange;
mod ch10_retreat;
mod ch11_board;
mod ch11_deployment;
mod ch11_holders;
mod ch11_terrain;
mod ch12_morale;
mod ch12_turns;
mod ch13_moves;
mod ch14_fire;
mod ch14_hits;
mod ch14_values;
mod ch15_holders;
mod ch15_terrain;
mod ch16_squares;
mod ch17_reinforcement;
mod ch18_duties;
mod ch18_retreat;
mod ch18_stalemate;
mod ch19_rout;
mod ch19_settling;
mod ch20_end;
mod ch21_leaders;
mod ch22_supply;
mod ch23_demoralisation;
mod ch23_victory;
mod ch24_fights;
mod ch24_map;
mod ch25_allies;
mod ch26_battles;
mod ch26_movement;
mod columns;
mod movement_lists;
