//! Chapter 11: lines of sight.

use crate::hex::{Hex, HexSet};
use crate::pieces::{Arm, Side, UnitId};
use crate::state::Battle;

impl Battle {
    /// [CCN-11.1.1] Whether a unit sees the target at which it wants to fire.
    pub(crate) fn sees(&self, unit: UnitId, to: Hex) -> bool {
        self.is_clear(self.unit(unit).hex, to, self.obstacles(unit, to, self.below(unit)))
    }

    /// [CCN-23.2.1] Whether artillery sees the target of a melee that it wants to join: it does not
    /// fire over friends then.
    pub(crate) fn sees_past_friends(&self, unit: UnitId, to: Hex) -> bool {
        self.is_clear(self.unit(unit).hex, to, self.obstacles(unit, to, HexSet::NONE))
    }

    fn is_clear(&self, from: Hex, to: Hex, obstacles: HexSet) -> bool {
        let line = self.setting.get().board.line(from, to);
        // [CCN-11.1.3] Along a hexside both hexes must block. [CCN-11.1.4] A half hex off the
        // board blocks: it is not in the pair, and what is left of the pair decides.
        let closed = |pair: HexSet| !pair.is_empty() && pair.minus(obstacles).is_empty();
        !line.through.meets(obstacles) && !line.along.into_iter().any(closed)
    }

    /// [CCN-11.1.2] The hexes that block this line if it crosses them. Friends in `below` do not.
    fn obstacles(&self, unit: UnitId, to: Hex, below: HexSet) -> HexSet {
        let (terrain, side) = (self.terrain(), self.side_of(unit));
        let friends = self.units_of(side).or(self.leaders_of(side)).minus(below);
        let enemies = self.units_of(side.enemy()).or(self.leaders_of(side.enemy()));
        friends.or(enemies).or(terrain.opaque).or(self.heights(self.unit(unit).hex, to))
    }

    /// [CCN-11.2.4] Adjacent hexes over which artillery on a hill fires past friends.
    fn below(&self, unit: UnitId) -> HexSet {
        let (terrain, from) = (self.terrain(), self.unit(unit).hex);
        if self.arm(unit) != Arm::Artillery || !terrain.hills.contains(from) {
            return HexSet::NONE;
        }
        self.setting.get().board.neighbours(from).minus(terrain.hills).minus(terrain.rugged)
    }

    /// [CCN-11.2.1], [CCN-11.2.2], [CCN-11.2.3] Hills block, unless both are on hills.
    fn heights(&self, from: Hex, to: Hex) -> HexSet {
        let (setting, terrain) = (self.setting.get(), self.terrain());
        let both_on_hills = terrain.hills.contains(from) && terrain.hills.contains(to);
        match (both_on_hills, setting.options.rugged_hill_blocks_hill_to_hill) {
            (true, false) => HexSet::NONE,
            (true, true) => terrain.rugged,
            (false, _) => terrain.hills.or(terrain.rugged),
        }
    }

    /// The hexes of enemy units that a unit of `side` could fire at, as far as range goes.
    pub(crate) fn in_range(&self, unit: UnitId, side: Side) -> HexSet {
        let near = self.setting.get().board.within(self.unit(unit).hex, self.profile(unit).range);
        near.and(self.units_of(side.enemy()))
    }
}
