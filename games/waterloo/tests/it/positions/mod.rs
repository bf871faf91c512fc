//! Positions as documents.

mod round_trips;
