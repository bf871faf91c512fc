//! The checks of the rules page, chapter by chapter.

mod ch02_areas;
mod ch02_borders;
mod ch02_ground;
mod ch02_water;
mod ch03_tables;
mod ch03_types;
mod ch04_arrivals;
mod ch04_free_set_up;
mod ch04_hold;
mod ch04_scenarios;
mod ch04_set_up;
mod printed;
