//! How a campaign ended.

use engine::{Outcome, SeatSet};

use crate::pieces::Side;
use crate::state::Campaign;
use crate::victory;

/// [BOR-17.2.1] What a campaign came to, if it is over.
pub(crate) fn outcome(campaign: &Campaign) -> Option<Outcome> {
    campaign.is_over().then(|| of(campaign.winner, campaign.points))
}

/// [BOR-17.2.1] What a campaign comes to that is stopped as if this turn were its last.
pub(crate) fn if_stopped(campaign: &Campaign) -> Outcome {
    let (winner, points) = victory::if_stopped(campaign);
    of(winner, points)
}

/// [BOR-17.2.1] Who won, and by how many points: by none if the totals are equal.
fn of(winner: Option<Side>, [french, russian]: [u16; 2]) -> Outcome {
    let winners = winner.map_or(SeatSet::NONE, |side| side.seat().into());
    Outcome { winners, margin: french.abs_diff(russian).into() }
}
