//! Chapter 16.
