//! The server, from outside.

mod coming_back;
mod failing;
mod leaks;
mod pace;
mod refusals;
mod seats;
mod store;
mod support;
