//! Players by their names.

use std::error::Error;
use std::fmt;

use engine::Counsel;

use crate::{Greedy, Ismcts, Player, Random, Search};

/// The players that every game has, the weakest first.
pub const NAMES: [&str; 2] = ["random", "greedy"];

/// The names that [`player`] knows for a game: those that every game has, then its levels.
#[must_use]
pub fn names<G: Counsel>() -> Vec<&'static str> {
    NAMES.into_iter().chain(G::LEVELS.iter().map(|level| level.id)).collect()
}

/// The player called `name`, with the work of levels scaled to so many parts of a thousand. Beside
/// the levels, `search:WORK` is a player that may do so much work, and `ismcts:WORK` one that spends it
/// on a tree of single decisions.
///
/// # Errors
/// If nobody is called that.
pub fn player<G: Counsel>(name: &str, per_mille: u32) -> Result<Box<dyn Player<G>>, UnknownPlayer> {
    match name {
        "random" => return Ok(Box::new(Random)),
        "greedy" => return Ok(Box::new(Greedy::default())),
        _ => {}
    }
    if let Some(level) = G::LEVELS.iter().find(|level| level.id == name) {
        return Ok(Box::new(Search::at(level, per_mille)));
    }
    let unknown = || UnknownPlayer { name: name.to_owned(), known: names::<G>() };
    let (kind, work) = name.split_once(':').ok_or_else(unknown)?;
    let work = work.parse().map_err(|_| unknown())?;
    match kind {
        "search" => Ok(Box::new(Search::new(work))),
        "ismcts" => Ok(Box::new(Ismcts::new(work))),
        _ => Err(unknown()),
    }
}

/// Nobody is called that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownPlayer {
    name: String,
    known: Vec<&'static str>,
}

impl fmt::Display for UnknownPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no player \"{}\"; known are: {}", self.name, self.known.join(", "))
    }
}

impl Error for UnknownPlayer {}
