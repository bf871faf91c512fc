//! What a seat can tell of what is hidden from it.

use serde::Serialize;

/// Hidden pieces at a place: those that may be among them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Surmise {
    /// The place, as phrases name it.
    pub place: String,
    /// The pieces that may be there, by their numbers in the scenery.
    pub suspects: Vec<Suspect>,
}

/// A piece that may be at a place, with the least and the most strength that it can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Suspect {
    /// Its number in the scenery.
    pub piece: usize,
    pub least: u8,
    pub most: u8,
}
