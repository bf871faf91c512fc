//! What a viewer learns from an event.

use engine::Viewer;

use crate::event::{Event, Who};

/// The event as a viewer learns it; `None` if he learns nothing. Lists every event: a new one must
/// be decided here.
pub(crate) fn seen(event: &Event, viewer: Viewer) -> Option<Event> {
    let mut seen = event.clone();
    let told = match &mut seen {
        // [WAT-24.1.5] Questions tell nothing. What the board looks like after a step follows from
        // the step, and from those that were found by it.
        Event::Began(_)
        | Event::Ended
        | Event::EngagementsChanged { .. }
        | Event::Vanished { .. } => viewer == Viewer::Referee,
        // [WAT-24.2.1], [WAT-24.2.2] What is chosen in secret, and what a side keeps count of.
        Event::Placed { who, .. }
        | Event::Picked { who, .. }
        | Event::Deployed { who, .. }
        | Event::Acted { who } => is_own(*who, viewer),
        // [WAT-24.2.5] Rout losses of hidden blocks are not shown.
        Event::RoutLoss { who, .. } => knows(*who, viewer),
        // [WAT-24.1.2] Somebody did something that everybody sees; who it was is another matter.
        Event::Moved { who, .. }
        | Event::Marched { who, .. }
        | Event::StepLost { who, .. }
        | Event::Retreated { who, .. }
        | Event::Stepped { who, .. }
        | Event::Fired { who, .. }
        | Event::SquareFormed { who, .. }
        | Event::Sheltered { who, .. }
        | Event::ShelterLeft { who }
        | Event::Occupied { who, .. }
        | Event::PassedOn { who, .. }
        | Event::Reinforced { who, .. }
        | Event::Regrouped { who, .. }
        | Event::HolderNamed { who: Some(who), .. } => {
            if !knows(*who, viewer) {
                *who = who.unnamed();
            }
            true
        }
        // [WAT-24.1.4] The rest is public.
        Event::SetUpConfirmed { .. }
        | Event::TurnBegan { .. }
        | Event::MovesEnded { .. }
        | Event::MarchesOpened
        | Event::LeaderShown { .. }
        | Event::MarchesEnded { .. }
        | Event::FightsFound { .. }
        | Event::Eliminated { .. }
        | Event::SkirmishBegan { .. }
        | Event::PicksConfirmed { .. }
        | Event::SkirmishersShown { .. }
        | Event::Skirmished { .. }
        | Event::SkirmishLost { .. }
        | Event::SkirmishEnded { .. }
        | Event::BattleOrdered { .. }
        | Event::BattleOpened { .. }
        | Event::MarkerDrawn { .. }
        | Event::MarkerPut { .. }
        | Event::WoodsDropped { .. }
        | Event::DeploymentConfirmed { .. }
        | Event::Revealed { .. }
        | Event::HolderNamed { who: None, .. }
        | Event::BattleTurnBegan { .. }
        | Event::MoraleCalled { .. }
        | Event::MoraleRolled { .. }
        | Event::Found { .. }
        | Event::SquareLeft { .. }
        | Event::BattlePhaseEnded { .. }
        | Event::ReinforcementEnded { .. }
        | Event::StallCounted { .. }
        | Event::WithdrawalBegan { .. }
        | Event::BattleTurnEnded { .. }
        | Event::Routed { .. }
        | Event::Crossed { .. }
        | Event::BattleWon { .. }
        | Event::RegroupEnded { .. }
        | Event::SupplyCut { .. }
        | Event::Demoralised { .. }
        | Event::ArmyRemoved { .. }
        | Event::Won { .. }
        | Event::TurnEnded { .. } => true,
    };
    told.then_some(seen)
}

/// Whether the block is one of the viewer's own side.
fn is_own(who: Who, viewer: Viewer) -> bool {
    viewer.is_among(who.army.side().seats())
}

/// Whether the viewer knows which block it is.
fn knows(who: Who, viewer: Viewer) -> bool {
    who.shown || is_own(who, viewer)
}
