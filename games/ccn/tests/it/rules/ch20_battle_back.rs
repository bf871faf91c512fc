//! Chapter 20.
