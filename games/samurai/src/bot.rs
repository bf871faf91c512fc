//! What a bot should value.

use engine::{Counsel, Seat};

use crate::pieces::Side;
use crate::state::Battle;
use crate::victory;

/// A point of victory.
const POINT: i32 = 100;

impl Counsel for Battle {
    fn worth(&self, seat: Seat) -> i32 {
        let [a, b] = Side::BOTH.map(|side| POINT * i32::from(victory::at_end(self, side)));
        if seat == Side::A.seat() { a - b } else { b - a }
    }
}
