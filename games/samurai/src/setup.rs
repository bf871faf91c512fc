//! [SAM-19.2.4] Units that are hidden at set-up: placed by their owner in secret.

use engine::{Seat, SeatSet};

use crate::Turn;
use crate::action::{Action, Draft};
use crate::ban::Allowed;
use crate::pieces::Side;
use crate::state::Battle;

/// The seats that have somebody to hide.
pub(crate) fn seats(battle: &Battle) -> SeatSet {
    let hides = |side: &Side| battle.setting.get().sides[side.index()].hiding.is_some();
    Side::BOTH.into_iter().filter(hides).map(Side::seat).collect()
}

/// Whether anybody has somebody to hide.
pub(crate) fn is_asked(battle: &Battle) -> bool {
    seats(battle) != SeatSet::NONE
}

/// Everything that may be written next.
pub(crate) fn drafts(battle: &Battle, side: Side, draft: &Draft, into: &mut Vec<Action>) {
    let _ = (battle, side, draft, into);
}

/// Whether a line may be written.
pub(crate) fn check(battle: &Battle, side: Side, draft: &Draft, action: Action) -> Allowed {
    let _ = (battle, side, draft, action);
    Ok(())
}

/// Writes a line that was listed.
pub(crate) fn write(battle: &Battle, draft: &mut Draft, action: Action) {
    let _ = (battle, draft, action);
}

/// Places all hidden units, of which only their owner is told.
pub(crate) fn open(turn: &mut Turn<'_>, orders: &[(Seat, Draft)]) {
    let _ = (turn, orders);
}
