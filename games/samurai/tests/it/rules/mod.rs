//! One file for each chapter of the rules, or part of one. A test is named after its rule and the
//! letter of the check that it plays.

mod ch00_field;
mod ch02_board;
mod ch02_sector;
mod ch02_sight;
mod ch05_costs;
mod ch08_zones;
mod ch12_terrain;
mod ch13_agility;
