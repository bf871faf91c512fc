//! The position, and how events change it.

use engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::pieces::UNITS;
use super::{Cell, Event, Order, Planted, Scenario, UnitId};

/// The position. In play its fields are written in `apply` and nowhere else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Night {
    pub(super) scenario: &'static Scenario,
    pub(super) units: [Unit; UNITS],
    pub(super) turn: u8,
    pub(super) phase: Phase,
    /// Units that reached their goal, for each seat.
    pub(super) arrived: [u8; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Unit {
    /// Nowhere once it has left the road.
    pub(super) cell: Option<Cell>,
    pub(super) strength: u8,
    pub(super) hidden: bool,
    pub(super) fired: bool,
    /// What it still has to do this turn.
    pub(super) order: Option<Order>,
}

/// What is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Orders are written by all who have not committed.
    Planning { committed: SeatSet },
    /// Orders are carried out.
    Executing,
    /// "Press on or halt?" Asked of the owner of a unit that was fired at.
    Asking(UnitId),
    /// The night is over.
    Over,
}

impl Night {
    /// The position at nightfall.
    #[must_use]
    pub fn new(scenario: &'static Scenario) -> Night {
        let mut index = 0;
        let units = [(); UNITS].map(|()| {
            let cell = Some(UnitId(index).start());
            index += 1;
            Unit { cell, strength: 2, hidden: false, fired: false, order: None }
        });
        let phase = Phase::Planning { committed: SeatSet::NONE };
        Night { scenario, units, turn: 1, phase, arrived: [0; 2] }
    }

    pub(super) fn plants(&self, fault: Planted) -> bool {
        self.scenario.planted == fault
    }

    pub(super) fn unit(&self, id: UnitId) -> &Unit {
        &self.units[id.index()]
    }

    /// The units of `seat` that are on the road.
    pub(super) fn units_of(&self, seat: Seat) -> impl Iterator<Item = UnitId> {
        UnitId::all().filter(move |&id| id.seat() == seat && self.unit(id).cell.is_some())
    }

    /// Whether a unit hidden from its enemy stands in `cell`.
    pub(super) fn is_haunted(&self, cell: Cell) -> bool {
        self.units.iter().any(|unit| unit.hidden && unit.cell == Some(cell))
    }

    /// By how much the west is ahead.
    pub(super) fn points(&self) -> i32 {
        let [west, east] = [Seat(0), Seat(1)].map(|seat| {
            let strength: u8 = self.units_of(seat).map(|id| self.unit(id).strength).sum();
            3 * i32::from(self.arrived[usize::from(seat.0)]) + i32::from(strength)
        });
        west - east
    }
}

/// Changes `game` as `event` says.
pub(super) fn apply(game: &mut Night, event: &Event) {
    match *event {
        Event::Committed { seat } => {
            if let Phase::Planning { committed } = &mut game.phase {
                *committed = committed.with(seat);
            }
        }
        Event::Opened | Event::Pressed { .. } => game.phase = Phase::Executing,
        Event::Ordered { unit, order, .. } => game.units[unit.index()].order = Some(order),
        Event::Appeared { unit, .. } => game.units[unit.index()].hidden = false,
        Event::Stepped { unit, to } | Event::Crept { unit, to, .. } => {
            game.units[unit.index()].cell = Some(to);
        }
        Event::Fired { unit, .. } => game.units[unit.index()].fired = true,
        Event::Hit { unit } => hit(game, unit),
        Event::Asked { unit } => game.phase = Phase::Asking(unit),
        Event::Finished { unit, .. } => {
            game.units[unit.index()].order = None;
            game.phase = Phase::Executing;
        }
        Event::Hid { unit } => game.units[unit.index()].hidden = true,
        Event::Arrived { unit } => {
            game.units[unit.index()].cell = None;
            game.arrived[usize::from(unit.seat().0)] += 1;
        }
        Event::TurnEnded => end_turn(game),
    }
}

fn hit(game: &mut Night, id: UnitId) {
    let unit = &mut game.units[id.index()];
    unit.strength -= 1;
    if unit.strength == 0 {
        unit.cell = None;
        unit.order = None;
    }
}

/// The next turn begins, unless it was the last or a side has left the road.
fn end_turn(game: &mut Night) {
    game.turn += 1;
    for unit in &mut game.units {
        (unit.fired, unit.order) = (false, None);
    }
    let empty = [Seat(0), Seat(1)].into_iter().any(|seat| game.units_of(seat).next().is_none());
    let over = empty || game.turn > game.scenario.turns;
    game.phase = if over { Phase::Over } else { Phase::Planning { committed: SeatSet::NONE } };
}
