//! Chapter 28.
