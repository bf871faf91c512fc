//! How a campaign ended.

use engine::Outcome;

use crate::pieces::Side;
use crate::state::Campaign;

/// [BOR-17.2.1] Who won, and by how many points; 1 at least.
pub(crate) fn outcome(campaign: &Campaign, winner: Side) -> Outcome {
    let points = |side: Side| i32::from(campaign.points[side as usize]);
    let margin = (points(winner) - points(winner.enemy())).max(1);
    Outcome { winners: winner.seat().into(), margin }
}
