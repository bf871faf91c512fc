//! How a campaign ended.

use engine::{Outcome, SeatSet};

use crate::pieces::{Army, Side};
use crate::state::Campaign;

/// The seats that won, and by how much: the lost blocks of the losers beyond those of the winners,
/// and one at least.
pub(crate) fn outcome(campaign: &Campaign, winner: Side) -> Outcome {
    let seats = engine::Game::seats(campaign);
    let winners: SeatSet = winner.seats().iter().filter(|&seat| seats.contains(seat)).collect();
    let lost = |side: Side| -> i32 {
        let of = |army: &Army| i32::from(campaign.lost_of(*army));
        side.armies().iter().map(of).sum()
    };
    Outcome { winners, margin: (lost(winner.enemy()) - lost(winner)).max(1) }
}
