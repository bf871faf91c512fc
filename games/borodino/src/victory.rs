//! Chapter 17: victory points, and the end of the game.

use crate::Turn;
use crate::ids::BlockId;
use crate::state::Campaign;

/// [BOR-17.1.1] What the destruction of a block gives to the other side.
pub(crate) fn points_for(_campaign: &Campaign, _block: BlockId) -> u8 {
    0
}

/// [BOR-17.2.1] Counts the redoubts and ends the game.
pub(crate) fn end_game(_turn: &mut Turn<'_>) {}
