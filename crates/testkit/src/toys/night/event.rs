//! What is decided or drafted, and what happens.

use engine::{Roll, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::{Cell, Kind, Order, UnitId};

/// A decision. The first four are written into secret orders, step by step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// The next order is for this unit.
    Unit(UnitId),
    /// It is of this kind.
    Kind(Kind),
    /// And goes there.
    Target(Cell),
    /// These are all orders.
    Done,
    /// Goes on after being fired at.
    Press,
    /// Goes no further.
    Halt,
    /// Calls a hidden unit out before answering.
    Signal(UnitId),
}

/// The orders that one seat writes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft {
    /// What is ordered, one for each of the seat's units.
    pub orders: [Option<Order>; 3],
    /// What is being written.
    pub writing: Writing,
}

/// Where the writer is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Writing {
    /// "Which unit, or are these all orders?"
    #[default]
    Unit,
    /// "What shall it do?"
    Kind(UnitId),
    /// "Where to?"
    Target(UnitId, Kind),
    /// Nothing more is asked.
    Done,
}

/// A fact. `knows` names the seats that may know of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A seat has committed its orders.
    Committed { seat: Seat },
    /// The orders are open.
    Opened,
    /// What a unit was ordered to do. Orders of units that stay hidden stay secret.
    Ordered { unit: UnitId, order: Order, knows: SeatSet },
    /// A hidden unit was seen.
    Appeared { unit: UnitId, cell: Cell },
    /// A unit went one place further.
    Stepped { unit: UnitId, to: Cell },
    /// A unit fired at one that came near.
    Fired { unit: UnitId, at: UnitId, dice: Roll },
    /// A unit was hit.
    Hit { unit: UnitId },
    /// The owner of a unit that was fired at is asked whether it goes on.
    Asked { unit: UnitId },
    /// It goes on.
    Pressed { unit: UnitId },
    /// A unit has carried out its order.
    Finished { unit: UnitId, knows: SeatSet },
    /// A unit hid in the woods where it stood.
    Hid { unit: UnitId },
    /// A hidden unit changed its place.
    Crept { unit: UnitId, to: Cell, knows: SeatSet },
    /// A unit left the road at its goal.
    Arrived { unit: UnitId },
    /// The turn is over.
    TurnEnded,
}
