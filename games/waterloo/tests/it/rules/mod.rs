//! One file for each chapter of the rules, or for a part of it.

mod ch11_board;
mod ch11_deployment;
mod ch11_holders;
mod ch11_terrain;
mod ch12_turns;
mod ch17_reinforcement;
mod ch18_stalemate;
mod ch19_rout;
mod ch19_settling;
mod ch20_end;
mod ch26_battles;
