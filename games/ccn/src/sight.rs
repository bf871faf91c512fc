//! Chapter 11: lines of sight.

use crate::hex::{Hex, HexSet};
use crate::pieces::{Arm, Side, UnitId};
use crate::state::Battle;

impl Battle {
    /// [CCN-11.1.1] Whether a unit sees the target at which it wants to fire.
    pub(crate) fn sees(&self, unit: UnitId, to: Hex) -> bool {
        let from = self.unit(unit).hex;
        let line = self.setting.get().board.line(from, to);
        let obstacles = self.obstacles(unit, from, to);
        // [CCN-11.1.3] Along a hexside both hexes must block. [CCN-11.1.4] A half hex off the
        // board blocks: it is not in the pair, and what is left of the pair decides.
        let closed = |pair: HexSet| !pair.is_empty() && pair.minus(obstacles).is_empty();
        !line.through.meets(obstacles) && !line.along.into_iter().any(closed)
    }

    /// [CCN-11.1.2] The hexes that block this line if it crosses them.
    fn obstacles(&self, unit: UnitId, from: Hex, to: Hex) -> HexSet {
        let setting = self.setting.get();
        let side = self.side_of(unit);
        let fires_over = self.arm(unit) == Arm::Artillery && setting.hills.contains(from);
        let friends = self.units_of(side).or(self.leaders_of(side));
        let friends = if fires_over { friends.minus(self.below(from)) } else { friends };
        let enemies = self.units_of(side.enemy()).or(self.leaders_of(side.enemy()));
        friends.or(enemies).or(setting.opaque).or(self.heights(from, to))
    }

    /// [CCN-11.2.4] Adjacent hexes over which artillery on a hill fires past friends.
    fn below(&self, from: Hex) -> HexSet {
        let setting = self.setting.get();
        setting.board.neighbours(from).minus(setting.hills).minus(setting.rugged)
    }

    /// [CCN-11.2.1], [CCN-11.2.2], [CCN-11.2.3] Hills block, unless both are on hills.
    fn heights(&self, from: Hex, to: Hex) -> HexSet {
        let setting = self.setting.get();
        let both_on_hills = setting.hills.contains(from) && setting.hills.contains(to);
        match (both_on_hills, setting.options.rugged_hill_blocks_hill_to_hill) {
            (true, false) => HexSet::NONE,
            (true, true) => setting.rugged,
            (false, _) => setting.hills.or(setting.rugged),
        }
    }

    /// The hexes of enemy units that a unit of `side` could fire at, as far as range goes.
    pub(crate) fn in_range(&self, unit: UnitId, side: Side) -> HexSet {
        let near = self.setting.get().board.within(self.unit(unit).hex, self.profile(unit).range);
        near.and(self.units_of(side.enemy()))
    }
}
