//! One file for each chapter of the rules, or part of one. A test is named after its rule and the
//! letter of the check that it plays.

mod ch00_field;
mod ch06_movement_conflicts;
mod ch06_movement_steps;
mod ch06_stages;
