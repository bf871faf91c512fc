//! The checks of the rules page, chapter by chapter.

mod ch02_areas;
mod ch02_borders;
mod ch03_tables;
mod printed;
