//! The server, from outside: what it keeps, and what it says over real sockets.

mod gates;
mod pages;
mod paths;
mod sockets;
mod starting;
mod store;
mod support;
