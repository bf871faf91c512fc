//! The server, from outside: what it keeps, and what it says over real sockets.

mod advice;
mod allies;
mod client;
mod coming_back;
mod commanders;
mod failing;
mod files;
mod frames;
mod gates;
mod leaks;
mod library;
mod pace;
mod pages;
mod paths;
mod refusals;
mod seats;
mod sent;
mod sockets;
mod starting;
mod store;
mod strain;
mod succession;
mod support;
