//! How each fact changes the position. Assignments only: rules are elsewhere.
//!
//! `journeys` holds what concerns units on the way.

mod journeys;

use engine::SeatSet;
use hexes::Direction;

use crate::event::{Event, Fact, Moment, Stage};
use crate::ids::{HexId, UnitId};
use crate::order::Order;
use crate::pieces::{Cause, Commander, Status};
use crate::state::{Battle, Doing, Mark, Phase, Remembered, Unit};

/// Makes a fact so.
pub(crate) fn apply(battle: &mut Battle, event: &Event) {
    match event.fact {
        Fact::Placed { unit, hex, facing } => {
            let start = Unit::at_set_up(battle.setting.get(), unit);
            *battle.unit_mut(unit) = Unit { facing, unknown: true, ..start };
            battle.put(unit, hex, Status::Hidden);
        }
        Fact::TurnBegan { turn } => begin_turn(battle, turn),
        Fact::Began { stage, step } => begin_stage(battle, stage, step),
        Fact::ThirdForceRolled { .. } | Fact::Tested { .. } | Fact::Claimed { .. } => {}
        Fact::ThirdForceJoined { side } => battle.joined = Some(side),
        Fact::Committed { seat } => commit(battle, seat),
        Fact::Ordered { unit, order, private, commanded, .. } => {
            let doing = &mut battle.unit_mut(unit).doing;
            doing.order = Some(order);
            doing.private = private.unwrap_or_default();
            if commanded == Some(true) {
                doing.marks.set(Mark::Commanded);
            }
        }
        Fact::OrderChanged { unit, order } => battle.change_order(unit, order),
        Fact::Faced { unit, facing } => battle.face(unit, facing, event.only.is_some()),
        Fact::Appeared { unit, hex, facing, cause } => {
            battle.put(unit, hex, Status::Visible);
            let unit = battle.unit_mut(unit);
            unit.facing = facing;
            unit.shown = None;
            unit.unknown = false;
            unit.remembered = Remembered::default();
            if cause == Cause::Contact {
                unit.doing.marks.set(Mark::Revealed);
            }
            if cause != Cause::LeftAmbush {
                unit.doing.marks.set(Mark::CameOut);
            }
        }
        Fact::Shot { unit, .. } => battle.spend_shot(unit),
        Fact::Struck { unit, target, .. } => battle.strike(unit, target),
        Fact::Fought { .. } => {}
        Fact::Hurt { unit, absorbed, lost, commander } => {
            battle.unit_mut(unit).absorbed += absorbed;
            battle.lose(unit, lost, commander);
        }
        Fact::Drowned { unit, lost, commander, .. } => battle.lose(unit, lost, commander),
        Fact::Marked { unit, markers } => battle.mark(unit, markers),
        Fact::Honoured { unit } => battle.unit_mut(unit).honour = true,
        Fact::Dishonoured { unit } => battle.unit_mut(unit).honour = false,
        Fact::Destroyed { unit, .. } => battle.take_off(unit, Status::Destroyed),
        Fact::Stopped { unit, why: _ } => battle.unit_mut(unit).doing.marks.set(Mark::Stopped),
        Fact::Moved { unit, to, facing, cost, effort } => {
            battle.walk(unit, to, facing, cost);
            battle.unit_mut(unit).doing.effort += effort;
        }
        Fact::Entered { unit, hex, facing, order, cost, effort } => {
            battle.unit_mut(unit).doing.order = Some(order);
            battle.walk(unit, hex, facing, cost);
            battle.unit_mut(unit).doing.effort += effort;
        }
        Fact::SteppedBack { unit, to } => battle.put(unit, to, Status::Visible),
        Fact::Engaged { unit, with } => battle.engage(unit, with),
        Fact::Classed { unit, class, .. } => battle.unit_mut(unit).doing.class = class,
        Fact::Released { unit } => battle.release(unit),
        Fact::Hid { unit } => {
            battle.enroll(unit, Status::Hidden);
            let unit = battle.unit_mut(unit);
            unit.shown = None;
            unit.remembered = Remembered { markers: unit.markers, fatigue: unit.fatigue };
        }
        Fact::Regrouped { unit, gone, hex, figures, commander, markers, fatigue } => {
            battle.take_off(gone, Status::Absent);
            battle.put(unit, hex, Status::Visible);
            let unit = battle.unit_mut(unit);
            (unit.figures, unit.commander) = (figures, commander);
            (unit.markers, unit.fatigue) = (markers, fatigue);
        }
        Fact::Resupplied { unit } => {
            let full = battle.card(unit).ammunition.unwrap_or(0);
            battle.unit_mut(unit).ammunition = full;
        }
        Fact::Recovered { unit } => battle.unit_mut(unit).fatigue -= 1,
        Fact::CalledOff { unit } => battle.unit_mut(unit).doing.marks.set(Mark::CalledOff),
        Fact::WillPursue { unit } => battle.unit_mut(unit).doing.marks.set(Mark::WillPursue),
        Fact::Escaped { unit } => battle.take_off(unit, Status::Escaped),
        Fact::Tired { unit, markers } => {
            let unit = battle.unit_mut(unit);
            unit.fatigue += markers;
            unit.doing.effort = 0;
            unit.doing.marks.clear(Mark::Exerted);
        }
        Fact::Ended { winner, points } => {
            battle.phase = Phase::Over { winner, points };
            battle.forget_deeds();
        }
    }
}

