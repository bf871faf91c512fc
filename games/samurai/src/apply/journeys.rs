//! What facts change of units on the way: steps, rivers, flights.

use hexes::Direction;

use crate::event::Stage;
use crate::fatigue;
use crate::ground::Terrain;
use crate::ids::{HexId, UnitId};
use crate::order::Order;
use crate::pieces::Status;
use crate::state::{Battle, DirectionSet, Mark};

impl Battle {
    /// A unit enters a hex. Whoever was engaged is so no more; in stage 6 it has left.
    pub(super) fn walk(&mut self, unit: UnitId, to: HexId, facing: Direction, cost: u8) {
        let leaves = self.now.stage == Stage::Leaving && !self.doing(unit).is(Mark::Left);
        let from = self.unit(unit).hex;
        if leaves && matches!(self.order(unit), Some(Order::Flee | Order::Panic)) {
            self.flee(unit);
        }
        self.release(unit);
        self.put(unit, to, Status::Visible);
        self.wade(unit, from, to);
        let unit = self.unit_mut(unit);
        unit.facing = facing;
        unit.doing.spent += cost;
        unit.doing.progress += 1;
        unit.doing.marks.set(Mark::Moved);
        if cost > 1 {
            unit.doing.marks.set(Mark::Waits);
        }
        if leaves {
            unit.doing.marks.set(Mark::Left);
        }
    }

    /// [SAM-5.2.5], [SAM-12.3.3] What is to be remembered of rivers when a unit goes on.
    fn wade(&mut self, unit: UnitId, from: Option<HexId>, to: HexId) {
        let ground = self.ground();
        let is_river = |hex| ground.terrain(hex) == Terrain::River;
        let doing = &mut self.unit_mut(unit).doing;
        if is_river(to) {
            doing.marks.set(Mark::Wades);
        } else {
            doing.marks.clear(Mark::Wades);
        }
        if doing.progress == 0 && from.is_some_and(is_river) {
            doing.marks.set(Mark::FromRiver);
        }
    }

    /// A new step of stage 3 or 6.
    pub(super) fn begin_step(&mut self) {
        let first = self.now.step == 0;
        for unit in &mut self.units {
            let doing = &mut unit.doing;
            doing.marks.clear(Mark::Revealed);
            if first && doing.order.is_some_and(|order| fatigue::tires(order.kind())) {
                doing.marks.set(Mark::Exerted);
            }
            if !unit.engaged.is_empty() {
                doing.marks.set(Mark::Bound);
            }
            if !doing.is(Mark::Moved) || first {
                doing.marks.clear(Mark::Waits);
            }
            doing.marks.clear(Mark::Moved);
        }
    }

    /// [SAM-14.1.1] Markers of steadfastness. [SAM-7.15.3] In stage 6 only a rally takes one away.
    pub(super) fn mark(&mut self, unit: UnitId, markers: u8) {
        let rallies = self.now.stage == Stage::Leaving && markers < self.unit(unit).markers;
        let unit = self.unit_mut(unit);
        unit.markers = markers;
        if rallies {
            unit.doing.marks.set(Mark::Rallied);
        }
    }

    /// [SAM-7.17.1] A unit flees from its engagements: its foes know from where.
    fn flee(&mut self, unit: UnitId) {
        for direction in self.unit(unit).engaged.iter() {
            if let Some(foe) = self.standing_beside(unit, direction) {
                let quarries = &mut self.unit_mut(foe).quarries;
                *quarries = quarries.with(direction.opposite());
            }
        }
        self.unit_mut(unit).fled_from = self.unit(unit).hex;
    }

    /// [SAM-7.17.3] Pursuits are ordered by now; who fled and from whom does not matter any more.
    pub(super) fn forget_flights(&mut self) {
        for unit in &mut self.units {
            unit.quarries = DirectionSet::NONE;
            unit.fled_from = None;
        }
    }

    /// [SAM-7.17.1] Only those who failed their test pursue.
    pub(super) fn forget_lapsed_pursuits(&mut self) {
        for unit in &mut self.units {
            if !unit.doing.is(Mark::WillPursue) {
                unit.quarries = DirectionSet::NONE;
            }
        }
    }
}
