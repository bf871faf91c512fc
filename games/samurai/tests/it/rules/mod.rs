//! One file for each chapter of the rules, or part of one. A test is named after its rule and the
//! letter of the check that it plays.

mod ch00_field;
mod ch03_command;
mod ch03_orders_on_cards;
mod ch04_planning;
mod ch05_orders;
mod ch05_paths;
