//! Chapter 11: lines of sight.

use crate::ban::{Allowed, Ban};
use crate::hex::{Hex, HexSet};
use crate::pieces::{Arm, Ground, Side, UnitId};
use crate::state::Battle;

impl Battle {
    /// [CCN-11.1.1] Whether a unit sees the target at which it wants to fire.
    pub(crate) fn sees(&self, unit: UnitId, to: Hex) -> bool {
        self.is_clear(self.unit(unit).hex, to, self.obstacles(unit, to, self.below(unit)))
    }

    fn is_clear(&self, from: Hex, to: Hex, obstacles: HexSet) -> bool {
        let line = self.setting.get().board.line(from, to);
        !line.through.meets(obstacles)
            && !line.along.into_iter().any(|pair| is_closed(pair, obstacles))
    }

    /// Why a unit does not see the target at which it wants to fire.
    pub(crate) fn may_see(&self, unit: UnitId, to: Hex) -> Allowed {
        self.unhidden("CCN-11.1.1", unit, to, self.below(unit))
    }

    /// [CCN-23.2.1] Why artillery does not see the target of a melee that it wants to join: it does
    /// not fire over friends then.
    pub(crate) fn may_see_past_friends(&self, unit: UnitId, to: Hex) -> Allowed {
        self.unhidden("CCN-23.2.1", unit, to, HexSet::NONE)
    }

    /// What is in the way, and in which hex; the nearest, if there is more.
    fn unhidden(&self, rule: &'static str, unit: UnitId, to: Hex, below: HexSet) -> Allowed {
        let (board, from) = (self.setting.get().board, self.unit(unit).hex);
        let obstacles = self.obstacles(unit, to, below);
        let line = board.line(from, to);
        let pairs = line.along.into_iter().filter(|&pair| is_closed(pair, obstacles));
        let blocking = pairs.fold(line.through.and(obstacles), HexSet::or);
        match blocking.iter().min_by_key(|&hex| board.distance(from, hex)) {
            Some(hex) => Err(self.obstacle_in(hex, rule).at(hex)),
            None => Ok(()),
        }
    }

    /// [CCN-11.1.2] What blocks the line of sight in a hex, by `rule` unless it is a rugged hill, which
    /// [CCN-11.2.3] blocks where hills do not.
    fn obstacle_in(&self, hex: Hex, rule: &'static str) -> Ban {
        if self.unit_at(hex).is_some() {
            Ban::new(rule, "ban-sight-unit")
        } else if self.leader_at(hex).is_some() {
            Ban::new(rule, "ban-sight-leader")
        } else if self.ground(hex) == Ground::Forest {
            Ban::new(rule, "ban-sight-forest")
        } else if self.terrain().opaque.contains(hex) {
            Ban::new(rule, "ban-sight-town")
        } else if self.terrain().rugged.contains(hex) {
            Ban::new("CCN-11.2.3", "ban-sight-rugged")
        } else {
            Ban::new(rule, "ban-sight-hill")
        }
    }

    /// [CCN-11.1.2] The hexes that block this line if it crosses them. Friends in `below` do not.
    fn obstacles(&self, unit: UnitId, to: Hex, below: HexSet) -> HexSet {
        let (terrain, side) = (self.terrain(), self.side_of(unit));
        let friends = self.pieces_of(side).minus(below);
        let enemies = self.pieces_of(side.enemy());
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

/// [CCN-11.1.3] Along a hexside both hexes must block. [CCN-11.1.4] A half hex off the board
/// blocks: it is not in the pair, and what is left of the pair decides.
fn is_closed(pair: HexSet, obstacles: HexSet) -> bool {
    !pair.is_empty() && pair.minus(obstacles).is_empty()
}
