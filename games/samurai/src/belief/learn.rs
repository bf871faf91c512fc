//! What each event tells of the enemy.

use super::{Belief, Since};
use crate::event::{Event, Fact, Stage};
use crate::ids::{HexId, UnitId};
use crate::order::Order;
use crate::pieces::{Force, Side};

/// [SAM-7.12.1] How far ninja find hidden units.
const RECON: u8 = 3;

impl Belief {
    /// Folds an event, as it was seen.
    pub(crate) fn learn(&mut self, seen: &Event) {
        match seen.fact {
            Fact::Placed { unit, hex, .. } => self.stands(unit, hex),
            Fact::TurnBegan { .. } => self.scouts = Default::default(),
            Fact::Began { stage, step } => self.stage_begins(stage, step),
            Fact::ThirdForceJoined { side } => self.third_force_joins(side),
            Fact::Ordered { unit, order: Order::Recon, .. } => self.scouts.insert(unit),
            Fact::OrderChanged { unit, .. } => self.scouts.remove(unit),
            Fact::Appeared { unit, hex, .. } => {
                self.stands(unit, hex);
                self.hiding[unit.index()] = None;
            }
            Fact::Moved { unit, to: hex, .. } | Fact::Entered { unit, hex, .. } => {
                self.stands(unit, hex);
                self.unsure.remove(unit);
            }
            Fact::SteppedBack { unit, to } => self.steps_back(unit, to),
            Fact::Engaged { unit, with } => {
                self.scouts.remove(unit);
                self.scouts.remove(with);
            }
            // The rest of the stage still does it good.
            Fact::Hid { unit } => self.hiding[unit.index()] = Some(Since { phases: 0, rests: 1 }),
            Fact::Regrouped { unit, gone, hex, .. } => {
                self.leaves(gone);
                self.stands(unit, hex);
                self.unsure.insert(unit);
            }
            Fact::Destroyed { unit, .. } | Fact::Escaped { unit } => self.leaves(unit),
            Fact::Ordered { .. }
            | Fact::ThirdForceRolled { .. }
            | Fact::Committed { .. }
            | Fact::Faced { .. }
            | Fact::Shot { .. }
            | Fact::Struck { .. }
            | Fact::Fought { .. }
            | Fact::Hurt { .. }
            | Fact::Drowned { .. }
            | Fact::Tested { .. }
            | Fact::Marked { .. }
            | Fact::Honoured { .. }
            | Fact::Dishonoured { .. }
            | Fact::Claimed { .. }
            | Fact::Stopped { .. }
            | Fact::Classed { .. }
            | Fact::Released { .. }
            | Fact::Resupplied { .. }
            | Fact::Recovered { .. }
            | Fact::CalledOff { .. }
            | Fact::WillPursue { .. }
            | Fact::Tired { .. }
            | Fact::Ended { .. } => {}
        }
    }

    /// Whoever would have come onto the board before this, and has not, is not there.
    fn stage_begins(&mut self, stage: Stage, step: u8) {
        match stage {
            Stage::Morale => self.since(|since| since.phases = since.phases.saturating_add(1)),
            Stage::Movement => {
                if step > 0 {
                    self.look_around();
                }
                self.unsure = Default::default();
            }
            Stage::Special => {
                self.look_around();
                self.since(|since| since.rests = since.rests.saturating_add(1));
            }
            Stage::Melee => self.scouts_report(),
            Stage::Leaving | Stage::End => self.look_around(),
            Stage::SetUp
            | Stage::Start
            | Stage::Planning
            | Stage::Showing
            | Stage::Defence
            | Stage::Shooting => {}
        }
    }

    fn since(&mut self, change: impl Fn(&mut Since)) {
        self.hiding.iter_mut().flatten().for_each(change);
    }

    /// [SAM-6.3.9] Nobody hides within reach of an own unit.
    fn look_around(&mut self) {
        for unit in self.army() - self.unsure {
            self.clear_around(unit);
        }
    }

    fn clear_around(&mut self, unit: UnitId) {
        let Some(hex) = self.places[unit.index()] else { return };
        let ground = &self.setting.get().ground;
        for near in ground.neighbours(hex).filter(|&near| ground.within_reach(hex, near)) {
            self.hexes.remove(near);
        }
    }

    /// [SAM-7.12.1] Nobody hides within 3 hexes of own ninja on recon.
    fn scouts_report(&mut self) {
        let ground = &self.setting.get().ground;
        for scout in self.scouts & self.army() {
            let Some(from) = self.places[scout.index()] else { continue };
            let is_left = |hex: &HexId| ground.distance(from, *hex) > RECON;
            self.hexes = self.hexes.iter().filter(is_left).collect();
        }
    }

    /// [SAM-7.3.3] After the ambushers of the step have come onto the board; those beside the new hex
    /// come at once, too.
    fn steps_back(&mut self, unit: UnitId, to: HexId) {
        if self.army().contains(unit) && !self.unsure.contains(unit) {
            self.clear_around(unit);
        }
        self.stands(unit, to);
        self.unsure.remove(unit);
    }

    fn leaves(&mut self, unit: UnitId) {
        self.known.insert(unit);
        self.places[unit.index()] = None;
        self.scouts.remove(unit);
    }

    fn third_force_joins(&mut self, side: Side) {
        self.joined = Some(side);
        self.unsure |= self.setting.get().forces[Force::Third.index()];
    }
}
