//! [SAM-5.2.5], [SAM-12.3.1] Rivers in a path, and what a path costs as a whole.

use super::costs::Gait;
use super::{Ground, Terrain};
use crate::ban::{Allowed, Ban, require};
use crate::ids::HexId;
use crate::order::Path;
use crate::pieces::Mover;

impl Ground {
    #[inline]
    pub(crate) fn is_river(&self, hex: HexId) -> bool {
        self.terrain(hex) == Terrain::River
    }

    /// [SAM-12.3.1] The most hexes that a unit which begins the turn here may enter, if the river
    /// limits them.
    #[inline]
    pub(crate) fn river_limit(&self, mover: Mover, start: HexId) -> Option<u8> {
        match mover {
            Mover::Infantry if self.is_river(start) => Some(1),
            Mover::Cavalry if self.is_river(start) => Some(2),
            Mover::Infantry | Mover::Cavalry | Mover::Ninja => None,
        }
    }

    /// What the next hex of a path costs, or what forbids it. `start` is where the unit stands now;
    /// [SAM-19.2.2] a reinforcement stands nowhere yet, and its first hex is its entry. Allowances
    /// are not asked here.
    pub(crate) fn next_step(
        &self,
        mover: Mover,
        gait: Gait,
        start: Option<HexId>,
        path: Path,
        to: HexId,
    ) -> Result<u8, Ban> {
        self.may_swim(mover, gait, start, path, to)?;
        match path.last().or(start) {
            Some(from) => self.enter(mover, gait, from, to),
            None => self.enter_board(mover, gait, to),
        }
    }

    /// [SAM-5.2.3] What the hexes of a path cost together. Hexes that may not be entered count
    /// nothing.
    pub(crate) fn path_cost(
        &self,
        mover: Mover,
        gait: Gait,
        start: Option<HexId>,
        path: Path,
    ) -> u8 {
        let mut from = start;
        let mut sum = 0;
        for to in path.iter() {
            let cost = match from {
                Some(from) => self.cost_between(mover, gait, from, to),
                None => self.enter_board(mover, gait, to).ok(),
            };
            sum += cost.unwrap_or(0);
            from = Some(to);
        }
        sum
    }

    /// [SAM-5.2.5] What rivers allow of a path.
    fn may_swim(
        &self,
        mover: Mover,
        gait: Gait,
        start: Option<HexId>,
        path: Path,
        to: HexId,
    ) -> Allowed {
        if let Some(start) = start {
            self.may_leave_river(mover, gait, start, path)?;
        }
        if mover == Mover::Ninja {
            return Ok(());
        }
        if let Some(last) = path.last() {
            let stops = Ban::new("SAM-5.2.5", "ban-river-stops").at(last);
            require(!self.is_river(last), stops)?;
            let late = Ban::new("SAM-5.2.5", "ban-river-first").at(to);
            require(!self.is_river(to), late)?;
        }
        Ok(())
    }

    /// [SAM-5.2.5] Nobody runs out of a river, and who is not ninja does not come far.
    fn may_leave_river(&self, mover: Mover, gait: Gait, start: HexId, path: Path) -> Allowed {
        if !self.is_river(start) {
            return Ok(());
        }
        require(gait != Gait::Run, Ban::new("SAM-5.2.5", "ban-river-run").at(start))?;
        let limit = self.river_limit(mover, start).unwrap_or(u8::MAX);
        let hexes = path.len() as u8 + 1;
        require(hexes <= limit, Ban::new("SAM-5.2.5", "ban-river-far").numbers(hexes, limit))
    }
}