/// [SAM-4.1.2] What the last turn leaves behind is cleared away.
fn begin_turn(battle: &mut Battle, turn: u8) {
    battle.now = Moment { turn, stage: Stage::Start, step: 0 };
    battle.forget_the_gone();
    battle.forget_deeds();
    for unit in &mut battle.units {
        unit.absorbed = 0;
        unit.shown = None;
    }
}

fn begin_stage(battle: &mut Battle, stage: Stage, step: u8) {
    battle.now = Moment { stage, step, ..battle.now };
    match stage {
        Stage::SetUp | Stage::Planning => battle.phase = Phase::Writing(SeatSet::NONE),
        Stage::Showing => battle.phase = Phase::Running,
        Stage::Defence => battle.forget_flights(),
        Stage::Movement | Stage::Leaving => battle.begin_step(),
        Stage::End => battle.forget_lapsed_pursuits(),
        Stage::Start | Stage::Morale | Stage::Shooting | Stage::Special | Stage::Melee => {}
    }
}

fn commit(battle: &mut Battle, seat: engine::Seat) {
    if let Phase::Writing(committed) = battle.phase {
        battle.phase = Phase::Writing(committed.with(seat));
    }
}

impl Battle {
    fn unit_mut(&mut self, unit: UnitId) -> &mut Unit {
        &mut self.units[unit.index()]
    }

    /// Nothing is kept of what units did in a turn. [SAM-4.1.2] Those that are engaged are noted.
    fn forget_deeds(&mut self) {
        for unit in &mut self.units {
            unit.doing = Doing::NONE;
            if unit.is_engaged() {
                unit.doing.marks.set(Mark::EngagedAtStart);
                unit.doing.marks.set(Mark::WasEngaged);
            }
        }
    }

    /// Of units that are no more nothing is kept; of those that escaped only what still counts.
    fn forget_the_gone(&mut self) {
        let escaped = self.with_status(Status::Escaped);
        let kept = self.visible() | self.hidden() | self.with_status(Status::Waiting);
        for (index, state) in self.units.iter_mut().enumerate() {
            let unit = UnitId::new(index as u8);
            if escaped.contains(unit) {
                *state = state.escaped();
            } else if !kept.contains(unit) {
                *state = Unit::ABSENT;
            }
        }
    }

    /// Gives a unit a status, whatever it had.
    pub(crate) fn enroll(&mut self, unit: UnitId, status: Status) {
        self.rolls.iter_mut().for_each(|roll| roll.remove(unit));
        if status != Status::Absent {
            self.rolls[status as usize].insert(unit);
        }
    }

