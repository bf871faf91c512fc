//! Chapter 30.
