//! [SAM-2.3.1] Lines of sight.

use super::Ground;
use crate::ids::HexId;
use crate::state::Battle;

/// What the ground says of every line, worked out once.
#[derive(Debug, Default)]
pub(crate) struct Sights {}

impl Sights {
    pub(crate) fn new(_: &Ground) -> Sights {
        Sights {}
    }
}

/// Whether somebody in `from` sees a unit in `to`, units in between considered.
pub(crate) fn sees(battle: &Battle, from: HexId, to: HexId) -> bool {
    let _ = (battle, from, to);
    true
}
