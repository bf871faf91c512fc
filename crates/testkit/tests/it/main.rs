//! Both toys pass every check, and every check fails on a planted fault.

mod campaign;
mod faults;
mod night;
mod players;
