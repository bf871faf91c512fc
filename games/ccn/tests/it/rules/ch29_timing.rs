//! Chapter 29.
