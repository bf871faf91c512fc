//! The position. Only [`crate::apply`] changes it.

mod questions;
mod unit;

use engine::{SeatSet, Shared};

pub(crate) use unit::{DirectionSet, Doing, Mark, Remembered, Unit};

use crate::event::Moment;
use crate::ground::HexSet;
use crate::ids::{MOST_UNITS, UnitSet};
use crate::pieces::{Side, Status};
use crate::setting::Setting;

/// A battle: a position together with the setting that it shares with all others of its scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Battle {
    pub(crate) setting: Shared<Setting>,
    /// Every unit of the roster, in the order of their ids.
    pub(crate) units: [Unit; MOST_UNITS],
    /// Which units have each status, in the order of [`Status`].
    pub(crate) rolls: [UnitSet; Status::COUNT],
    /// Hexes in which a unit stands or hides.
    pub(crate) occupied: HexSet,
    /// [SAM-19.2.5] The side that the third force has joined.
    pub(crate) joined: Option<Side>,
    /// When it is.
    pub(crate) now: Moment,
    pub(crate) phase: Phase,
}

/// Whether orders are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// Orders are written, or units hidden at set-up; these seats have committed.
    Writing(SeatSet),
    /// All have committed; nothing is asked until the next planning.
    Running,
    Over {
        winner: Option<Side>,
        points: [i16; 2],
    },
}
