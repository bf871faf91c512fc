//! Both toys pass every check, and every check fails on a planted fault; both stand on the shelf.

mod campaign;
mod ellipsis;
mod faults;
mod night;
mod orders;
mod parade;
mod players;
mod reviews;
mod shelf;
mod table;
mod words;
