//! Chapter 24.
