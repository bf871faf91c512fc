//! One test for each check of each rule, named after it; one file for each chapter.

mod ch09_contact;
mod ch09_cycle;
mod ch10_exchange;
mod ch10_retreat;
mod ch14_hits;
mod ch22_supply;
mod ch23_demoralisation;
mod ch23_victory;
