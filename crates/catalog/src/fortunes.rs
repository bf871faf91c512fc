//! Who was lucky: what was hit over a whole game, and what was to be expected.

use engine::{Fortune, Seat};
use serde::Serialize;

/// The luck of every seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Fortunes {
    /// Of each seat, in their order.
    pub fortunes: Vec<SeatFortune>,
}

/// The luck of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SeatFortune {
    /// Whose it was.
    pub seat: Seat,
    /// How often it rolled at the other side.
    pub rolls: u32,
    /// With how many dice in all.
    pub dice: u32,
    /// How often they hit.
    pub hits: u32,
    /// How many hits were to be expected, in thousandths of a hit.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub expected: u64,
}

/// What expected hits are added up in: small enough that a whole game is exact to a thousandth.
const MILLIONTHS: u32 = 1_000_000;

/// The rolls of a game, as they are gone through.
pub(crate) struct Rolls {
    seats: Vec<SeatFortune>,
}

impl Rolls {
    pub(crate) fn new(seats: impl Iterator<Item = Seat>) -> Rolls {
        let none = |seat| SeatFortune { seat, rolls: 0, dice: 0, hits: 0, expected: 0 };
        Rolls { seats: seats.map(none).collect() }
    }

    pub(crate) fn add(&mut self, roll: &Fortune) {
        if let Some(seat) = self.seats.iter_mut().find(|it| it.seat == roll.seat) {
            seat.rolls += 1;
            seat.dice += roll.dice;
            seat.hits += roll.hits;
            seat.expected += roll.expected.share(roll.total, MILLIONTHS);
        }
    }

    pub(crate) fn into_fortunes(self) -> Fortunes {
        let per_mille = u64::from(MILLIONTHS) / 1_000;
        let rounded = |it: SeatFortune| SeatFortune {
            expected: (it.expected + per_mille / 2) / per_mille,
            ..it
        };
        Fortunes { fortunes: self.seats.into_iter().map(rounded).collect() }
    }
}
