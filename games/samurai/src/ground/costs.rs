//! [SAM-5.2.3], [SAM-5.2.4] What entering a hex costs, and who may not.

use super::Ground;
use crate::ban::Ban;
use crate::ids::HexId;
use crate::pieces::Mover;

/// How a unit moves, as far as costs and barriers differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gait {
    /// March, withdraw, and the step back of fire and retreat.
    March,
    Run,
    /// Attack and pursue.
    Attack,
    MoveAndFire,
    /// Flee and panic.
    Flight,
}

/// What follows from the ground for movers, worked out once.
#[derive(Debug, Default)]
pub(crate) struct Costs {}

impl Costs {
    pub(crate) fn new(_: &Ground) -> Costs {
        Costs {}
    }
}

impl Ground {
    /// The points that entering a neighbour costs, or the rule that forbids it. The river's own
    /// limits [SAM-5.2.5] are asked separately.
    pub(crate) fn enter(
        &self,
        mover: Mover,
        gait: Gait,
        from: HexId,
        to: HexId,
    ) -> Result<u8, Ban> {
        let _ = (mover, gait, from, to);
        Ok(1)
    }

    /// [SAM-7.5.1] Whether an attack from here can reach an enemy there, by the ground alone.
    pub(crate) fn is_attainable(&self, mover: Mover, from: HexId, target: HexId) -> bool {
        let _ = (mover, from, target);
        true
    }
}
