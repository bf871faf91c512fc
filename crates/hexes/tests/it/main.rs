//! What the crate promises, checked from outside.

mod boards;
mod brute_force;
mod ccn;
mod hexes_and_sides;
mod lines;
mod paths;
mod samurai;
mod text_maps;
