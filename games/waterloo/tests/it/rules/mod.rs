//! One file for each chapter of the rules, or for a part of it.

mod ch11_board;
mod ch11_deployment;
mod ch11_terrain;
