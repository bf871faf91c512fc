//! The checks of the rules page, chapter by chapter.

mod ch13_full_areas;
mod ch13_limits;
mod ch13_pursuit;
mod ch13_regroup;
mod ch13_retreat;
mod ch15_bridges;
mod ch15_capture;
mod ch15_lines;
mod ch15_points;
mod ch16_night;
mod ch19_supply;
