//! [BOR-10.3.3] The end of a battle is tested after every loss and every retreat.

use crate::Turn;

/// Whether a battle goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Settled {
    GoesOn,
    /// The rest of the round, or of the battle, is off the agenda.
    Over,
}

/// To be called after every single loss and retreat in a battle.
pub(crate) fn settle(_turn: &mut Turn<'_>) -> Settled {
    Settled::GoesOn
}