    /// Puts a unit into a hex.
    pub(crate) fn put(&mut self, unit: UnitId, hex: HexId, status: Status) {
        self.vacate(unit);
        self.occupied.insert(hex);
        self.unit_mut(unit).hex = Some(hex);
        self.enroll(unit, status);
    }

    /// A hex is free when its unit goes, unless another has come there in the same step already.
    fn vacate(&mut self, unit: UnitId) {
        if let Some(hex) = self.unit_mut(unit).hex.take() {
            let others = (self.visible() | self.hidden()).without(unit);
            if !others.iter().any(|other| self.unit(other).hex == Some(hex)) {
                self.occupied.remove(hex);
            }
        }
    }

    /// [SAM-1.1.7] A unit leaves the board, and its engagements end at once.
    fn take_off(&mut self, unit: UnitId, status: Status) {
        self.release(unit);
        self.vacate(unit);
        self.enroll(unit, status);
    }

    /// The engagements of a unit end.
    fn release(&mut self, unit: UnitId) {
        for direction in std::mem::take(&mut self.unit_mut(unit).engaged).iter() {
            if let Some(foe) = self.standing_beside(unit, direction) {
                let engaged = &mut self.unit_mut(foe).engaged;
                *engaged = engaged.without(direction.opposite());
            }
        }
    }

    fn standing_beside(&self, unit: UnitId, direction: Direction) -> Option<UnitId> {
        self.standing(self.ground().neighbour(self.unit(unit).hex?, direction)?)
    }

    /// [SAM-8.2.1] An engagement is a pair of neighbours.
    fn engage(&mut self, unit: UnitId, with: UnitId) {
        let direction = self.ground().direction(self.hex(unit), self.hex(with));
        let direction = direction.expect("engaged units are neighbours");
        for (unit, direction) in [(unit, direction), (with, direction.opposite())] {
            let unit = self.unit_mut(unit);
            unit.engaged = unit.engaged.with(direction);
            unit.doing.marks.set(Mark::WasEngaged);
        }
    }

    fn face(&mut self, unit: UnitId, facing: Direction, secretly: bool) {
        let is_visible = self.visible().contains(unit);
        let unit = self.unit_mut(unit);
        let seen = unit.shown.unwrap_or(unit.facing);
        unit.shown = (secretly && is_visible).then_some(seen);
        unit.facing = facing;
    }

    /// The facing of a unit that does not prepare an ambush any more is seen. [SAM-14.4.1] Whoever
    /// runs already in this stage 6 begins anew.
    fn change_order(&mut self, unit: UnitId, order: Option<Order>) {
        let unit = self.unit_mut(unit);
        unit.doing.order = order;
        unit.shown = None;
        if matches!(order, Some(Order::Flee | Order::Panic)) {
            (unit.doing.spent, unit.doing.progress) = (0, 0);
            unit.doing.marks.clear(Mark::Stopped);
            unit.doing.marks.clear(Mark::Waits);
        }
    }

    fn spend_shot(&mut self, unit: UnitId) {
        let counts = self.card(unit).ammunition.is_some();
        let unit = self.unit_mut(unit);
        unit.doing.marks.set(Mark::Fired);
        unit.ammunition -= u8::from(counts);
    }

    fn strike(&mut self, unit: UnitId, target: UnitId) {
        let direction = self.ground().direction(self.hex(target), self.hex(unit));
        let direction = direction.expect("one strikes a neighbour");
        self.unit_mut(unit).doing.marks.set(Mark::Struck);
        let struck = &mut self.unit_mut(target).doing.struck_from;
        *struck = struck.with(direction);
    }

    fn lose(&mut self, unit: UnitId, lost: u8, commander: Commander) {
        let unit = self.unit_mut(unit);
        unit.figures -= lost;
        unit.commander = commander;
    }
}
