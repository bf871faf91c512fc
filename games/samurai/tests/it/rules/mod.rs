//! One file for each chapter of the rules, or part of one. A test is named after its rule and the
//! letter of the check that it plays.

mod ch00_field;
mod ch01_dice;
mod ch03_losses;
mod ch03_values;
mod ch06_shooting;
mod ch10_shots;
mod ch13_ninja;
mod ch14_morale;
mod ch14_tests;
pub(crate) mod ch15_orders;
mod ch16_headquarters;
pub(crate) mod ch17_ground;
mod ch18_fatigue;
