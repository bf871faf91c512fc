//! [BOR-18.2.5] Questions tell nothing: whose eyes see which step.

use crate::pieces::Side;
use crate::state::Campaign;
use crate::step::{Hits, Shot, Step};

/// The side that alone sees a step; `None` if everybody does.
///
/// Of an action phase the enemy sees that it goes on, and its stage. What the owner has in hand, what
/// he pays with, who takes his hits and who is one too many follows from blocks that are hidden.
pub(crate) fn owner(campaign: &Campaign, step: Step) -> Option<Side> {
    match step {
        Step::Stage { side, .. }
        | Step::Arrive { side }
        | Step::Activate { side }
        | Step::Bombard { side }
        | Step::OwnHits { side, .. }
        | Step::Moves { side }
        | Step::HqMoves { side }
        | Step::Tire { side }
        | Step::Straggles { side }
        | Step::Stacking { side }
        | Step::Hits(Hits { side, shot: Shot::Bombardment { .. }, .. }) => Some(side),
        Step::PlaceBlock { block }
        | Step::ActivateMove { hq: block }
        | Step::ActivateRole { hq: block }
        | Step::PayFire { gun: block, .. }
        | Step::PayMove { block, .. }
        | Step::MoveBlock { block }
        | Step::Straggle { block }
        | Step::Surplus { block }
        | Step::NightShiftBlock { block } => Some(campaign.side(block)),
        Step::Place { .. }
        | Step::OpenTurn
        | Step::ActionPhase { .. }
        | Step::Hits(Hits { shot: Shot::Battle { .. }, .. })
        | Step::EndActionPhase { .. }
        | Step::Battles
        | Step::MainAttack
        | Step::Round { .. }
        | Step::Squares { .. }
        | Step::Turns { .. }
        | Step::BayonetLoss { .. }
        | Step::GoOn { .. }
        | Step::EndRound
        | Step::Regroup { .. }
        | Step::Attrition
        | Step::Capture { .. }
        | Step::CapturedSupply { .. }
        | Step::Supply { .. }
        | Step::Bridge { .. }
        | Step::EndTurn
        | Step::NightShift { .. }
        | Step::EndNight => None,
    }
}
