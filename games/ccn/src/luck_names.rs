//! The results of draws by name, for whoever writes a game down or plays it over the board.

use serde::de::value::{Error, StrDeserializer};
use serde::de::{DeserializeOwned, IntoDeserializer};

use crate::cards::Card;
use crate::pieces::Face;

/// The result of a draw of `kind` that is called `name`, from 0.
pub(crate) fn named_result(kind: &str, name: &str) -> Option<u32> {
    match kind {
        "battle" | "leader" => read::<Face>(name).and_then(die),
        // A pile is drawn from by weights that stand in the order of all cards.
        "deal" => read::<Card>(name).map(|card| card as u32),
        _ => None,
    }
}

/// [CCN-1.1.2] The first side of the die that shows `face`.
fn die(face: Face) -> Option<u32> {
    (0..6).find(|&side| Face::of_die(side + 1) == face).map(u32::from)
}

/// A thing by the name under which it is written everywhere.
fn read<T: DeserializeOwned>(name: &str) -> Option<T> {
    let name: StrDeserializer<'_, Error> = name.into_deserializer();
    T::deserialize(name).ok()
}
