//! Chapter 18.
