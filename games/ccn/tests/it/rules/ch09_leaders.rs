//! Chapter 9.
