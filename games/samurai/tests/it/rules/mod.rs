//! One file for each chapter of the rules, or part of one. A test is named after its rule and the
//! letter of the check that it plays.

mod ch00_field;
mod ch01_destroyed;
mod ch02_board;
mod ch02_sector;
mod ch02_sight;
mod ch03_command;
mod ch03_orders_on_cards;
mod ch04_planning;
mod ch05_costs;
mod ch05_orders;
mod ch05_paths;
mod ch06_melee;
mod ch06_movement_conflicts;
mod ch06_movement_steps;
mod ch06_stages;
mod ch07_defences;
mod ch07_orders_joining;
mod ch07_orders_moving;
mod ch07_orders_standing;
mod ch08_contact;
mod ch08_release;
mod ch08_turning;
mod ch08_zones;
mod ch09_blows;
mod ch09_flanks;
mod ch11_order;
mod ch12_terrain;
mod ch13_agility;
mod ch13_peasants;
mod ch14_flight;
mod ch14_honour;
mod ch18_exhaustion;
mod ch18_orders;
mod ch19_entry_orders;
mod ch21_decisions;
