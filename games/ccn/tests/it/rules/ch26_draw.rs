//! Chapter 26.
