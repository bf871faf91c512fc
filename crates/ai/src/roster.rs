//! Players by their names.

use std::error::Error;
use std::fmt;

use engine::Counsel;

use crate::{Greedy, Player, Random};

/// The names that [`player`] knows, the weakest first.
pub const NAMES: [&str; 2] = ["random", "greedy"];

/// The player called `name`.
///
/// # Errors
/// If nobody is called that.
pub fn player<G: Counsel>(name: &str) -> Result<Box<dyn Player<G>>, UnknownPlayer> {
    match name {
        "random" => Ok(Box::new(Random)),
        "greedy" => Ok(Box::new(Greedy::default())),
        _ => Err(UnknownPlayer { name: name.to_owned() }),
    }
}

/// Nobody is called that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownPlayer {
    name: String,
}

impl fmt::Display for UnknownPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no player \"{}\"; known are: {}", self.name, NAMES.join(", "))
    }
}

impl Error for UnknownPlayer {}
