//! [BOR-18.2.5] Questions tell nothing: whose eyes see which step.

use crate::event::Event;
use crate::pieces::Side;
use crate::state::Campaign;
use crate::step::{Hits, Shot, Step};

/// [BOR-18.2.5] Whether an event begins or ends a step that everybody sees. That hits are to be taken
/// follows from dice that everybody saw.
pub(crate) fn is_public(campaign: &Campaign, event: &Event) -> bool {
    let step = if let Event::Began(step) = event {
        Some(*step)
    } else if *event == Event::Ended {
        campaign.step()
    } else {
        None
    };
    let are_hits = |step| matches!(step, Step::Hits(_) | Step::OwnHits { .. });
    step.is_some_and(|step| are_hits(step) || owner(campaign, step).is_none())
}

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
