//! The server over real sockets.

mod gates;
mod paths;
mod sockets;
mod starting;
mod support;
