//! Chapter 17.
