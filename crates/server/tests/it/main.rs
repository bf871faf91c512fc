//! The server, from outside.

mod coming_back;
mod leaks;
mod refusals;
mod seats;
mod store;
mod support;
