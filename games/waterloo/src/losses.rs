//! [WAT-1.1.3] How blocks are lost, whatever the cause.

use crate::Turn;
use crate::event::Event;
use crate::ids::BlockId;

/// [WAT-1.1.3] Eliminates a block that is on the map or on a board. [WAT-16.2.3] The guest of a
/// square dies with it. Whoever calls this for a block on a board must settle it afterwards.
pub(crate) fn eliminate(turn: &mut Turn<'_>, block: BlockId) {
    let guest = turn.guest_of(block);
    for block in [Some(block), guest].into_iter().flatten() {
        let town = turn.town(block).expect("whoever is eliminated stands somewhere");
        let location = turn.location(block);
        turn.emit(Event::Eliminated { block, town, location });
    }
}
