//! [SAM-1.1.2] Who sits where: the commanders of each army, each with a seat of his own.

use engine::{Seat, SeatSet};

use crate::ids::{UnitId, UnitSet};
use crate::pieces::{Side, Status};
use crate::setting::Start;
use crate::state::Battle;
use crate::{event::Stage, setup};

/// The most commanders of an army.
pub(crate) const MOST_COMMANDERS: u8 = 3;

/// How many commanders each army has. The first of both have the seats 0 and 1; then come the
/// second, and then the third, side A before side B.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Seating {
    commanders: [u8; 2],
}

impl Seating {
    /// A commander for each army.
    pub(crate) const USUAL: Seating = Seating { commanders: [1, 1] };

    /// The same with another number of commanders of one side.
    pub(crate) const fn with(mut self, side: Side, commanders: u8) -> Seating {
        self.commanders[side.index()] = commanders;
        self
    }

    pub(crate) const fn commanders(self, side: Side) -> u8 {
        self.commanders[side.index()]
    }

    pub(crate) fn seats(self) -> SeatSet {
        SeatSet::first(self.commanders[0] + self.commanders[1])
    }

    /// So many commanders have both sides.
    fn common(self) -> u8 {
        self.commanders[0].min(self.commanders[1])
    }

    /// The side with more commanders.
    fn larger(self) -> Side {
        if self.commanders[0] > self.commanders[1] { Side::A } else { Side::B }
    }

    /// The seat of the commander of a side with this rank, counted from 0.
    pub(crate) fn seat(self, side: Side, rank: u8) -> Seat {
        let common = self.common();
        Seat(if rank < common { 2 * rank + side.index() as u8 } else { rank + common })
    }

    /// The side of a seat, and the rank of its commander.
    fn post(self, seat: Seat) -> Option<(Side, u8)> {
        let common = self.common();
        match seat.0 {
            number if number < 2 * common => {
                Some((Side::BOTH[usize::from(number % 2)], number / 2))
            }
            number if self.seats().contains(seat) => Some((self.larger(), number - common)),
            _ => None,
        }
    }

    /// The side for which a seat commands.
    pub(crate) fn side(self, seat: Seat) -> Option<Side> {
        self.post(seat).map(|(side, _)| side)
    }

    /// The rank of the commander in a seat, counted from 0.
    pub(crate) fn rank(self, seat: Seat) -> u8 {
        self.post(seat).map_or(0, |(_, rank)| rank)
    }

    /// The seats in which the armies have changed their commanders: for each the seat from which its
    /// commander comes.
    pub(crate) fn change_sides(self) -> Vec<Seat> {
        let [a, b] = self.commanders;
        let changed = Seating { commanders: [b, a] };
        let posts = changed.seats().iter().filter_map(|seat| changed.post(seat));
        posts.map(|(side, rank)| self.seat(side.enemy(), rank)).collect()
    }

    /// The seats of a side, by rank.
    pub(crate) fn of(self, side: Side) -> SeatSet {
        (0..self.commanders(side)).map(|rank| self.seat(side, rank)).collect()
    }
}

impl Battle {
    pub(crate) fn seating(&self) -> Seating {
        self.setting.get().options.seating
    }

    /// The units whose orders a seat writes. [SAM-19.2.5] The third force is among them once it has
    /// joined.
    pub(crate) fn command_of(&self, seat: Seat) -> UnitSet {
        let side = self.seating().side(seat);
        side.map_or(UnitSet::NONE, |side| self.army(side) & self.setting.get().command(seat))
    }

    /// The seat whose orders a unit takes; nobody's, as long as the third force has not joined.
    pub(crate) fn seat_of(&self, unit: UnitId) -> Option<Seat> {
        let mut seats = self.seating().of(self.side(unit)?).iter();
        seats.find(|&seat| self.setting.get().command(seat).contains(unit))
    }

    /// The seats that are asked to write now, committed or not. [SAM-1.1.2] A commander who has
    /// lost all units is asked no more while his allies fight on; who of a side hides is not told,
    /// so a commander of units that could hide is asked all the same.
    pub(crate) fn asked(&self) -> SeatSet {
        if self.now.stage == Stage::SetUp {
            return setup::seats(self);
        }
        let is_asked = |seat: &Seat| {
            let allies = self.seating().side(*seat).map(|side| self.seating().commanders(side));
            allies == Some(1) || self.command_of(*seat).iter().any(|unit| may_be_left(self, unit))
        };
        self.seating().seats().iter().filter(is_asked).collect()
    }
}

/// Whether a unit may still be in the battle, as far as everybody can tell.
fn may_be_left(battle: &Battle, unit: UnitId) -> bool {
    match battle.status(unit) {
        Status::Waiting | Status::Visible | Status::Hidden => true,
        Status::Absent => battle.post(unit).start == Start::Pool,
        Status::Destroyed | Status::Escaped => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_numbered_by_rank_and_every_seat_has_its_side() {
        for (a, b) in [(1, 1), (2, 1), (1, 2), (3, 1), (1, 3), (2, 2), (2, 3), (3, 2), (3, 3)] {
            let seating = Seating::USUAL.with(Side::A, a).with(Side::B, b);
            for side in Side::BOTH {
                let seats = seating.of(side);
                assert_eq!(seats.len(), seating.commanders(side).into());
                assert_eq!(seats.lowest(), Some(side.seat()));
                let ranks: Vec<u8> = seats.iter().map(|seat| seating.rank(seat)).collect();
                assert_eq!(ranks, (0..seating.commanders(side)).collect::<Vec<_>>());
                assert!(seats.iter().all(|seat| seating.side(seat) == Some(side)));
            }
            assert_eq!(seating.side(Seat(a + b)), None);
        }
    }
}
