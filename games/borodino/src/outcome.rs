//! How a campaign ended.

use engine::Outcome;

use crate::pieces::Side;
use crate::state::Campaign;
use crate::victory;

/// [BOR-17.2.1] Who won, and by how many points: by none if the totals are equal.
pub(crate) fn outcome(campaign: &Campaign, winner: Side) -> Outcome {
    won(winner, campaign.points)
}

/// [BOR-17.2.1] What a campaign comes to that is stopped as if this turn were its last.
pub(crate) fn if_stopped(campaign: &Campaign) -> Outcome {
    let (winner, points) = victory::if_stopped(campaign);
    won(winner, points)
}

fn won(winner: Side, points: [u16; 2]) -> Outcome {
    let points = |side: Side| i32::from(points[side as usize]);
    let margin = points(winner) - points(winner.enemy());
    Outcome { winners: winner.seat().into(), margin }
}
