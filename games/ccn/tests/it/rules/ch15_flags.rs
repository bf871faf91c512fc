//! Chapter 15.
