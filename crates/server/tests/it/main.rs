//! The server, from outside.

mod store;
