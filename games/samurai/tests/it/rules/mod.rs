//! One file for each chapter of the rules, or part of one. A test is named after its rule and the
//! letter of the check that it plays.

mod ch00_field;
mod ch06_leaving;
mod ch06_special;
mod ch07_flee;
mod ch07_panic;
mod ch07_pursue;
mod ch07_regroup;
mod ch07_special;
mod ch07_withdraw;
mod ch11_hiding;
mod ch16_trouble;
mod ch18_recovery;
