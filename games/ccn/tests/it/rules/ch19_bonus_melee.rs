//! Chapter 19.
