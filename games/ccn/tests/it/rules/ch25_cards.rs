//! Chapter 25.
