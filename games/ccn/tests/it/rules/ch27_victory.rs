//! Chapter 27.
